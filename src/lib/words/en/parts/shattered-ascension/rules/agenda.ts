/** The council and its offices, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { agenda as rows } from '../../../../../look-up/shattered-ascension/topics/agenda.ts';

export const agenda: TopicWords<typeof rows> = {
  'agenda-phase': {
    name: 'Twilight Council',
    answer:
      'When Assembly is played, agendas are chosen and voted on with influence. Ballots are secret; the speaker breaks ties.',
    points: {
      meets:
        'The council meets when Assembly is played. In a round without it, there’s no council.',
      'option-a':
        'Assembly a: take the speaker token and choose exactly three open agendas, none of them your own.',
      'option-b':
        'Assembly b: name another player speaker and choose one agenda, then up to three more that are each voted on or discarded.',
      order: 'The active player decides in which order the chosen agendas are resolved.',
      votes:
        'Your votes are the [[influence|influence]] of your refreshed planets plus bonus votes; at least 1. Voting exhausts no planets.',
      ballots:
        'After the debate, each player writes down their votes in secret, split over the agendas, for one outcome each. You needn’t use them all.',
      resolve:
        'All ballots are revealed. Agenda by agenda, the outcome with the most votes is carried out, and the card is discarded.',
      tie: 'The [[speaker|speaker]] breaks ties: the new one, if Assembly has just moved the token.',
      'no-votes': 'An agenda that no one voted on is discarded without effect.',
      'open-order':
        'If a card leaves the order of players open, the active player goes first, then the others along the cycler.',
      promises: 'Promises about votes don’t bind anyone.',
      'two-assembly':
        'With two players, Assembly a may take your own agenda if the other one is taken too, and Assembly b gives you 3 votes.',
      'two-dice':
        'With two players, each rolls three dice after the agendas are chosen, adds the lowest to their votes, and may secretly pay trade goods for 1 vote each.',
    },
    asked: {
      'without-assembly': {
        question: 'Can there be a council without Assembly?',
        answer:
          'Only if your table wants one, as the rulebooks name no other. In a turn, before its action, look under More and tap Hold a council. The speaker token stays, and the turn continues afterwards.',
      },
      exhaust: {
        question: 'Does voting exhaust planets?',
        answer:
          'No. Each refreshed planet counts for every agenda of that council, but you split your votes among them.',
      },
    },
  },
  'agenda-card': {
    name: 'Political cards',
    answer: 'For or Against, or an election. Laws stay; any other card is discarded.',
    points: {
      law: 'A law stays in play; a law that ends Against is discarded. Any other card is resolved once, then discarded.',
      hand: 'You keep at most 7 political cards. Draw everything first, then discard.',
      'open-piles': 'Cards in hand may not be shown. Both discard piles are open to everyone.',
      marks:
        'Cards marked 2pX are replaced at once with two players; newer ones have marks for three players too.',
    },
  },
  'voice-of-the-council': {
    name: 'Voice of the Council',
    answer:
      'An office with 5 bonus votes and a point. Any player may put its election on the agenda for a counter.',
    points: {
      added:
        'Once the agendas are chosen, any player may spend 1 Strategy Allocation counter to add the election of the Voice. It comes last.',
      office:
        'The elected player holds the office until another player is elected, and has 5 bonus votes: 3 with two players.',
      point:
        'Being elected pays nothing yet. The card is claimed in the next claim step by the player who holds the office then.',
    },
    asked: {
      'no-votes': {
        question: 'No one votes for a Voice. What happens?',
        answer: 'The book doesn’t say. In the app, the player who had the office keeps it.',
      },
    },
  },
};
