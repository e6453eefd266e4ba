/** The round, its phases and orders, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { round as rows } from '../../../../look-up/topics/round.ts';

export const round: TopicWords<typeof rows> = {
  'game-round': {
    name: 'Game round',
    answer: 'Strategy, action, status, and agenda once the custodians token is taken.',
    points: {
      phases:
        'Strategy phase, action phase, status phase. Then the [[agenda-phase|agenda phase]], when the custodians token is gone.',
      'out-of-step':
        'Everything has its own phase and step. If something is out of step, the app says where it belongs, and you can record it anyway.',
      'turn-effects': 'An effect that lasts for a turn ends with the turn.',
      'round-ten':
        'If the table wants it, the game ends after a chosen round and the leader wins; ties by seats.',
    },
  },
  'strategy-phase': {
    name: 'Strategy phase',
    answer:
      'Clockwise from the speaker, each player takes a card; cards left over get a trade good.',
    points: {
      pick: 'One at a time, from the [[speaker|speaker]] clockwise, take one card.',
      taken: 'A card that’s taken can’t be taken again.',
      two: '3 or 4 players: two cards each, in two rounds, both times in the same direction.',
      one: '5 players or more: one card each.',
      goods: 'Trade goods on a card go to the player who takes it.',
      left: 'After the picks, each card left gets one good; goods pile up. If all cards are taken, there are none.',
      'how-many':
        'Left over: 2 with three or six players, 0 with four or eight, 3 with five, 1 with seven.',
      then: 'Then the action phase begins.',
      players:
        'Three to six players with the base game; seven and eight only with Prophecy of Kings.',
      'two-players': 'A game of two is a house setup: no book has it.',
    },
    differ: {
      'all-taken': {
        base: 'All eight cards are taken with four players.',
        pok: 'With eight players too.',
      },
    },
  },
  'strategy-card': {
    name: 'Strategy card',
    answer: 'Gives your initiative, your primary, and a secondary for the others.',
    points: {
      all: 'All eight begin in the common area, without goods.',
      yours: 'A card is yours from the pick until step 8 of the status phase.',
      sides: 'While readied it can be used; once exhausted it only shows its initiative.',
      primary: 'The owner has the primary, all others the secondary.',
      number: 'Its number is your [[initiative-order|initiative]].',
    },
  },
  'action-phase': {
    name: 'Action phase',
    answer: 'Take turns in initiative order, one action a turn, until everyone has passed.',
    points: {
      order:
        'Turns go in [[initiative-order|initiative order]], round and round. A player who has passed is skipped.',
      'one-action': 'A turn is one action (strategic, tactical or component) or a pass.',
      'must-pass': 'If you can do nothing, you must pass.',
      passed: 'A pass is final: no more turns for you this phase.',
      'use-card-first':
        'You may not pass while one of your [[strategy-card|strategy cards]] is still unused. With two cards, use both.',
      'passed-follows': "After your pass you may still use the secondary of other players' cards.",
      'last-turn':
        'On the turn you pass, you may still trade and use start-of-turn abilities; not later.',
      alone: 'When all others have passed, you take turn after turn until you pass.',
      end: 'When all have passed, the [[status-phase|status phase]] begins.',
      extra: 'Some cards give you an extra action in the same turn.',
    },
    asked: {
      'war-minister': {
        question: 'When may Minister of War be used?',
        answer: 'After any action on your turn: performing an action triggers it.',
      },
      'chaos-mapping': {
        question: 'How often may Saar use Chaos Mapping, and in the turn it passes?',
        answer: 'At the start of each of its turns, including the one in which it passes.',
      },
    },
  },
  'active-player': {
    name: 'Active player',
    answer:
      'The player whose turn it is. That player attacks, trades with neighbours, and others follow from the left.',
    points: {
      whose: 'You’re active while it’s your turn.',
      attacks: 'The active player is the [[attacker|attacker]] in every combat of the turn.',
      trades:
        'Only the active player trades with neighbours; others trade with you, not among themselves.',
      secondaries: 'Secondary abilities go round from the active player’s left.',
      clock:
        'This app runs the clock of the player everyone is waiting for. During a secondary, that’s the first player to the left who hasn’t answered; before the first action and the first vote, no clock runs.',
      'clock-honest':
        'Undo moves no time. Unattended time isn’t charged to anyone until you decide, and minutes can be moved by hand.',
    },
  },
  'initiative-order': {
    name: 'Initiative order',
    answer:
      'By the number on your strategy card, lowest first. With two cards, the lower one counts.',
    points: {
      order: 'The lowest number on a chosen card goes first.',
      'two-cards': 'With two cards your lower number counts.',
      where: 'It sets the order of turns and the status phase, not of picks, secondaries or votes.',
      numbers:
        '1 Leadership, 2 Diplomacy, 3 Politics, 4 Construction, 5 Trade, 6 Warfare, 7 Technology, 8 Imperial.',
      naalu: 'The player with Naalu’s 0 token goes before card 1. It can be given away.',
      seats: 'Picks, secondaries and votes go clockwise by seat, each player once.',
      none: 'In the agenda phase, and before the picks, there’s no initiative.',
    },
    asked: {
      gift: {
        question:
          'The strategy card with Naalu’s 0 token is swapped or taken. Does the token go with it?',
        answer:
          'No. It belongs to a player: Naalu, or the player who got it through Gift of Prescience, until the status phase ends. That player puts it on another of their strategy cards.',
      },
    },
  },
  'strategic-action': {
    name: 'Strategic action',
    answer:
      'Use the primary of your card; then the others may follow, clockwise; then the card is exhausted.',
    points: {
      primary: 'Resolve the primary from top to bottom. Only the owner does it.',
      secondary: 'Then each other player, from the left, may use the secondary once, or not.',
      pay: 'Following costs one strategy token. No token, no secondary. Other pools can’t pay.',
      free: 'Free: Leadership for everyone, Trade for the players you choose.',
      passed: 'A player who has passed may still follow.',
      exhaust: 'Once everyone has had the chance, the card is exhausted.',
      token: 'The token goes to reinforcements, unless the card puts it on the board.',
      owed: 'A secondary used without paying stays owed until it’s paid or forgiven.',
    },
  },
  'status-phase': {
    name: 'Status phase',
    answer: 'Score, reveal, draw, clear the board, gain 2, ready, repair, return strategy cards.',
    points: {
      score:
        '1. Score, in initiative order: at most one public and one secret each. A player who says no is done.',
      reveal:
        '2. The [[speaker|speaker]] reveals a public objective. If none is left, the game ends.',
      draw: '3. Everyone draws one action card, in initiative order.',
      remove: '4. Return all your command tokens from the board to your reinforcements.',
      gain: '5. Gain two command tokens; then you may move tokens between your pools.',
      ready: '6. Ready all cards.',
      repair: '7. Repair damaged units.',
      return:
        '8. Strategy cards go back. Then the [[agenda-phase|agenda phase]] if the custodians token is gone, otherwise a new round.',
      order: 'In step 5 everyone acts at once; if it matters, in initiative order.',
    },
    differ: {
      'who-repairs': { base: 'Units that have Sustain Damage.', pok: 'Damaged units.' },
    },
    asked: {
      'more-tokens': {
        question: 'Who gains three tokens?',
        answer: 'Players with Hyper Metabolism; some factions and notes give an extra one too.',
      },
    },
  },
};
