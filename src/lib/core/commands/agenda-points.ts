/** The points that an outcome pays or takes (LRR 1.2 8.20, 87; LRR PoK 98). */
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import {
  branchOf,
  electedPlanet,
  electedSeat,
  FOR,
  sameOutcome,
  type Outcome,
} from '../outcome.ts';
import { pointsOf } from '../points.ts';
import { holderOf } from '../rules/planets.ts';
import type { AgendaPoints, Ruleset } from '../ruleset.ts';
import { currentAgenda } from '../step.ts';
import { losable } from './floor.ts';

/** What was decided, with what the table adds. */
interface DecidedPoints {
  outcome: Outcome;
  /** Who controls an elected planet, null for no one; as it is tracked when not given. */
  controller?: Seat | null | undefined;
  /** Who voted For, when votes were not taken down. */
  voters?: Seat[] | undefined;
}

/** Who is elected, or controls the planet that is: as the table says, else as it is tracked. */
function electorOf(game: Game, { outcome, controller }: DecidedPoints): Seat | null {
  if (controller !== undefined) return controller;
  const planet = electedPlanet(outcome);
  return electedSeat(outcome) ?? (planet === null ? null : holderOf(game, planet));
}

function receivers(game: Game, rule: AgendaPoints, decided: DecidedPoints): Seat[] {
  const seats = playingSeats(game);
  if (rule.who === 'voted-for') {
    const votes = currentAgenda(game)?.votes ?? [];
    const voters = votes.filter((vote) => sameOutcome(vote.outcome, FOR));
    const gainers = decided.voters ?? voters.map((vote) => vote.seat);
    return gainers.filter((seat) => seats.includes(seat));
  }
  if (rule.who === 'elected') {
    const elector = electorOf(game, decided);
    return seats.filter((seat) => seat === elector);
  }
  const totals = seats.map((seat) => pointsOf(game, seat));
  const edge = rule.who === 'most-points' ? Math.max(...totals) : Math.min(...totals);
  return seats.filter((seat) => pointsOf(game, seat) === edge);
}

/** The points of the agenda on the table for one outcome, a fact for each of its rules. */
export function pointsFacts(game: Game, ruleset: Ruleset, decided: DecidedPoints): GameEvent[] {
  const current = currentAgenda(game);
  if (!current) return [];
  const on = branchOf(current.election, decided.outcome);
  const kind = current.type === 'law' ? 'law' : 'agenda';
  return (ruleset.agendas[current.id]?.points ?? []).flatMap((rule): GameEvent[] => {
    if (rule.on !== on) return [];
    const lines = receivers(game, rule, decided)
      .map((seat) => ({
        seat,
        points: rule.points < 0 ? -losable(game, seat, -rule.points) : rule.points,
      }))
      .filter(({ points }) => points !== 0);
    if (lines.length === 0) return [];
    return [{ type: 'points.scored', lines, source: { kind, id: current.id } }];
  });
}
