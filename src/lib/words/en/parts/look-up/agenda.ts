/** The agenda phase and the speaker, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { agenda as rows } from '../../../../look-up/topics/agenda.ts';

export const agenda: TopicWords<typeof rows> = {
  'agenda-phase': {
    name: 'Agenda phase',
    answer:
      'Two agendas: left of the speaker votes first, then clockwise; the speaker votes last and breaks ties.',
    points: {
      when: 'There is an agenda phase in every round once the [[custodians-token|custodians token]] was taken, that round too.',
      two: 'Twice: reveal, vote, resolve. Then planets are readied.',
      order: "Votes go clockwise from the speaker's left. The [[speaker|speaker]] votes last.",
      votes: '[[exhausted|Exhaust]] planets: each gives all its [[influence|influence]] as votes.',
      'no-goods': 'Trade goods are never votes. Only cards such as Bribery buy votes.',
      'one-outcome': 'All your votes go to one outcome, said aloud.',
      outcomes:
        'Vote only for an outcome the card has: For or Against, or what it elects. You may elect yourself.',
      abstain: 'No votes means that you abstain. Zero votes is the same.',
      'extra-votes': 'Extra votes from effects go to the outcome you voted for.',
      barred:
        'A player who may not vote gets no votes in any way, but may still predict. Some leaders let their player vote anyway.',
      tie: 'Most votes win. On a tie, or if nobody votes, the speaker chooses; that is no vote.',
      predict:
        'Predictions (riders) come after the reveal and before any vote. They pay after the outcome.',
      'stay-exhausted': 'Planets used for the first agenda stay exhausted for the second.',
      ready: 'At the end everybody readies planets; then a new round begins.',
      trade: 'For each agenda you may trade once with every other player, neighbour or not.',
      'no-initiative':
        'Nobody has a strategy card now: ties on points go by seats from the speaker.',
    },
    differ: {
      score: {
        base: 'No objective is scored in this phase.',
        pok: 'Objectives that name this phase are scored here, any number.',
      },
    },
    asked: {
      'speaker-abstains': {
        question: 'May the speaker abstain?',
        answer:
          'Yes, and still break the tie. Cards "after the speaker votes" may still be played.',
      },
      'two-riders': { question: 'May I play two riders on different outcomes?', answer: 'Yes.' },
      bribery: {
        question: 'How does Bribery count?',
        answer:
          'After the speaker votes: one vote for each trade good you pay, for the outcome you voted for.',
      },
      'secret-ban': {
        question: 'What does Political Secret stop?',
        answer:
          "That player's vote and optional faction abilities, for this agenda only. Technologies and passive abilities go on.",
      },
    },
  },
  'agenda-card': {
    name: 'Agenda card',
    answer: 'A law stays in play when it passes; a directive happens once and is discarded.',
    points: {
      law: 'A law that wins "For", or that elects somebody, stays in play: in the common area or with its owner.',
      against: 'After "Against", and after every directive, the card is discarded.',
      discarded: 'A discarded law stops at once and goes on top of the discard pile.',
      attached: 'A law on a planet stays with the planet, whoever controls it.',
      'points-stay':
        'A point from a law stays yours when the law goes, unless the card says that you lose it.',
      'nothing-to-elect':
        'An agenda that elects from something that is not there is replaced by a new one.',
    },
    asked: {
      replaced: {
        question: 'Veto or Political Favor was played. Is there a third agenda?',
        answer: 'No. A new card takes the place of the old one, and bans of the old card end.',
      },
      miscount: {
        question: 'Does a law work while Miscount Disclosed votes on it again?',
        answer: 'Yes, it stays in force until the new outcome.',
      },
      favor: {
        question: 'What else does Political Favor cost?',
        answer: 'One strategy token of the Xxcha player; then the note goes back to that player.',
      },
      'research-team': {
        question: 'Is the planet exhausted for Research Team?',
        answer: 'No, the law itself is exhausted.',
      },
    },
  },
  speaker: {
    name: 'Speaker',
    answer: 'Picks first, reveals, votes last, breaks ties.',
    points: {
      start: 'Before the game a random player gets the token.',
      picks: 'Picks the first strategy card.',
      reveals: 'Turns up the public objective in the status phase, and each agenda.',
      'votes-last': 'Votes last, and decides ties. That is no vote.',
      politics: 'By [[politics|Politics]] the token goes to somebody who does not have it.',
      'at-once':
        'A new speaker is in office at once: for the reveal, the votes and the next picks.',
      out: 'If the speaker is out of the game, the next player on the left gets the token.',
    },
  },
  'custodians-token': {
    name: 'Custodians token',
    answer: 'Pay 6 influence, take the token, gain 1 point, land a ground force on Mecatol Rex.',
    points: {
      closed:
        'While the token is there nobody lands on [[mecatol-rex|Mecatol Rex]]. Ships may be there.',
      pay: 'Just before you land in your turn: spend 6 [[influence|influence]] (trade goods count), take the token. Only once in the game.',
      'must-land':
        'You must then land at least one ground force. If you cannot land, you cannot take the token.',
      point: 'You gain 1 victory point at once.',
      agenda:
        'From now on every round has an [[agenda-phase|agenda phase]], this one too, whatever happens to the player.',
    },
    asked: {
      winnu: {
        question: 'Does Winnu pay?',
        answer: 'Blood Ties lets it take the token without the influence.',
      },
    },
  },
};
