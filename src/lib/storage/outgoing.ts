/** A record as a file to be saved: it brings no schema, so that it is always at hand. */
import type { Written } from '$lib/core/record/entry.ts';
import { gameFileOf, type GameFile, type Made } from '$lib/core/record/file-of.ts';

/** One entry a line, so that a file can be read and compared by people. */
function textOf({ entries, ...head }: GameFile): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}

/** A file to be saved. */
export interface OutgoingFile {
  name: string;
  text: string;
}

/**
 * The file of a record by name and text, damaged entries included; null where there is no entry. A game with
 * house rules says so in its name.
 */
export function outgoing(
  entries: readonly Written[],
  { house, ...made }: Made & { summary: object | null; house: boolean },
): OutgoingFile | null {
  const [first] = entries;
  if (!first) return null;
  const at = new Date(first.at);
  const day = Number.isNaN(at.getTime()) ? 'undated' : at.toISOString().slice(0, 10);
  const mark = first.gameId.replace(/[^a-z0-9]/gi, '').slice(0, 8);
  const summary = made.summary && { ...made.summary };
  return {
    name: `custodian-${day}-${mark}${house ? '-house-rules' : ''}.json`,
    text: textOf(gameFileOf(entries, { ...made, summary })),
  };
}
