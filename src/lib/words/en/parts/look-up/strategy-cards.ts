/** The eight strategy cards, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { strategyCards as rows } from '../../../../look-up/topics/strategy-cards.ts';

export const strategyCards: TopicWords<typeof rows> = {
  leadership: {
    name: 'Leadership',
    answer:
      'Gain 3 tokens, and one more for every 3 influence. Others pay 3 influence a token, no strategy token.',
    points: {
      primary:
        'Gain 3 command tokens. Then spend any [[influence|influence]]: every 3 give an extra token.',
      secondary: 'Others gain one token for every 3 influence. Following costs no strategy token.',
      pools: 'Each token goes to the pool you choose.',
    },
  },
  diplomacy: {
    name: 'Diplomacy',
    answer:
      'Choose one of your systems, not Mecatol Rex: everyone else puts a token there. Ready planets.',
    points: {
      system: 'Choose a system with a planet you control, but not Mecatol Rex.',
      tokens: 'Every other player puts a token from reinforcements there.',
      'none-left':
        'No reinforcements? Take one from your sheet. If your token is already there, put none.',
      secondary: 'Pay one strategy token to [[readied|ready]] up to two of your planets.',
    },
    differ: {
      ready: {
        base: 'You ready your planets in that system.',
        pok: 'You ready up to two of your planets anywhere.',
        codex1: 'As with Prophecy of Kings: up to two, anywhere.',
      },
    },
    asked: {
      both: {
        question: 'How many planets does the secondary of Diplomacy ready?',
        answer:
          'Up to two planets that you control and that are exhausted, for one strategy token.',
      },
    },
  },
  politics: {
    name: 'Politics',
    answer: 'New speaker, draw 2 action cards, look at the top 2 agendas.',
    points: {
      speaker:
        'First: give the [[speaker|speaker]] token to a player who doesn’t have it. You may take it yourself.',
      'at-once': 'The new speaker takes office at once.',
      cards: 'Then: draw two action cards.',
      agendas:
        'Then look at the next two agendas, alone. Put each on the top or bottom; if both go to the same place, you choose their order.',
      secondary: 'Pay one strategy token to draw two action cards.',
    },
  },
  construction: {
    name: 'Construction',
    answer:
      'Build one PDS or space dock, then one more PDS. Others: put the token in a system, build there. For Thunder’s Edge, see below.',
    points: {
      primary:
        'One PDS or [[space-dock|space dock]] on a planet you control, then one more PDS on a planet you control.',
      anywhere: 'The same planet or another one; your tokens in the system don’t matter.',
      secondary:
        'Put the strategy token in a system, then build one PDS or dock on your planet there. If your token is already there, it goes to reinforcements.',
      late: 'A player who follows late, in the same action phase, still puts the token on the board.',
      limit: 'At most 1 dock and 2 PDS on a planet.',
    },
    differ: {
      newer: {
        base: 'The follower’s token goes to the system.',
        'thunders-edge':
          'First a structure or the Production of one dock, then any structure. A follower builds one, and the token goes to reinforcements.',
      },
    },
  },
  trade: {
    name: 'Trade',
    answer: 'Gain 3 trade goods, replenish, and choose who replenishes for free.',
    points: {
      primary:
        'Gain 3 trade goods; then replenish your [[commodities|commodities]]; then choose players who follow for free.',
      free: 'A chosen player must follow, once, and pays nothing.',
      when: 'Players who follow for free replenish when the secondaries are resolved, in order, not inside the primary.',
      secondary: 'Pay one strategy token to replenish your commodities.',
    },
  },
  warfare: {
    name: 'Warfare',
    answer:
      'Take one of your tokens off the board into any pool, then move tokens as you like. For Thunder’s Edge, see below.',
    points: {
      primary: 'Take one of your tokens off the board and put it in any pool.',
      move: 'Then move the tokens on your sheet as you like.',
      secondary:
        'Pay one strategy token to use the Production of one space dock at home. The token isn’t put there.',
    },
    differ: {
      newer: {
        base: 'A token comes off the board.',
        'thunders-edge':
          'Move tokens, take a tactical action without a token (even where yours is), move tokens again. Followers use Production at home.',
      },
    },
    asked: {
      arborec: {
        question: 'May Arborec infantry (Letani Warriors) produce with the secondary of Warfare?',
        answer: 'No, it only uses the Production of a space dock.',
      },
    },
  },
  'technology-card': {
    name: 'Technology (strategy card)',
    answer:
      'Research one; pay 6 resources for one more. Others: a strategy token and 4 resources for one.',
    points: {
      primary:
        'Research one [[technology|technology]]. Then you may pay 6 resources to research one more.',
      secondary: 'Pay one strategy token and 4 resources to research one.',
    },
  },
  imperial: {
    name: 'Imperial',
    answer: 'Score a public objective if you can; then 1 point for Mecatol Rex, or draw a secret.',
    points: {
      score: 'First you may score one public objective that you meet now. One only.',
      mecatol:
        'Then: 1 point if you control [[mecatol-rex|Mecatol Rex]]. If not, you may draw a secret objective.',
      secondary: 'Pay one strategy token to draw a secret objective.',
      outside:
        'It doesn’t use up your public objective in the status phase. The objective must be face up and new to you, and you must control your home.',
      'any-phase': 'It can be scored now even though the card says status phase.',
      three: 'More than three secrets, scored ones counted: give one back.',
      order: 'If the objective is enough to win, the game ends before the second part.',
    },
  },
};
