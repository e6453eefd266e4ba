import type { LeaderFacts } from '../../../core/cards.ts';
import { leadersOf } from '../../printed-rows.ts';

/** Agents, commanders and heroes of the factions up to Prophecy of Kings. */
export const leaders = {
  ...leadersOf('arborec', 'letani-ospha', 'dirzuga-rophal', 'letani-miasmiala'),
  ...leadersOf('barony-of-letnev', 'viscount-unlenn', 'rear-admiral-farran', 'darktalon-treilla'),
  ...leadersOf('clan-of-saar', 'captain-mendosa', 'rowl-sarrig', 'gurno-aggero'),
  ...leadersOf('embers-of-muaat', 'umbat', 'magmus', 'adjudicator-baal'),
  ...leadersOf(
    'emirates-of-hacan',
    'carth-of-golden-sands',
    'gila-the-silvertongue',
    'harrugh-gefhara',
  ),
  ...leadersOf('federation-of-sol', 'evelyn-delouis', 'claire-gibson', 'jace-x-4th-air-legion'),
  ...leadersOf('ghosts-of-creuss', 'emissary-taivra', 'sai-seravus', 'riftwalker-meian'),
  ...leadersOf('l1z1x-mindnet', 'i48s', '2ram', 'the-helmsman'),
  ...leadersOf('mentak-coalition', 'suffi-an', 'sula-mentarion', 'ipswitch-loose-cannon'),
  ...leadersOf('naalu-collective', 'zeu', 'maban', 'the-oracle'),
  ...leadersOf('nekro-virus', 'nekro-malleon', 'nekro-acidos', 'unitdsgnflayesh'),
  ...leadersOf('sardakk-norr', 'tro', 'ghom-sekkus', 'shval-harbinger'),
  ...leadersOf('universities-of-jol-nar', 'doctor-sucaban', 'ta-zern', 'rin-the-masters-legacy'),
  ...leadersOf('winnu', 'berekar-berekon', 'rickar-rickani', 'mathis-mathinus'),
  ...leadersOf('xxcha-kingdom', 'ggrocuto-rinn', 'elder-qanoj', 'xxekir-grom'),
  ...leadersOf('yin-brotherhood', 'brother-milor', 'brother-omar', 'dannel-of-the-tenth'),
  ...leadersOf('yssaril-tribes', 'ssruu', 'so-ata', 'kyver-blade-and-key'),
  ...leadersOf('argent-flight', 'trillossa-aun-mirik', 'trrakan-aun-zulok', 'mirik-aun-sissiri'),
  ...leadersOf('empyrean', 'acamar', 'xuange', 'conservator-procyon'),
  ...leadersOf('mahact-gene-sorcerers', 'jae-mir-kan', 'il-na-viroset', 'airo-shir-aur'),
  ...leadersOf('naaz-rokha-alliance', 'garv-and-gunn', 'dart-and-tai', 'hesh-and-prit'),
  ...leadersOf(
    'nomad',
    ['artuno-the-betrayer', 'field-marshal-mercer', 'the-thundarian'],
    'navarch-feng',
    'ahk-syl-siven',
  ),
  ...leadersOf('titans-of-ul', 'tellurian', 'tungstantus', 'ul-the-progenitor'),
  ...leadersOf(
    'vuilraith-cabal',
    'the-stillness-of-stars',
    'that-which-molds-flesh',
    'it-feeds-on-carrion',
  ),
} satisfies Readonly<Record<string, LeaderFacts>>;
