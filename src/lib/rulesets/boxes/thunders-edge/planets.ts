import type { PlanetFacts } from '../../../core/cards.ts';
import type { Amendments } from '../../patch.ts';
import {
  deepSpacePlanet,
  fracturePlanet,
  homePlanet,
  oceanCard,
  planet,
  station,
} from '../../printed-rows.ts';

/** The planets of Thunder's Edge by system, and what is tracked like a planet. */
export const planets = {
  // home systems
  'ahk-creuxx': homePlanet(4, 2, '118', 'crimson-rebellion'),
  ikatena: homePlanet(4, 4, '95', 'deepwrought-scholarate'),
  cronos: homePlanet(2, 1, '96a', 'firmament'),
  tallin: homePlanet(1, 2, '96a', 'firmament'),
  ordinian: homePlanet(0, 0, '92', 'last-bastion', 'legendary'),
  revelation: station(1, 2, '92', 'last-bastion'),
  'cronos-hollow': homePlanet(3, 0, '96b', 'obsidian'),
  'tallin-hollow': homePlanet(3, 0, '96b', 'obsidian'),
  'mez-lo-orz-fei-zsha': homePlanet(2, 1, '93', 'ral-nel-consortium'),
  'rep-lo-orz-qet': homePlanet(1, 3, '93', 'ral-nel-consortium'),
  // systems
  faunus: planet(1, 3, '97', 'industrial', 'green', 'legendary'),
  garbozia: planet(2, 1, '98', 'hazardous', 'legendary'),
  emelpar: planet(0, 2, '99', 'cultural', 'legendary'),
  tempesta: planet(1, 1, '100', 'hazardous', 'blue', 'legendary'),
  olergodt: planet(2, 1, '101', 'cultural', 'hazardous', 'yellow', 'red'),
  andeara: planet(1, 1, '102', 'industrial', 'blue'),
  'vira-pics-iii': planet(2, 3, '103', 'cultural', 'hazardous'),
  lesab: planet(2, 1, '104', 'hazardous', 'industrial'),
  'new-terra': planet(1, 1, '105', 'industrial', 'green'),
  tinnes: planet(2, 1, '105', 'hazardous', 'industrial', 'green'),
  cresius: planet(0, 1, '106', 'hazardous'),
  'lazul-rex': planet(2, 2, '106', 'cultural', 'industrial'),
  hercalor: planet(1, 0, '107', 'industrial'),
  tiamat: planet(1, 2, '107', 'cultural', 'yellow', 'yellow'),
  capha: planet(3, 0, '108', 'hazardous'),
  kostboth: planet(0, 1, '108', 'cultural'),
  bellatrix: planet(1, 2, '109', 'cultural'),
  elnath: planet(2, 0, '110', 'hazardous'),
  horizon: planet(1, 2, '110', 'cultural'),
  'luthien-vi': planet(3, 1, '110', 'hazardous'),
  tarana: planet(1, 2, '111', 'cultural', 'industrial'),
  industrex: planet(2, 0, '115', 'industrial', 'red', 'legendary'),
  lemox: planet(0, 3, '116', 'industrial'),
  // the Fracture
  cocytus: fracturePlanet(3, 0, 'fracture-1'),
  lethe: fracturePlanet(0, 2, 'fracture-7'),
  phlegethon: fracturePlanet(1, 2, 'fracture-7'),
  styx: { ...fracturePlanet(4, 0, 'fracture-4', 'legendary'), points: 1 },
  // planets that come by a card, and lie in no system
  avernus: {
    ...planet(2, 0, null, 'hazardous', 'legendary'),
    broughtBy: 'embers-of-muaat',
    neverAtHome: true,
  },
  'thunders-edge': deepSpacePlanet(5, 1, 'legendary'),
  // space stations: no planets, but their cards have values
  'tsion-station': station(1, 1, '109'),
  'oluz-station': station(1, 1, '111'),
  'the-watchtower': station(1, 1, '117'),
  // cards that lie beside the planets of one faction, or among them
  'brine-pool': oceanCard('deepwrought-scholarate'),
  'coral-reef': oceanCard('deepwrought-scholarate'),
  'deep-abyss': oceanCard('deepwrought-scholarate'),
  'ice-shelf': oceanCard('deepwrought-scholarate'),
  'lost-fleet': oceanCard('deepwrought-scholarate'),
  'the-triad': { ...planet(3, 3, null), countsAsPlanet: false },
} satisfies Readonly<Record<string, PlanetFacts>>;

/** Mecatol Rex has another tile and is legendary; the planet card of Keleres has other values. */
export const amendedPlanets: Amendments<PlanetFacts> = {
  'mecatol-rex': { tile: '112', legendary: true },
  'custodia-vigilia': { influence: 2 },
};
