/** Abilities that cost a token of the strategy pool. */
import { expect, it } from 'vitest';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { payAbility } from '../../../../src/lib/core/commands/token-costs.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import { abilityOffers } from '../../../../src/lib/core/queries/token-costs.ts';
import type { CostEffect } from '../../../../src/lib/core/card-effects.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const FACTIONS = ['winnu', 'xxcha-kingdom', 'federation-of-sol'];
const table = () => atFirstTurn({ players: 3, factions: FACTIONS, settings: { depth: 'full' } });
const offers = ({ game, referee }: Table, when: CostEffect['moment']) =>
  abilityOffers(game, referee.ruleset, when).map(({ ability, seat }) => `${seat} ${ability}`);

it('R-GEN-05 Quash costs Xxcha a token, as long as there is one', () => {
  const game = table();
  expect(offers(game, 'agenda-revealed')).toEqual(['s2 quash']);
  game.do(payAbility, { seat: 's2', ability: 'quash' });
  expect(game.game.players['s2']?.tokens?.strategy).toBe(1);
  game.do(adjustBalance, { seat: 's2', changes: { strategy: -1 } });
  expect(offers(game, 'agenda-revealed')).toEqual([]);
  given(game).when(payAbility, { seat: 's2', ability: 'quash' }).isRefused('below-zero');
});

it('R-GEN-03 Instinct Training costs one as well, and lies exhausted then', () => {
  const game = table();
  expect(offers(game, 'action-card-played')).toEqual([]);
  game.do(correctHoldings, { seat: 's2', holdings: { technologies: ['instinct-training'] } });
  expect(offers(game, 'action-card-played')).toEqual(['s2 instinct-training']);
  const paid = { seat: 's2', ability: 'instinct-training' } as const;
  given(game).when(payAbility, paid).isAccepted();
  expect(offers(game, 'action-card-played')).toEqual([]);
  given(game).when(payAbility, paid).isRefused('played-exhausted');
});
