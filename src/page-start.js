// Runs inside the page before its first paint, in every language and at every address: the theme,
// the font, and room for games whose list is not read yet. Written into app.html by the build.
(function () {
  var root = document.documentElement;
  function kept(key) {
    try {
      return localStorage.getItem('custodian.' + key) || '';
    } catch {
      return ''; // Storage can be blocked: then everything is as on a first visit.
    }
  }

  // The theme is the table's own choice; without one it is dark, and `system` asks the device. A
  // light table never sees a dark flash.
  var theme = kept('theme');
  if (theme === 'system') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  if (theme !== 'light') theme = 'dark';
  root.dataset.theme = theme;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', theme === 'light' ? '#f1f3f8' : '#080b13');

  // The page of the games keeps the device's font on a first visit: nothing waits for ours, and
  // nothing moves when it comes. Anywhere else it is drawn with. See ui/shell/own-font.ts.
  if (!/\/$/.test(location.pathname)) root.dataset.font = '';
  else if (kept('font')) root.dataset.font = 'first';

  // See ui/games/room.ts.
  var room = kept('games').split(' ');
  if (room.length === 3) {
    root.dataset.games = '';
    if (Number(room[0]) === innerWidth) {
      root.style.setProperty('--hero', Number(room[1]) + 'px');
      root.style.setProperty('--start', Number(room[2]) + 'px');
    }
  }
})();
