/** What every change keeps: pure, total, and no fact without one. */
import { expect, it } from 'vitest';
import { applyEvent } from '../../../../src/lib/core/changes/apply.ts';
import { plus, plusTokens, takeToken } from '../../../../src/lib/core/changes/change.ts';
import { createGame, playerAt } from '../../../../src/lib/core/game.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import { playOut } from '../../../support/playout.ts';
import { atFirstTurn } from '../../../support/rounds.ts';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

it('no change touches the game or the fact that it is given', { timeout: 60_000 }, () => {
  const { table } = playOut(7);
  expect(() =>
    table.facts.reduce(
      (game, fact) => freeze(applyEvent(game, freeze(fact))),
      freeze(createGame()),
    ),
  ).not.toThrow();
});

it('facts about what is not open change nothing', () => {
  const { game } = atFirstTurn();
  const deaf: GameEvent[] = [
    { type: 'scoring.answered', seat: 's1' },
    { type: 'status-tokens.settled' },
    { type: 'votes.cast', seat: 's1', outcome: FOR, votes: 1, extra: 0 },
    { type: 'agenda.discarded' },
    { type: 'outcomes.read', election: 'player' },
    { type: 'agenda.unveiled', agenda: 'mutiny', kind: 'directive', election: 'for-against' },
    { type: 'agenda.revealed', agenda: 'mutiny', kind: 'directive', election: 'for-against' },
    { type: 'followers.freed', card: 'trade', seats: ['s2'] },
    { type: 'action-cards.drawn', drawn: [] },
    { type: 'units.repaired' },
    { type: 'planets.readied' },
    { type: 'game.started' },
  ];
  for (const fact of deaf) expect(applyEvent(game, fact), fact.type).toEqual(game);
});

it('R-GEN-12 balances stop at zero; what was never tracked stays unknown', () => {
  expect([plus(2, -5), plus(2, 3), plus(null, 3)]).toEqual([0, 5, null]);
  const tokens = { tactic: 1, fleet: 1, strategy: 1 };
  expect(plusTokens(tokens, { tactic: -3, fleet: 1, strategy: 0 })).toEqual({
    tactic: 0,
    fleet: 2,
    strategy: 1,
  });
  expect(plusTokens(null, tokens)).toBeNull();
  const untracked = playerAt(atFirstTurn({ settings: { depth: 'essentials' } }).game, 's1');
  expect(takeToken(untracked, 'tactic', 1)).toEqual({});
  expect(takeToken(untracked, 'board', 1)).toEqual({ board: null });
  expect(takeToken(untracked, 'reinforcements', 1)).toEqual({});
});
