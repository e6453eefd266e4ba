/** Counters, goods and agreements, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { economy as rows } from '../../../../../look-up/shattered-ascension/topics/economy.ts';

export const economy: TopicWords<typeof rows> = {
  'command-tokens': {
    name: 'Command counters',
    answer: 'Counters are in reinforcements, in three areas of your sheet, or on the board.',
    points: {
      areas:
        'Counters are in reinforcements, in one of three areas of your race sheet, or on the board. A counter you gain goes to an area you choose.',
      'no-move': 'Counters never change areas unless an effect or the reallocate step allows it.',
      'one-each':
        'A system holds one counter per player. A second one goes back to reinforcements.',
      limit: 'Whether counters can run out differs between the editions.',
    },
    differ: {
      total: {
        'shattered-ascension': 'There’s no limit: reinforcements never run out.',
        'shattered-ascension-v6':
          '24 counters per race, those on the board included. A gain is cut when reinforcements are empty; your table may change the number.',
      },
    },
  },
  'fleet-pool': {
    name: 'Fleet Supply',
    answer:
      'Your counters in Fleet Supply are the most non-fighter ships you may have in one system.',
    points: {
      limit:
        'Fleet Supply is the most non-fighter ships you may have in one system. Moves and gains that break it are forbidden.',
      'may-break':
        'A retreat may break it, and so may taking counters out of it: then ships are destroyed down to the limit.',
    },
  },
  influence: {
    name: 'Resources and influence',
    answer: 'Exhaust a planet for its resources or its influence, never both, never in part.',
    points: {
      whole:
        'A planet is exhausted for its resources or its influence, never both and never in part. What’s left over is lost.',
      'only-to-pay': 'You may exhaust planets only to pay, or when an effect says so.',
    },
  },
  'trade-goods': {
    name: 'Trade goods',
    answer: 'A trade good replaces 1 resource or 1 influence.',
    points: {
      replace: 'A trade good replaces 1 resource or 1 influence.',
      give: 'You may give trade goods to other players at any time.',
    },
  },
  'trade-agreements': {
    name: 'Trade agreements',
    answer:
      'Two players swap one contract each. Goods placed on agreements are collected with the Trade card.',
    points: {
      contracts:
        'A race has two trade contracts with a printed value. To open an agreement, two players swap one each and turn them over.',
      'one-per-pair': 'At most one agreement between the same two players.',
      approval:
        'Agreements are opened with the Trade primary, whose owner approves each one, or with other effects.',
      placed:
        'When goods are placed, each agreement receives its printed value, on the card in the receiver’s hands.',
      after:
        'The Trade card places goods after it has been resolved, so you collect those of earlier rounds.',
      collect:
        'Collecting moves all goods from your agreements to your trade goods: with Trade a for free, or with its secondary.',
      break:
        'Agreements break with Trade b, in the scuttle step, and after a hostile action between the partners.',
      broken:
        'After a hostile act the aggressor collects nothing and the partner everything. Otherwise both collect half, rounded down; contracts go home.',
      self: 'Self-trade: a contract turned over is an agreement with yourself. With two or three players you may turn over both, with four only one.',
      'two-players': 'With two players, Trade option b can’t be used.',
    },
  },
};
