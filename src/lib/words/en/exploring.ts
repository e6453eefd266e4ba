import type { ExplorationFacts, ExplorationGain } from '../../core/cards.ts';
import type { TokenPool } from '../../core/vocabulary.ts';
import { namesById } from '../names-by-id.ts';
import { amounts, listed, signed } from './parts/amounts.ts';

type Deck = ExplorationFacts['deck'];

/** The printed name of a card of an exploration deck; those that the id does not spell. */
const cardName = namesById({});

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

const intoPool: Record<TokenPool, string> = {
  tactic: 'into the tactic pool',
  fleet: 'into the fleet pool',
  strategy: 'into the strategy pool',
};

/** A fragment, where its deck has to be told. */
const fragmentOf: Record<Exclude<Deck, 'frontier'>, string> = {
  cultural: 'Cultural fragment',
  hazardous: 'Hazardous fragment',
  industrial: 'Industrial fragment',
};

/** Every sentence about exploring planets and frontiers. */
export const exploring = {
  explored: 'Explored?',
  exploredLabel: (planet: string) => `What was found on ${planet}?`,
  justGained: 'Gained just now',
  frontier: 'Frontier explored …',
  frontierFound: (find: string) => `Frontier: ${find}`,
  frontierLabel: 'What was found in the frontier?',

  fragment: (deck: Deck, several: boolean) =>
    several && deck !== 'frontier' ? fragmentOf[deck] : 'Fragment',
  card: cardName,
  attached: (name: string, resources: number, influence: number) =>
    resources + influence === 0 ? name : `${name} ${signed(resources)}/${signed(influence)}`,
  gives: (card: string, gain: ExplorationGain) => `${cardName(card)}: ${gained(gain)}`,
  /** What the gold button records beside the planets, or alone. */
  found: (finds: readonly string[]) => `Found: ${listed(finds)}`,
  /** The small gains that it records as well. */
  alsoGains: (gains: readonly string[]) => `Also: ${listed(gains)}`,
  finds: (name: string) => `${name} records what was found`,
  gained,
  nothing: 'Nothing to record',
  /** Before the pools into which found tokens can go. */
  into: (tokens: number) => `${amounts.tokens(tokens)} into`,
  intoLabel: (what: string) => `${what} Into which pool?`,
  /** A card with tokens, and the pool that takes them. */
  withTokens: (card: string, tokens: number, pool: TokenPool) =>
    `${card}, ${amounts.tokens(tokens)} ${intoPool[pool]}`,
  whichRelic: 'Which relic?',
};
