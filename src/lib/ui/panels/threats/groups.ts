/** The threat board in the order that is asked for: who can win, who needs help, who cannot. */
import type { Threat } from '$lib/core/queries/threats.ts';

export type Reach = 'own' | 'help' | 'none';

export interface ReachGroup {
  /** Null where no goal ends the game: then no player is nearer to it than others. */
  reach: Reach | null;
  rows: Threat[];
}

const reachOf = ({ wins }: Threat): Reach => (wins.own ? 'own' : wins.possible ? 'help' : 'none');

/** The rows by what they can reach; within a group the order that matters now. */
export function groupsOf(rows: readonly Threat[], playOn: boolean): ReachGroup[] {
  if (playOn) return [{ reach: null, rows: [...rows] }];
  return (['own', 'help', 'none'] as const)
    .map((reach) => ({ reach, rows: rows.filter((row) => reachOf(row) === reach) }))
    .filter((group) => group.rows.length > 0);
}

/** How many points still matter: none beyond the goal, where it ends the game. */
export function cappedAt(threat: Threat, goal: number, playOn: boolean) {
  const need = playOn ? Infinity : Math.max(0, goal - threat.points);
  const capped = (count: number) => Math.min(need, count);
  return {
    certain: capped(threat.certain),
    own: capped(threat.own),
    possible: capped(threat.possible),
  };
}
