/**
 * Agenda phase and speaker, and who votes although a card bars it: LRR 1.2 7, 8, 57.2, 69; LRR PoK 51,
 * 66.2, 80.
 */
import type { EventOf } from '../events.ts';
import type { Agenda, Game, Seat } from '../game.ts';
import { hasVote, isPlaying, nextToVote, playingSeats, seatsFrom, voteOrder } from '../order.ts';
import { electedSeat, named, sameOutcome, type Outcome } from '../outcome.ts';
import { electableSecrets, publishableSecrets } from '../points.ts';
import { playedId } from '../played.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { AgendaOpener, Ruleset } from '../ruleset.ts';
import {
  actionOf,
  agendaSpeaker,
  currentAgenda,
  heldOf,
  hostOf,
  isHidden,
  isOpened,
  openedOf,
  ownOf,
  sittingOf,
  strategicOf,
} from '../step.ts';
import type { Election } from '../vocabulary.ts';
import { agendasOf, councilOf, nextAgenda, refuseSharedOut, refuseVoteless } from './council.ts';
import { votesOf } from './influence.ts';
import { isInForce } from './standing.ts';
import { holderOf } from './planets.ts';
import { refuseAbsent, type Guards, type Rule } from './rule.ts';
import { offersAt } from '../card-offers.ts';

/** Votes by outcome, most first. */
export function tallyOf(agenda: Agenda): { outcome: Outcome; votes: number }[] {
  const rows: { outcome: Outcome; votes: number }[] = [];
  for (const { outcome, votes, extra } of agenda.votes) {
    if (outcome === null) continue;
    const row = rows.find((other) => sameOutcome(other.outcome, outcome));
    if (row) row.votes += votes + extra;
    else rows.push({ outcome, votes: votes + extra });
  }
  return rows.sort((a, b) => b.votes - a.votes);
}

/**
 * Outcomes with the most votes, of those that can still come: votes for a player who is out elect
 * no one. None when no one voted, more than one in a tie (R-AGD-10).
 */
export function leadingOutcomes(game: Game): Outcome[] {
  const agenda = currentAgenda(game);
  const tally = agenda ? tallyOf(agenda).filter(({ outcome }) => canComeTo(game, outcome)) : [];
  const most = tally[0]?.votes ?? 0;
  return tally.filter((row) => row.votes === most).map((row) => row.outcome);
}

/** Seats that may vote on this agenda and have not, in voting order (R-AGD-03). */
export function waitingVoters(game: Game): Seat[] {
  const votes = currentAgenda(game)?.votes ?? [];
  return voteOrder(game).filter(
    (seat) => hasVote(game, seat) && !votes.some((vote) => vote.seat === seat),
  );
}

/** Whether an election can come to this: cards and laws are elected from those in play. */
function canElect(game: Game, election: Election, outcome: Outcome): boolean {
  const seat = electedSeat(outcome);
  const name = named(outcome);
  switch (election) {
    case 'for-against':
      return outcome.kind === 'side';
    case 'player':
      return seat !== null && isPlaying(game, seat);
    case 'law':
      return outcome.kind === 'law' && game.laws.some(({ id }) => id === name);
    case 'strategy-card':
      return outcome.kind === 'card' && game.strategyCards[name] !== undefined;
    case 'scored-secret-objective':
      return outcome.kind === 'card' && electableSecrets(game).includes(name);
    default:
      return name !== '';
  }
}

/** Whether the agenda on the table can come to this: a law that was elected may be gone since. */
function canComeTo(game: Game, outcome: Outcome): boolean {
  return canElect(game, currentAgenda(game)?.election ?? 'other', outcome);
}

/** R-AGD-25: a planet is elected that a player controls, where all that play have theirs tracked. */
function refuseUncontrolled(game: Game, outcome: Outcome): Refusal | null {
  if (currentAgenda(game)?.election !== 'planet' || outcome.kind !== 'planet') return null;
  const { planet } = outcome;
  const tracked = playingSeats(game).every((seat) => game.players[seat]?.planets != null);
  return tracked && holderOf(game, planet) === null ? refuse('planet-of-nobody', { planet }) : null;
}

/** R-AGD-06, R-AGD-25, R-AGD-28: for or against, a player in the game, or whatever the card elects. */
function refuseOutcome(game: Game, outcome: Outcome | null): Refusal | null {
  if (currentAgenda(game)?.election === 'hidden-agenda') return refuse('outcomes-unread');
  if (!outcome || !canComeTo(game, outcome)) {
    return refuse('no-outcome', { outcome: outcome ? named(outcome) : '' });
  }
  return refuseUncontrolled(game, outcome);
}

/** Why another card is turned up instead of this one, or null: it would elect from nothing. */
export function refuseAgenda(game: Game, ruleset: Ruleset, agenda: string): Refusal | null {
  const needs = ruleset.agendas[agenda]?.needs;
  if (needs === 'law' && game.laws.length === 0) return refuse('no-laws', { agenda });
  if (needs === 'scored-secret' && publishableSecrets(game).length === 0) {
    return refuse('no-scored-secrets', { agenda });
  }
  return null;
}

/** R-AGD-23: an agenda is one card, so neither a law in play nor one that was decided comes again. */
function refuseTwice(game: Game, ruleset: Ruleset, agenda: string): Refusal | null {
  if (!ruleset.agendas[agenda]?.office && game.laws.some(({ id }) => id === agenda))
    return refuse('law-in-play', { agenda });
  const decided = sittingOf(game)?.outcomes.some(
    (row) => row.agenda === agenda || row.through === agenda,
  );
  return decided ? refuse('agenda-decided', { agenda }) : null;
}

/**
 * How what the action under way plays opens agendas: its strategy card, or what a component action plays;
 * null where it opens none, or is not known.
 */
export function openerNow(game: Game, ruleset: Ruleset): AgendaOpener | null {
  // A step of a ruleset is no action: what was played before it has opened what it opens.
  if (ownOf(game)) return null;
  const strategic = strategicOf(game);
  if (strategic) return ruleset.agendaOpeners[strategic.card] ?? null;
  const played = actionOf(game)?.played;
  const id = played && (playedId(played) ?? (played.kind === 'typed' ? played.text : null));
  return (id && ruleset.agendaOpeners[id]) || null;
}

/** Whether the action under way plays what may be anything: a component action that was not named, or typed. */
function playsAnything(game: Game): boolean {
  const played = actionOf(game)?.played;
  return strategicOf(game) === null && (!played || playedId(played) === null);
}

/**
 * How many agendas are opened where the game stands, outside the agenda phase: as many as the step of the
 * ruleset, the strategy card or what the component action plays says; any number where that was not named
 * or is typed, or where the table ticks off what is printed.
 */
function agendasOpenedBy(game: Game, ruleset: Ruleset): number {
  const host = hostOf(game);
  if ('own' in host) {
    const step = ruleset.plan.own?.[host.at];
    return step ? (step.agendas ?? 0) : Infinity;
  }
  const council = councilOf(game);
  if (council) return agendasOf(council, ruleset).length;
  // Its agendas are chosen first.
  if (heldOf(game)) return 0;
  const opener = openerNow(game, ruleset);
  return opener?.agendas ?? (playsAnything(game) ? Infinity : 0);
}

/** How many of them are still to come. */
export function agendasLeft(game: Game, ruleset: Ruleset): number {
  const { outcomes = [], discarded = 0 } = openedOf(game) ?? {};
  return agendasOpenedBy(game, ruleset) - outcomes.length - discarded;
}

/** R-AGD-27: within an action, or a step of a ruleset, as many agendas are opened as that says. */
function refuseOpening(game: Game, ruleset: Ruleset): Refusal | null {
  const here = actionOf(game) !== null || ownOf(game) !== null;
  if (!here || isOpened(game.step)) return null;
  return agendasLeft(game, ruleset) > 0 ? null : refuse('opens-no-agenda');
}

/** Whether this card may lie on the table: R-AGD-06, R-AGD-23: one that elects from nothing is drawn anew. */
const refuseCard = (game: Game, ruleset: Ruleset, agenda: string): Refusal | null =>
  refuseTwice(game, ruleset, agenda) ?? refuseAgenda(game, ruleset, agenda);

/** R-VAR-14: a council votes on its agendas in the order that was chosen. */
function refuseOrder(game: Game, ruleset: Ruleset, agenda: string): Refusal | null {
  const next = nextAgenda(game, ruleset);
  return next === null || next === agenda ? null : refuse('not-next-agenda', { agenda: next });
}

/** May this agenda be voted on? R-AGD-06, R-AGD-23, R-AGD-27, R-VAR-14. */
const refuseReveal: Rule<'agenda.revealed'> = (game, { agenda, speaker }, ruleset) =>
  refuseOpening(game, ruleset) ??
  refuseOrder(game, ruleset, agenda) ??
  (speaker ? refuseAbsent(game, speaker) : null) ??
  refuseCard(game, ruleset, agenda);

/** May this agenda take the place of the one on the table? R-AGD-16: while that is being revealed. */
const refuseReplace: Rule<'agenda.replaced'> = (game, { agenda }, ruleset) =>
  (currentAgenda(game)?.votes.length ?? 0) > 0
    ? refuse('votes-begun')
    : refuseCard(game, ruleset, agenda);

/** May its outcomes be read out? R-AGD-28: those of a card that lies face down. */
const refuseReading: Rule<'outcomes.read'> = (game) => {
  const agenda = currentAgenda(game);
  return agenda && isHidden(agenda) ? null : refuse('nothing-hidden');
};

/** May the hidden card be named? R-AGD-28: after the vote, one that comes to what was read out. */
const refuseUnveiling: Rule<'agenda.unveiled'> = (game, event, ruleset) => {
  const current = currentAgenda(game);
  if (!current || !isHidden(current)) return refuse('nothing-hidden');
  // Where no vote is taken down the table votes by itself.
  const next = current.votes.length > 0 ? nextToVote(game) : null;
  if (next !== null) return refuse('votes-outstanding', { seat: next });
  if (current.election !== 'hidden-agenda' && current.election !== event.election) {
    return refuse('other-outcomes', { agenda: event.agenda });
  }
  return refuseCard(game, ruleset, event.agenda);
};

/** May this player become speaker? R-SPK-04: a player who is not speaker. */
const refuseSpeaker: Rule<'speaker.chosen'> = (game, { seat }) =>
  game.speaker === seat ? refuse('same-speaker', { seat }) : refuseAbsent(game, seat);

/**
 * R-AGD-04, R-AGD-24: votes are cast with planets that the voter controls, each with the whole of its
 * influence; not so while a law gives everyone one vote.
 */
function refuseVotingPlanets(
  game: Game,
  ruleset: Ruleset,
  { seat, votes, planets = [] }: EventOf<'votes.cast'>,
): Refusal | null {
  const own = game.players[seat]?.planets ?? null;
  const foreign = planets.find((planet) => own?.includes(planet) === false);
  if (foreign !== undefined) return refuse('votes-of-another', { planet: foreign, seat });
  const one = (['one-vote', 'one-vote-only'] as const).some((law) => isInForce(game, ruleset, law));
  const worth = planets.length > 0 && !one ? votesOf(game, ruleset.cards, seat, planets) : null;
  return worth && (votes < worth.least || votes > worth.most)
    ? refuse('votes-miscounted', { votes, ...worth })
    : null;
}

/** May this vote be cast now? R-AGD-03, R-AGD-04, R-AGD-05, R-AGD-06, R-AGD-09, R-AGD-24. */
const refuseVote: Rule<'votes.cast'> = (game, event, ruleset) => {
  const { seat, outcome, votes, extra } = event;
  const agenda = currentAgenda(game);
  const absent = refuseAbsent(game, seat);
  if (absent) return absent;
  if (!hasVote(game, seat)) return refuse('cannot-vote', { seat });
  if (agenda?.votes.some((vote) => vote.seat === seat)) return refuse('already-voted', { seat });
  const next = nextToVote(game);
  // Ballots that are shared out are written at the same time.
  if (next !== seat && game.answers.ballots === 'each') {
    return refuse('not-your-vote', { seat, next: next ?? '' });
  }
  const bad = refuseVotingPlanets(game, ruleset, event) ?? refuseSharedOut(game, ruleset, event);
  return bad || votes + extra === 0 ? bad : refuseOutcome(game, outcome);
};

/** May votes be added by an effect? R-AGD-05, R-AGD-09, R-AGD-18. */
const refuseAddVotes: Rule<'votes.added'> = (game, event) => {
  const { seat, goods, outcome, votes } = event;
  const absent = refuseAbsent(game, seat);
  if (absent) return absent;
  if (!hasVote(game, seat)) return refuse('cannot-vote', { seat });
  const cast = currentAgenda(game)?.votes.find((vote) => vote.seat === seat);
  if (cast && !cast.outcome) return refuse('no-vote-of-its-own', { seat });
  if (cast && !sameOutcome(cast.outcome, outcome)) return refuse('one-outcome', { seat });
  if (cast && votes > goods) return refuse('votes-unpaid', { seat, votes, goods });
  const have = game.players[seat]?.goods ?? null;
  if (have !== null && goods > have) return refuse('goods-short', { seat });
  return refuseOutcome(game, outcome);
};

/** Whether a prediction that is made once in an agenda phase was made in this one. */
export const hasPredicted = (game: Game, seat: Seat, rider: string): boolean =>
  sittingOf(game)?.predicted?.some((row) => row.seat === seat && row.rider === rider) === true;

/**
 * May this be predicted? R-AGD-11: after the reveal, before any vote, on a possible outcome, and
 * some predictions once in a phase.
 */
const refusePrediction: Rule<'prediction.made'> = (game, event) => {
  const { seat, rider } = event;
  if ((currentAgenda(game)?.votes.length ?? 0) > 0) return refuse('votes-open');
  if (hasPredicted(game, seat, rider)) return refuse('already-predicted', { seat });
  return refuseOutcome(game, event.outcome) ?? refuseAbsent(game, event.seat);
};

/** May the agenda resolve like this? R-AGD-03, R-AGD-10, R-AGD-28, R-SPK-03. */
export const refuseResolve: Rule<'agenda.resolved'> = (game, event) => {
  const agenda = currentAgenda(game);
  const bad = refuseOutcome(game, event.outcome);
  if (bad || !agenda) return bad;
  const next = event.decidedBy === 'table' ? null : nextToVote(game);
  if (next !== null) return refuse('votes-outstanding', { seat: next });
  if (isHidden(agenda)) return refuse('agenda-hidden');
  if (event.decidedBy === 'table') return null;
  const voteless = refuseVoteless(game);
  if (voteless) return voteless;
  const leading = leadingOutcomes(game);
  if (leading.length > 0 && !leading.some((one) => sameOutcome(one, event.outcome))) {
    return refuse('not-leading', { outcome: named(event.outcome) });
  }
  const decided = leading.length === 1 ? 'votes' : 'speaker';
  return event.decidedBy === decided
    ? null
    : refuse('speaker-decides', { seat: agendaSpeaker(game) });
};

/** Predictions that came true and are not paid yet, from the speaker on (R-AGD-11, R-AGD-12). */
export function ridersDue(game: Game): { seat: Seat; rider: string }[] {
  const agenda = currentAgenda(game);
  if (!agenda || agenda.outcome === null) return [];
  const due = agenda.predictions.filter(
    (row) => !row.paid && sameOutcome(row.outcome, agenda.outcome) && isPlaying(game, row.seat),
  );
  return seatsFrom(game, agendaSpeaker(game)).flatMap((seat) =>
    due.filter((row) => row.seat === seat),
  );
}

/** May this rider be paid? R-AGD-11: only for the outcome that came. */
const refuseRider: Rule<'rider.paid'> = (game, { seat, rider }) =>
  ridersDue(game).some((row) => row.seat === seat && row.rider === rider)
    ? null
    : refuse('rider-not-due', { seat, rider });

/** A law that is not in play cannot leave it or change hands. R-AGD-13, R-AGD-14. */
const refuseLaw: Rule<'law.discarded' | 'law.moved'> = (game, { law }) =>
  game.laws.some((row) => row.id === law) ? null : refuse('no-law', { law });

/** A voter may be barred while the vote is open. R-AGD-09. */
const refuseBar: Rule<'voter.barred'> = (game, { seat }) => refuseAbsent(game, seat);

/** A changed voting order names every playing seat once. R-AGD-03. */
const refuseVotingOrder: Rule<'voting-order.changed'> = (game, { order }) => {
  const playing = game.seating.filter((seat) => isPlaying(game, seat));
  return order.length === playing.length && playing.every((seat) => order.includes(seat))
    ? null
    : refuse('bad-order');
};

/** The guards that its facts ask. */
export const agendaGuards = {
  'speaker.chosen': ['may become speaker', refuseSpeaker],
  'agenda.revealed': ['may reveal agenda', refuseReveal],
  'agenda.replaced': ['may replace agenda', refuseReplace],
  'outcomes.read': ['may read outcomes', refuseReading],
  'agenda.unveiled': ['may unveil agenda', refuseUnveiling],
  'votes.cast': ['may vote', refuseVote],
  'votes.added': ['may add votes', refuseAddVotes],
  'prediction.made': ['may predict', refusePrediction],
  'agenda.resolved': ['may resolve agenda', refuseResolve],
  'rider.paid': ['may be paid', refuseRider],
  'law.discarded': ['may move law', refuseLaw],
  'law.moved': ['may move law', refuseLaw],
  'voter.barred': ['may be barred', refuseBar],
  'voting-order.changed': ['may change voting order', refuseVotingOrder],
} as const satisfies Guards;

export interface LiftedBar {
  /** The leader that lifts it. */
  leader: string;
  /** Whether it is known to be unlocked; false where the table has to know. */
  sure: boolean;
}

/** What lifts bars of a seat, by what is known of the leader; null where nothing can (R-AGD-22). */
export function liftedBar(game: Game, ruleset: Ruleset, seat: Seat): LiftedBar | null {
  const lifting = offersAt(game, ruleset.cards, seat, 'votes').find(
    ({ effect }) => effect.liftsBars,
  );
  return lifting ? { leader: lifting.effect.id, sure: lifting.sure } : null;
}
