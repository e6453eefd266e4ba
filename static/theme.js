// Runs before the first paint, so that a light table never sees a dark flash.
// The theme is the table's own choice, else what the device prefers.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('custodian.theme');
  } catch {
    // Storage can be blocked: then the device decides.
  }
  if (chosen !== 'dark' && chosen !== 'light') {
    chosen = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  document.documentElement.dataset.theme = chosen;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', chosen === 'light' ? '#f1f3f8' : '#080b13');
})();
