/** Tokens, goods and whom they go to, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { economy as rows } from '../../../../look-up/topics/economy.ts';

export const economy: TopicWords<typeof rows> = {
  'command-sheet': {
    name: 'Command sheet',
    answer: 'Three pools: tactic for actions, fleet for ships, strategy for secondaries.',
    points: {
      start: 'You begin with 3 tactic, 3 fleet and 2 strategy tokens.',
      tactic: 'Tactic tokens pay for [[tactical-action|tactical actions]].',
      fleet: 'Fleet tokens set how many ships you may have; they’re never spent.',
      strategy: 'Strategy tokens pay for secondary abilities and some faction abilities.',
      move: 'Tokens move between pools only in step 5 of the status phase and with [[warfare|Warfare]]. Their number stays the same.',
    },
  },
  'command-tokens': {
    name: 'Command tokens',
    answer:
      'You gain them with Leadership, and two in each status phase, but never more than your reinforcements hold.',
    points: {
      start: '3 tactic, 3 fleet, 2 strategy; the rest are [[reinforcements|reinforcements]].',
      'your-pool': 'You choose the pool for each token you gain.',
      limited: 'None left in reinforcements? Then you gain none.',
      sum: 'Your tokens in pools, on the board and in reinforcements are always the same number: 16 in this app, unless the table sets another. A token in another player’s fleet is still counted as yours.',
      forced:
        'If you must put one on the board and have none, take it from a pool you choose, unless your token is already there.',
      'already-there':
        'If your token is already there, the new one goes to reinforcements and the effect still happens.',
      status:
        'In step 5 of the [[status-phase|status phase]] you gain two, then you may move your tokens.',
      'home-first': 'Tokens on the board come back before you gain new ones.',
      'check-fleet': 'Did your fleet pool shrink? Check the ships in every system.',
      'secondary-free': '[[leadership|Leadership]] is the one secondary that costs no token.',
    },
    asked: {
      hyper: {
        question: 'How many tokens with Hyper Metabolism?',
        answer: 'Three instead of two in the status phase.',
      },
    },
  },
  commodities: {
    name: 'Commodities',
    answer: 'You can’t spend them. Given to another player they become trade goods.',
    points: {
      'no-spend': 'Commodities are only traded, never spent.',
      convert:
        'A commodity that goes to another player becomes that player’s [[trade-goods|trade good]].',
      limit: 'You never have more than the number on your faction sheet.',
      replenish: 'To replenish means to fill up to that number from the supply.',
      before: 'You may trade them away just before you replenish.',
    },
    asked: {
      agreement: {
        question:
          'May Trade Agreement be played when my commodities are already full and I replenish none?',
        answer: 'Yes. It may be played against you even if you gain nothing.',
      },
    },
  },
  deals: {
    name: 'Deals',
    answer: 'Any two players, at any time. A deal binds only if it can be done at once.',
    points: {
      anybody: 'Any two players may make a deal, at any time.',
      binding:
        'If all of it can be done at once, you must do it. A promise for later binds no one.',
      transaction:
        'If a deal moves goods or notes, the rules of [[transactions|transactions]] hold.',
      'no-success': 'You can’t bind yourself to what an action card will do.',
    },
  },
  'fleet-pool': {
    name: 'Fleet pool',
    answer:
      'In each system you may have as many ships (not fighters) as tokens in your fleet pool.',
    points: {
      limit:
        'Ships that aren’t fighters, in one system: at most as many as your fleet tokens. At all times.',
      'too-many': 'Too many? You choose which to remove. Removed isn’t [[destroyed|destroyed]].',
      'never-spent': 'Fleet tokens are never spent.',
      shrink: 'When you take tokens out of the pool, check every system.',
    },
    asked: {
      over: { question: 'Does removing ships count as destroying them?', answer: 'No.' },
    },
  },
  influence: {
    name: 'Influence',
    answer: 'Exhaust a planet for its influence: for votes, for tokens, for whatever a card asks.',
    points: {
      spend: 'Exhaust a readied planet to use its influence, all at once.',
      goods: 'A [[trade-goods|trade good]] stands for 1 influence, but never for a vote.',
      votes: 'In the [[agenda-phase|agenda phase]], influence counts as votes.',
      tokens:
        '3 influence buy a token with [[leadership|Leadership]]; 6 buy the [[custodians-token|custodians token]].',
    },
  },
  neighbours: {
    name: 'Neighbours',
    answer: 'You have units or planets in the same system or in adjacent ones; wormholes count.',
    points: {
      who: 'Two players are neighbours if both have a unit or a planet in the same system or in [[adjacency|adjacent]] ones.',
      wormholes: 'Systems with the same wormhole count as adjacent here too.',
      trade: 'On your turn you trade with neighbours only; for an agenda, with everyone.',
      asked: 'This app doesn’t know the map: it asks you who is a neighbour.',
    },
    asked: {
      pillage: {
        question:
          'Does Pillage work on a player who is a neighbour only through Lazax Gate Folding or Quantum Entanglement?',
        answer:
          'Yes, even if only the Creuss see the systems as adjacent: the two players are neighbours.',
      },
    },
  },
  reinforcements: {
    name: 'Reinforcements',
    answer: 'Your pieces and tokens that aren’t in play.',
    points: {
      spent: 'A spent command token goes there.',
      gain: 'You gain tokens from there. When it’s empty, you gain none.',
      board: 'In step 4 of the status phase all your tokens on the board go there.',
    },
  },
  resources: {
    name: 'Resources',
    answer: 'Exhaust a planet for its resources: for units, technologies, what a card asks.',
    points: {
      spend: 'Exhaust a readied planet to use its resources, all at once.',
      goods: 'A [[trade-goods|trade good]] stands for 1 resource.',
    },
  },
  'trade-goods': {
    name: 'Trade goods',
    answer: 'One stands for 1 resource or 1 influence. Never for votes.',
    points: {
      worth: 'Each is 1 resource or 1 influence, or pays a price in trade goods. Never votes.',
      'any-time': 'Spend them when you like; there’s no limit to how many you have.',
      pieces: 'Tokens of 1 and 3 may be changed at any time.',
      get: '[[commodities|Commodities]] from another player become trade goods.',
    },
    asked: {
      pillage: {
        question:
          'Is Pillage a transaction? May Mentak use it each time Saar gains a trade good with Scavenge?',
        answer:
          'It isn’t. If its conditions are met, Pillage works each time, even several times in one turn.',
      },
    },
  },
  transactions: {
    name: 'Transactions',
    answer:
      'On your turn, once with each neighbour: goods, commodities and one note from each side.',
    points: {
      once: 'The active player trades once with each [[neighbours|neighbour]] in a turn, at any moment, even in a combat.',
      what: 'Any number of trade goods and commodities, and at most one [[promissory-notes|note]] from each side. No more than you have.',
      uneven: 'It may be uneven, or a gift. Agree first; it can’t be undone.',
      agenda: 'For each agenda: once with every other player, neighbour or not.',
      passed: 'A player who has passed can still be the other side.',
      convert: 'Commodities become trade goods on the other side.',
    },
    differ: {
      'by-box': {
        base: 'Trade goods, commodities, notes.',
        pok: 'Relic fragments too. Relics never.',
        'thunders-edge': 'Two players with space stations trade without being neighbours.',
      },
    },
    asked: {
      hacan: {
        question: 'What may Hacan do?',
        answer: 'Trade with players who aren’t neighbours, and trade action cards.',
      },
    },
  },
};
