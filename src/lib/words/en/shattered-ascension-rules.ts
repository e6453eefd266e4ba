/** The rules at hand of Shattered Ascension: what each topic of its rulebooks says, in our own words. */
import type { AscensionSequenceWords } from '../../look-up/shattered-ascension/sequences.ts';
import type { TOPICS } from '../../look-up/shattered-ascension/topics.ts';
import type { TopicWords } from '../../look-up/topic.ts';
import { agenda } from './parts/shattered-ascension/rules/agenda.ts';
import { battle } from './parts/shattered-ascension/rules/battle.ts';
import { board } from './parts/shattered-ascension/rules/board.ts';
import { cards } from './parts/shattered-ascension/rules/cards.ts';
import { economy } from './parts/shattered-ascension/rules/economy.ts';
import { points } from './parts/shattered-ascension/rules/points.ts';
import { round } from './parts/shattered-ascension/rules/round.ts';
import { units } from './parts/shattered-ascension/rules/units.ts';

export const shatteredAscensionTopics: TopicWords<typeof TOPICS> = {
  ...round,
  ...points,
  ...agenda,
  ...economy,
  ...cards,
  ...board,
  ...battle,
  ...units,
};

export const shatteredAscensionSequences: AscensionSequenceWords = {
  'status-phase': {
    name: 'Status phase',
    steps: {
      claim: 'Claim objectives; then check whether the game ends.',
      feedback: 'The leader gains trade goods equal to the lead.',
      'goods-and-upgrades':
        'Make trade goods, 1 for 2 resources, and unlock racial upgrades, in your edition’s order.',
      refresh: 'Refresh planets, build facilities, use refresh abilities.',
      receive: 'Draw 1 card of each kind and receive counters.',
      reallocate: 'Reallocate counters, and pay fleet upkeep in the newer edition.',
      scuttle: 'Scuttle units; break trade agreements.',
      'clean-up': 'Take counters off the board, repair, return strategy cards, refresh docks.',
    },
    reminders: {},
  },
  'tactical-action': {
    name: 'Tactical action',
    steps: {
      activate: 'Put a Command Pool counter in a system without one of yours.',
      move: 'Move ships there; check Fleet Supply.',
      cannons: 'Space cannons fire, in your edition’s order.',
      battle: 'If two players have ships there, fight a space battle.',
      land: 'Land units, then assign bombarding ships.',
      resolve: 'Planet by planet: place units, take it, or fight.',
      produce: 'Produce mines, then units, then docks.',
    },
    reminders: {},
  },
  'agenda-phase': {
    name: 'Twilight Council',
    steps: {
      draw: 'The owner of Assembly draws 2 political and 2 action cards.',
      speaker: 'The speaker token moves.',
      choose: 'Choose the agendas and their order.',
      voice: 'Any player may add the election of the Voice for 1 counter.',
      count: 'Count votes: influence of refreshed planets and bonus votes.',
      ballots: 'Debate; then write down votes in secret.',
      resolve: 'Reveal all ballots; resolve agenda by agenda.',
      last: 'The Voice of the Council comes last.',
      secondaries: 'Then players use the secondary of Assembly.',
    },
    reminders: {},
  },
  elimination: {
    name: 'Elimination',
    steps: {
      out: 'Discard cards, goods and counters; break agreements; return the strategy card.',
      speaker: 'The speaker token goes to the next player along the cycler.',
      fewer: 'Check the numbers that depend on how many players are left.',
    },
    reminders: {},
  },
};
