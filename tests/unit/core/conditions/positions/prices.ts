/** What is paid in resources and influence: readied planets, goods, and who pays otherwise. */
import { has, holds, type Setup } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, inBoxes, no, yes, type Positions } from './position.ts';

/** 4 + 3 + 2 resources; 2 + 1 influence. */
const EIGHT = ['jord', 'lodor', 'fria'];
/** 3 each, and 1 influence each but the last. */
const THREES = ['lodor', 'bereg', 'starpoint', 'zohbat', 'abyz'];
/** 6 + 3 + 3 + 3 influence; resources 1 + 0 + 0 + 1. */
const COUNCIL = ['mecatol-rex', 'torkan', 'rarron', 'mehar-xull'];
const bastion = lay.plays('last-bastion');
const gift = lay.plays('xxcha-kingdom', { breakthrough: 'readied' });
const grom = lay.plays('xxcha-kingdom', {
  breakthrough: null,
  leaders: { 'xxekir-grom': 'readied' },
});
const mirror = holds({ technologies: ['mirror-computing'] });
const triad =
  (planets: string[], kinds: [number, number, number]): Setup =>
  (game, cards) => {
    has([...planets, 'the-triad'])(game, cards);
    lay.fragments(...kinds)(game, cards);
  };

export const prices: Positions = {
  'erect-a-monument': [
    yes('readied, and the table said so', has(EIGHT)),
    no('an exhausted planet pays nothing (R-OBJ-11)', has(EIGHT), lay.exhausted('jord')),
    yes('what is missing then, goods pay', has(EIGHT), lay.exhausted('jord'), lay.goods(3)),
    no('one good too few', has(EIGHT), lay.exhausted('jord'), lay.goods(2)),
    yes('goods of Mentak are worth two', lay.goods(4), mirror),
    no('three of them are six', lay.goods(3), mirror),
    no('influence is no resource', has(COUNCIL)),
    yes('it is with the breakthrough of the Xxcha', gift, has(['torkan', 'rarron', 'mellon'])),
    yes(
      'an attachment is paid with its planet',
      has(['jord', 'lodor']),
      lay.attach('lodor', 'rich-world'),
    ),
    ask('a dock adds 1 to its planet', bastion, has(['lodor', 'abyz', 'tarmann'])),
    no('two planets hold two docks', bastion, has(['abyz', 'tarmann'])),
    ask(
      'upgraded docks add 2 each',
      bastion,
      has(['abyz', 'tarmann']),
      holds({ technologies: ['4x41c-helios-v2'] }),
    ),
    ask('a relic pays 3', has(['lodor', 'fria']), holds({ relics: ['the-triad'] })),
    no('3 and 3 are 6', has(['lodor']), holds({ relics: ['the-triad'] })),
    ask('and 1 by kind of fragment', triad(['lodor'], [1, 2, 0])),
    no('kinds count, not fragments', triad(['lodor'], [3, 0, 0])),
    no('it is exhausted', has(['lodor', 'the-triad', 'fria']), lay.exhausted('the-triad')),
    ask(
      'stations are exhausted like planets; no source settles it',
      has(['abyz', 'bereg', 'tsion-station', 'oluz-station']),
    ),
    ask('production may have spent what was not recorded', has(EIGHT), (game) => {
      game.attested = [];
    }),
  ],
  'found-a-golden-age': [
    yes('sixteen: planets of others’ homes pay as well', has([...THREES, 'jord'])),
    no('fifteen', has(THREES)),
    yes('the last one is a good', has(THREES), lay.goods(1)),
    no('commodities are not spent (R-TRD-13)', has(THREES), lay.goods(0, { commodities: 6 })),
    no('what another controls pays nothing', has(THREES), has(['jord'], 's2')),
    yes(
      'three double goods and ten of planets',
      has(['lodor', 'bereg', 'starpoint', 'tarmann']),
      lay.goods(3),
      mirror,
    ),
    no('a home planet is lost (R-OBJ-10)', has([...THREES, 'jord']), lay.homeLost),
  ],
  'sway-the-council': [
    no('resources are no influence', has(EIGHT)),
    yes('goods replace influence', lay.goods(8)),
    yes('Mecatol Rex and two more', has(['mecatol-rex', 'mellon'])),
    no(
      'Mecatol Rex has voted or paid',
      has(['mecatol-rex', 'torkan', 'rarron']),
      lay.exhausted('mecatol-rex'),
    ),
    yes('resources are, with the breakthrough of the Xxcha', gift, has(['jord', 'lodor', 'abyz'])),
    no('the larger value of a planet, not both', gift, has(['jord', 'lodor'])),
    inBoxes(
      ['pok', 'codex3'],
      yes('both values, with the hero of the third codex', grom, has(['jord', 'lodor'])),
    ),
    inBoxes(['pok'], no('the hero as first printed does not', grom, has(['jord', 'lodor']))),
    inBoxes(
      ['pok', 'codex3'],
      no(
        'purged it pays nothing',
        lay.plays('xxcha-kingdom', { leaders: { 'xxekir-grom': 'purged' } }),
        has(['jord', 'lodor']),
      ),
    ),
  ],
  'manipulate-galactic-law': [
    no('fifteen', has(COUNCIL)),
    yes('and a good', has(COUNCIL), lay.goods(1)),
    yes(
      'a planet card with its attachment',
      has(COUNCIL),
      lay.attach('torkan', 'tomb-of-emphidia'),
    ),
    no(
      'the commander that votes with goods is no help',
      lay.plays('emirates-of-hacan'),
      has(COUNCIL.slice(0, 3)),
      lay.goods(3),
    ),
    no('one planet was exhausted by a law', has(COUNCIL), lay.goods(2), lay.exhausted('torkan')),
    yes('exactly sixteen in goods of two', lay.goods(8), mirror),
    no('fifteen with seven of them', lay.goods(7), mirror, has(['kamdorn'])),
  ],
  'amass-wealth': [
    yes('nine goods pay all of it', lay.goods(9)),
    no('eight goods', lay.goods(8)),
    no('planets do not pay the goods', has([...THREES, ...COUNCIL]), lay.goods(2)),
    yes('three goods and planets', has(['lodor', 'torkan']), lay.goods(3)),
    no('one planet pays one of both', has(['lirta-iv']), lay.goods(5)),
    yes('which pays which is chosen', has(['lirta-iv', 'lodor']), lay.goods(3)),
    yes('double goods: three, two and two', lay.goods(7), mirror),
    no('five of them leave four of six', lay.goods(5), mirror),
    ask('no one says whether one good pays a part of each', lay.goods(6), mirror),
  ],
  'hold-vast-reserves': [
    yes(
      'six of each, resources and influence of different planets',
      has(['lodor', 'bereg', 'torkan', 'rarron']),
      lay.goods(6),
    ),
    no('the goods are one short', has(['lodor', 'bereg', 'torkan', 'rarron']), lay.goods(5)),
    no('one resource short', has(['lodor', 'fria', 'torkan', 'rarron']), lay.goods(6)),
    yes('a seventh good pays it', has(['lodor', 'fria', 'torkan', 'rarron']), lay.goods(7)),
    no('the same planets for both', has(['saudor', 'vefut-ii', 'lirta-iv']), lay.goods(6)),
    yes(
      'larger values of either kind, with the breakthrough',
      gift,
      has(['lodor', 'bereg', 'starpoint', 'zohbat']),
      lay.goods(6),
    ),
    no(
      'without it they are four influence',
      lay.plays('xxcha-kingdom', { breakthrough: null }),
      has(['lodor', 'bereg', 'starpoint', 'zohbat']),
      lay.goods(7),
    ),
  ],
};
