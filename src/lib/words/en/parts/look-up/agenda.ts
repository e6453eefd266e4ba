/** The agenda phase and the speaker, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { agenda as rows } from '../../../../look-up/topics/agenda.ts';

export const agenda: TopicWords<typeof rows> = {
  'agenda-phase': {
    name: 'Agenda phase',
    answer:
      'Two agendas: left of the speaker votes first, then clockwise; the speaker votes last and breaks ties.',
    points: {
      when: 'Once the [[custodians-token|custodians token]] is taken, every round has an agenda phase, starting with that one.',
      two: 'Twice: reveal, vote, resolve. Then planets are readied.',
      order: 'Votes go clockwise from the speaker’s left. The [[speaker|speaker]] votes last.',
      votes: '[[exhausted|Exhaust]] planets: each gives all its [[influence|influence]] as votes.',
      'no-goods': 'Trade goods are never votes. Only cards such as Bribery buy votes.',
      'one-outcome': 'All your votes go to one outcome, said aloud.',
      outcomes:
        'Vote only for an outcome the card has: For or Against, or what it elects. You may elect yourself.',
      abstain: 'No votes means that you abstain. Zero votes is the same.',
      'extra-votes': 'Extra votes from effects go to the outcome you voted for.',
      barred:
        'A player who can’t vote gets no votes in any way, but may still predict. Some leaders let their player vote anyway.',
      tie: 'Most votes win. On a tie, or if no one votes, the speaker chooses; that isn’t a vote.',
      predict:
        'Predictions (riders) come after the reveal and before any vote. They pay after the outcome.',
      'stay-exhausted': 'Planets used for the first agenda stay exhausted for the second.',
      ready: 'At the end, everyone readies planets; then a new round begins.',
      trade: 'For each agenda you may trade once with every other player, neighbour or not.',
      'no-initiative':
        'No one has a strategy card now: ties on points go by seats from the speaker.',
    },
    differ: {
      score: {
        base: 'No objectives are scored in the agenda phase.',
        pok: 'Objectives that name this phase are scored here, any number.',
      },
    },
    asked: {
      'speaker-abstains': {
        question: 'The speaker abstains or can’t vote. Can Bribery still be played?',
        answer:
          'Yes, once the moment of the vote has passed; the same holds for all cards "after the speaker votes". The speaker still breaks a tie.',
      },
      'two-riders': {
        question: 'May I play several riders on one agenda, and on different outcomes?',
        answer: 'Yes. You may play as many riders as you have and predict opposing outcomes.',
      },
      bribery: {
        question: 'How does Bribery count?',
        answer:
          'After the speaker votes: one vote for each trade good that you pay, for the outcome you voted for.',
      },
      'secret-ban': {
        question: 'What does Political Secret stop?',
        answer:
          'That player’s vote, action cards, and faction abilities that are optional, for this agenda only. What works automatically still works, like Letnev’s Armada.',
      },
      'secret-technology': {
        question: 'Does Political Secret stop faction technologies?',
        answer:
          'No. All technologies still work, and so do other abilities, for instance those of laws that the player owns.',
      },
      'zero-votes': {
        question: 'Can I cast 0 votes For or Against to get what the card gives to those voters?',
        answer:
          'No. With zero votes you abstain: you neither gain nor suffer what voters For or Against get.',
      },
      'secret-vetoed': {
        question:
          'Political Secret was played against me, then the agenda was vetoed. May I vote on the new one?',
        answer:
          'Yes, and use your faction abilities. It’s a new agenda, so Political Secret is over.',
      },
      councilor: {
        question: 'Can I play Distinguished Councilor after Bribery gave me extra votes?',
        answer:
          'No. It comes only after your own vote in the voting step; extra votes from a card don’t count as that.',
      },
      'nekro-riders': {
        question: 'Can the Nekro Virus, or a player who may not vote, play riders?',
        answer: 'Yes. A player who can’t vote can still play a rider and predict the outcome.',
      },
    },
  },
  'agenda-card': {
    name: 'Agenda card',
    answer: 'A law stays in play when it passes; a directive happens once and is discarded.',
    points: {
      law: 'A law that wins "For", or that elects someone, stays in play: in the common area or with its owner.',
      against: 'After "Against", and after every directive, the card is discarded.',
      discarded: 'A discarded law stops at once and goes on top of the discard pile.',
      attached: 'A law on a planet stays with the planet, no matter who controls it.',
      'points-stay':
        'A point from a law stays yours when the law goes, unless the card says that you lose it.',
      'nothing-to-elect': 'Replace an agenda that elects something no one has with a new one.',
      hidden:
        'Covert Legislation: the speaker draws the next agenda and reads out only its outcomes. Vote on those; then the card is revealed and resolved.',
      opened:
        'Executive Order opens an agenda in the action phase; its player is the speaker for it. It takes no slot, and turns continue where they left off.',
    },
    asked: {
      replaced: {
        question: 'Veto or Political Favor was played. Is there a third agenda?',
        answer:
          'No. When an agenda is revealed, these discard it, and the next card of the deck takes its place in the same vote.',
      },
      miscount: {
        question: 'With Miscount Disclosed we vote on a law again. Does it apply during the vote?',
        answer: 'Yes. It stays in play until the new vote is decided.',
      },
      favor: {
        question: 'What does Political Favor cost the Xxcha?',
        answer:
          'One token from their strategy pool goes to reinforcements. Then the agenda is replaced, and the note goes back to them.',
      },
      'research-team': {
        question: 'Is the planet exhausted when I use Research Team to ignore a prerequisite?',
        answer: 'No. You exhaust the agenda card attached to it; the planet stays as it is.',
      },
      'ixthian-order': {
        question: 'In which order are the units destroyed by Ixthian Artifact?',
        answer: 'They’re all destroyed at the same time.',
      },
      redistribution: {
        question: 'Can Colonial Redistribution elect the planet with Demilitarized Zone?',
        answer: 'Yes, but no infantry can be placed there, so its owner keeps the planet.',
      },
    },
  },
  speaker: {
    name: 'Speaker',
    answer: 'Picks first, reveals, votes last, breaks ties.',
    points: {
      start: 'Before the game, a random player gets the token.',
      picks: 'Picks the first strategy card.',
      reveals: 'Reveals the public objective in the status phase, and each agenda.',
      'votes-last': 'Votes last, and decides ties. That isn’t a vote.',
      politics: 'With [[politics|Politics]] the token goes to a player who doesn’t have it.',
      'at-once':
        'A new speaker takes office at once: for the reveal, the votes and the next picks.',
      out: 'If the speaker is out of the game, the next player on the left gets the token.',
    },
  },
  'custodians-token': {
    name: 'Custodians token',
    answer: 'Pay 6 influence, take the token, gain 1 point, land a ground force on Mecatol Rex.',
    points: {
      closed:
        'While the token is there, no one can land on [[mecatol-rex|Mecatol Rex]]. Ships may be there.',
      pay: 'Just before you land in your turn: spend 6 [[influence|influence]] (trade goods count), take the token. Only once in the game.',
      'must-land':
        'You must then land at least one ground force. If you can’t land, you can’t take the token.',
      point: 'You gain 1 victory point at once.',
      agenda:
        'From now on every round has an [[agenda-phase|agenda phase]], this one included, whatever happens to the player.',
    },
    asked: {
      winnu: {
        question: 'Does Winnu pay?',
        answer: 'Blood Ties lets it take the token without the influence.',
      },
    },
  },
};
