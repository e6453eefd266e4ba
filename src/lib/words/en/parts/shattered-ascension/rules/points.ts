/** Objectives, points and the end, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { points as rows } from '../../../../../look-up/shattered-ascension/topics/points.ts';

export const points: TopicWords<typeof rows> = {
  'home-systems': {
    name: 'Home systems',
    answer: 'Lost home planets cost 2 points until they return.',
    points: {
      return:
        'As the strategy phase begins, you regain each planet of your home system without an enemy ground unit. It arrives exhausted.',
      missing:
        'While any planet of your home system is missing, you have 2 fewer [[victory-points|victory points]].',
      'first-round': 'In the first round, no one may activate another player’s home system.',
      'barred-cards':
        'A card that can’t be used in home systems may be used there if the system’s original owner agrees.',
    },
    differ: {
      'return-step': {
        'shattered-ascension':
          'Planets return as the phase begins, and installations on them are captured.',
        'shattered-ascension-v6': 'Their return is the first step of the phase.',
      },
    },
  },
  'objective-cards': {
    name: 'Objectives',
    answer:
      'In the claim step: one public objective, one secret, the preliminary while it’s open. Special ones are compulsory.',
    points: {
      claim:
        'You claim a card if you meet it and have never claimed it; other players’ claims don’t matter. Put your flag on it and gain its points.',
      limits:
        'In one claim step you may claim one public objective of either stage, one secret of your own, and the preliminary while it’s open. Special objectives you meet have to be claimed.',
      'stage-one': 'Stage I cards, yellow, are worth 1 point each.',
      gate: 'Stage II cards, blue, are face up from the start but closed until as many stage I cards are revealed as the goal has points.',
      'revealed-by':
        'More stage I cards come with [[bureaucracy|Bureaucracy]] and a few political cards.',
      preliminary:
        'The preliminary, grey, may be claimed by every player who meets it in the round of its first claim. When that round ends, it’s closed.',
      special:
        'A special objective and its point are lost the moment its condition fails. You may claim it again in a later claim step.',
      'special-cards':
        'The special cards are the four artifacts, Sovereign, Imperial and Voice of the Council, worth 1 point each.',
      sovereign:
        'Sovereign and Imperial count planets, and you may hold both. [[trade-stations|Trade stations]] are planets.',
      replaced:
        'Two stage I cards replace themselves as they’re revealed: by a random preliminary worth 1 point, or a random secret worth 2. Either is then an ordinary public objective.',
      payment:
        'You pay an objective’s cost as you claim it. Trade goods may replace resources or influence.',
      neutral: 'Units made by domain counters are neutral: they don’t count as enemy units.',
      artifacts:
        'An artifact isn’t a technology specialty for secrets such as Focused. Some public cards name artifacts themselves.',
      eliminated: 'An eliminated player’s home system still counts as another player’s home.',
      'by-units': 'What units do and where they are isn’t tracked: the app asks your table.',
    },
    differ: {
      'how-many': {
        'shattered-ascension':
          'Sovereign needs 8 planets outside your home system, Imperial 12, as their cards say.',
        'shattered-ascension-v6': 'Sovereign needs 9 planets and Imperial 13; home planets count.',
      },
    },
    asked: {
      'more-than': {
        question: 'The book says "more than" 8 and 12. Why does the app ask for 8 and 12?',
        answer:
          'The cards say 8 and 12 outside home, and a claim needs what its card says. Your table may set other numbers.',
      },
    },
  },
  'secret-objectives': {
    name: 'Secret objectives',
    answer: 'You draw two in setup and keep one. Show and prove it as you claim it.',
    points: {
      'two-drawn':
        'Each player gets two secrets and later keeps one. There are none with two players.',
      proof: 'A secret is shown and proved as you claim it. If the proof fails, it’s discarded.',
    },
    differ: {
      spare: {
        'shattered-ascension':
          'The other secret is shuffled back into the deck. Two identical ones may be shown for a third.',
        'shattered-ascension-v6': 'The other secret goes to a hidden discard pile.',
      },
      show: {
        'shattered-ascension': 'You may show your secret at any time in order to discard it.',
        'shattered-ascension-v6': 'A secret is shown only to claim it.',
      },
    },
  },
  'victory-points': {
    name: 'Victory points',
    answer:
      'Once everyone has claimed, reaching the goal ends the game. Most points win; ties go by planets outside home.',
    points: {
      'claim-step':
        'In the claim step the check comes after everyone has claimed. If any player is at the goal, the game ends and the most points win.',
      ties: 'A tie goes to the player with more planets outside their home system. Players who are still tied share the victory.',
      'at-once': 'Outside the status phase, the game ends at once when a player reaches the goal.',
      between:
        'The book has no rule for points in the status phase after its first step. The app asks your table.',
      'imperium-rex': 'Imperium Rex, if revealed, ends the game the moment stage II opens.',
      wins: 'Domination! and Supremacy! win the game as they’re claimed. Both need stage II to be open.',
      floor: 'How low a total may fall differs between the editions.',
      'no-cap': 'Points above the goal count when players are compared.',
      armistice:
        'Armistice, an experiment: if everyone agrees, the game ends. One player is lifted to the goal and hands out points; each loser stays 2 or more below.',
    },
    differ: {
      lowest: {
        'shattered-ascension':
          'Points never fall below the special objectives you hold, nor below 0.',
        'shattered-ascension-v6': 'A total may be negative.',
      },
    },
  },
};
