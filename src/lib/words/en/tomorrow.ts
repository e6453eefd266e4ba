/** The sheet of a game that continues another day: photos to take, and what the app knows. */
import { isScored, manyTokens, people, things } from './parts/spoken.ts';

export const tomorrow = {
  title: 'Continue tomorrow',
  intro:
    'Everything recorded so far is stored. Take a photo of the rest before you pack up, and tick it here.',
  photos: 'Photos to take',
  taken: (taken: number, of: number) => `${taken} of ${of} taken`,
  allTaken: 'All photos are taken. You can pack up.',
  map: {
    name: 'The whole map',
    get detail() {
      return `From above, with all four edges: tiles, units and ${manyTokens()}`;
    },
  },
  close: {
    name: 'The map from close up',
    detail: 'A few pictures: damaged ships, stacked units, cards on planets',
  },
  hand: {
    name: (player: string) => `${player}: hand`,
    detail: 'With that player’s own phone, so that secrets stay secret',
  },
  area: {
    name: (player: string) => `${player}: play area`,
    detail: {
      get essentials() {
        return `${people().faction} sheet, ${manyTokens()}, goods, technologies, planets: none of it is tracked`;
      },
      standard: 'Which cards are exhausted, leaders, relics, promissory notes',
      full: 'Promissory notes in hand and captured units: the rest is tracked',
    },
  },
  piles: {
    name: 'Decks and discard piles',
    detail: 'Discard piles face up; a rubber band keeps the order of a deck',
  },
  stands: 'The game so far',
  facts: { round: 'Round', step: 'Step', acts: 'To act', speaker: 'Speaker', goal: 'Goal' },
  heads: {
    player: 'Player',
    points: 'Points',
    cards: 'Strategy cards',
    get tokens() {
      return things().heads.commandTokens;
    },
    goods: 'Trade goods',
    commodities: 'Commodities',
  },
  passed: 'passed',
  unknown: '–',
  objectives: 'Public objectives',
  get unscored() {
    return `Not ${isScored()} yet`;
  },
  laws: 'Laws in play',
  notes: 'Notes',
  print: 'Print',
};
