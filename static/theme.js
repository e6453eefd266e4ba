// Runs before the first paint, so that a light table never sees a dark flash.
// The theme is the table's own choice; without one it is dark, and `system` asks the device.
(function () {
  var chosen = 'dark';
  try {
    chosen = localStorage.getItem('custodian.theme') || chosen;
  } catch {
    // Storage can be blocked: then it is dark.
  }
  if (chosen === 'system') {
    chosen = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  if (chosen !== 'light') chosen = 'dark';
  document.documentElement.dataset.theme = chosen;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', chosen === 'light' ? '#f1f3f8' : '#080b13');
})();
