import type { ExplorationDeck, ExplorationGain } from '../../core/cards.ts';
import type { TokenPool } from '../../core/vocabulary.ts';
import type { KnownExploration } from '../../rulesets/boxes.ts';
import { printedName } from '../printed-name.ts';
import { amounts, listed, signed } from './parts/amounts.ts';
import { pool } from './parts/spoken.ts';

/** The printed name of each card of the exploration decks. */
export const explorationNames: Readonly<Record<KnownExploration, string>> = {
  'cultural-relic-fragment': 'Cultural Relic Fragment',
  'demilitarized-zone': 'Demilitarized Zone',
  'dyson-sphere': 'Dyson Sphere',
  'paradise-world': 'Paradise World',
  'tomb-of-emphidia': 'Tomb of Emphidia',
  freelancers: 'Freelancers',
  'gamma-wormhole': 'Gamma Wormhole',
  'mercenary-outfit': 'Mercenary Outfit',
  'hazardous-relic-fragment': 'Hazardous Relic Fragment',
  'lazax-survivors': 'Lazax Survivors',
  'mining-world': 'Mining World',
  'rich-world': 'Rich World',
  'warfare-research-facility': 'Warfare Research Facility',
  'core-mine': 'Core Mine',
  expedition: 'Expedition',
  'volatile-fuel-source': 'Volatile Fuel Source',
  'industrial-relic-fragment': 'Industrial Relic Fragment',
  'biotic-research-facility': 'Biotic Research Facility',
  'cybernetic-research-facility': 'Cybernetic Research Facility',
  'propulsion-research-facility': 'Propulsion Research Facility',
  'abandoned-warehouses': 'Abandoned Warehouses',
  'functioning-base': 'Functioning Base',
  'local-fabricators': 'Local Fabricators',
  'unknown-relic-fragment': 'Unknown Relic Fragment',
  'derelict-vessel': 'Derelict Vessel',
  'enigmatic-device': 'Enigmatic Device',
  'gamma-relay': 'Gamma Relay',
  'ion-storm': 'Ion Storm',
  'lost-crew': 'Lost Crew',
  'merchant-station': 'Merchant Station',
  mirage: 'Mirage',
  'dead-world': 'Dead World',
  'entropic-field': 'Entropic Field',
  'keleres-ship': 'Keleres Ship',
  'major-entropic-field': 'Major Entropic Field',
  'minor-entropic-field': 'Minor Entropic Field',
};
const cardName = printedName(explorationNames);

/** What a card gives beside attachments. */
function gained(gain: ExplorationGain): string {
  const parts = [
    gain.goods && amounts.goods(gain.goods),
    gain.commodities && amounts.commodities(gain.commodities),
    gain.converts && 'commodities become trade goods',
    gain.replenishes && 'replenish',
    gain.tokens && amounts.commandTokens(gain.tokens),
    gain.actionCards && `${gain.costs ? 'pay 1 for ' : ''}${amounts.actionCards(gain.actionCards)}`,
    gain.secrets && amounts.secrets(gain.secrets),
    gain.relic && 'a relic',
    gain.readies && 'ready the planet',
    gain.costs && !gain.actionCards && 'pay 1 for a mech',
  ];
  return listed(parts.filter((part) => typeof part === 'string'));
}

/** A fragment, where its deck has to be told. */
const fragmentOf: Record<Exclude<ExplorationDeck, 'frontier'>, string> = {
  cultural: 'Cultural fragment',
  hazardous: 'Hazardous fragment',
  industrial: 'Industrial fragment',
};

/** Every sentence about exploring planets and frontiers. */
export const exploring = {
  explored: 'Exploration',
  exploredLabel: (planet: string) => `What was found on ${planet}?`,
  justGained: 'Just gained',
  frontier: 'Frontier explored …',
  frontierFound: (find: string) => `Frontier: ${find}`,
  frontierLabel: 'What was found in the frontier?',

  fragment: (deck: ExplorationDeck, several: boolean) =>
    several && deck !== 'frontier' ? fragmentOf[deck] : 'Fragment',
  attached: (name: string, resources: number, influence: number) =>
    resources + influence === 0 ? name : `${name} ${signed(resources)}/${signed(influence)}`,
  gives: (card: string, gain: ExplorationGain) => `${cardName(card)}: ${gained(gain)}`,
  /** What the gold button records beside the planets, or alone. */
  found: (finds: readonly string[]) => `Found: ${listed(finds)}`,
  /** The small gains that it records as well. */
  alsoGains: (gains: readonly string[]) => `With it: ${listed(gains)}`,
  finds: (name: string) => `${name} records what was found`,
  gained,
  nothing: 'Nothing to track',
  /** Before the pools into which found tokens can go. */
  into: (tokens: number) => `${amounts.tokens(tokens)} into`,
  intoLabel: (what: string) => `${what} Into which pool?`,
  /** A card with tokens, and the pool that takes them. */
  withTokens: (card: string, tokens: number, id: TokenPool) =>
    `${card}, ${amounts.tokens(tokens)} into the ${pool(id).place}`,
  whichRelic: 'Which relic?',
};
