/** A state is a value: a tap answers another one, or why there is none. */
import { describe, expect, it } from 'vitest';
import { also } from '../../../../src/lib/core/commands/command.ts';
import { changeSettings } from '../../../../src/lib/core/commands/corrections.ts';
import { chooseStrategyCard } from '../../../../src/lib/core/commands/strategy-cards.ts';
import { takeTacticalTurn } from '../../../../src/lib/core/commands/turns.ts';
import type { Written } from '../../../../src/lib/core/record/entry.ts';
import type { Seat } from '../../../../src/lib/core/vocabulary.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import {
  gameOf,
  headOf,
  rulesetAt,
  type EngineState,
} from '../../../../src/lib/core/engine/engine-state.ts';
import { previewCommand, tap, tapAll } from '../../../../src/lib/core/engine/tap.ts';
import { firstUnsound } from '../../../../src/lib/core/record/soundness.ts';
import { rulesetFor, rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { sealed } from '../../../support/log.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';

const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });
const says = (_: unknown, __: unknown, facts: GameEvent[]) => facts;
const stamps = { at: 1_800_000_000_000, mono: 7, run: 'run', app: '1.0.0' };
const how = (state: EngineState) => ({ head: headOf(state), stamps });

describe('a tap', () => {
  it('answers a new play and its sealed entries, and leaves the old one as it was', () => {
    const { state } = Table.start();
    const before = JSON.stringify([state.entries, state.timeline.head.context]);
    const tapped = tap(state, says, [goods('s1'), goods('s2')], how(state));
    if (!tapped.ok) throw new Error('not taken');
    expect(tapped.entries).toHaveLength(2);
    expect(tapped.entries[0]).toMatchObject({ ...stamps, gameId: 'test-game', seq: 5, group: 5 });
    expect(tapped.state.entries).toEqual([...state.entries, ...tapped.entries]);
    expect(firstUnsound(tapped.state.entries)).toBeNull();
    expect(gameOf(tapped.state).players['s1']?.goods).toBe(1);
    expect(JSON.stringify([state.entries, state.timeline.head.context])).toBe(before);
  });

  it('is looked at beforehand: where it would lead, and nothing is recorded', () => {
    const { state } = Table.start();
    const head = headOf(state);
    const after = previewCommand(state, [also(says, [goods('s1'), goods('s1')])]);
    expect([after.players['s1']?.goods, gameOf(state).players['s1']?.goods]).toEqual([2, 0]);
    expect(headOf(state)).toBe(head);
  });

  it('goes on under the id of the record, which a copy of a game has of its own', () => {
    const { state } = Table.start();
    const entries = state.entries.map((entry) => ({ ...entry, gameId: 'a-copy' }));
    const copy = openState(rulesetFor, entries);
    const tapped = tap(copy, says, [goods('s1')], how(copy));
    expect(tapped.ok && tapped.entries.map(({ gameId }) => gameId)).toEqual(['a-copy']);
  });

  it('can be made again from the old play, when its entries could not be stored', () => {
    const { state } = Table.start();
    const [one, two] = [1, 2].map(() => tap(state, says, [goods('s1')], how(state)));
    expect(one).toMatchObject({ ok: true });
    expect(two?.ok && gameOf(two.state)).toEqual(one?.ok && gameOf(one.state));
    expect(two?.ok && two.entries).toEqual(one?.ok && one.entries);
  });

  it('painted at an older head is dropped', () => {
    const { state } = Table.start();
    expect(tap(state, says, [goods('s1')], { ...how(state), head: 3 })).toEqual({
      ok: false,
      dropped: 'stale',
    });
  });

  it('that decides nothing writes nothing', () => {
    const { state } = Table.start();
    expect(tap(state, says, [], how(state))).toEqual({ ok: true, state, entries: [] });
  });

  it('of several acts makes each for the game that the ones before lead to', () => {
    const { state } = atFirstTurn();
    const turn = (seat: Seat) => (game: EngineState['timeline']['head']['context']) =>
      takeTacticalTurn(game, rulesetAt(state), { seat });
    const tapped = tapAll(state, [turn('s1'), turn('s2')], how(state));
    if (!tapped.ok) throw new Error('not taken');
    expect(new Set(tapped.entries.map(({ group }) => group)).size).toBe(1);
    expect(actionOf(gameOf(tapped.state))?.active).toBe('s3');
  });

  it('after a silence tells of it first, in the same tap, and of its answer', () => {
    const { state } = Table.start();
    const silence = { from: stamps.at - 9_000_000, to: stamps.at - 1 };
    const silences = [
      { ...silence, played: null },
      { from: 5, to: 9, played: 3 },
    ];
    const tapped = tap(state, says, [goods('s1')], { ...how(state), silences });
    expect(
      tapped.ok && tapped.entries.map(({ at, body, group }) => [at, body.kind, group]),
    ).toEqual([
      [stamps.at, 'gap', 5],
      [stamps.at, 'gap', 5],
      [stamps.at, 'gap', 5],
      [stamps.at, 'fact', 5],
    ]);
  });
});

describe('a refused tap', () => {
  it('comes back with the verdict on each fact', () => {
    const { state } = Table.start();
    const pick = chooseStrategyCard(gameOf(state), rulesetAt(state), { seat: 's2', card: 'trade' });
    const facts = [goods('s1'), ...pick];
    expect(tap(state, says, facts, how(state))).toMatchObject({
      ok: false,
      refusal: { code: 'not-your-pick' },
      outOfStep: false,
      rulings: [
        { refusal: null, handled: true },
        { refusal: { code: 'not-your-pick' }, handled: true },
      ],
    });
    const anyway = tap(state, says, facts, { ...how(state), anyway: true });
    expect(anyway.ok && anyway.entries.map(({ overruled }) => overruled?.code)).toEqual([
      undefined,
      'not-your-pick',
    ]);
  });

  it('is not recorded anyway where no state hears it, nor by a stranger', () => {
    const { state } = Table.start();
    for (const fact of [{ type: 'turn.passed', seat: 's1' } as const, goods('s9')]) {
      const tapped = tap(state, says, [goods('s1'), fact], { ...how(state), anyway: true });
      expect(tapped).toMatchObject({ ok: false, outOfStep: true });
    }
  });
});

it('the ruleset is that of the expansions in play', () => {
  const { state } = Table.start({ expansions: [] });
  const expansions = ['pok' as const];
  const tapped = tap(state, changeSettings, { settings: {}, expansions }, how(state));
  expect(tapped.ok && rulesetAt(tapped.state)).toBe(rulesetOf(['pok']));
});

describe('a record that cannot be read to its end', () => {
  const { entries } = atFirstTurn();
  const damaged = entries.map((entry, i) => (i === 5 ? { ...entry, sum: 'no' } : entry));
  const newer = sealed(
    entries.map((entry, i) => (i === 5 ? ({ ...entry, format: 99 } as unknown as Written) : entry)),
  );

  it.each([
    ['unreadable', damaged],
    ['newer', newer],
  ] as const)('opens at the last good entry and takes nothing: %s', (kind, record) => {
    const state = openState(rulesetFor, record);
    expect(state.damage).toEqual({ kind, seq: 6 });
    expect(state.entries).toBe(record);
    expect(state.timeline.line).toHaveLength(5);
    expect(tap(state, says, [goods('s1')], how(state))).toEqual({
      ok: false,
      dropped: 'read-only',
    });
  });
});
