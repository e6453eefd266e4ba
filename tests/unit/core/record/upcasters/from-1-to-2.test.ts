/** From format 1 to 2: each fact that was told otherwise, amendments, clocks, and what stays. */
import { describe, expect, it } from 'vitest';
import { openState } from '../../../../../src/lib/core/engine/open.ts';
import type { Written } from '../../../../../src/lib/core/record/entry.ts';
import { FORMAT } from '../../../../../src/lib/core/record/entry.ts';
import type { Entry1, Event1 } from '../../../../../src/lib/core/record/formats/format-1.ts';
import { gameFileOf, readGameFile } from '../../../../../src/lib/core/record/game-file.ts';
import { lineOf } from '../../../../../src/lib/core/record/line.ts';
import { upcast } from '../../../../../src/lib/core/record/upcast.ts';
import type { Election } from '../../../../../src/lib/core/vocabulary.ts';
import { rulesetFor } from '../../../../../src/lib/rulesets/compose.ts';
import { sealed } from '../../../../support/log.ts';
import { recordedEntries } from '../../../../support/moments.ts';

type Body1 = Entry1['body'];

/** A recorded game of format 1, and what was written after it. */
const recorded = () => recordedEntries('three-players').slice(0, 40) as Entry1[];

function goesOn(...bodies: Body1[]): Entry1[] {
  const before = recorded();
  const last = before.at(-1)!;
  const more = bodies.map((body, i): Entry1 => {
    const seq = before.length + i + 1;
    return { ...last, seq, group: seq, body };
  });
  return sealed([...before, ...more]);
}

const fact = (told: Event1): Body1 => ({ kind: 'fact', fact: told });

/** What the last of these bodies becomes. */
function lifted(...bodies: Body1[]) {
  const record = goesOn(...bodies);
  return upcast(record, record.length).map(({ body }) => body);
}

const lastFact = (...told: Event1[]) => {
  const [body] = lifted(...told.map(fact));
  return body?.kind === 'fact' ? body.fact : null;
};

const agenda = (election: Election): Event1 => ({
  type: 'agenda.revealed',
  agenda: 'mutiny',
  kind: 'law',
  election,
});
const vote = (outcome: string): Event1 => ({
  type: 'votes.cast',
  seat: 's1',
  outcome,
  votes: 2,
  extra: 0,
});

describe('an outcome', () => {
  it.each<[Election, string, object]>([
    ['for-against', 'for', { kind: 'side', side: 'for' }],
    ['for-against', 'against', { kind: 'side', side: 'against' }],
    ['player', 's2', { kind: 'seat', seat: 's2' }],
    ['player', 's9', { kind: 'typed', text: 's9' }],
    ['planet', 'mecatol-rex', { kind: 'planet', planet: 'mecatol-rex' }],
    ['planet', 'Our own moon', { kind: 'typed', text: 'Our own moon' }],
    ['planet', 'constructor', { kind: 'typed', text: 'constructor' }],
    ['law', 'conventions-of-war', { kind: 'law', law: 'conventions-of-war' }],
    ['strategy-card', 'trade', { kind: 'card', card: 'trade' }],
    ['scored-secret-objective', 'spark-a-rebellion', { kind: 'card', card: 'spark-a-rebellion' }],
    ['other', 'mecatol-rex', { kind: 'typed', text: 'mecatol-rex' }],
  ])('of an agenda on %s: %s', (election, text, outcome) => {
    expect(lastFact(agenda(election), vote(text))).toEqual({ ...vote(text), outcome });
  });

  it('is that of the agenda that lies there on its own branch', () => {
    const head = recorded().length;
    const [body] = lifted(
      fact(agenda('planet')),
      { kind: 'mark', head },
      fact(agenda('law')),
      { kind: 'mark', head: head + 1 },
      fact(vote('mecatol-rex')),
    );
    expect(body).toMatchObject({ fact: { outcome: { kind: 'planet' } } });
  });

  it('of an amendment is that of the agenda before its target', () => {
    const target = recorded().length + 2;
    const facts = [{ fact: vote('trade'), at: 5 }];
    const bodies = lifted(fact(agenda('strategy-card')), fact(vote('politics')), {
      kind: 'amendment',
      target,
      place: 'replace',
      facts,
    });
    expect(bodies).toMatchObject([{ fact: { outcome: { kind: 'card', card: 'trade' } } }]);
  });

  it('of no one stays no one’s', () => {
    const abstained: Event1 = { type: 'votes.cast', seat: 's1', outcome: null, votes: 0, extra: 0 };
    expect(lastFact(agenda('player'), abstained)).toEqual(abstained);
  });
});

describe('a fact', () => {
  const lines = [{ seat: 's1' as const, points: 1 }];

  it.each<[Event1, object]>([
    [
      { type: 'primary.resolved', seat: 's1', card: 'trade', left: ['goods'] },
      { type: 'primary.resolved', seat: 's1', card: 'trade', left: ['goods'], unsaid: [] },
    ],
    [
      { type: 'component-action.taken', seat: 's1', name: 'An agent' },
      { type: 'component-action.taken', seat: 's1', played: { kind: 'typed', text: 'An agent' } },
    ],
    [
      { type: 'component-action.taken', seat: 's1' },
      { type: 'component-action.taken', seat: 's1', played: null },
    ],
    [
      {
        type: 'payment.made',
        seat: 's1',
        planets: ['quann'],
        goods: 1,
        tokens: { tactic: 1, strategy: 2 },
        actionCards: 0,
        objective: 'sway-the-council',
      },
      {
        type: 'payment.made',
        seat: 's1',
        planets: ['quann'],
        goods: 1,
        commodities: 0,
        tokens: { tactic: 1, fleet: 0, strategy: 2 },
        actionCards: 0,
        fragments: {},
        for: { kind: 'objective', objective: 'sway-the-council' },
      },
    ],
    [
      { type: 'points.scored', lines, source: { kind: 'support', id: 's2' } },
      { type: 'points.scored', lines, source: { kind: 'support', owner: 's2' } },
    ],
    [
      { type: 'points.scored', lines, source: { kind: 'support', name: 'Somebody' } },
      { type: 'points.scored', lines, source: { kind: 'other', name: 'Somebody' } },
    ],
    [
      { type: 'points.corrected', lines, source: { kind: 'law', id: 'mutiny' } },
      { type: 'points.corrected', lines, source: { kind: 'law', id: 'mutiny' } },
    ],
    [{ type: 'action-cards.drawn' }, { type: 'action-cards.drawn', drawn: [] }],
    [
      {
        type: 'agenda.resolved',
        outcome: 'against',
        decidedBy: 'votes',
        law: false,
        holder: null,
      },
      {
        type: 'agenda.resolved',
        outcome: { kind: 'side', side: 'against' },
        decidedBy: 'votes',
        law: false,
        holder: null,
        barred: [],
      },
    ],
    [
      { type: 'law.corrected', law: 'mutiny', holder: 's1', outcome: 's1' },
      { type: 'law.corrected', law: 'mutiny', holder: 's1', outcome: { kind: 'seat', seat: 's1' } },
    ],
    [
      { type: 'position.corrected', round: 1, phase: 'action', step: 'turn', activeSeat: 's1' },
      {
        type: 'position.corrected',
        round: 1,
        phase: 'action',
        step: 'turn',
        activeSeat: 's1',
        keeps: null,
      },
    ],
    [
      { type: 'goods.gained', seat: 's1', goods: 1 },
      { type: 'goods.gained', seat: 's1', goods: 1 },
    ],
  ])('%j', (told, tells) => {
    expect(lastFact(told)).toEqual(tells);
  });

  it('that lays the table says outright what it left out', () => {
    const [entry] = upcast(recorded(), 1);
    const laid = entry?.body.kind === 'fact' ? entry.body.fact : null;
    const answers = {
      direction: 'clockwise',
      scoring: 'initiative',
      ending: 'in-turn',
      victory: 'first-in-order',
      totals: [],
    };
    expect(laid).toMatchObject({ type: 'game.created', house: false });
    expect(laid?.type === 'game.created' && laid.answers).toEqual(answers);
    for (const player of laid?.type === 'game.created' ? laid.players : []) {
      expect(player).toMatchObject({ person: null, relics: null, notes: null });
      expect(player.homePlanets).toBeInstanceOf(Array);
    }
  });
});

describe('an amendment', () => {
  const gain = (goods: number) => ({
    fact: { type: 'goods.gained', seat: 's1', goods } as const,
    at: 1000 + goods,
  });
  const put = (place: 'insert-before' | 'replace' | 'remove', ...goods: number[]) =>
    lifted({ kind: 'amendment', target: 40, place, facts: goods.map(gain) });
  const frame = { kind: 'amendment', target: 40 };

  it('is one entry for each of its facts', () => {
    expect(put('insert-before', 1, 2)).toEqual([
      { ...frame, place: 'before', ...gain(1) },
      { ...frame, place: 'before', ...gain(2) },
    ]);
    expect(put('replace', 1, 2)).toEqual([
      { ...frame, place: 'before', ...gain(1) },
      { ...frame, place: 'replace', ...gain(2) },
    ]);
  });

  it('without a fact takes one out', () => {
    expect(put('remove')).toEqual([{ ...frame, place: 'remove' }]);
    expect(put('replace')).toEqual([{ ...frame, place: 'remove' }]);
    expect(put('insert-before')).toEqual([]);
  });

  it('with several facts may be amended as a whole', () => {
    const record = goesOn(
      { kind: 'amendment', target: 40, place: 'insert-before', facts: [gain(1), gain(2)] },
      { kind: 'amendment', target: 41, place: 'replace', facts: [gain(3)] },
    );
    const goods = lineOf(record).slice(-2);
    expect(goods.map(({ seq, at }) => [seq, at])).toEqual([
      [42, 1003],
      [40, record[39]?.at],
    ]);
  });
});

it('clocks say that no one told why', () => {
  expect(lifted({ kind: 'clock', paused: true })).toEqual([
    { kind: 'clock', paused: true, reason: null },
  ]);
});

it('marks stay what they are', () => {
  expect(lifted({ kind: 'mark', head: 12 })).toEqual([{ kind: 'mark', head: 12 }]);
});

it('what was written stays as it was: its sums hold, and the same fact is the same object', () => {
  const record = goesOn(fact(agenda('player')), fact(vote('s2')));
  const copy = structuredClone(record);
  const [once] = upcast(record, record.length);
  const [again] = upcast(record, record.length);
  expect(once).toMatchObject({ format: FORMAT, seq: record.length });
  expect(once).toBe(again);
  expect(record).toEqual(copy);
  const read = readGameFile(JSON.stringify(gameFileOf(record, { app: 'test', at: 0 })));
  expect(read.ok && read.file.entries).toEqual(record);
});

it('a game of format 1 goes on in format 2', () => {
  const before = recorded();
  const last = before.at(-1)!;
  const entry = { ...last, seq: 41, group: 41 } as unknown as Written;
  const next = {
    ...entry,
    format: 2 as const,
    body: { kind: 'fact' as const, fact: { type: 'goods.gained', seat: 's1', goods: 1 } as const },
  } as Written;
  const record: Written[] = sealed<Written>([...before, next]);
  const { timeline, damage } = openState(rulesetFor, record);
  expect(damage).toBeNull();
  expect(timeline.line.at(-1)?.seq).toBe(41);
  const file = readGameFile(JSON.stringify(gameFileOf(record, { app: 'test', at: 0 })));
  expect(file.ok && file.file.entries.map(({ format }) => format).slice(-2)).toEqual([1, 2]);
});
