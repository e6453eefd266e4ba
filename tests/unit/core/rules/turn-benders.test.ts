/** Cards that bend turns: a turn skipped or added, the strategy cards of others, duress. */
import { expect, it } from 'vitest';
import { correctBalances } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings, turnLeader } from '../../../../src/lib/core/commands/holdings.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import * as benders from '../../../../src/lib/core/commands/turn-benders.ts';
import {
  endTurn,
  passTurn,
  takeComponentTurn,
  takeTacticalTurn,
} from '../../../../src/lib/core/commands/turns.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import { given } from '../../../support/given.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { atFirstTurn, atScoring } from '../../../support/rounds.ts';
import { scoreThree } from '../../../support/scored.ts';
import { answerScoring } from '../../../../src/lib/core/commands/objectives.ts';
import type { Table } from '../../../support/table.ts';

const { skipTurn, actBetween, lendPrimary, performSecondary, yieldToDuress } = benders;
const OPTIONS = {
  players: 3,
  expansions: ['pok', 'thunders-edge'],
  factions: ['winnu', 'federation-of-sol', 'barony-of-letnev'],
};
/** Three seats, two cards each, at the turn of the first. */
const table = () => atFirstTurn(OPTIONS);
const tokens = ({ game }: Table, seat: 's1' | 's2' | 's3') => game.players[seat]?.tokens;

it('R-ACT-13 a turn is skipped: the next player has it, and no one has passed', () => {
  const game = table();
  game.do(takeComponentTurn, { seat: 's1' });
  given(game).when(skipTurn, { seat: 's3' }).isRefused('not-your-turn');
  given(game).when(skipTurn, { seat: 's2', cause: 'crisis' }).isAccepted();
  expect([game.active, actionOf(game.game)?.passed]).toEqual(['s3', []]);
  game.record([{ type: 'component-action.taken', seat: 's3', played: null }]);
  given(game).when(skipTurn, { seat: 's3' }).isRefused('already-acted');
  game.do(endTurn, { seat: 's3' });
  expect(game.active).toBe('s1');
});

it('R-ACT-13 who has passed acts before the turn that stands there, once', () => {
  const game = table();
  for (const card of Object.keys(game.game.strategyCards)) {
    if (game.game.strategyCards[card]?.holder !== 's1') continue;
    game.record([
      {
        type: 'strategy-card.corrected',
        card,
        holder: 's1',
        exhausted: true,
        goods: 0,
      },
    ]);
  }
  game.do(passTurn, { seat: 's1' });
  given(game).when(actBetween, { seat: 's2' }).isRefused('same-seat');
  given(game).when(takeComponentTurn, { seat: 's1' }).isRefused('has-passed');
  given(game).when(actBetween, { seat: 's1', cause: 'puppets-on-a-string' }).isAccepted();
  expect(game.active).toBe('s1');
  given(game).when(takeComponentTurn, { seat: 's1' }).isAccepted();
  expect([game.active, actionOf(game.game)?.passed]).toEqual(['s2', ['s1']]);
  expect(actionOf(game.game)).not.toHaveProperty('inserted');
  game.do(takeComponentTurn, { seat: 's2' }).do(takeComponentTurn, { seat: 's3' });
  expect(game.active).toBe('s2');
});

it('R-SACT-09 the primary of a card of someone else: no one follows, the card stays readied', () => {
  const game = table();
  const [other] = Object.entries(game.game.strategyCards).find(
    ([id, { holder }]) => id === 'trade' && holder !== 's1',
  )!;
  given(game).when(lendPrimary, { seat: 's1', card: 'no-such-card' }).isRefused('card-unknown');
  given(game).when(lendPrimary, { seat: 's1', card: other, cause: 'overrule' }).isAccepted();
  expect([game.at, actionOf(game.game)?.followUps]).toEqual(['action.strategic', []]);
  game.do(resolvePrimary, { seat: 's1', card: other, freed: ['s2'] }).do(endTurn, { seat: 's1' });
  expect(game.game.strategyCards[other]).toMatchObject({ exhausted: false });
  expect(game.game.players['s1']?.goods).toBe(3);
  expect(game.active).toBe('s2');
  game.record([
    {
      type: 'strategy-card.corrected',
      card: 'trade',
      holder: 's3',
      exhausted: true,
      goods: 0,
    },
  ]);
  given(game).when(lendPrimary, { seat: 's2', card: 'trade' }).isRefused('card-exhausted');
});

it('R-SACT-09 the secondary of a card costs its token as ever, that of Leadership none', () => {
  const game = table();
  game.do(performSecondary, { seat: 's1', card: 'trade', cause: 'strategize' });
  expect(tokens(game, 's1')?.strategy).toBe(1);
  expect(game.game.players['s1']?.commodities).toBe(game.game.players['s1']?.commodityLimit);
  expect(game.at).toBe('action.component');
  const free = table();
  const bought = { tactic: 1, fleet: 0, strategy: 0 };
  free.do(performSecondary, { seat: 's1', card: 'leadership', tokens: bought });
  expect(tokens(free, 's1')).toMatchObject({ tactic: 4, strategy: 2 });
  const poor = table();
  poor.do(correctBalances, { seat: 's1', balances: { strategy: 0 } });
  given(poor).when(performSecondary, { seat: 's1', card: 'trade' }).isRefused('below-zero');
});

it('a player pressed in vain gives its goods away and has no action card left', () => {
  const game = atFirstTurn({ ...OPTIONS, settings: { depth: 'full' } });
  game.do(correctBalances, { seat: 's1', balances: { goods: 4 } });
  game.do(correctHoldings, { seat: 's1', holdings: { actionCards: 3 } });
  game.do(yieldToDuress, { seat: 's1', to: 's2', cause: 'extreme-duress' });
  expect(game.game.players['s1']).toMatchObject({ goods: 0, actionCards: 0 });
  expect(game.game.players['s2']?.goods).toBe(4);
  given(game).when(yieldToDuress, { seat: 's1', to: 's2' }).gives();
});

it('a card that bends a turn leaves the hand of who played it, where that hand is counted', () => {
  const cards = (game: Table, seat: 's1' | 's2' | 's3') => game.game.players[seat]?.actionCards;
  const game = atFirstTurn({ ...OPTIONS, settings: { depth: 'full' } });
  game.do(correctHoldings, { seat: 's2', holdings: { actionCards: 3 } });
  game.do(correctHoldings, { seat: 's3', holdings: { actionCards: null } });
  game.do(skipTurn, { seat: 's1', cause: 'Crisis', by: 's2' });
  expect([game.active, cards(game, 's2')]).toEqual(['s2', 2]);
  game.do(skipTurn, { seat: 's2', cause: 'Crisis', by: 's3' });
  game.do(skipTurn, { seat: 's3', cause: 'Crisis' });
  expect([game.active, cards(game, 's2'), cards(game, 's3')]).toEqual(['s1', 2, null]);
  game.do(actBetween, { seat: 's2', cause: 'Puppets on a String', hand: true });
  expect([game.active, cards(game, 's2')]).toEqual(['s2', 1]);
  const standard = table();
  standard.do(skipTurn, { seat: 's1', by: 's2' }).do(actBetween, { seat: 's1', hand: true });
  expect(cards(standard, 's2')).toBeNull();
});

/** Everyone has passed; s3 plays the faction whose leader undoes a pass. */
const allPassed = (depth: 'standard' | 'full' = 'standard') =>
  atScoring({
    ...OPTIONS,
    factions: ['winnu', 'federation-of-sol', 'ral-nel-consortium'],
    settings: { depth },
  });
const LEADER = { seat: 's3', leader: 'director-nel' } as const;
/** The same where three scored objectives have unlocked the hero. */
function heroUnlocked(): Table {
  const game = allPassed();
  scoreThree(game, 's3');
  return game;
}

it('R-ACT-15 a pass is undone: its player takes turns alone, then the status phase begins', () => {
  given(allPassed()).when(benders.resumeTurns, { seat: 's3' }).isRefused('leader-locked');
  const game = heroUnlocked();
  expect(game.at).toBe('status.score');
  given(game).when(benders.resumeTurns, { seat: 's3', cause: 'director-nel' }).isAccepted();
  expect([game.at, game.active]).toEqual(['action.turn', 's3']);
  expect(actionOf(game.game)).toMatchObject({ passed: ['s1', 's2'], actions: 0 });
  expect(actionOf(game.game)?.followUps.length).toBe(6);
  game.do(takeTacticalTurn, { seat: 's3' });
  expect(game.active).toBe('s3');
  game.do(passTurn, { seat: 's3' });
  expect(game.at).toBe('status.score');
});

it('R-ACT-15 only by the leader of its faction, readied, and before anyone scores', () => {
  given(allPassed()).when(benders.resumeTurns, { seat: 's1' }).isRefused('no-pass-back');
  const game = allPassed('full');
  given(game).when(benders.resumeTurns, { seat: 's3' }).isRefused('leader-locked');
  game.do(turnLeader, { ...LEADER, state: 'readied' });
  expect(game.refusal(benders.resumeTurns, { seat: 's3' })).toBeNull();
  game.do(turnLeader, { ...LEADER, state: 'purged' });
  given(game).when(benders.resumeTurns, { seat: 's3' }).isRefused('card-purged');
  const late = heroUnlocked();
  late.do(answerScoring, { seat: late.active ?? NO_SEAT });
  given(late).when(benders.resumeTurns, { seat: 's3' }).isRefused('scoring-begun');
  given(heroUnlocked()).when(benders.resumeTurns, { seat: 's3' }).isAccepted();
});
