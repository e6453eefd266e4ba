/** Files that are no sound game file, and what is wrong with each. */
import { FORMAT, sumOf, type Written } from '$lib/core/record/entry.ts';
import { FILE_VERSION, type FileProblem, type GameFile } from '$lib/core/record/game-file.ts';
import { fixtureText } from '../../support/fixture-games.ts';

export interface BadFile {
  what: string;
  text: string;
  problem: FileProblem;
}

const whole = fixtureText('three-players.json');
const file = () => JSON.parse(whole) as GameFile;

/** A game file with other entries, whose checksums hold. */
export function resealed(change: (entries: Written[]) => Written[]): string {
  let sum = '';
  const entries = change(file().entries).map((entry, i) => {
    const next = { ...entry, seq: i + 1, group: Math.min(entry.group, i + 1) };
    sum = sumOf(sum, next);
    return { ...next, sum };
  });
  return JSON.stringify({ ...file(), entries });
}

/** The file with one entry changed and its checksum left as it was. */
function touched(place: number, change: (entry: Written) => object): string {
  const entries = file().entries.map((entry, i) => (i === place ? change(entry) : entry));
  return JSON.stringify({ ...file(), entries });
}

const circle = resealed((entries) => [
  ...entries,
  { ...entries[0]!, body: { kind: 'mark', head: entries.length + 9 } },
]);

export const BAD_FILES: BadFile[] = [
  { what: 'a letter', text: 'Dear Ana, the game is at eight.', problem: 'not-json' },
  { what: 'an empty file', text: '', problem: 'not-json' },
  { what: 'half a file', text: whole.slice(0, whole.length / 2), problem: 'truncated' },
  { what: 'a file of another app', text: '{"kind":"chess","version":1}', problem: 'foreign' },
  { what: 'a list', text: '[1, 2, 3]', problem: 'foreign' },
  {
    what: 'a file that claims to be one through its prototype',
    text: whole.replace('"kind"', '"kin"').replace('{', '{"__proto__":{"kind":"custodian-game"},'),
    problem: 'foreign',
  },
  {
    what: 'a file of a later version',
    text: JSON.stringify({ ...file(), version: FILE_VERSION + 1 }),
    problem: 'newer',
  },
  {
    what: 'a file with entries of a later format',
    text: resealed((entries) =>
      entries.map((entry) => Object.assign({ ...entry }, { format: FORMAT + 1 })),
    ),
    problem: 'newer',
  },
  {
    what: 'a file with an entry that is none',
    text: touched(7, () => ({ kind: 'fact' })),
    problem: 'wrong-shape',
  },
  {
    what: 'a file with a text as long as a book',
    text: touched(0, (entry) => ({ ...entry, run: 'x'.repeat(100_000) })),
    problem: 'damaged',
  },
  {
    what: 'a file that was changed by hand',
    text: touched(30, (entry) => ({ ...entry, at: entry.at + 60_000 })),
    problem: 'damaged',
  },
  { what: 'a file that leads in a circle', text: circle, problem: 'damaged' },
  {
    what: 'a file without its beginning',
    text: resealed((entries) => entries.slice(1)),
    problem: 'no-game',
  },
];
