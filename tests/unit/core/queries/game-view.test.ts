/** The document of a table: its schema lets nothing else through, and it says what the table is at. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as agenda from '../../../../src/lib/core/commands/agenda.ts';
import {
  callGame,
  correctObjective,
  correctPoints,
  leaveTable,
} from '../../../../src/lib/core/commands/corrections.ts';
import {
  answerScoring,
  publishObjective,
  scoreObjective,
  scorePoints,
} from '../../../../src/lib/core/commands/objectives.ts';
import { chooseStrategyCard } from '../../../../src/lib/core/commands/strategy-cards.ts';
import * as strategic from '../../../../src/lib/core/commands/strategic-action.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import { endTurn, passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { takeStrategicAction } from '../../../../src/lib/core/commands/whole-turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { pause } from '../../../../src/lib/core/engine/time.ts';
import { gameViewSchema } from '../../../../src/lib/core/queries/game-view.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { fixtureFile } from '../../../support/fixture-games.ts';
import { entriesUntil, recordedEntries } from '../../../support/moments.ts';
import { atFirstTurn, atScoring, atVote, openCard, turnOf } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { objectsIn, textsIn, viewOf } from '../../../support/views.ts';

const fits = (document: unknown) => v.safeParse(gameViewSchema, document).success;
const recorded = (name: string) => viewOf(openState(rulesetFor, fixtureFile(name).entries));
const laneOf = ({ state }: Table, seat: Seat) => {
  const lane = viewOf(state).lanes.find((row) => row.seat === seat);
  if (!lane) throw new Error(`no lane of ${seat}`);
  return lane;
};
const doing = (table: Table) =>
  viewOf(table.state).lanes.map(({ seat, activity }) => `${seat} ${activity?.kind ?? '-'}`);

/** A vote with every kind of thing that a document can hold. */
function rich() {
  const table = atVote('mutiny', { players: 4, settings: { depth: 'full' } });
  table.do(agenda.castVotes, { seat: 's2', outcome: 'for', votes: 3 });
  const view = viewOf(table.state);
  const law = {
    law: 'minister-of-war',
    name: 'Minister',
    holder: 's1',
    outcome: { kind: 'seat', seat: 's1' },
  };
  const result = { reason: 'called', winners: ['s1'], call: 'time', note: 'late' };
  return JSON.parse(JSON.stringify({ ...view, laws: [law], result })) as object;
}

/** The object at a path of a copy of a document. */
function copyAt(document: object, path: readonly string[]) {
  const copy = structuredClone(document);
  const place = path.reduce<object>(
    (value, key) => (value as Record<string, object>)[key] ?? {},
    copy,
  );
  return { copy, place: place as Record<string, unknown> };
}

describe('the schema of the document', () => {
  const document = rich();
  const objects = [...objectsIn(document)].map(([path, value]) => ({ path, value }));

  it('fits a vote, an outcome, a law, and an end', () => {
    expect(fits(document)).toBe(true);
    // Every part is there: an empty list would prove nothing about what lies in it.
    const empty = Object.entries(document).filter(([, value]) => Array.isArray(value) && !value[0]);
    expect(empty).toEqual([]);
  });

  it('is closed at every depth', () => {
    const open = objects.filter(({ path }) => {
      const { copy, place } = copyAt(document, path);
      place['more'] = 1;
      return fits(copy);
    });
    expect(open).toEqual([]);
  });

  it('lets no key be left out', () => {
    const lenient = objects.flatMap(({ path, value }) =>
      Object.keys(value)
        // A seat that no time went to is not in it.
        .filter(() => path.join('.') !== 'clock.seats')
        .filter((key) => {
          const { copy, place } = copyAt(document, path);
          Reflect.deleteProperty(place, key);
          return fits(copy);
        })
        .map((key) => [...path, key].join('.')),
    );
    expect(lenient).toEqual([]);
  });
});

describe('the document of a recorded game', () => {
  it.each(['six-players-essentials', 'four-players-full', 'the-evening'])(
    '%s fits the schema and survives JSON',
    (name) => {
      const view = recorded(name);
      expect(v.parse(gameViewSchema, view)).toEqual(view);
      expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
    },
  );

  it('holds ids and typed names, and no sentence', () => {
    const view = recorded('the-evening');
    const typed = new Set([
      ...view.lanes.map(({ name }) => name),
      ...view.objectives.map(({ name }) => name),
      ...view.laws.map(({ name }) => name),
    ]);
    const said = [...textsIn(view)].filter((text) => !/^[a-z0-9-]+$/.test(text));
    expect(said.filter((text) => !typed.has(text))).toEqual([]);
  });
});

describe('a lane', () => {
  it('says what its seat does in every phase', () => {
    expect(doing(Table.start({ players: 3 }))[0]).toBe('s1 picking');
    expect(doing(atFirstTurn({ players: 3 }))[0]).toBe('s1 -');
    expect(doing(atScoring({ players: 3 }))[0]).toBe('s1 scoring');
    expect(doing(atVote('mutiny', { players: 3 }))[0]).toBe('s2 voting');
  });

  it('says what its seat has done', () => {
    const scored = atScoring({ players: 3 })
      .do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' })
      .do(answerScoring, { seat: 's1' });
    expect(laneOf(scored, 's1').activity).toEqual({ kind: 'scored', objectives: 1 });
    const passed = atFirstTurn({ players: 5 });
    passed.do(takeStrategicAction, { seat: 's1', card: 'leadership' });
    turnOf(passed, 's1').do(passTurn, { seat: 's1' });
    expect(laneOf(passed, 's1')).toMatchObject({ state: 'passed', activity: { kind: 'passed' } });
    const barred = atVote('mutiny', { players: 3 }).do(agenda.barVoter, { seat: 's3' });
    expect(laneOf(barred, 's3').activity).toEqual({ kind: 'barred' });
  });

  it('names the strategy card that is played, and who has answered it', () => {
    const table = openCard(atFirstTurn({ players: 6 }), 's1', 'leadership');
    table.do(strategic.declineSecondary, { seat: 's2', card: 'leadership' });
    expect(laneOf(table, 's1').activity).toEqual({ kind: 'strategic', card: 'leadership' });
    expect(laneOf(table, 's2').activity).toEqual({ kind: 'declined' });
    expect(laneOf(table, 's3').activity).toBeNull();
  });

  it('counts the answers that a card played earlier waits for, in the lane of its player', () => {
    const pending = (table: Table) =>
      Object.fromEntries(viewOf(table.state).lanes.map((lane) => [lane.seat, lane.pending]));
    const table = openCard(atFirstTurn({ players: 3 }), 's1', 'leadership');
    // The stage asks for those itself.
    expect(pending(table)).toEqual({ s1: 0, s2: 0, s3: 0 });
    table.do(endTurn, { seat: 's1' });
    expect(pending(table)).toEqual({ s1: 2, s2: 0, s3: 0 });
    openCard(table, 's2', 'diplomacy').do(strategic.followSecondary, {
      seat: 's3',
      card: 'leadership',
    });
    expect(pending(table)).toEqual({ s1: 1, s2: 0, s3: 0 });
    table.do(endTurn, { seat: 's2' });
    expect(pending(table)).toEqual({ s1: 1, s2: 2, s3: 0 });
    table.do(callGame, { reason: 'time', winner: 's1' });
    expect(pending(table)).toEqual({ s1: 0, s2: 0, s3: 0 });
    const untold = atFirstTurn({ players: 5, settings: { depth: 'essentials' } });
    untold.do(takeStrategicAction, { seat: 's1', card: 'leadership' });
    expect(pending(untold).s1).toBe(0);
  });

  it('tells how many picks are left', () => {
    const table = Table.start({ players: 3 });
    table.do(chooseStrategyCard, { seat: 's1', card: 'trade' });
    expect([laneOf(table, 's1').picksLeft, laneOf(table, 's2').picksLeft]).toEqual([1, 2]);
    expect(laneOf(atFirstTurn({ players: 3 }), 's1').picksLeft).toBe(0);
  });

  it('marks the numbers that the last tap changed, and only those', () => {
    const table = atFirstTurn({ players: 3 });
    table.do(adjustBalance, { seat: 's2', changes: { goods: 2, tactic: -1 } });
    expect(laneOf(table, 's2').changed).toEqual(['tactic', 'goods']);
    expect(laneOf(table, 's1').changed).toEqual([]);
    table.do(adjustBalance, { seat: 's1', changes: { goods: 1 } });
    expect(laneOf(table, 's2').changed).toEqual([]);
  });

  it('has the vote with what effects added, and an abstention without an outcome', () => {
    const table = atVote('mutiny', { players: 3 });
    table.do(agenda.castVotes, { seat: 's2', outcome: 'for', votes: 3, extra: 2 });
    table.do(agenda.castVotes, { seat: 's3', outcome: null, votes: 0 });
    expect(viewOf(table.state).voting).toBe(true);
    expect([laneOf(table, 's2').vote, laneOf(table, 's3').vote, laneOf(table, 's1').vote]).toEqual([
      { outcome: { kind: 'side', side: 'for' }, votes: 5 },
      { outcome: null, votes: 0 },
      null,
    ]);
  });

  it('says what points no objective of the sheet shows, whatever each is worth', () => {
    const table = atScoring({ players: 3 });
    const scored = { kind: 'correction' as const, id: 'develop-weaponry' };
    const beside = (seat: Seat) => [laneOf(table, seat).points, laneOf(table, seat).beside];
    table.do(scorePoints, {
      lines: [{ seat: 's1', points: 1 }],
      source: { kind: 'relic', id: 'shard-of-the-throne' },
    });
    table.do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' });
    expect(beside('s1')).toEqual([2, 1]);
    // The table counts this stage I card double: its cell shows both points.
    table.do(correctPoints, { lines: [{ seat: 's1', points: 1 }], source: scored });
    expect(beside('s1')).toEqual([3, 1]);
    // Taken back: the cell is empty, and shows none.
    table.do(correctPoints, { lines: [{ seat: 's1', points: -2 }], source: scored });
    expect(beside('s1')).toEqual([1, 1]);
    // A secret moves from here to its own column once it is public.
    table.do(answerScoring, { seat: 's1' });
    table.do(scoreObjective, { seat: 's2', objective: 'cut-supply-lines' });
    expect(beside('s2')).toEqual([1, 1]);
    table.do(publishObjective, { objective: 'cut-supply-lines', owner: 's2' });
    expect(beside('s2')).toEqual([1, 0]);
    // A card typed by hand is worth what the table says.
    table.do(answerScoring, { seat: 's2' });
    table.do(correctObjective, {
      objective: 'house',
      revealed: { name: 'House card', stage: 1, points: 3, phase: 'status' },
    });
    table.do(scoreObjective, { seat: 's3', objective: 'house' });
    expect(beside('s3')).toEqual([3, 0]);
    table.do(correctPoints, {
      lines: [{ seat: 's3', points: -2 }],
      source: { kind: 'correction' },
    });
    expect(beside('s3')).toEqual([1, -2]);
  });

  it('has its objectives judged where planets are tracked', () => {
    const states = (name: string) => {
      const until = entriesUntil(recordedEntries(name), {
        phase: 'status',
        step: 'score',
        round: 2,
      });
      const { lanes } = viewOf(openState(rulesetFor, until));
      return new Set(lanes.flatMap(({ cells }) => cells.map(({ state }) => state)));
    };
    expect(states('six-players')).toContain('short');
    expect(states('six-players-essentials')).not.toContain('short');
  });
});

describe('the whole document', () => {
  it('keeps the end, with a lane of who has left', () => {
    const table = atFirstTurn({ players: 4 }).do(leaveTable, { seat: 's4' });
    table.do(callGame, { reason: 'time', winner: 's2', note: 'Past midnight' });
    const view = viewOf(table.state);
    expect(view.result).toEqual({
      reason: 'called',
      winners: ['s2'],
      call: 'time',
      note: 'Past midnight',
    });
    expect(view.order).toBe('points');
    expect(view.phases.every(({ progress }) => progress !== 'now')).toBe(true);
    expect(laneOf(table, 's4')).toMatchObject({ presence: 'away', state: 'out', activity: null });
  });

  it('counts picks, turns, and steps, whichever the phase has', () => {
    const counted = ({ state }: Table) =>
      viewOf(state)
        .dots.map((dot) => dot[0])
        .join('');
    const picked = Table.start({ players: 3 });
    picked.do(chooseStrategyCard, { seat: 's1', card: 'trade' });
    expect(counted(picked)).toBe('dntttt');
    expect(counted(atFirstTurn({ players: 3 }))).toBe('ntt');
    expect(counted(atScoring({ players: 3 }))).toMatch(/^nt+$/);
    expect(counted(atVote('mutiny', { players: 3 }))).toBe('ntt');
  });

  it('says whose clock runs, how long, and whether it stands still', () => {
    const table = atFirstTurn({ players: 3 });
    table.do(takeStrategicAction, { seat: 's1', card: 'leadership' });
    const { stamps } = table.when();
    const { at = 0, mono = 0 } = table.entries.at(-1) ?? {};
    const later = { ...stamps, at: at + 60_000, mono: mono + 60_000 };
    const stopped = pause(table.state, true, { head: table.entries.length, stamps: later });
    if (!stopped.ok) throw new Error('the clock goes on');
    const { clock } = viewOf(stopped.state);
    expect(clock).toMatchObject({ mode: 'count', seat: 's2', turn: 60_000, paused: true });
    expect(clock.seats['s2']).toBeGreaterThanOrEqual(60_000);
    expect(viewOf(table.state).clock).toMatchObject({ seat: 's2', turn: 0, paused: false });
  });
});
