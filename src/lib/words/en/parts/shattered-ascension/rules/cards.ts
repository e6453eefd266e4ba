/** Cards, technologies and races, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { cards as rows } from '../../../../../look-up/shattered-ascension/topics/cards.ts';

export const cards: TopicWords<typeof rows> = {
  'strategy-cards': {
    name: 'Strategy cards',
    answer: 'Nine cards, numbered 1 to 9, decide the order of turns and give a strong action.',
    points: {
      leadership:
        '1 Leadership: 3 counters, then counters for influence. The first costs 1, each further one 1 more: 1, 3, 6 or 10 in all.',
      diplomacy:
        '2 Diplomacy: each other player’s spare counter in systems with your planets, or the secondary for free. The secondary takes an empty planet for 2 influence.',
      assembly:
        '3 Assembly: draw 2 political and 2 action cards, move the speaker token, then the [[agenda-phase|council]] meets.',
      production:
        '4 Production: build at all your docks in one system with 2 resources for free; others build with capacity 3.',
      trade:
        '5 Trade: 3 trade goods or break all agreements, then open [[trade-agreements|agreements]]; goods are placed last.',
      warfare:
        '6 Warfare: the High Alert token, then perhaps a tactical action with a counter from reinforcements; others move 2 ships.',
      technology:
        '7 Technology: one [[technology|technology]] for free, or up to three purchases without counters, paid together.',
      bureaucracy:
        '8 [[bureaucracy|Bureaucracy]]: gain a counter, reveal an objective, claim a public one at once, flip the cycler for 1 influence.',
      prospect:
        '9 [[prospect|Prospect]]: an objective of your own, or goods and cards, or leaders and recycled cards.',
    },
  },
  bureaucracy: {
    name: 'Bureaucracy',
    answer:
      'Gain a counter, draw 3 stage I cards and keep 1 face up, claim a public objective, perhaps flip the cycler.',
    points: {
      reveal:
        'Stage I cards are revealed by Bureaucracy: one of three drawn with its primary, one with each bonus counter on it. A few political cards reveal some too.',
      claim:
        'Its owner may claim one public objective at once, in the action phase. That doesn’t count against the limit of the claim step.',
      flip: 'Its owner may flip the [[rotation-cycler|cycler]] for 1 influence.',
    },
    asked: {
      stage: {
        question: 'What’s the current stage when a bonus counter reveals an objective?',
        answer: 'Stage I while stage II is closed, then stage II.',
      },
    },
  },
  prospect: {
    name: 'Prospect',
    answer:
      'Used with 4, 7 or 8 players: a stage I objective that only you may claim, goods and cards, or leaders.',
    points: {
      private: 'With option a you draw 2 stage I cards and keep one that only you may claim.',
    },
    asked: {
      limit: {
        question: 'Does a private objective open stage II, or count as a public one?',
        answer:
          'The book doesn’t say. The app doesn’t count it for stage II, and claiming it uses your public claim.',
      },
    },
  },
  'action-cards': {
    name: 'Action cards',
    answer:
      'Each card says when it’s played. A card used as an action takes your turn; the hand limit is 7.',
    points: {
      limit: 'You keep at most 7 action cards. Draw everything first, then discard.',
      moment: 'Each card says when it’s played. A card played as an action takes your turn.',
      sabotage:
        'A sabotaged card is discarded as if never played; one meant as an action then costs no action.',
      'no-double':
        'You can’t play two cards with the same name in one action. An announced card may be returned to hand before it resolves.',
      progress:
        'Force of Progress buys one racial upgrade for 3 less, or refreshes a planet if all are unlocked.',
    },
  },
  technology: {
    name: 'Technologies',
    answer: '32 technologies on one tree. One prerequisite is enough, except at a plus sign.',
    points: {
      prerequisites:
        '32 technologies in four colours, eight each. Any one line from above is enough; at a plus sign you need both.',
      price:
        'The Technology card sells them for 5 resources. Each artifact and each specialty on a refreshed planet of that colour makes it 1 cheaper, down to 0.',
      primary:
        'The primary gives one technology for free, or up to three purchases without counters, paid together.',
      'may-use':
        '"May use the effects" of a technology isn’t having it: it’s no prerequisite and doesn’t count for objectives.',
    },
    asked: {
      'all-needed': {
        question: 'The Technology card speaks of all prerequisites. Which rule applies?',
        answer: 'The tree’s: any one, and both at a plus sign.',
      },
    },
  },
  'racial-upgrades': {
    name: 'Racial upgrades',
    answer:
      'Unlock them in the status phase. The more points you have, the cheaper they are; each earlier upgrade makes them dearer.',
    points: {
      when: 'They’re unlocked in the status phase, and by a few cards. They aren’t technologies.',
      price:
        'Price: the printed base, less your victory points, plus the printed bases of the upgrades you’ve unlocked. Never below 0.',
    },
    differ: {
      name: {
        'shattered-ascension': 'Called racial upgrades.',
        'shattered-ascension-v6': 'Called racial improvements.',
      },
    },
    asked: {
      penalty: {
        question: 'Does a missing home planet change the price?',
        answer: 'Yes. It counts your total now, so 2 fewer points make it cost 2 more.',
      },
    },
  },
  races: {
    name: 'Races',
    answer:
      'A race has home planets, starting technologies, two contracts, upgrades, leaders and a flagship.',
    points: {
      sheets: 'Race sheets say what a race has. Where the app has no source, you type it once.',
      mentak: 'With two players, every second theft of trade goods by Mentak brings one more.',
    },
  },
};
