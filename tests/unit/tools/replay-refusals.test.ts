/** What the document says of a refusal: who was due, what would have been possible, what was done. */
import { describe, expect, it } from 'vitest';
import { setUpGame } from '../../../src/lib/core/commands/setup.ts';
import { amend } from '../../../src/lib/core/engine/amend.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import { headOf } from '../../../src/lib/core/engine/engine-state.ts';
import type { Amendment } from '../../../src/lib/core/engine/preview.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { gameFileOf } from '../../../src/lib/core/record/game-file.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { HeadlessGame } from '../../../src/tools/headless-game.ts';
import { replayText, type ReplayDocument } from '../../../src/tools/replay-main.ts';
import { fixtureText } from '../../support/fixture-games.ts';
import { setUpArgs } from '../../support/table.ts';

const CARDS = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
const setUp = { command: 'setUpGame', args: setUpArgs({ players: 3 }) };
const picks = CARDS.map((card, i) => ({
  command: 'chooseStrategyCard',
  args: { seat: `s${(i % 3) + 1}`, card },
}));
const toAction = [setUp, ...picks];
const act = (command: string, args: object, more: object = {}) => ({ command, args, ...more });
const refusalsOf = (...rows: object[]) => {
  const { document } = replayText(rows.map((row) => JSON.stringify(row)).join('\n'));
  const { refusals, entries, position } = document as ReplayDocument;
  return { refusals, entries, position };
};

describe('a refusal of a command line', () => {
  it('that the step hears names who was due, and could be recorded anyway', () => {
    const wrong = act('takeTacticalTurn', { seat: 's2' });
    expect(refusalsOf(...toAction, wrong).refusals).toMatchObject([
      { line: 8, code: 'not-your-turn', due: 's1', possible: true, anyway: false },
    ]);
    const { refusals } = refusalsOf(...toAction, { ...wrong, anyway: true });
    expect(refusals[0]).toMatchObject({ code: 'not-your-turn', possible: true, anyway: true });
    expect(refusals[0]?.with).toMatchObject({ seat: 's2' });
  });

  it.each([
    ['out of step', act('castVotes', { seat: 's1', outcome: 'for', votes: 1 })],
    ['of a seat that is not here', act('passTurn', { seat: 's7' })],
  ])('%s cannot be recorded, whatever the line says', (_, line) => {
    const before = refusalsOf(...toAction).entries;
    for (const anyway of [false, true]) {
      const { refusals, entries } = refusalsOf(...toAction, { ...line, anyway });
      expect(refusals).toMatchObject([{ due: 's1', possible: false, anyway: false }]);
      expect(entries).toBe(before);
    }
  });

  it('in the middle of a tap names who was due after the acts before it', () => {
    const [first, second, third] = ['s1', 's2', 's1'].map((seat) =>
      act('takeTacticalTurn', { seat }),
    );
    const tap = { ...first, and: [second, third] };
    const { refusals, position } = refusalsOf(...toAction, tap);
    expect(refusals).toMatchObject([{ code: 'not-your-turn', due: 's3', anyway: false }]);
    expect(position.activeSeat).toBe('s1');
  });

  it('is not possible when a later act of the tap is not heard', () => {
    const tap = act('takeTacticalTurn', { seat: 's2' }, { and: [act('discardAgenda', {})] });
    expect(refusalsOf(...toAction, tap).refusals).toMatchObject([
      { code: 'not-your-turn', possible: false },
    ]);
  });

  it('of an unknown id says whether anything came of it', () => {
    const reveal = act('revealObjective', { objective: 'ours' }, { anyway: true });
    expect(refusalsOf(setUp, reveal).refusals).toMatchObject([
      { code: 'id-unknown', possible: false, anyway: false },
      { possible: false, anyway: false },
    ]);
  });
});

describe('a refusal in a game file', () => {
  const stamps = { at: 1_700_000_000_000, mono: 1, run: 'r', app: 'test' };
  const refusalsIn = ({ entries }: { entries: readonly Written[] }) => {
    const file = gameFileOf(entries, { app: 'test', at: stamps.at });
    return (replayText(JSON.stringify(file)).document as ReplayDocument).refusals;
  };
  const begun = () => {
    const game = new HeadlessGame('test-game', ['pok']);
    game.tap([(at, ruleset) => setUpGame(at, ruleset, setUpArgs({ players: 3 }))], stamps);
    return game;
  };
  const bensPick = { type: 'strategy-card.chosen', seat: 's2', initiative: 5, goods: 0 } as const;

  it('was recorded, and names who was due', () => {
    const game = begun();
    game.tap([() => [{ ...bensPick, card: 'trade' }]], stamps, true);
    expect(refusalsIn(game)).toMatchObject([
      { line: 5, command: 'strategy-card.chosen', code: 'not-your-pick', due: 's1' },
    ]);
  });

  it('is told of an amendment too, once for its tap', () => {
    const game = begun();
    for (const [seat, card, initiative] of [
      ['s1', 'leadership', 1],
      ['s2', 'politics', 3],
    ] as const) {
      game.tap([() => [{ ...bensPick, seat, card, initiative }]], stamps);
    }
    // Two picks in the place of one: the first of them is not refused.
    const warfare = { ...bensPick, seat: 's1', card: 'warfare', initiative: 6 } as const;
    const trade = { ...bensPick, seat: 's1', card: 'trade' } as const;
    const tap: Amendment[] = [
      { target: 5, place: 'before', fact: warfare, at: 1 },
      { target: 5, place: 'replace', fact: trade, at: 2 },
    ];
    const state = openState(rulesetFor, game.entries);
    const amended = amend(state, tap, { head: headOf(state), stamps, anyway: true });
    if (!amended.ok) throw new Error(JSON.stringify(amended));
    expect(refusalsIn(amended.state)).toMatchObject([
      { line: 8, code: 'not-your-pick', due: 's2', possible: true, anyway: true },
    ]);
  });

  it('keeps no more than the code', () => {
    const { document } = replayText(fixtureText('overruled.json'));
    const { refusals } = document as ReplayDocument;
    expect(refusals.length).toBeGreaterThan(5);
    expect(refusals.filter((row) => 'with' in row || !row.possible || !row.anyway)).toEqual([]);
  });
});
