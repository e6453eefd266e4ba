/** Boxes that no one here knows. */
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../../../src/lib/core/commands/corrections.ts';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf, rulesetAt } from '../../../../src/lib/core/engine/engine-state.ts';
import { BOXES } from '../../../../src/lib/rulesets/boxes.ts';
import { composerOf, rulesetFor, rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { given } from '../../../support/given.ts';
import { setUpArgs, Table } from '../../../support/table.ts';

/** An app that knows a box more than this one. */
const larger = composerOf([
  ...BOXES,
  { id: 'no-such-box', kind: 'box', order: 99, rules: { goals: [7] } },
]);
const opening = { ...setUpArgs({ players: 3 }), expansions: ['pok', 'no-such-box'] };

/** A record that the larger app has written. */
function recordOf(...facts: (readonly GameEvent[])[]) {
  const table = new Table();
  table.state = { ...table.state, rulesets: larger.rulesetFor };
  for (const some of facts) table.record(some);
  return table.entries;
}
const said = (table: Table, args: typeof opening) =>
  setUpGame(table.game, table.referee.ruleset, args);

describe('a box that does not exist', () => {
  it('R-GEN-16 cannot be laid, and is named with the nearest one', () => {
    const table = new Table();
    const facts = said(table, { ...opening, expansions: ['pok', 'codexl'] });
    expect(table.judge(facts)[0]?.refusal).toEqual({
      code: 'id-unknown',
      with: { kind: 'box', id: 'codexl', nearest: 'codex1' },
    });
    given(table)
      .when(setUpGame, setUpArgs({ players: 3 }))
      .isAccepted();
  });

  it('R-GEN-16 cannot come into play later', () => {
    const change = { settings: {}, expansions: ['no-such-box'] };
    given(Table.start()).when(changeSettings, change).isRefused('id-unknown');
    given(Table.start())
      .when(changeSettings, { settings: {}, expansions: ['codex2'] })
      .isAccepted();
  });

  it('R-GEN-16 is not taken at the table’s word', () => {
    const table = new Table();
    expect(table.tap(said(table, opening), true)).toMatchObject({
      ok: false,
      refusal: { code: 'id-unknown' },
    });
    expect(table.entries).toEqual([]);
  });
});

describe('a game that does not exist', () => {
  const [created, ...rest] = said(new Table(), setUpArgs({ players: 3 }) as typeof opening);
  if (created?.type !== 'game.created') throw new Error('no game');
  const strange: GameEvent[] = [{ ...created, ruleset: 'no-such-game+pok' }, ...rest];

  it('R-GEN-16 cannot be laid, and is named', () => {
    expect(new Table().judge(strange)[0]?.refusal).toEqual({
      code: 'id-unknown',
      with: { kind: 'ruleset', id: 'no-such-game' },
    });
  });

  it('R-GEN-16 opens empty and is named', () => {
    const other = composerOf([
      ...BOXES,
      { id: 'no-such-game', kind: 'base', order: 99, rules: { ...rulesetOf([]), goals: [8] } },
    ]);
    const table = new Table();
    const laidWith = { ...table.state.laidWith, ruleset: 'no-such-game+pok' };
    table.state = { ...table.state, rulesets: other.rulesetFor, laidWith };
    table.record(strange);
    expect(table.referee.ruleset).toMatchObject({ id: 'no-such-game+pok', goals: [8] });
    expect(openState(rulesetFor, table.entries).damage).toEqual({
      kind: 'unknown-rules',
      seq: 1,
      unknown: 'no-such-game',
    });
  });
});

describe('a record with a box of another app', () => {
  const created = said(new Table(), opening);

  it('R-GEN-16 is read to its end by the app that knows it', () => {
    const state = openState(larger.rulesetFor, recordOf(created));
    expect(state.damage).toBeNull();
    expect(rulesetAt(state).goals).toEqual([7]);
  });

  it('R-GEN-16 opens empty and says what is not known', () => {
    const state = openState(rulesetFor, recordOf(created));
    expect(state.damage).toEqual({ kind: 'unknown-rules', seq: 1, unknown: 'no-such-box' });
    expect(gameOf(state).seating).toEqual([]);
  });

  it('R-GEN-16 is read up to where the box came into play', () => {
    const laid = said(new Table(), { ...opening, expansions: ['pok'] });
    const entries = recordOf(laid, [
      { type: 'settings.changed', settings: {}, expansions: ['pok', 'no-such-box'] },
    ]);
    const state = openState(rulesetFor, entries);
    expect(state.damage).toMatchObject({ kind: 'unknown-rules', seq: entries.length });
    expect(rulesetAt(state)).toBe(rulesetOf(['pok']));
    expect(gameOf(state).seating).toHaveLength(3);
  });
});
