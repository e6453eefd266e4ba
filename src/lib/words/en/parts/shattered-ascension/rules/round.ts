/** The round: setup, phases, order, players, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { round as rows } from '../../../../../look-up/shattered-ascension/topics/round.ts';

export const round: TopicWords<typeof rows> = {
  'game-round': {
    name: 'Game round',
    answer:
      'A round is strategy phase, action phase and status phase. Rounds repeat until the game is won.',
    points: {
      phases:
        'Three phases each round: [[strategy-phase|strategy]], [[action-phase|action]], [[status-phase|status]]. The [[agenda-phase|council]] has no phase of its own: it meets when Assembly is played.',
      rotation:
        'Rotation order begins with the [[speaker|speaker]]; the other seats follow in the direction of the [[rotation-cycler|cycler]].',
      'as-an-action': 'An effect used "as an action" is your action for that turn.',
    },
  },
  'ground-rules': {
    name: 'Ground rules',
    answer:
      'When two texts disagree, the one that names the other wins. You lose only what you have.',
    points: {
      contradictions:
        'When two texts disagree, the one that names the other wins. Otherwise this ranking decides: action card, political card, racial upgrade, racial ability, technology, rulebook.',
      compliance:
        'If you’re told to lose more than you have, you lose what you have. Amounts stop at zero; [[victory-points|victory points]] have rules of their own.',
      dice: 'Every die has ten sides, numbered 1 to 10, unless a text says otherwise.',
      recycle: 'To recycle a card, discard it and draw a new one of the same kind.',
    },
    differ: {
      ranking: {
        'shattered-ascension': 'Texts have a ranking, from action cards down to the rulebook.',
        'shattered-ascension-v6': 'No ranking: a component always beats the rulebook.',
      },
    },
  },
  setup: {
    name: 'Setup',
    answer:
      'Setup has fixed steps: galaxy, goal, options, secrets, races, bids, levelling, cycler, objectives, then your race’s cards and units.',
    points: {
      order: 'The steps have a fixed order. If your table has done a step by hand, skip it.',
      'strategy-cards':
        'Strategy cards 1 to 8 are used. Card 9, [[prospect|Prospect]], joins with exactly 4, 7 or 8 players.',
      goal: 'Agree on the points to win: 8 with two players, 10, 12 or 14 otherwise, or any other number.',
      options:
        'Choose options before secrets are drawn; the rulebook’s advice is to play without any.',
      races:
        'In order, each player takes a free [[races|race]] or passes. Players who passed are dealt one secretly, twice at most; the last one is dealt openly and has to be played.',
      'home-bids':
        'On a ready-made map, players bid trade goods from the supply for home locations. A player without a bid opens a location or overbids another player, until everyone has one. Zero is a bid.',
      'home-pay': 'Each player then gains the highest home bid less their own, in trade goods.',
      seats: 'Change seats so that they match the home locations, if you sit at one table.',
      'speaker-bid':
        'For the speaker token, the first player has to bid; the others in turn overbid or drop out. The last one takes the token, and everyone else gains the winning bid. No one pays it.',
      levelling:
        'Levelling: all trade goods then move up or down together until the poorest player has exactly 1.',
      cycler:
        'The speaker sets the [[rotation-cycler|cycler]] only after levelling, so deals about it can’t change the goods.',
      reveal:
        'Reveal every special objective, 3 random stage I cards, 3 stage II cards and 1 preliminary.',
      'two-players': 'With two players, leave out the preliminary, Sovereign and Imperial.',
      'last-step':
        'Last, keep one secret, draw 2 political cards, reveal your race and take what it starts with: flags, flagship, 2 trade contracts, upgrades, leaders, planet cards, technologies and starting units.',
      counters:
        'You begin with 2 counters in Strategy Allocation, 3 in Command Pool and 3 in Fleet Supply.',
      'no-action-cards':
        'No one begins with an action card. The first ones come in the status phase or with Assembly.',
      'no-notes': 'There are no promissory notes in this game.',
    },
    differ: {
      'bidding-order': {
        'shattered-ascension':
          'The highest roll is first player; races and homes go clockwise. The speaker bid starts right of the first player and goes anticlockwise.',
        'shattered-ascension-v6':
          'Everyone rolls: races and homes go from the highest roll down, the speaker bid from the lowest up. Equal rolls are rolled again.',
      },
      presets: {
        'shattered-ascension': 'A normal goal is 12 points.',
        'shattered-ascension-v6': 'A normal goal is 10 points; 12 isn’t offered.',
      },
      steps: {
        'shattered-ascension': 'Seats may change after the home bids.',
        'shattered-ascension-v6':
          'Decks are built before objectives are revealed; seats change with the home bids.',
      },
      'more-options': {
        'shattered-ascension': 'Covert objectives, Prelude and armistice can be chosen too.',
        'shattered-ascension-v6': 'Options are Path of Fate, simultaneous actions and Ascendancy.',
      },
    },
  },
  'strategy-phase': {
    name: 'Strategy phase',
    answer:
      'Home planets return, each player chooses an agenda, then strategy cards are picked in rotation order.',
    points: {
      agenda:
        'Each player puts one [[agenda-card|political card]] face down with a flag; all are revealed together. These are the round’s agendas.',
      'two-for-one': 'You may discard two political cards to draw one, as often as you like.',
      'top-card':
        'Instead of a card from your hand, you may take the unseen top card of the political deck.',
      added:
        'With 2, 3 or 4 players, cards from the deck are added face up until five agendas are open. Those of them that aren’t voted on are discarded in the status phase.',
      pick: 'Picks go in rotation order, one card each time, and you have to take a free one. With several cards each, the order simply repeats.',
      bonus:
        'After the picks, each card that no one took gets a bonus counter. Counters pile up over the rounds.',
      'turn-bonus':
        'If you pick a card with bonus counters, each becomes a command counter or a trade good, as you choose.',
      bureaucracy:
        'Whenever a bonus counter is placed on [[bureaucracy|Bureaucracy]], one objective of the current stage is revealed.',
      ownerless:
        'With five players, one random unpicked card then loses its new counter. It counts as picked, and no one owns it.',
    },
    differ: {
      'cards-each': {
        'shattered-ascension': 'Two players pick 3 cards each; three or four players pick 2.',
        'shattered-ascension-v6':
          'The book has no number for 2 to 4 players. The app suggests 3, 2 and 2; you can change it.',
      },
      'old-card': {
        'shattered-ascension': 'Agendas that weren’t voted on go back to hand in clean-up.',
        'shattered-ascension-v6':
          'Agendas that weren’t voted on go back to hand in the next strategy phase.',
      },
      'when-two': {
        'shattered-ascension': 'Two cards for one at any time during the agenda step.',
        'shattered-ascension-v6': 'Two cards for one before you choose your proposition.',
      },
      'five-players': {
        'shattered-ascension': 'Five players draw a card without an owner.',
        'shattered-ascension-v6': 'There’s no card without an owner.',
      },
    },
    asked: {
      'second-pick': {
        question: 'Does the second round of picks go backwards?',
        answer: 'No. It starts with the speaker again.',
      },
    },
  },
  'action-phase': {
    name: 'Action phase',
    answer:
      'Turns go by strategy card number. Each turn is one action: strategic, tactical, pass, or an effect used as an action.',
    points: {
      'one-action':
        'A turn is one action: [[strategic-action|strategic]], [[tactical-action|tactical]], a pass, or an effect that takes its place.',
      pass: 'You can’t pass while one of your strategy cards is unused.',
      passed: 'After passing you get no more turns this round, but you may still use secondaries.',
      end: 'When everyone has passed, the action phase ends.',
      'no-transfer': 'The transfer action of the third edition isn’t part of this game.',
    },
  },
  'initiative-order': {
    name: 'Initiative',
    answer: 'The lowest strategy card number goes first. With several cards, your lowest counts.',
    points: {
      order:
        'Turns go by strategy card number, the lowest first. With several cards, your lowest counts. The cycle repeats among players who haven’t passed.',
      ownerless:
        'With five players, the card without an owner is played when its number comes up: no primary, but secondaries and its Special part as usual.',
    },
    asked: {
      'ownerless-secondaries': {
        question: 'Who is first with the secondaries of the card without an owner?',
        answer: 'The book doesn’t say. The app begins with the speaker and follows the cycler.',
      },
    },
  },
  'strategic-action': {
    name: 'Strategic action',
    answer:
      'The owner uses the primary, then everyone else may use the secondary, in the cycler’s direction.',
    points: {
      primary:
        'You use the primary of your card. Then each other player may use its secondary, from your neighbour on in the cycler’s direction; then the card is inactive for the round.',
      'own-secondary':
        'You never use the secondary of your own card unless its primary says so: Leadership, Diplomacy b, Trade a and Technology b do.',
      secondary:
        'A secondary costs 1 counter from Strategy Allocation. Leadership costs only influence, and Prospect has no secondary.',
      special: 'A part headed Special says when it happens, and is used even if the primary isn’t.',
    },
  },
  'status-phase': {
    name: 'Status phase',
    answer:
      'Nine steps: claim, feedback, goods, upgrades, refresh, receive, reallocate, scuttle, clean up.',
    points: {
      order: 'The steps have a fixed order. Steps 3 to 8 go in rotation order.',
      claim:
        'First everyone [[objective-cards|claims objectives]]; then comes the check for the end of the game.',
      feedback:
        'Progression feedback: the player with the most points gains trade goods equal to the lead over the second-highest total.',
      'shared-lead': 'A shared lead counts as zero, so no one gains anything.',
      goods: 'You may turn resources into trade goods: 1 for every 2 that you spend.',
      upgrades:
        'You may unlock [[racial-upgrades|racial upgrades]], one after another, for resources.',
      refresh:
        'Refresh your planets. Instead of refreshing a planet, you may build a facility on it or use its refresh ability; it then keeps its side.',
      facility: 'A planet has at most one facility. Trade stations have none.',
      wealth:
        'With natural wealth on a planet, its controller may take one of those trade goods now, and one after each of their tactical actions there.',
      receive: 'You draw 1 action card and 1 political card and get 2 command counters.',
      reallocate: 'You may move counters freely between your three areas.',
      upkeep: 'Pay 1 resource for each Fleet Supply counter above 8, or lose that counter.',
      scuttle:
        'You may return units to reinforcements. Either partner may now break a [[trade-agreements|trade agreement]].',
      'clean-up':
        'Counters on the board go to reinforcements, units are repaired, strategy cards are returned, docks are refreshed.',
      captives:
        'In this phase a captor may free captives or have them executed. Each execution also costs the refresh or the control of one planet.',
    },
    differ: {
      'three-four': {
        'shattered-ascension':
          'Step 3 makes trade goods, step 4 unlocks upgrades: fresh goods can pay for them.',
        'shattered-ascension-v6': 'Step 3 unlocks upgrades, step 4 makes trade goods.',
      },
      'two-players': {
        'shattered-ascension': 'With two players, each gets 1 counter.',
        'shattered-ascension-v6': 'With two players, each gets 2 counters.',
      },
      'fleet-upkeep': {
        'shattered-ascension': 'Counters above 8 in Fleet Supply cost upkeep.',
        'shattered-ascension-v6':
          'Fleet Supply costs no upkeep. The law Fleet Regulations may still come up; then your table decides.',
      },
      'old-agendas': {
        'shattered-ascension': 'Agendas still in the council go back to hand.',
        'shattered-ascension-v6': 'Agendas stay in the council until the next strategy phase.',
      },
      'home-facilities': {
        'shattered-ascension': 'No facilities on home planets.',
        'shattered-ascension-v6': 'Home planets may have facilities.',
      },
    },
  },
  speaker: {
    name: 'Speaker',
    answer: 'The speaker picks first, begins rotation order and breaks ties in the council.',
    points: {
      first:
        'The speaker comes first in rotation order, so also picks first, and breaks ties in the council.',
      moves:
        'The token moves with Assembly, with some political cards, and when the speaker is eliminated: then to the next player along the cycler.',
    },
  },
  'rotation-cycler': {
    name: 'Rotation cycler',
    answer: 'It shows the direction of rotation order: picks, secondaries, status steps.',
    points: {
      set: 'The speaker sets it in setup. Later the owner of Bureaucracy may flip it for 1 influence.',
      flip: 'A flip changes picks, secondaries and every step along the cycler from then on.',
    },
    asked: {
      'own-secondaries': {
        question: 'Do the secondaries of Bureaucracy already go the new way?',
        answer: 'Yes. The flip is in its primary, which comes first.',
      },
    },
  },
  elimination: {
    name: 'Elimination',
    answer:
      'A player with no planets and no units is out; cards, goods and counters are discarded.',
    points: {
      out: 'A player with no planets and no units left as an action ends, or in the status phase, is out. Cards, goods and counters are discarded, agreements break, the strategy card returns.',
      speaker: 'If that was the speaker, the next player along the cycler gets the token.',
      fewer:
        'There’s one player fewer now, so the [[player-counts|numbers by players]] may change.',
    },
  },
  surrender: {
    name: 'Surrender',
    answer: 'Announce it as you pass. You do nothing more and lose 2 points.',
    points: {
      announce:
        'Announce it as you pass: you do nothing more and skip your status phase. It costs 2 points, but not on top of the home penalty.',
      capital:
        'The capital keeps a garrison of up to 5 ground units; other docks, the flagship and leaders leave. Fleets and other planets are auctioned for influence in rotation order.',
      then: 'Then the player is eliminated, but their agreements stay open until the capital falls or the partner attacks it.',
    },
  },
  'player-counts': {
    name: 'Numbers by players',
    answer: 'Cards, agendas, self-trade and the Voice’s votes depend on how many players you are.',
    points: {
      table:
        'With 2 to 8 players: 3, 2, 2, 1, 1, 1, 1 strategy cards each; 5 open agendas, or one for each player from six on; 2, 2, 1 contracts for self-trade, then none.',
      'half-price':
        'Half prices of objectives for two players were a rule between the two editions. They aren’t used.',
    },
  },
  variants: {
    name: 'Options',
    answer: 'Path of Fate, simultaneous actions, Ascendancy, covert objectives, Prelude.',
    points: {
      'path-of-fate':
        'Path of Fate: you get your race’s three objectives. You may claim one of them per game, in the claim step, never together with a secret.',
      ascendancy:
        'Ascendancy: about twice the goal, and objectives may be claimed repeatedly. No edition says more.',
      'star-by-star': 'Star by Star: players build the map together. No edition has its rules.',
      covert:
        'Covert objectives, complete: they have a stage I deck of their own; there’s no stage II, and each player has two covert cards. A covert claim replaces a public one, and each round a public objective is voted on.',
      'covert-light':
        'Covert objectives, light: each status phase ends with drawing one. You keep at most two, and claim one instead of a secret.',
      prelude: 'Prelude: four phases before round 1 take the place of about two rounds.',
      'prelude-claims':
        'In Prelude only special objectives are claimed, as artifacts or planets are settled. Votes are your home system’s influence, at least 1; there’s no election of a Voice.',
    },
    differ: {
      newer: {
        'shattered-ascension': 'Covert objectives and Prelude are options.',
        'shattered-ascension-v6': 'There are no covert objectives and no Prelude.',
      },
    },
  },
};
