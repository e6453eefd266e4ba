// Sees that the app does not start, or that a part of it is gone. What is done then is fetched only
// then (stuck.js, made by the build of src/lib/rescue); in every other case this is all there is.
(function () {
  var root = document.documentElement;
  var address = document.currentScript.src.replace(/watch\.js.*/, 'stuck.js');
  // Some browsers take the address of a script only from whoever the page's policy names.
  if (window.trustedTypes) {
    var asItIs = function (text) {
      return text;
    };
    address = trustedTypes
      .createPolicy('custodian-help', { createScriptURL: asItIs })
      .createScriptURL(address);
  }
  var asked = false;
  function again() {
    asked = false;
  }
  function help() {
    if (asked) return;
    asked = true;
    var script = document.createElement('script');
    script.src = address;
    script.onload = script.onerror = again;
    document.head.appendChild(script);
  }
  function early() {
    if (!root.hasAttribute('data-started')) help();
  }
  // Said by the bundler's own helper, for every part that is fetched late.
  addEventListener('vite:preloadError', help);
  addEventListener('unhandledrejection', early);
  addEventListener('error', early, true);
  setTimeout(early, 6000);
})();
