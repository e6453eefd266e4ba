/** The game file: what is taken, and a plain reason for everything else. */
import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../src/lib/core/events.ts';
import { FORMAT, type Entry } from '../../../../src/lib/core/record/entry.ts';
import * as file from '../../../../src/lib/core/record/game-file.ts';
import {
  MAX_BYTES,
  MAX_DEPTH,
  MAX_ENTRIES,
  MAX_TEXT,
  MAX_VALUES,
} from '../../../../src/lib/core/record/limits.ts';
import { Log, sealed } from '../../../support/log.ts';

const { FILE_KIND, FILE_PROBLEMS, firstBad, gameFileOf, readGameFile } = file;

const log = () =>
  Log.begun()
    .tap({ type: 'goods.gained', seat: 's1', goods: 1, cause: 'an agent' })
    .overrule('card-taken', { type: 'strategy-card.put-back', seat: 's1', card: 'trade', goods: 0 })
    .undo()
    .amend('before', 5, { type: 'home.changed', seat: 's2', controlled: false });

/** The file of the log with another first fact. */
const begun = (change: (created: EventOf<'game.created'>) => object) =>
  edited((entries) => {
    const [first, ...rest] = entries;
    if (first?.body.kind !== 'fact' || first.body.fact.type !== 'game.created') return entries;
    const fact = { ...first.body.fact, ...change(first.body.fact) };
    return [{ ...first, body: { kind: 'fact', fact } }, ...rest];
  });
const created = (change: object) => {
  const fact = log().facts[0];
  return { ...fact, ...change };
};
/** The log with a seating put right by hand at its fifth entry. */
const seated = (...order: string[]) =>
  at(4, { body: { kind: 'fact', fact: { type: 'seating.corrected', order } } });

/** The file of the log with one thing changed, sums made to fit. */
function edited(change: (entries: Entry[]) => unknown): string {
  const { entries } = log();
  const raw = change(structuredClone(entries)) as Entry[];
  return JSON.stringify({ ...JSON.parse(log().file), entries: sealed(raw) });
}
const at = (index: number, change: object) =>
  edited((entries) => entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry)));

/** The file of the log with one entry changed and no sum made to fit. */
const unsummed = (index: number, change: object) =>
  JSON.stringify({
    ...JSON.parse(log().file),
    entries: log().entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry)),
  });

/** The log with something more in its summary, unsummed. */
const padded = (value: string) =>
  log().file.replace('"summary":null', () => `"summary":{"x":${value}}`);
const withEntries = (count: number) =>
  JSON.stringify({ ...JSON.parse(log().file), entries: Array.from({ length: count }, () => 0) });

/** A file whose past is changed again and again, each change put after the one before it. */
function chainOf(count: number, chained = true, type: 'speaker' | 'goods' = 'speaker'): string {
  const long = Log.begun();
  const fact = (seat: 's1' | 's2') =>
    type === 'goods'
      ? ({ type: 'goods.gained', seat, goods: 1 } as const)
      : ({ type: 'speaker.corrected', seat } as const);
  for (let i = 0; i < count; i++) {
    const target = chained && i > 0 ? long.entries.length : 4;
    long.amend('after', target, fact(i % 2 === 0 ? 's1' : 's2'));
  }
  return long.file;
}

const problemOf = (text: string) => {
  const checked = readGameFile(text);
  return checked.ok ? null : checked.problem;
};

describe('a game file', () => {
  it('that was written is read as it was', () => {
    const checked = readGameFile(log().file);
    if (!checked.ok) throw new Error(checked.problem);
    expect(checked.file.entries).toEqual(log().entries);
  });

  it('is read without what was written into it beside its entries', () => {
    const checked = readGameFile(unsummed(4, { heardBy: 's1' }));
    expect(checked.ok && checked.file.entries).toEqual(log().entries);
  });

  it('may have its people sit in another order', () => {
    expect(problemOf(seated('s3', 's1', 's2'))).toBeNull();
  });

  it('may begin with a byte order mark and keep a summary', () => {
    const made = gameFileOf(log().entries, { app: '1', at: 1, summary: { round: 3 } });
    const checked = readGameFile(`\uFEFF${JSON.stringify(made)}`);
    expect(checked.ok && checked.file.summary).toEqual({ round: 3 });
  });
});

const HOSTILE: Record<(typeof FILE_PROBLEMS)[number], Record<string, () => string>> = {
  'too-large': { 'a text beyond the limit': () => ' '.repeat(MAX_BYTES + 1) },
  'too-deep': {
    'lists within lists': () => padded('['.repeat(MAX_DEPTH)),
    'six megabytes of them': () => padded('['.repeat(6_000_000)),
    'rows within rows': () => padded('{"x":'.repeat(100_000)),
  },
  'too-many': {
    'a value more than is taken': () => padded(`[${'1,'.repeat(MAX_VALUES)}1]`),
    'an entry more than is taken': () => withEntries(MAX_ENTRIES + 1),
  },
  'too-long': {
    'a text beyond the limit': () => padded(`"${'x'.repeat(MAX_TEXT + 1)}"`),
    'one of quotes and backslashes': () => padded(`"${'\\"'.repeat(MAX_TEXT)}"`),
    'a number beyond the limit': () => padded('1'.repeat(MAX_TEXT + 1)),
  },
  'too-amended': {
    'a chain of changes that move the game': () => chainOf(800),
    'changes of the first act all along': () => chainOf(800, false),
  },
  'not-json': {
    'an empty file': () => '',
    'a picture': () => '\u0089PNG',
    'arrays without end': () => '['.repeat(2_000_000),
  },
  truncated: { 'a file cut short': () => log().file.slice(0, 900) },
  garbled: {
    'a file with a bracket turned into another letter': () =>
      `{"kind":"${FILE_KIND}","entries":[\n{"seq":1},\n("seq":2}\n]}\n`,
  },
  foreign: {
    'a list': () => '[]',
    null: () => 'null',
    'a number': () => '7',
    'a file of another program': () => '{"kind":"save","version":1}',
  },
  newer: {
    'a newer file version': () => log().file.replace('"version":1', '"version":2'),
    'a newer format of an entry in the middle': () => at(3, { format: FORMAT + 1 }),
    'a newer entry format': () => at(7, { format: FORMAT + 1 }),
    // The sum holds over what was written: it is no damage, whatever it is.
    'an unknown field of an entry': () => at(4, { heardBy: 's1' }),
    'an unknown field of a fact': () =>
      at(4, {
        body: { kind: 'fact', fact: { type: 'goods.gained', seat: 's1', goods: 1, from: 's2' } },
      }),
    'an unknown field deep in a fact': () =>
      begun(({ settings }) => ({ settings: { ...settings, dice: 6 } })),
    'an unknown fact': () =>
      at(4, { body: { kind: 'fact', fact: { type: 'universe.destroyed' } } }),
    'an unknown kind of entry': () => at(4, { body: { kind: 'note', text: 'hello' } }),
    'an unknown code of a refusal': () => at(5, { overruled: { code: 'moon-is-full' } }),
    'an unknown reason of a pause': () =>
      at(4, { body: { kind: 'clock', paused: true, reason: 'fire' } }),
    'a format that is no number': () => at(2, { format: '2' }),
    'a format between two': () => at(2, { format: 2.5 }),
    'a game created with a name that is none here': () => begun(() => ({ id: 'a b' })),
    'half a good': () =>
      at(4, { body: { kind: 'fact', fact: { type: 'goods.gained', seat: 's1', goods: 0.5 } } }),
    'more goods than a number takes': () =>
      at(4, { body: { kind: 'fact', fact: { type: 'goods.gained', seat: 's1', goods: 1e308 } } }),
    'a seat that is no seat': () =>
      at(4, {
        body: { kind: 'fact', fact: { type: 'goods.gained', seat: '__proto__', goods: 1 } },
      }),
    'a card called constructor': () =>
      at(4, { body: { kind: 'fact', fact: { type: 'law.discarded', law: 'constructor' } } }),
    'a code that every object answers to': () => at(5, { overruled: { code: 'constructor' } }),
    'a text without end': () =>
      at(4, {
        body: {
          kind: 'fact',
          fact: {
            type: 'component-action.taken',
            seat: 's1',
            played: { kind: 'typed', text: 'x'.repeat(201) },
          },
        },
      }),
  },
  'wrong-shape': {
    'no entries': () => JSON.stringify({ ...JSON.parse(log().file), entries: [] }),
    'entries that are no list': () => JSON.stringify({ ...JSON.parse(log().file), entries: {} }),
    'entries that are none': () => withEntries(3),
    'an entry without a sum': () => unsummed(4, { sum: undefined }),
    'a game called like a path': () =>
      edited((entries) => entries.map((entry) => ({ ...entry, gameId: '../x' }))),
    'a game with a name of 65 letters': () =>
      edited((entries) => entries.map((entry) => ({ ...entry, gameId: 'x'.repeat(65) }))),
    'two players in one seat': () =>
      begun(({ players }) => ({ players: players.map((row) => ({ ...row, seat: 's1' })) })),
    'a speaker without a seat': () => begun(() => ({ speaker: 's9' })),
    'a game laid anew with such a speaker': () =>
      edited((entries) => [
        ...entries,
        {
          ...entries.at(-1),
          seq: entries.length + 1,
          body: {
            kind: 'amendment',
            target: 1,
            place: 'replace',
            fact: created({ speaker: 's9' }),
            at: 500,
          },
        },
      ]),
    'nobody at the table': () => seated(),
    'a seating that leaves one out': () => seated('s1', 's2'),
    'a seating with one twice': () => seated('s1', 's1', 's2'),
    'a seating with a stranger': () => seated('s1', 's2', 's4'),
    'a negative place': () => at(4, { seq: -5 }),
  },
  damaged: {
    'a changed number': () => log().file.replace('"goods":1', '"goods":2'),
    'a missing entry': () => edited((entries) => entries.filter((_, i) => i !== 2)),
    'a mark that runs in a circle': () => at(6, { body: { kind: 'mark', head: 8 } }),
    'a mark to before the first act': () => at(6, { body: { kind: 'mark', head: 0 } }),
    'a tap that goes on after another one': () => at(6, { group: 5 }),
    'a tap that begins before its first entry': () => at(5, { group: 2 }),
    'a newer format that was written into it': () => unsummed(3, { format: FORMAT + 1 }),
    'an unknown fact that was written into it': () =>
      unsummed(4, { body: { kind: 'fact', fact: { type: 'universe.destroyed' } } }),
    'an unknown code that was written into it': () =>
      unsummed(5, { overruled: { code: 'moon-is-full' } }),
  },
  'no-game': {
    'a record that begins in the middle': () =>
      edited((entries) => entries.slice(4, 5).map((entry) => ({ ...entry, seq: 1, group: 1 }))),
    'a record that begins with a pause': () =>
      at(0, { body: { kind: 'clock', paused: true, reason: null } }),
  },
};

describe.each(FILE_PROBLEMS)('a file is refused as %s', (problem) => {
  it.each(Object.entries(HOSTILE[problem]))('for %s', (_, make) => {
    expect(problemOf(make())).toBe(problem);
  });
});

describe('a past that was changed often', () => {
  it('is taken as long as it can be read in time', () => {
    expect(problemOf(chainOf(400))).toBeNull();
    // What leaves the game standing where it stood is read once.
    expect(problemOf(chainOf(1_600, true, 'goods'))).toBeNull();
  });
});

describe('what of a stored record is damaged', () => {
  const { entries } = log();
  const later = sealed(entries.map((entry, i) => (i === 5 ? { ...entry, heardBy: 's1' } : entry)));

  it('is not what a newer app has written', () => {
    expect(firstBad(entries)).toBeNull();
    expect(firstBad(later)).toBeNull();
  });

  it('is what comes behind it and has a sum that fails', () => {
    expect(firstBad(later.map((entry, i) => (i === 6 ? { ...entry, at: 1 } : entry)))).toBe(7);
  });
});

describe('a hostile file', () => {
  it('reaches no prototype', () => {
    const text = log().file.replace('"kind":', '"__proto__":{"polluted":true},"kind":');
    const checked = readGameFile(text);
    expect(checked.ok).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(
      checked.ok && (checked.file as unknown as Record<string, unknown>)['polluted'],
    ).toBeFalsy();
  });

  it('says which seats are wrong', () => {
    const where = (text: string) => {
      const checked = readGameFile(text);
      return checked.ok ? null : checked.where;
    };
    expect(where(begun(() => ({ speaker: 's9' })))).toBe('entries.0.body.fact.speaker');
    expect(where(begun(({ players: [one] }) => ({ players: [one, one] })))).toBe(
      'entries.0.body.fact.players',
    );
    expect(where(seated())).toBe('entries.4.body.fact.order');
  });

  it('says where its shape is wrong', () => {
    const checked = readGameFile(at(4, { seq: 'five' }));
    expect(checked).toMatchObject({ ok: false, problem: 'wrong-shape', where: 'entries.4.seq' });
  });
});

describe('the file of a record that was damaged where it was saved', () => {
  /** The log, of which this entry was changed on the disk: entries 1 to 4 are one tap. */
  const damaged = (change: (entries: Entry[]) => unknown) => {
    const entries = structuredClone(log().entries);
    return JSON.stringify(
      gameFileOf(change(entries) as Entry[], { app: '1', at: 1, damaged: true }),
    );
  };
  const having = (index: number, change: object) =>
    damaged((entries) =>
      entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry)),
    );
  const cutOf = (text: string) => {
    const checked = readGameFile(text);
    return checked.ok ? [checked.file.entries.length, checked.cut] : checked.problem;
  };

  it.each([
    ['a flipped byte', () => having(5, { at: 1 }), [5, { seq: 6, left: 3 }]],
    [
      'an argument of the wrong type',
      () => having(5, { body: { kind: 'mark', head: 'x' } }),
      [5, { seq: 6, left: 3 }],
    ],
    ['an unknown kind', () => having(4, { body: { kind: 'note' } }), [4, { seq: 5, left: 4 }]],
    ['a body that is missing', () => having(6, { body: undefined }), [6, { seq: 7, left: 2 }]],
    [
      'an entry that is none',
      () => damaged((all) => all.with(5, null as never)),
      [5, { seq: 6, left: 3 }],
    ],
    ['a missing entry', () => damaged((all) => all.toSpliced(5, 1)), [5, { seq: 6, left: 2 }]],
    ['nothing at all', () => damaged((all) => all), [8, undefined]],
    ['a tap that is cut in two', () => having(2, { at: 1 }), 'damaged'],
    ['its first entry', () => having(0, { body: undefined }), 'damaged'],
    [
      'a later format that was written into it',
      () => having(5, { format: FORMAT + 1 }),
      [5, { seq: 6, left: 3 }],
    ],
    [
      'a sound entry of a later format',
      () => damaged((all) => sealed(all.with(5, { ...all[5], format: FORMAT + 1 } as never))),
      'newer',
    ],
  ])('is taken up to %s', (_, make, cut) => {
    expect(cutOf(make())).toEqual(cut);
  });

  it('is not taken in part when the file does not say so', () => {
    const text = having(5, { at: 1 }).replace('"damaged":true', '"damaged":false');
    expect(cutOf(text)).toBe('damaged');
  });
});

it('is checked entry by entry, and says how far', () => {
  const told: [number, number][] = [];
  readGameFile(log().file, (done, of) => told.push([done, of]));
  expect(told).toEqual([[0, log().entries.length]]);
});
