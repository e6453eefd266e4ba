/**
 * Which language a page speaks, before its first paint. Both functions run in the page: they are
 * written into it as they stand, so neither may ask for anything from outside but the other.
 */

/**
 * The language kept on this device, else the best that the browser asks for (the tag itself before
 * another of the same tongue), else the first.
 *
 * @template {{ id: string, tag: string }} Language
 * @param {readonly Language[]} languages
 * @param {string | null} kept
 * @param {readonly string[]} wanted tags, the most wanted first
 * @returns {Language}
 */
export function bestLanguage(languages, kept, wanted) {
  const tongue = (tag) => tag.toLowerCase().split('-')[0];
  const found = (matches) => languages.find(matches);
  let best = found(({ id }) => id === kept);
  for (const asked of wanted) {
    best ??= found(({ tag }) => tag.toLowerCase() === asked.toLowerCase());
    best ??= found(({ tag }) => tongue(tag) === tongue(asked));
  }
  return best ?? languages[0];
}

/**
 * Chooses, and makes the page one of that language: what it says of itself, and what it fetches.
 *
 * @param {typeof bestLanguage} best
 * @param {readonly { id: string, tag: string, direction: string, title: string,
 *   description: string, manifest: string, scripts: string[] }[]} languages
 */
export function speakLanguage(best, languages) {
  let kept = null;
  try {
    kept = localStorage.getItem('custodian.language');
  } catch {
    // Storage can be blocked: then the browser is asked.
  }
  const chosen = best(languages, kept, navigator.languages);
  const root = document.documentElement;
  root.lang = chosen.tag;
  root.dir = chosen.direction;
  root.dataset.language = chosen.id;
  document.title = chosen.title;
  document.querySelector('meta[name=description]').content = chosen.description;
  document.querySelector('link[rel=manifest]').setAttribute('href', chosen.manifest);
  for (const address of chosen.scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
