/** Where sentences of ours run along with those of another document, word by word. */

/** So many equal words in a row are no chance. */
export const RUN = 12;

/** The words of a text: no marks, no accents, no tags, no case. */
export function wordsOf(text) {
  const bare = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/\[\[[a-z-]+\|/g, ' ');
  const plain = bare.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of words of a length, in order. */
function* runsIn(words, length) {
  for (let at = 0; at + length <= words.length; at++) {
    yield words.slice(at, at + length).join(' ');
  }
}

/**
 * The runs of equal words: of each sentence and document the first one.
 *
 * @param {readonly { path: string, text: string }[]} sentences ours
 * @param {readonly { name: string, text: string }[]} documents those of others
 * @param {number} [length] in words
 * @returns {{ path: string, document: string, run: string }[]}
 */
export function copiedRuns(sentences, documents, length = RUN) {
  const own = new Map();
  for (const { path, text } of sentences) {
    for (const run of runsIn(wordsOf(text), length)) own.set(run, [...(own.get(run) ?? []), path]);
  }
  return documents.flatMap(({ name, text }) => {
    const found = new Map();
    for (const run of runsIn(wordsOf(text), length)) {
      for (const path of own.get(run) ?? []) if (!found.has(path)) found.set(path, run);
    }
    return [...found].map(([path, run]) => ({ path, document: name, run }));
  });
}
