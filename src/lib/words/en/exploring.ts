import type { ExplorationFacts, ExplorationGain } from '../../core/cards.ts';
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

/** Every sentence about exploring planets and frontiers. */
export const exploring = {
  explored: 'explored?',
  exploredLabel: (planet: string) => `What was found on ${planet}?`,
  justGained: 'Gained just now',
  frontier: 'Frontier explored …',
  frontierFound: (find: string) => `Frontier: ${find}`,
  frontierLabel: 'What was found in the frontier?',

  fragment: (deck: Deck, several: boolean) =>
    several && deck !== 'frontier' ? `${deck} fragment` : 'fragment',
  card: cardName,
  attached: (name: string, resources: number, influence: number) =>
    resources + influence === 0 ? name : `${name} ${signed(resources)}/${signed(influence)}`,
  gives: (card: string, gain: ExplorationGain) => `${cardName(card)}: ${gained(gain)}`,
  /** What the gold button records beside the planets, or alone. */
  found: (finds: readonly string[]) => `Found: ${listed(finds)}`,
  finds: (name: string) => `${name} records what was found`,
  gained,
  nothing: 'Nothing to record',
  nothingFound: 'nothing to record',
  whichPool: 'To which pool?',
  whichRelic: 'Which relic?',
};
