import type { PlanetFacts } from '../../../core/cards.ts';
import { deepSpacePlanet, homePlanet, planet } from '../../printed-rows.ts';

/** The planets of Prophecy of Kings by system (LRR PoK 64). */
export const planets = {
  // home systems
  avar: homePlanet(1, 1, '58', 'argent-flight'),
  valk: homePlanet(2, 0, '58', 'argent-flight'),
  ylir: homePlanet(0, 2, '58', 'argent-flight'),
  'the-dark': homePlanet(3, 4, '56', 'empyrean'),
  ixth: homePlanet(3, 5, '52', 'mahact-gene-sorcerers'),
  naazir: homePlanet(2, 1, '57', 'naaz-rokha-alliance'),
  rokha: homePlanet(1, 2, '57', 'naaz-rokha-alliance'),
  arcturus: homePlanet(4, 4, '53', 'nomad'),
  elysium: homePlanet(4, 1, '55', 'titans-of-ul'),
  acheron: homePlanet(4, 0, '54', 'vuilraith-cabal'),
  // systems
  'archon-vail': planet(1, 3, '59', 'hazardous', 'blue'),
  perimeter: planet(2, 1, '60', 'industrial'),
  ang: planet(2, 0, '61', 'industrial', 'red'),
  'sem-lore': planet(3, 2, '62', 'cultural', 'yellow'),
  vorhal: planet(0, 2, '63', 'cultural', 'green'),
  atlas: planet(3, 1, '64', 'hazardous'),
  primor: planet(2, 1, '65', 'cultural', 'legendary'),
  'hopes-end': planet(3, 0, '66', 'hazardous', 'legendary'),
  cormund: planet(2, 0, '67', 'hazardous'),
  everra: planet(3, 1, '68', 'cultural'),
  accoen: planet(2, 3, '69', 'industrial'),
  'jeol-ir': planet(2, 3, '69', 'industrial'),
  kraag: planet(2, 1, '70', 'hazardous'),
  siig: planet(0, 2, '70', 'hazardous'),
  'alio-prima': planet(1, 1, '71', 'cultural'),
  bakal: planet(3, 2, '71', 'industrial'),
  lisis: planet(2, 2, '72', 'industrial'),
  velnor: planet(2, 1, '72', 'industrial', 'red'),
  cealdri: planet(0, 2, '73', 'cultural', 'yellow'),
  xanhact: planet(0, 1, '73', 'hazardous'),
  'vega-major': planet(2, 1, '74', 'cultural'),
  'vega-minor': planet(1, 2, '74', 'cultural', 'blue'),
  abaddon: planet(1, 0, '75', 'cultural'),
  ashtroth: planet(2, 0, '75', 'hazardous'),
  loki: planet(1, 2, '75', 'cultural'),
  'rigel-i': planet(0, 1, '76', 'hazardous'),
  'rigel-ii': planet(1, 2, '76', 'industrial'),
  'rigel-iii': planet(1, 1, '76', 'industrial', 'green'),
  mallice: planet(0, 3, '82', 'cultural', 'legendary'),
  // planets that come by a card, and lie in no system
  mirage: deepSpacePlanet(1, 2, 'cultural', 'legendary'),
} satisfies Readonly<Record<string, PlanetFacts>>;
