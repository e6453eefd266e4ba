/** Breakthroughs, and the expedition that leads to them. */
import type { Game, Seat } from '../game.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { refuseAbsent, type Guards, type Rule } from './rule.ts';

/** May this breakthrough be gained? R-TE-01: one of each player, once. */
const refuseBreakthrough: Rule<'breakthrough.gained'> = (game, { seat }) =>
  game.players[seat]?.breakthrough
    ? refuse('breakthrough-owned', { seat })
    : refuseAbsent(game, seat);

function refuseNotOwned(game: Game, { seat }: { seat: Seat }): Refusal | null {
  return game.players[seat]?.breakthrough ? null : refuse('breakthrough-not-owned', { seat });
}

/** May this breakthrough be turned, or go? R-TE-01: only one that is owned. */
const refuseTurnBreakthrough: Rule<'breakthrough.turned' | 'breakthrough.lost'> = refuseNotOwned;

/** May this part of the expedition be claimed? R-TE-02: each once. */
const refusePart: Rule<'expedition.claimed'> = (game, { seat, part }) => {
  const holder = game.expedition?.[part];
  return holder ? refuse('part-claimed', { seat: holder }) : refuseAbsent(game, seat);
};

/** The guards that its facts ask. */
export const breakthroughGuards = {
  'breakthrough.gained': ['may gain breakthrough', refuseBreakthrough],
  'breakthrough.turned': ['may turn breakthrough', refuseTurnBreakthrough],
  'breakthrough.lost': ['may turn breakthrough', refuseTurnBreakthrough],
  'expedition.claimed': ['may claim part', refusePart],
} as const satisfies Guards;
