/** Custodians, supports, agendas and riders: what the table gives, or lets take. */
import { resolveAgenda } from '../../commands/agenda.ts';
import { reachesGoal } from '../../points.ts';
import type { Game, Seat } from '../../game.ts';
import { nextToVote, playingSeats } from '../../order.ts';
import { sameOutcome, type Outcome } from '../../outcome.ts';
import type { AgendaFacts, Ruleset } from '../../ruleset.ts';
import { leadingOutcomes, ridersDue } from '../../rules/agenda.ts';
import { currentAgenda, isOpened } from '../../step.ts';
import { supportsHeld } from '../point-ledger.ts';
import type { Ahead } from './ahead.ts';
import { threatLine, type ThreatLine } from './line.ts';

/** R-CUS-02, R-CUS-03: once, in an own turn; whether it can be paid and landed is not tracked. */
export function custodiansLines(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  ahead: Ahead,
): ThreatLine[] {
  const { points } = ruleset.custodians ?? {};
  if (points === undefined) return [];
  const free = !game.custodians.removed && ahead.turn(seat);
  return free ? threatLine('custodians', 'action', { own: points, possible: points }) : [];
}

/**
 * The note of everyone else who plays, unless it lies with this seat: one that lies elsewhere may
 * go back and be given anew. It changes hands in a transaction, so in the action or agenda phase.
 */
export function supportLines(game: Game, seat: Seat, ahead: Ahead): ThreatLine[] {
  const held = supportsHeld(game, seat);
  const notes = playingSeats(game).filter((owner) => owner !== seat && !held.includes(owner));
  if (!ahead.action && !ahead.agenda) return [];
  return threatLine('support', ahead.action ? 'action' : 'agenda', { possible: notes.length });
}

/** The most that one outcome of an agenda pays to one seat. */
function bestOutcome({ points }: AgendaFacts): number {
  const sums = points.map(({ on }) =>
    points.reduce((sum, row) => (row.on === on ? sum + Math.max(0, row.points) : sum), 0),
  );
  return Math.max(0, ...sums);
}

/** The best cards that the slots left can still see; a revealed one may still be replaced. */
function bestAgendas(game: Game, ruleset: Ruleset, slots: number): number {
  const worths = Object.entries(ruleset.agendas)
    .filter(([id]) => !game.laws.some((law) => law.id === id))
    .map(([, facts]) => bestOutcome(facts))
    .sort((a, b) => b - a);
  return worths.slice(0, slots).reduce((sum, points) => sum + points, 0);
}

/** The outcome that the votes have decided and that is only to be carried out, or null. */
export function decidedOutcome(game: Game): Outcome | null {
  const agenda = currentAgenda(game);
  if (!agenda || agenda.outcome !== null || nextToVote(game) !== null) return null;
  const [outcome, ...others] = leadingOutcomes(game);
  return outcome && others.length === 0 ? outcome : null;
}

/** What the decided outcome pays: to this seat, and whether it leaves a game to go on with. */
function decided(game: Game, ruleset: Ruleset, seat: Seat): { points: number; goesOn: boolean } {
  const outcome = decidedOutcome(game);
  if (outcome === null) return { points: 0, goesOn: true };
  const lines = resolveAgenda(game, ruleset, { outcome }).flatMap((fact) =>
    fact.type === 'points.scored' ? fact.lines : [],
  );
  const sumOf = (of: Seat) =>
    lines.reduce((sum, line) => (line.seat === of ? sum + line.points : sum), 0);
  const goesOn = playingSeats(game).every((other) => !reachesGoal(game, other, sumOf(other)));
  return { points: sumOf(seat), goesOn };
}

/** Swings of the agendas still to come; certain once the votes are in (R-AGD-10, R-AGD-13). */
export function agendaLines(game: Game, ruleset: Ruleset, seat: Seat, ahead: Ahead): ThreatLine[] {
  const certain = decided(game, ruleset, seat).points;
  const opened = bestAgendas(game, ruleset, ahead.opened);
  const all = bestAgendas(game, ruleset, ahead.slots);
  const isHere = isOpened(game.step);
  return [
    ...threatLine('agenda', ahead.openedWhen, { certain: isHere ? certain : 0, possible: opened }),
    ...threatLine('agenda', 'agenda', { certain: isHere ? 0 : certain, possible: all - opened }),
  ];
}

/** Whether a prediction of this seat has come true, or does with the outcome that is decided. */
function comesTrue(game: Game, ruleset: Ruleset, seat: Seat, rider: string): boolean {
  if (ridersDue(game).some((row) => row.seat === seat && row.rider === rider)) return true;
  const outcome = decidedOutcome(game);
  const { points, goesOn } = decided(game, ruleset, seat);
  const row = currentAgenda(game)?.predictions.find(
    (other) => other.seat === seat && other.rider === rider && sameOutcome(other.outcome, outcome),
  );
  return outcome !== null && row !== undefined && goesOn && points >= 0;
}

/**
 * Whether a rider can no longer be played for points by this seat. It is one card, so in one agenda
 * phase it is played once: by another player, on an agenda that is resolved, or already paid.
 */
function isUsed(game: Game, seat: Seat, rider: string): boolean {
  const { predictions = [], outcome = null } = currentAgenda(game) ?? {};
  const played = predictions.filter((row) => row.rider === rider);
  if (played.length > 0) return outcome !== null || played.every((row) => row.seat !== seat);
  return game.scores.some(
    ({ source, round }) => source.kind === 'rider' && source.id === rider && round === game.round,
  );
}

/** Riders that pay points: certain once the prediction has come true (R-AGD-11). */
export function riderLines(game: Game, ruleset: Ruleset, seat: Seat, ahead: Ahead): ThreatLine[] {
  return Object.entries(ruleset.riders).flatMap(([card, { points }]) => {
    const sure = comesTrue(game, ruleset, seat, card);
    if (!sure && (ahead.slots === 0 || isUsed(game, seat, card))) return [];
    return threatLine(
      'rider',
      'agenda',
      { certain: sure ? points : 0, possible: points },
      { card },
    );
  });
}
