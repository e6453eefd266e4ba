/** The threat board in the order that is asked for: who can win, who needs help, who cannot. */
import type { Threat } from '$lib/core/queries/threats.ts';
import type { ThreatMoment } from '$lib/core/queries/threats/line.ts';

export type ReachKind = 'own' | 'help' | 'none';

export interface ReachGroup {
  /** Null where no goal ends the game: then no player is nearer to it than others. */
  reach: ReachKind | null;
  rows: Threat[];
}

const reachOf = ({ wins }: Threat): ReachKind =>
  wins.own ? 'own' : wins.possible ? 'help' : 'none';

/** The rows by what they can reach; within a group the order that matters now. */
export function groupsOf(rows: readonly Threat[], playOn: boolean): ReachGroup[] {
  if (playOn) return [{ reach: null, rows: [...rows] }];
  return (['own', 'help', 'none'] as const)
    .map((reach) => ({ reach, rows: rows.filter((row) => reachOf(row) === reach) }))
    .filter((group) => group.rows.length > 0);
}

/** Phases in which points are gained, in the order of the round. */
const PHASES = ['action', 'status', 'agenda'] as const;
export type ThreatPhase = (typeof PHASES)[number];

const PHASE_OF: Record<ThreatMoment, ThreatPhase> = {
  action: 'action',
  score: 'status',
  'status-end': 'status',
  agenda: 'agenda',
};

/** The first phase of those to come, this one included, in which a player's own acts can bring points. */
export function nearestPhase(rows: readonly Threat[]): ThreatPhase | null {
  const lines = rows.flatMap((row) => row.lines).filter(({ own }) => own > 0);
  return PHASES.find((phase) => lines.some(({ when }) => PHASE_OF[when] === phase)) ?? null;
}

/** A row with what one phase alone can bring it; nothing where there is none. */
export function withinPhase(threat: Threat, phase: ThreatPhase | null): Figures {
  const lines = threat.lines.filter(({ when }) => PHASE_OF[when] === phase);
  const sum = (part: 'certain' | 'own' | 'possible') =>
    lines.reduce((total, line) => total + line[part], 0);
  return {
    points: threat.points,
    certain: sum('certain'),
    own: sum('own'),
    possible: sum('possible'),
  };
}

/** Points now, and those that can come. */
type Figures = Pick<Threat, 'points' | 'certain' | 'own' | 'possible'>;

/** How many points still matter: none beyond the goal, where it ends the game. */
export function cappedAt(threat: Figures, goal: number, playOn: boolean) {
  const need = playOn ? Infinity : Math.max(0, goal - threat.points);
  const capped = (count: number) => Math.min(need, count);
  return {
    certain: capped(threat.certain),
    own: capped(threat.own),
    possible: capped(threat.possible),
  };
}
