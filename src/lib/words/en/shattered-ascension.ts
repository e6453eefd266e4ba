/** What Shattered Ascension says of its own: fetched with its games alone, one set of words for each edition. */
import type { StrategyCardWords } from '../card-words.ts';
import type { FamilyWords } from '../family-words.ts';
import { races } from './parts/shattered-ascension/people.ts';
import { politicalCards } from './parts/shattered-ascension/political-cards.ts';
import { names } from './parts/shattered-ascension/printed-names.ts';
import { olderRequirements, requirements } from './parts/shattered-ascension/requirements.ts';
import * as terms from './terms/shattered-ascension.ts';

type OwnWords = Omit<FamilyWords, 'rules'>;

/** Every strategy card: its name and one sentence of our own on its primary. */
const strategyCards: Readonly<Record<string, StrategyCardWords>> = {
  leadership: { name: 'Leadership', gist: 'Gain 3 command counters, and more for influence.' },
  diplomacy: {
    name: 'Diplomacy',
    gist: 'Put a spare counter from each other player in your systems, or annex a planet.',
  },
  assembly: {
    name: 'Assembly',
    gist: 'Draw 2 cards of each kind, move the speaker token, hold the council.',
  },
  production: {
    name: 'Production',
    gist: 'Produce at your docks in one system with 2 resources for free.',
  },
  trade: {
    name: 'Trade',
    gist: 'Gain 3 trade goods or break all agreements, then open new ones.',
  },
  warfare: {
    name: 'Warfare',
    gist: 'Place the High Alert token: combat rolls 1 better, 1 more movement.',
  },
  technology: { name: 'Technology', gist: 'Gain 1 technology, or buy up to 3.' },
  bureaucracy: {
    name: 'Bureaucracy',
    gist: 'Gain a counter, reveal 1 of 3 objectives, claim one, flip the cycler.',
  },
  prospect: {
    name: 'Prospect',
    gist: 'Take an objective of your own, goods and cards, or move leaders.',
  },
};

/** Its editions, which are its books as well. */
const boxes: FamilyWords['boxes'] = {
  'shattered-ascension': { name: 'Rulebook v42', title: 'Shattered Ascension' },
  'shattered-ascension-v6': { name: 'Rulebook v6', title: 'Shattered Ascension v6' },
};

/** What a table may choose to play with; what the app doesn't follow is done by hand. */
const options: FamilyWords['options'] = {
  'path-of-fate': {
    name: 'Path of Fate',
    detail: 'Each race has 3 objectives, and claims 1 of them in the game',
  },
  'simultaneous-actions': {
    name: 'Simultaneous actions',
    detail: 'A tactical action may activate several systems',
  },
  ascendancy: { name: 'Ascendancy', detail: 'Objectives may be claimed again and again' },
  'covert-objectives': {
    name: 'Covert objectives',
    detail: 'Their own decks instead of stage II; you track them by hand',
  },
  'covert-objectives-light': {
    name: 'Covert objectives, light',
    detail: 'One more is drawn each round; you track them by hand',
  },
  prelude: { name: 'Prelude', detail: 'Four phases before round 1; you track them by hand' },
  armistice: { name: 'Armistice', detail: 'Players may agree to end the game; you end it by hand' },
};

export const shatteredAscension: OwnWords = {
  options,
  terms: terms.shatteredAscension,
  boxes,
  factions: races,
  strategyCards,
  agendas: politicalCards,
  requirements,
  names,
};

export const shatteredAscensionV6: OwnWords = {
  ...shatteredAscension,
  terms: terms.shatteredAscensionV6,
  requirements: { ...requirements, ...olderRequirements },
};
