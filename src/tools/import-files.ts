/** Files that an import has to answer in time, whatever they hold: honest ones, and others. */
import type { GameEvent } from '$lib/core/events.ts';
import { FORMAT, sumOf, type Written } from '$lib/core/record/entry.ts';
import { gameFileOf } from '$lib/core/record/game-file.ts';
import { MAX_BYTES, MAX_ENTRIES, MAX_VALUES } from '$lib/core/record/limits.ts';
import { longRecord } from '../../tests/support/scripts/long-game.ts';

/** A kind of file by name; its text is made when it is asked for. */
export interface FileKind {
  name: string;
  text: () => string;
}

/** Entries that begin every made-up record. */
const BEGUN = 200;

let played: readonly Written[] = [];
const begun = () => (played.length > 0 ? played : (played = longRecord(BEGUN).slice(0, BEGUN)));

const fileOf = (entries: readonly Written[]) => gameFileOf(entries, { app: 'limits', at: 0 });

/** The beginning of a game, and then these bodies until there are `count` entries. */
function recordOf(count: number, body: (seq: number) => Written['body']): Written[] {
  const entries = [...begun()];
  const last = entries.at(-1)!;
  for (let seq = entries.length + 1; seq <= count; seq++) {
    const entry = { ...last, format: FORMAT, seq, group: seq, at: last.at + seq, body: body(seq) };
    const sum = sumOf(entries.at(-1)!.sum, entry as Written);
    entries.push({ ...entry, sum } as Written);
  }
  return entries;
}

const goods = {
  kind: 'fact' as const,
  fact: { type: 'goods.gained' as const, seat: 's1' as const, goods: 1 },
};

/** How often the past is changed in a chain. */
const CHAINED = [400, 800, 1_600, 6_000];
const speaker = (nth: number) =>
  ({ type: 'speaker.corrected', seat: nth % 2 === 0 ? 's1' : 's2' }) as const;

/** A chain of amendments: the first one in the first round, each of the others put after it. */
function chained(count: number, fact: (nth: number) => GameEvent): Written[] {
  const turn = begun().find(({ body }) => body.kind === 'fact' && body.fact.type === 'turn.ended')!;
  return recordOf(BEGUN + count, (seq) => ({
    ...{ kind: 'amendment', place: 'after', at: 0, fact: fact(seq) },
    target: seq === BEGUN + 1 ? turn.seq : seq - 1,
  }));
}

/** A file of ours up to its entries, and round them whatever text stands there instead. */
const framed = (entries: string) =>
  `{"kind":"custodian-game","version":1,"app":"limits","exportedAt":0,"summary":null,"entries":${entries}}`;
const many = (item: string, count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;

/** As many bytes as may be read, most of them spaces. */
function spread(text: string): string {
  const room = MAX_BYTES - Buffer.byteLength(text);
  return text.replace('"entries":', () => `"entries":${' '.repeat(Math.max(0, room))}`);
}

export const KINDS: readonly FileKind[] = [
  {
    name: 'a game of as many entries as are taken, spread over 30 MB',
    text: () => spread(JSON.stringify(fileOf(recordOf(MAX_ENTRIES, () => goods)))),
  },
  {
    name: 'a long game as it is played',
    text: () => JSON.stringify(fileOf(longRecord(4_000))),
  },
  {
    name: 'a hundred thousand honest entries',
    text: () => JSON.stringify(fileOf(recordOf(100_000, () => goods))),
  },
  {
    name: 'one tap taken back again and again',
    text: () =>
      JSON.stringify(
        fileOf(
          recordOf(MAX_ENTRIES, (seq) => (seq % 2 ? goods : { kind: 'mark', head: BEGUN - 10 })),
        ),
      ),
  },
  {
    name: 'a past changed ten thousand times',
    text: () => {
      const amended = (seq: number): Written['body'] => ({
        ...{ kind: 'amendment', target: seq - MAX_ENTRIES / 2, place: 'after', at: 0 },
        fact: { type: 'goods.gained', seat: 's1', goods: 1 },
      });
      const half = MAX_ENTRIES / 2 + BEGUN;
      return JSON.stringify(
        fileOf(recordOf(MAX_ENTRIES, (seq) => (seq <= half ? goods : amended(seq)))),
      );
    },
  },
  ...CHAINED.map((count) => ({
    name: `a past changed ${count.toLocaleString('en')} times, each change put after the one before`,
    text: () => JSON.stringify(fileOf(chained(count, () => goods.fact))),
  })),
  ...CHAINED.map((count) => ({
    name: `the same with changes that move the game, ${count.toLocaleString('en')} times`,
    text: () => JSON.stringify(fileOf(chained(count, speaker))),
  })),
  { name: '6 MB of brackets', text: () => '['.repeat(6_000_000) },
  { name: '6 MB of brackets in a game file', text: () => framed('['.repeat(6_000_000)) },
  { name: 'one text of 29 MB', text: () => framed(`["${'x'.repeat(29_000_000)}"]`) },
  { name: 'a million tiny objects', text: () => framed(many('{}', 1_000_000)) },
  {
    name: '1.8 MB of them that call themselves entries',
    text: () => framed(many('{"format":2}', 140_000)),
  },
  {
    name: 'as many values as are taken, each under a name of its own',
    text: () =>
      framed(
        `[{"format":2,"x":[${Array.from({ length: MAX_VALUES / 2 - 8 }, (_, i) => `{"k${i}":${i}}`).join()}]}]`,
      ),
  },
  {
    name: '29 MB of another alphabet',
    text: () => `{"custodian-game":"${'ж ,'.repeat(7_000_000)}`,
  },
  { name: '31 MB', text: () => ' '.repeat(31_000_000) },
];
