/** Objectives, points and the end, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { points as rows } from '../../../../look-up/topics/points.ts';

export const points: TopicWords<typeof rows> = {
  'objective-cards': {
    name: 'Objective cards',
    answer:
      'One public and one secret in the status phase; in other phases as many as you meet, but one for each combat.',
    points: {
      kinds: 'Public (stage I and II) or secret. The card shows points, phase and what is asked.',
      phase: 'Score it only in the phase on the card.',
      'status-now': 'A status objective must be true at the moment you score it.',
      'action-any':
        'An action objective is scored at any time in the action phase: even on another player’s turn, and after your pass.',
      'agenda-any': 'An agenda objective is scored at any time in the agenda phase.',
      quota: 'In the status phase: at most one public and one secret.',
      'no-limit': 'In other phases there’s no limit, except for combats.',
      combat: 'One objective for each combat. Space and ground combat are two.',
      once: 'You score a card once in the game. Others may score the same public one.',
      home: 'Without all planets in your home system, you can’t score public objectives. Secrets, custodians and Mecatol Rex still count.',
      pay: 'An objective that asks you to spend is paid when you score it, before cards are readied.',
      destroy:
        '"Destroy" counts hits and every effect that says so; units you remove for a limit don’t count.',
      setup:
        'Two of stage I are revealed before the first round; five of each stage are in the game.',
      reveal: 'One is revealed each status phase: all of stage I first, then stage II.',
      'reveal-later':
        'A newly revealed card can be scored from the next status phase on, or with Imperial.',
      'none-left': 'If none is left to reveal at the start of that step, the game ends.',
      'goes-on':
        'The “Cheat sheet” setup: with none left, the step is skipped and the game continues to round 10.',
      'round-nine': 'With ten cards, that’s in round nine, after its scoring.',
      three: 'At most three secrets, scored and unscored together.',
      'give-back':
        'With a fourth, shuffle one unscored secret back; it may be the new one. A scored one never goes back.',
      own: 'A scored secret is face up and stays yours. No one else may score it.',
      'start-secret': 'Everyone begins with one secret objective.',
      'two-drawn':
        'The “Cheat sheet” setup: draw two secrets before round 1, keep one and shuffle the other back.',
      draw: '[[imperial|Imperial]] gives secrets, as primary and as secondary; so do some cards.',
      payment:
        'A planet pays resources or influence, not both; a trade good stands for one of either, unless the price is in goods.',
      planets: 'Exhausted planets count as yours. A planet counts once, even with two specialties.',
      'home-systems':
        'Each player’s home system counts as a home system, even an eliminated player’s.',
      'by-units':
        'You’re asked about units and the map: the app doesn’t know where your pieces are.',
      happened: 'Events (a win, a last pass, a planet lost) are scored at once, in their phase.',
      colours: 'Unit upgrades have no colour, so they count for none.',
      'faction-technologies':
        'A faction technology is one that belongs to a faction. Nekro’s copying cards don’t count.',
      'all-parts': 'Where a card asks for several things, all of them must be true.',
    },
    differ: {
      phases: { base: 'Status phase and action phase.', pok: 'Agenda phase too.' },
      'combat-limit': { base: 'One during each combat.', pok: 'One during or after each combat.' },
      limit: {
        base: 'Three secrets.',
        'thunders-edge': 'Four for the player who holds the relic The Obsidian.',
      },
      outside: {
        base: 'In the action phase you may score any number.',
        pok: 'In the action phase and in the agenda phase you may score any number.',
      },
    },
    asked: {
      leaks: {
        question: 'Classified Document Leaks made my secret public. Who may score it?',
        answer:
          'All players may score it while the law is in play, and it no longer counts towards your three secrets.',
      },
      dust: {
        question:
          'Turn Their Fleets to Dust: does it count when Direct Hit destroys the last ship, or when fighters are lost with their carrier?',
        answer: 'No. A hit from Space Cannon itself has to destroy the last ship.',
      },
      'imperial-too': {
        question: 'May I score with Imperial and again in the status phase?',
        answer: 'Yes, another card.',
      },
      tenth: {
        question: 'Does the game end when the tenth objective is revealed?',
        answer: 'No. It ends when that step begins and none is left: one more round is played.',
      },
      show: {
        question: 'May I show my secret objective, or a card of my hand, to other players?',
        answer:
          'Yes. It’s hidden as long as you want it to be; showing it is a move like any other.',
      },
      'leaks-gone': {
        question: 'Classified Document Leaks is discarded or repealed. What happens to the secret?',
        answer:
          'It stays on the table and its points stay, but it’s no longer a public objective: no other player can score it. It doesn’t count towards its first owner’s three secrets.',
      },
    },
  },
  'victory-points': {
    name: 'Victory points',
    answer: 'The first to reach the goal (10, or 14) wins at once, in any phase.',
    points: {
      goal: 'The goal is 10, or 14 on the long side. The table chooses, and may change it.',
      long: 'The long game is 14 points.',
      start: 'Everyone begins with 0.',
      'at-once': 'The game ends the moment a player reaches the goal, in any phase.',
      'same-time': 'At the same moment: first in [[initiative-order|initiative order]] wins.',
      'no-cards':
        'Without strategy cards: the nearest player clockwise from the speaker wins, counting the speaker first.',
      'run-out': 'When objectives run out, the most points win; ties by initiative.',
      cap: 'The marker never passes the goal, and never goes below 0.',
      tied: '"Most" and "fewest" points mean all who are tied.',
      law: 'You keep a point from a law when the law goes, unless its card takes it away.',
      sources:
        'Points come from objectives, custodians, Mecatol Rex with Imperial, laws and other cards. A card may also take its point away.',
    },
    asked: {
      ixth: {
        question:
          'Do I lose the point of Holy Planet of Ixth, Shard of the Throne or Crown of Emphidia when the law goes?',
        answer:
          'No. Repeal Law and the like take the card, not the point. You lose it only the way the card itself says.',
      },
    },
  },
  elimination: {
    name: 'Elimination',
    answer:
      'You’re out without ground forces, without a unit with Production and without planets: all three.',
    points: {
      out: 'All three at once: no ground force on the board, no unit that can produce, no planet. The table says so.',
      pieces:
        'Units, tokens, technologies, sheets and your own notes leave the game, even from other hands.',
      others:
        'Other players’ notes go back to them. Your action cards and the laws you own are discarded.',
      'strategy-cards': 'Your strategy cards go back to the common area.',
      secrets: 'Your secret objectives, scored ones too, are shuffled back.',
      speaker: 'The speaker token goes to the next player on the left.',
      'cards-each': 'Everyone still takes as many strategy cards as at the start.',
      'four-to-three':
        'If four players become three, they still take two each: two cards are left and gain goods.',
      orders: 'You drop out of every order at once. If it was your turn, the next player has it.',
      goods:
        'An eliminated player’s trade goods and other cards go too. The books don’t say so; it’s how this app plays.',
    },
    asked: {
      'left-behind': {
        question: 'What does an eliminated player leave in the game?',
        answer:
          'Technologies copied by Nekro and Creuss’s wormhole tokens stay. Naalu’s 0 token stays until the end of the status phase.',
      },
    },
  },
};
