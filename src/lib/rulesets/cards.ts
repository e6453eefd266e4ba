/** The printed cards of the game that a table plays: those of the base game and its patches. */
import type { Cards } from '../core/cards.ts';
import { EXPANSIONS, type Expansion } from '../core/vocabulary.ts';
import { cards as base } from './base/cards.ts';
import { withChanges, type CardsChanges, type CardTables } from './cards-changes.ts';
import { cards as codex1 } from './codex1/cards.ts';
import { cards as codex2 } from './codex2/cards.ts';
import { cards as codex3 } from './codex3/cards.ts';
import { cards as codex4 } from './codex4/cards.ts';
import { deepFreeze } from './deep-freeze.ts';
import { inPlay } from './in-play.ts';
import { cards as prophecyOfKings } from './prophecy-of-kings/cards.ts';
import { cards as thundersEdge } from './thunders-edge/cards.ts';

const PATCHES: Record<Expansion, CardsChanges> = {
  pok: prophecyOfKings,
  codex1,
  codex2,
  codex3,
  codex4,
  'thunders-edge': thundersEdge,
};

const NONE: CardTables = {
  planets: {},
  technologies: {},
  attachments: {},
  factions: {},
  leaders: {},
  relics: {},
  notes: {},
  conditions: {},
  waivers: {},
  pointSources: {},
};

const composed = new Map<string, Cards>();

/**
 * The cards of the base game with these expansions, in printed order whatever order they come in.
 * The same expansions give the same frozen object, so its identity can be compared.
 */
export function cardsOf(expansions: readonly Expansion[]): Cards {
  const chosen = EXPANSIONS.filter((expansion) => expansions.includes(expansion));
  const id = chosen.join('+');
  const known = composed.get(id);
  if (known) return known;
  const tables = [base, ...chosen.map((expansion) => PATCHES[expansion])].reduce(withChanges, NONE);
  const cards = inPlay(tables);
  deepFreeze(cards);
  composed.set(id, cards);
  return cards;
}
