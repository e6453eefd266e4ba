/** The verb that lays the table. */
import { expect, it } from 'vitest';
import { profileOf } from '../../../../src/lib/core/commands/profile.ts';
import { setUpGame, settingsOf } from '../../../../src/lib/core/commands/setup.ts';
import { createGame } from '../../../../src/lib/core/game.ts';
import { reinforcementsOf } from '../../../../src/lib/core/rules/tokens.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { setUpArgs } from '../../../support/table.ts';

inRulesets(
  ALL_RULESETS,
  'R-SET-05 the sheet starts with 3 tactic, 3 fleet, 2 strategy',
  (start) => {
    const { game } = start();
    for (const seat of game.seating) {
      expect(game.players[seat]?.tokens).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
      expect(reinforcementsOf(game, seat)).toBe(8);
    }
  },
);

inRulesets(
  ALL_RULESETS,
  'R-SET-11 all eight cards begin in the common area without goods',
  (start) => {
    const cards = Object.values(start().game.strategyCards);
    expect(cards).toHaveLength(8);
    for (const card of cards)
      expect(card).toMatchObject({ holder: null, goods: 0, exhausted: false });
  },
);

inRulesets(BOTH, 'R-PC-07 the number of cards each is fixed at setup', (start) => {
  expect(start({ players: 4 }).game.settings.cardsEach).toBe(2);
  expect(start({ players: 5 }).game.settings.cardsEach).toBe(1);
});

it('numbers seats clockwise, tracks nothing at essentials, and lets wishes stand', () => {
  const args = setUpArgs({ players: 3, settings: { depth: 'essentials', goal: 12 }, speaker: 2 });
  const [created] = setUpGame(createGame(), rulesetOf(['pok']), args);
  expect(created).toMatchObject({
    type: 'game.created',
    ruleset: 'base+pok',
    speaker: 's3',
    settings: { goal: 12, cardsEach: 2, tokenTotal: 16 },
    players: [{ seat: 's1', tactic: null, goods: null }, { seat: 's2' }, { seat: 's3' }],
  });
  expect(settingsOf(rulesetOf([]), 6).goal).toBe(10);
});

it('a faction brings its abilities; no faction or an unknown one brings the common values', () => {
  const ruleset = rulesetOf(['pok']);
  expect(profileOf(ruleset, 'emirates-of-hacan')).toMatchObject({
    commodityLimit: 6,
    freeFollows: ['trade'],
  });
  expect(profileOf(ruleset, 'naalu-collective').initiativeToken).toBe(0);
  expect(profileOf(ruleset, null)).toMatchObject({ statusTokens: 2, traits: [] });
  expect(profileOf(ruleset, 'house-faction')).toMatchObject({ faction: 'house-faction' });
});
