/** Votes and objectives see the same planet: attachments count in the order in which they came. */
import { expect, it } from 'vitest';
import { heldPlanet } from '../../../../src/lib/core/conditions/held-planet.ts';
import { influenceOfPlanet, voteInfluence } from '../../../../src/lib/core/rules/influence.ts';
import { votePlanets } from '../../../../src/lib/core/queries/votes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { blankTable, has, ME } from '../conditions/scenes.ts';

const cards = cardsOf(['pok']);

function tableWith(...attachments: string[]) {
  const game = blankTable(['pok']);
  has(['lodor', 'abyz'])(game, cards);
  game.planetCards['lodor'] = { exhausted: false, attachments };
  return game;
}

it('a second research facility on a planet counts for votes as for objectives', () => {
  // Lodor 3/1; the first facility gives the specialty, beside which the second has its values.
  const game = tableWith('biotic-research-facility', 'cybernetic-research-facility');
  expect(heldPlanet(game, cards, 'lodor')).toMatchObject({ resources: 4, influence: 2 });
  expect(influenceOfPlanet(game, cards, 'lodor')).toBe(2);
  expect(voteInfluence(game, cards, ME)).toEqual({ readied: 2, most: 2 });
  expect(votePlanets(game, cards, ME)).toEqual([{ planet: 'lodor', votes: 2, resources: 4 }]);
});

it('what a vote costs in production counts attachments', () => {
  expect(votePlanets(tableWith('dyson-sphere'), cards, ME)).toEqual([
    { planet: 'lodor', votes: 2, resources: 5 },
  ]);
});

it('no planet has no votes', () => {
  const game = tableWith();
  for (const id of ['tsion-station', 'own-eden'])
    expect(influenceOfPlanet(game, cards, id)).toBe(0);
});

it('a hero that pays with both values votes with both, once it is unlocked', () => {
  const all = cardsOf(['pok', 'codex3']);
  const game = blankTable(['pok', 'codex3']);
  has(['lodor', 'abyz'])(game, all);
  const player = game.players[ME];
  if (player) Object.assign(player, { faction: 'xxcha-kingdom', leaders: {} });
  expect(voteInfluence(game, all, ME)).toEqual({ readied: 1, most: 1 });
  if (player) player.leaders = { 'xxekir-grom': 'readied' };
  expect(voteInfluence(game, all, ME)).toEqual({ readied: 7, most: 7 });
  expect(votePlanets(game, all, ME)?.map(({ votes }) => votes)).toEqual([4, 3]);
  if (player) player.leaders = { 'xxekir-grom': 'purged' };
  expect(voteInfluence(game, all, ME)).toEqual({ readied: 1, most: 1 });
});
