/**
 * The threat board: the points that each player can still reach in this round.
 *
 * `possible` bounds from above: from here to the end of the round no legal acts of anyone bring
 * the seat's total above `points + possible`. It counts what the ledger can get by the rules that
 * are tracked; outside it are points recorded by hand (corrections, typed sources, events of the
 * table), cards that let another player use a strategy card, and a goal, a limit or a position that
 * the table changes. Where the game ends in between, fewer come.
 *
 * `certain` bounds from below: if the facts of the table stay as they are and no one wins before,
 * the seat's own acts bring exactly so many, and `witnessOf` lays them out. It is cut at the goal.
 */
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats, initiativeOrder, nextToPick, scoringOrder } from '../order.ts';
import { isAside, pointsOf, scoredSecrets } from '../points.ts';
import type { Ruleset } from '../ruleset.ts';
import { aheadOf, type Ahead } from './threats/ahead.ts';
import {
  MOMENTS,
  gainedFrom,
  threatLine,
  type ThreatLine,
  type ThreatMoment,
} from './threats/line.ts';
import { publicLines, type ObjectiveVerdict } from './threats/publics.ts';
import { agendaLines, custodiansLines, riderLines, supportLines } from './threats/table-lines.ts';
import { laneSeats } from './turn-order.ts';
import type { PointEffect } from '../card-effects.ts';
import { effectsOf } from '../card-offers.ts';
import { secretLimit } from '../rules/standing.ts';
import { isQuotaUsed } from '../rules/objectives.ts';
import { agendaOf, actionOf, strategyOf } from '../step.ts';
import type { ObjectivePhase } from '../vocabulary.ts';

export interface Threat {
  seat: Seat;
  /** Points now. */
  points: number;
  /** Points that its own acts bring for sure, as the facts stand. */
  certain: number;
  /** Points within reach of its own acts and cards; between the two others. */
  own: number;
  /** The most points that any legal acts can bring it in this round. */
  possible: number;
  /** In the order of the round. */
  lines: ThreatLine[];
  reachesGoal: 'certain' | 'possible' | null;
  /** The first win by what is certain, within own reach, possible at all; null without one. */
  wins: Record<'certain' | 'own' | 'possible', Win | null>;
}

/** Once the goal is reached the game is over: later points are not certain (R-VP-02). */
function cutAtGoal(game: Game, seat: Seat, lines: readonly ThreatLine[]): ThreatLine[] {
  const { goal } = game.settings;
  const plays = game.settings.playOn || isAside(game, seat);
  let total = pointsOf(game, seat);
  return lines.map((line) => {
    if (!plays && total >= goal) return { ...line, certain: 0 };
    total += line.certain;
    return line;
  });
}

function threatOf(
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  verdict: ObjectiveVerdict,
  seat: Seat,
  ahead: Ahead,
): Threat {
  const found = [
    ...publicLines(game, ruleset, cards, verdict, seat, ahead),
    ...custodiansLines(game, ruleset, seat, ahead),
    ...secretLines(game, ruleset, seat, ahead),
    ...cardLines(game, cards, seat, ahead),
    ...supportLines(game, seat, ahead),
    ...agendaLines(game, ruleset, seat, ahead),
    ...riderLines(game, ruleset, seat, ahead),
  ].sort((a, b) => MOMENTS.indexOf(a.when) - MOMENTS.indexOf(b.when));
  const lines = cutAtGoal(game, seat, found);
  const sum = (part: 'certain' | 'own' | 'possible') =>
    lines.reduce((total, line) => total + line[part], 0);
  const wins = {
    certain: winOf(game, seat, lines, 'certain'),
    own: winOf(game, seat, lines, 'own'),
    possible: winOf(game, seat, lines, 'possible'),
  };
  return {
    seat,
    points: pointsOf(game, seat),
    certain: sum('certain'),
    own: sum('own'),
    possible: sum('possible'),
    lines,
    reachesGoal: wins.certain ? 'certain' : wins.possible ? 'possible' : null,
    wins,
  };
}

/**
 * What every playing seat can still reach, in the order that matters now; none before the first
 * round and after the end.
 */
export function threatsOf(
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  verdict: ObjectiveVerdict,
): Threat[] {
  if (game.result || game.round === 0) return [];
  const ahead = aheadOf(game, ruleset, cards);
  const playing = playingSeats(game);
  return laneSeats(game)
    .filter((seat) => playing.includes(seat))
    .map((seat) => threatOf(game, ruleset, cards, verdict, seat, ahead));
}

/** A law in play moves by combat or control; a card that only its owner can lose does not. */
function lawLine(game: Game, source: PointEffect, seat: Seat, ahead: Ahead): ThreatLine[] {
  const { id, points } = source;
  const inPlay = game.laws.some((law) => law.id === id);
  if (!inPlay || source.moment === 'card' || gainedFrom(game, seat, id, 'law') > 0) return [];
  if (ahead.action)
    return threatLine('law', 'action', { own: points, possible: points }, { card: id });
  return ahead.slots > 0 ? threatLine('law', 'agenda', { possible: points }, { card: id }) : [];
}

/** A relic can be gained in the action phase; later only what is held counts. */
function relicLine(game: Game, source: PointEffect, seat: Seat, ahead: Ahead): ThreatLine[] {
  const { id, points, moment } = source;
  if (game.purged.includes(id) || gainedFrom(game, seat, id, 'relic') > 0) return [];
  const relics = game.players[seat]?.relics ?? null;
  const own = relics?.includes(id) && source.purges ? points : 0;
  const line = (when: 'action' | 'status-end') =>
    threatLine('relic', when, { own, possible: points }, { card: id });
  if (moment === 'component-action') return ahead.turn(seat) ? line('action') : [];
  if (moment !== 'status-end') return ahead.action ? line('action') : [];
  const within = ahead.action || relics === null || relics.includes(id);
  return ahead.ending && within ? line('status-end') : [];
}

function planetLine(game: Game, source: PointEffect, seat: Seat, ahead: Ahead): ThreatLine[] {
  const { id, points } = source;
  const found = game.seating.some((other) => game.players[other]?.planets?.includes(id));
  if (!ahead.action || gainedFrom(game, seat, id) > 0) return [];
  return threatLine(
    'planet',
    'action',
    { own: found ? points : 0, possible: points },
    { card: id },
  );
}

/**
 * The lines of cards in play. Events that a table has chosen to play with are not tracked: their
 * points are recorded by hand.
 */
function cardLines(game: Game, cards: Cards, seat: Seat, ahead: Ahead): ThreatLine[] {
  return effectsOf(cards, 'points').flatMap((source) => {
    if (source.card === 'law') return lawLine(game, source, seat, ahead);
    if (source.card === 'relic') return relicLine(game, source, seat, ahead);
    return source.card === 'planet' ? planetLine(game, source, seat, ahead) : [];
  });
}

/** What the best secret of a phase is worth. */
function worth(ruleset: Ruleset, phase: ObjectivePhase): number {
  const rows = Object.values(ruleset.objectives);
  const fitting = rows.filter((row) => row.kind === 'secret' && row.phase === phase);
  return Math.max(0, ...fitting.map((row) => row.points));
}

/**
 * The lines of secrets. No one but their owner knows them, so none is certain. More than the hand
 * holds can be scored only where secrets are still drawn: in the action phase and with agendas.
 */
function secretLines(game: Game, ruleset: Ruleset, seat: Seat, ahead: Ahead): ThreatLine[] {
  const left = Math.max(0, secretLimit(game, ruleset, seat) - scoredSecrets(game, seat).length);
  const hand = game.players[seat]?.secrets ?? left;
  const held = Math.min(left, hand);
  const slot = ahead.score(seat) && !isQuotaUsed(game, ruleset, seat, 'secret');
  const inStatus = slot ? Math.min(1, ahead.action ? left : held) : 0;
  const inAgenda = ruleset.scoring.agendaObjectives && (ahead.slots > 0 || agendaOf(game) !== null);
  const most = ahead.action || ahead.slots > 0 ? left : held;
  const others = ahead.action || inAgenda ? most - inStatus : 0;
  const phase = ahead.action ? 'action' : 'agenda';
  const each = ahead.action
    ? Math.max(worth(ruleset, 'action'), inAgenda ? worth(ruleset, 'agenda') : 0)
    : worth(ruleset, 'agenda');
  const status = worth(ruleset, 'status');
  const ownStatus = Math.min(inStatus, held);
  return [
    ...threatLine('secret', phase, {
      own: Math.min(others, held - ownStatus) * each,
      possible: others * each,
    }),
    ...threatLine('secret', 'score', { own: ownStatus * status, possible: inStatus * status }),
  ];
}

/** A way to the goal: its moment, and the seats whose next chance comes only after it. */
export interface Win {
  when: ThreatMoment;
  /** In the action phase: no turn before it. In the score step: they score later. */
  before: Seat[];
}

/** Whether initiative is settled for this round. */
const isOrdered = (game: Game) => strategyOf(game) === null || nextToPick(game) === null;

/** Seats that take a turn from now on before this one does, or null when it takes none. */
function turnsBefore(game: Game, seat: Seat): Seat[] | null {
  const order = initiativeOrder(game);
  const action = actionOf(game);
  if (!action) return order.slice(0, order.indexOf(seat));
  const { active, passed } = action;
  if (action.inserted === seat) return [];
  if (passed.includes(seat)) return null;
  const at = active === null ? 0 : Math.max(0, order.indexOf(active));
  const turns = [...order.slice(at), ...order.slice(0, at)].filter((one) => !passed.includes(one));
  return turns.slice(0, turns.indexOf(seat));
}

/** Who acts later than this seat at that moment; no one where no order rules. */
function seatsAfter(game: Game, seat: Seat, when: ThreatMoment): Seat[] {
  if (!isOrdered(game)) return [];
  if (when === 'score') {
    const order = scoringOrder(game);
    return order.slice(order.indexOf(seat) + 1);
  }
  if (when !== 'action') return [];
  const earlier = turnsBefore(game, seat);
  if (earlier === null) return [];
  return playingSeats(game).filter((other) => other !== seat && !earlier.includes(other));
}

/** The first moment at which the points of these lines reach the goal, or null. */
function winOf(
  game: Game,
  seat: Seat,
  lines: readonly ThreatLine[],
  part: 'certain' | 'own' | 'possible',
): Win | null {
  if (game.settings.playOn || isAside(game, seat)) return null;
  let total = pointsOf(game, seat);
  for (const when of MOMENTS) {
    for (const line of lines) if (line.when === when) total += line[part];
    if (total >= game.settings.goal) return { when, before: seatsAfter(game, seat, when) };
  }
  return null;
}
