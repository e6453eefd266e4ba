/**
 * The expedition: as it is printed, as a count, who claimed how much of it, and who owns the breakthrough
 * it brings.
 */

import { answerTo } from './attested.ts';
import type { Game } from './game.ts';
import type { Seat } from './vocabulary.ts';

/**
 * Whether this table has recorded a breakthrough, or a part of the expedition that brings them. What
 * was corrected away was recorded in error and says nothing of the others; the breakthrough of who is
 * eliminated was there.
 */
export const recordsBreakthroughs = ({ players, expedition = {} }: Game): boolean =>
  Object.keys(expedition).length > 0 ||
  Object.values(players).some(({ breakthrough, presence }) =>
    presence === 'eliminated' ? breakthrough !== undefined : Boolean(breakthrough),
  );

/** What the table is asked about a breakthrough, as the record has it. */
export const BREAKTHROUGH = 'breakthrough';

/**
 * Whether a seat owns its breakthrough: as it was recorded, else as the table said; null where no one
 * has said. At depth Full one that is not recorded is not there once the table records them; below it a
 * table may have recorded the one that mattered, so that the others are asked about, each once.
 */
export function breakthroughOwned(game: Game, seat: Seat): boolean | null {
  const side = game.players[seat]?.breakthrough;
  if (side !== undefined) return side !== null;
  const said = answerTo(game, { seat, key: BREAKTHROUGH });
  if (said !== null) return said;
  return game.settings.depth === 'full' && recordsBreakthroughs(game) ? false : null;
}

/** Who claimed most parts: several on a tie. */
export function claimedMost(claimed: Readonly<Record<string, Seat>>): Seat[] {
  const counts = new Map<Seat, number>();
  for (const seat of Object.values(claimed)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
}

/** What a part of the expedition costs; the rest is nothing. */
export interface ExpeditionPart {
  resources?: number;
  influence?: number;
  goods?: number;
  actionCards?: number;
  /** Unscored secret objectives that are discarded. */
  secrets?: number;
  /** Planets with a technology specialty that are exhausted. */
  specialties?: number;
}

/** The expedition to a planet and to the breakthroughs: its parts in printed order. */
export interface Expedition {
  planet: string;
  /** Planet cards that come with a breakthrough, by faction. */
  brings: Readonly<Record<string, { planet: string; readied: boolean }>>;
  parts: Readonly<Record<string, ExpeditionPart>>;
}
