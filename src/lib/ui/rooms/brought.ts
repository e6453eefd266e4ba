/**
 * Rooms that a game brings, by its family, one line a family: those for a step stand before the ordinary
 * ones. What they show they ask of data, so that any other game with the same answers may bring them too.
 */
import { room, type Room } from './room.ts';

/** Counters that are turned, claims together, an economy of its own, and a council. */
const ascension: Readonly<Record<string, Room>> = {
  bonus: room('strategy.pick', () => import('$lib/ui/stages/strategy/BonusPickStage.svelte')),
  claims: room('status.score', () => import('$lib/ui/stages/status/ClaimStage.svelte')),
};

export const BROUGHT: Readonly<Record<string, Readonly<Record<string, Room>>>> = {
  'shattered-ascension': ascension,
  'shattered-ascension-v6': ascension,
};
