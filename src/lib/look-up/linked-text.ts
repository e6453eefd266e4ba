/** Terms in a sentence that lead to their topic: `Your [[fleet-pool|fleet pool]] sets it.` */

/** A piece of a sentence, and the id of the topic that it leads to. */
export interface TextRun {
  text: string;
  topic?: string;
}

const TERM = /\[\[([a-z-]+)\|([^\]]+)\]\]/g;

/** The pieces of a sentence, in order; those with a topic are links. */
export function runsOf(sentence: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const { index, 0: term, 1: topic = '', 2: text = '' } of sentence.matchAll(TERM)) {
    if (index > at) runs.push({ text: sentence.slice(at, index) });
    runs.push({ text, topic });
    at = index + term.length;
  }
  if (at < sentence.length) runs.push({ text: sentence.slice(at) });
  return runs;
}

/** The sentence as it is read aloud or searched: without its links. */
export const plainText = (sentence: string): string =>
  runsOf(sentence)
    .map(({ text }) => text)
    .join('');
