// Runs inside the page before its first paint, in every language and at every address: the theme,
// the font, and what is known of games whose list is not read yet. Written into app.html by the build.
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
  // What the page says of itself already is not said again: each word of it costs a slow device.
  var bar = theme === 'light' && document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', '#f1f3f8');

  // From the second launch on the typeface is there at the first paint: the worker hands it out at once.
  // On a first visit the page of the games begins with the device's own. See routes/+layout.svelte.
  if (kept('font') && navigator.serviceWorker && navigator.serviceWorker.controller) {
    root.dataset.font = 'first';
  } else if (!/\/$/.test(location.pathname)) root.dataset.font = '';

  // See ui/games/room.ts.
  var room = kept('games').split(' ');
  if (room.length === 4) {
    root.dataset.games = room[3];
    if (Number(room[0]) === innerWidth) {
      root.style.setProperty('--hero', Number(room[1]) + 'px');
      root.style.setProperty('--start', Number(room[2]) + 'px');
    }
  }

  // The card that the page of the games began with last time: see ui/games/kept-card.ts. It is made
  // of these elements and their texts, never of markup; one that is in any way not as it should be is
  // left out, and the page waits for the list as if nothing were kept.
  var ELEMENTS = /^(section|div|h1|h2|p|ul|li|span|small|b|i|em|a|svg|path|text)$/;
  var DRAWN = /^(svg|path|text)$/;
  var SAID = /^(class|style|id|dir|role|aria-[a-z]+|href|d|x|y|width|height|viewBox)$/;
  var AT_HOME = /^(\/[\w.~%-]+)*\/(new(\?again)?|game\/[\w-]+)$/;
  function made(part) {
    var name = part[0];
    var said = part[1];
    if (!Array.isArray(part) || !ELEMENTS.test(name)) throw name;
    var kind = DRAWN.test(name) ? '2000/svg' : '1999/xhtml';
    var element = document.createElementNS('http://www.w3.org/' + kind, name);
    for (var key in said) {
      if (!SAID.test(key) || (key === 'href' && !AT_HOME.test(said[key]))) throw key;
      element.setAttribute(key, said[key]);
    }
    part.slice(2).forEach(function (inner) {
      element.append(typeof inner === 'string' ? inner : made(inner));
    });
    return element;
  }
  function showCard(card) {
    // Told of the place as soon as it is there, which is before it can be painted.
    var watch = new MutationObserver(function () {
      var place = document.querySelector('[data-kept-card]');
      if (!place) return;
      watch.disconnect();
      if (card.lang !== root.lang) return;
      try {
        place.append(made(card.card));
        root.dataset.card = '';
        root.style.removeProperty('--hero');
      } catch {
        // Not a card.
      }
    });
    watch.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', function () {
      watch.disconnect();
    });
  }
  var text = kept('card');
  if (!text) return;
  try {
    var card = JSON.parse(text);
    if (card.build === root.dataset.build) showCard(card);
  } catch {
    // Nothing that can be read is kept.
  }
})();
