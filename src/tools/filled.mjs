/** What a language says beside what English says: filled where it is silent, and told where. */

const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value) => (Array.isArray(value) ? 'list' : typeof value);

/** Where a sentence is read anew each time, as one with a term of the game is: which of the two says it. */
function readAnew(english, own, name) {
  const get = Object.getOwnPropertyDescriptor(name in own ? own : english, name)?.get;
  return get && { enumerable: true, get };
}

/**
 * A section, or a part of it, with English wherever the language has nothing.
 *
 * @template Part
 * @param {Part} english
 * @param {unknown} own
 * @returns {Part}
 */
export function filled(english, own) {
  if (own === undefined) return english;
  if (!isTable(english)) return own;
  const rows = [...new Set([...Object.keys(english), ...Object.keys(own)])].map((name) => [
    name,
    readAnew(english, own, name) ?? { enumerable: true, value: filled(english[name], own[name]) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(rows));
}

/**
 * The sentences of a section that a language lacks, and those that English does not know (a slip
 * of the pen, or a sentence that is gone), each by its path: "status.short.title".
 *
 * @param {unknown} english
 * @param {unknown} own
 * @param {string} path
 * @returns {{ lacks: string[], strange: string[] }}
 */
export function gaps(english, own, path) {
  if (own === undefined) return { lacks: [path], strange: [] };
  if (english === undefined || kindOf(own) !== kindOf(english))
    return { lacks: [], strange: [path] };
  if (!isTable(english)) return { lacks: [], strange: [] };
  const names = [...new Set([...Object.keys(english), ...Object.keys(own)])];
  const found = names.map((name) => gaps(english[name], own[name], `${path}.${name}`));
  return {
    lacks: found.flatMap(({ lacks }) => lacks),
    strange: found.flatMap(({ strange }) => strange),
  };
}
