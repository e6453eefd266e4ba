/**
 * Scoring, and objectives that an agenda turns up: LRR PoK 61, 81.1-81.2, 98; LRR 1.2 26, 40, 52,
 * 70.1-70.2. First reason that applies (E.2).
 */
import type { ObjectiveScored } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { isPlaying, nextToScore, playingSeats } from '../order.ts';
import {
  cardOf,
  hasScored,
  holdsStanding,
  isSecondStageOpen,
  revealedPublics,
  scoredSecrets,
} from '../points.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import {
  actionOf,
  agendaOf,
  hasAnswered,
  isScoring,
  sittingOf,
  statusScores,
  strategicOf,
  strategyOf,
} from '../step.ts';
import { isOwn, type ObjectiveKind } from '../vocabulary.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { secretLimit } from './standing.ts';
import { hasEffect } from './strategy-cards.ts';
import { sideOf } from '../outcome.ts';

/** Who else has scored this secret and still has it; eliminated seats gave theirs back (R-ELIM-05). */
function otherScorer(game: Game, seat: Seat, objective: string): Seat | undefined {
  return game.seating.find(
    (other) =>
      other !== seat &&
      game.players[other]?.presence !== 'eliminated' &&
      hasScored(game, other, objective),
  );
}

/** R-OBJ-01: a card is of a box in play, on the table already, or typed in with its name. */
function refuseUnknown(
  game: Game,
  { objective, name }: { objective: string; name?: string | undefined },
  ruleset: Ruleset,
): Refusal | null {
  const known =
    name !== undefined ||
    ruleset.objectives[objective] !== undefined ||
    game.objectives.some((card) => card.id === objective);
  return known ? null : refuse('objective-unknown', { objective });
}

/** R-OBJ-01, R-OBJ-09, R-OBJ-18: is the card there to be scored by this seat, once? */
function refuseCard(game: Game, event: ObjectiveScored, ruleset: Ruleset): Refusal | null {
  const { seat, objective, kind } = event;
  const open = game.objectives.some((card) => card.id === objective);
  const inHand = ruleset.objectiveKinds[kind]?.inHand === true;
  if (!inHand && !open) return refuse('not-revealed', { objective });
  const repeats = isOptionOn(game, ruleset.repeatsWith);
  if (!repeats && hasScored(game, seat, objective)) {
    return refuse('already-scored', { seat, objective });
  }
  const card = game.objectives.find(({ id }) => id === objective);
  if (card?.by && card.by !== seat)
    return refuse('objective-of-another', { objective, seat: card.by });
  if (card?.withdrawn) return refuse('no-longer-public', { objective });
  if (!inHand) return null;
  const other = otherScorer(game, seat, objective);
  if (other && !open) return refuse('secret-of-another', { objective, seat: other });
  return game.players[seat]?.secrets === 0 ? refuse('no-secret', { seat }) : null;
}

/** Whether the table plays with an option of its ruleset. */
const isOptionOn = (game: Game, option: string | undefined): boolean =>
  option !== undefined && game.settings.options?.includes(option) === true;

/** The round in which a player first scored an objective, or null. */
const firstScored = (game: Game, objective: string): number | null =>
  game.scores.find(({ source }) => source.kind === 'objective' && cardOf(source) === objective)
    ?.round ?? null;

/** How many objectives of a kind a seat has scored in this game and kept the points of. */
function scoredOfKind(game: Game, ruleset: Ruleset, seat: Seat, kind: ObjectiveKind): number {
  const ids = game.scores.flatMap(({ source, seat: by }) =>
    by === seat && source.kind === 'objective' ? (cardOf(source) ?? []) : [],
  );
  return [...new Set(ids)].filter(
    (id) => ruleset.objectives[id]?.kind === kind && hasScored(game, seat, id),
  ).length;
}

/** R-VAR-01 to R-VAR-03, R-VAR-06: is the card open to be scored, by its stage, its kind and its options? */
function refuseClosed(game: Game, event: ObjectiveScored, ruleset: Ruleset): Refusal | null {
  const { objective, seat, kind, stage } = event;
  const { closes, perGame, option } = ruleset.objectiveKinds[kind] ?? {};
  if (option && !isOptionOn(game, option)) return refuse('option-off', { objective, option });
  if (stage === 2 && !isSecondStageOpen(game)) {
    return refuse('second-stage-closed', {
      objective,
      open: revealedPublics(game, 1),
      goal: game.settings.goal,
    });
  }
  const first = closes ? firstScored(game, objective) : null;
  if (first !== null && first < game.round)
    return refuse('objective-closed', { objective, round: first });
  const scored = perGame === undefined ? 0 : scoredOfKind(game, ruleset, seat, kind);
  return scored >= (perGame ?? Infinity) ? refuse('game-quota', { seat }) : null;
}

/** R-VAR-21: may it be scored before the first picks, in what an option has the table play there? */
const isEarly = (game: Game, kind: ObjectiveKind, { objectiveKinds }: Ruleset): boolean =>
  game.round === 1 &&
  isOptionOn(game, objectiveKinds[kind]?.earlyWith) &&
  Object.values(strategyOf(game)?.picks ?? { none: 1 }).every((count) => count === 0);

/** R-OBJ-02 to R-OBJ-05, R-STAT-12: does the moment fit the slot and the card? */
function refuseMoment(game: Game, event: ObjectiveScored, ruleset: Ruleset): Refusal | null {
  const { slot, phase, objective, seat } = event;
  if (slot === 'imperial') {
    const byCard =
      actionOf(game)?.active === seat &&
      hasEffect(ruleset, strategicOf(game)?.card, 'score-public');
    if (!byCard || event.kind !== 'public') return refuse('imperial-only', { seat });
    return strategicOf(game)?.scored ? refuse('imperial-used', { seat }) : null;
  }
  const printed = slot === 'combat' ? 'action' : slot;
  // A secret that a law made public may be scored with the publics as well as in its own phase.
  const published = game.objectives.some((card) => card.id === objective && card.owner);
  if (phase !== printed && !(published && slot === 'status'))
    return refuse('wrong-phase', { objective, phase });
  if (slot === 'status' && (isScoring(game) || isEarly(game, event.kind, ruleset))) return null;
  if (slot === 'status') {
    // Of this round it is still to come, or it has been.
    const ahead = strategyOf(game) !== null || actionOf(game) !== null;
    return refuse('score-step-over', ahead ? { objective, when: 'ahead' } : { objective });
  }
  if (slot === 'agenda') {
    return agendaOf(game) && ruleset.scoring.agendaObjectives
      ? null
      : refuse('not-in-agenda-phase', { objective });
  }
  return actionOf(game) ? null : refuse('not-in-action-phase', { objective });
}

/** The kind that an open card is scored as: a secret that a law shows is scored like a public one. */
export function openKind(ruleset: Ruleset, objective: string): ObjectiveKind {
  const kind = ruleset.objectives[objective]?.kind;
  return kind === undefined || ruleset.objectiveKinds[kind]?.inHand ? 'public' : kind;
}

/** The kind among whose objectives of a status phase one of this kind counts. */
const quotaKind = (
  { objectiveKinds }: Pick<Ruleset, 'objectiveKinds'>,
  kind: ObjectiveKind,
): ObjectiveKind => objectiveKinds[kind]?.countsAs ?? kind;

/** Whether a seat has scored all that a status phase holds of this kind for it (R-OBJ-06). */
export function isQuotaUsed(
  game: Game,
  ruleset: Pick<Ruleset, 'objectiveKinds'>,
  seat: Seat,
  kind: ObjectiveKind,
): boolean {
  const counted = quotaKind(ruleset, kind);
  const limit = ruleset.objectiveKinds[counted]?.perStatus ?? null;
  if (limit === null) return false;
  const alike = Object.keys(ruleset.objectiveKinds).filter(
    (other) => quotaKind(ruleset, other as ObjectiveKind) === counted,
  );
  return alike.reduce((sum, other) => sum + statusScores(game, seat, other), 0) >= limit;
}

/** Whether missing home planets keep a seat from what needs them (LRR PoK 61.16; R-OBJ-10). */
export function lacksHome(game: Game, seat: Seat): boolean {
  const player = game.players[seat];
  return player !== undefined && !player.home && !player.traits.includes('scores-without-home');
}

/** R-OBJ-24: who passes last scores what is scored for that, and no one else has a turn left then. */
function refusePassing(
  game: Game,
  { seat, objective }: ObjectiveScored,
  ruleset: Ruleset,
): Refusal | null {
  const action = actionOf(game);
  if (!action || !ruleset.objectives[objective]?.lastToPass) return null;
  const others = playingSeats(game).filter(
    (other) => other !== seat && !action.passed.includes(other),
  );
  return others[0] ? refuse('not-last-to-pass', { seat, other: others[0] }) : null;
}

/** R-OBJ-06, R-OBJ-08, R-CBT-19: one public and one secret a status phase, one a combat. */
function refuseQuota(game: Game, event: ObjectiveScored, ruleset: Ruleset): Refusal | null {
  const { seat, slot, kind } = event;
  if (slot === 'status' && isQuotaUsed(game, ruleset, seat, kind)) {
    if (kind === 'public') return refuse('quota-public', { seat });
    return kind === 'secret' ? refuse('quota-secret', { seat }) : refuse('quota-kind', { seat });
  }
  if (slot !== 'combat') return null;
  const combats = actionOf(game)?.combats ?? [];
  if (combats.length === 0) return refuse('no-combat', { seat });
  return combats.some((combat) => !combat.used.includes(seat))
    ? null
    : refuse('combat-slot-used', { seat });
}

/** R-OBJ-10: publics need every planet of the home system; secrets do not. */
function refuseHome(game: Game, { seat, kind }: ObjectiveScored, ruleset: Ruleset): Refusal | null {
  const needed = ruleset.objectiveKinds[kind]?.needsHome === true;
  return needed && lacksHome(game, seat) ? refuse('home-incomplete', { seat }) : null;
}

/** R-VAR-04: what would be lost as soon as it is scored is not scored, as far as that is known. */
function refuseLapsing(game: Game, { seat, objective }: ObjectiveScored): Refusal | null {
  const { standing } = game.objectives.find(({ id }) => id === objective) ?? {};
  const lapses = standing !== undefined && holdsStanding(game, seat, standing) === false;
  return lapses ? refuse('claim-lapses', { seat, objective }) : null;
}

/** R-OBJ-23: the score step goes seat by seat in initiative order. */
function refuseScoreTurn(game: Game, event: ObjectiveScored): Refusal | null {
  if (event.slot !== 'status') return null;
  if (game.answers.scoring === 'any-order' && !hasAnswered(game, event.seat)) return null;
  const next = nextToScore(game);
  return next === event.seat
    ? null
    : refuse('not-your-score', { seat: event.seat, next: next ?? '' });
}

/** May this seat score this objective now? The structural guard of checklist E.2. */
export const refuseScore: Rule<'objective.scored'> = (game, event, ruleset) =>
  firstRefusal(
    () => refuseAbsent(game, event.seat),
    () => refuseUnknown(game, event, ruleset),
    () => refuseCard(game, event, ruleset),
    () => refuseClosed(game, event, ruleset),
    () => refuseMoment(game, event, ruleset),
    () => refusePassing(game, event, ruleset),
    () => refuseQuota(game, event, ruleset),
    () => refuseHome(game, event, ruleset),
    () => refuseLapsing(game, event),
    () => refuseScoreTurn(game, event),
  );

/** R-VAR-04: an objective that has to be scored by who fulfils it, as far as that is known. */
function refuseOwed(game: Game, ruleset: Ruleset, seat: Seat): Refusal | null {
  const owed = game.objectives.find(
    ({ id, standing }) =>
      standing &&
      ruleset.objectiveKinds[ruleset.objectives[id]?.kind ?? '']?.compulsory &&
      !hasScored(game, seat, id) &&
      holdsStanding(game, seat, standing),
  );
  return owed ? refuse('claim-due', { seat, objective: owed.id }) : null;
}

/** May this seat answer in the score step? R-OBJ-23, R-VAR-04. */
const refuseAnswerScoring: Rule<'scoring.answered'> = (game, { seat }, ruleset) => {
  const next = nextToScore(game);
  const anyone = game.answers.scoring === 'any-order' && isPlaying(game, seat);
  if (next !== seat && !(anyone && isScoring(game) && !hasAnswered(game, seat))) {
    return refuse('not-your-score', { seat, next: next ?? '' });
  }
  return refuseOwed(game, ruleset, seat);
};

/** May this public objective be turned up? R-SET-02, R-OBJ-13: stage I before stage II. */
const refuseReveal: Rule<'objective.revealed'> = (game, event, ruleset) => {
  const { objective, stage } = event;
  if (game.objectives.some((card) => card.id === objective)) {
    return refuse('already-revealed', { objective });
  }
  const unknown = refuseUnknown(game, event, ruleset);
  if (unknown) return unknown;
  if (ruleset.questions.without?.(game.seating.length).includes(objective)) {
    return refuse('option-off', { objective });
  }
  // What lies open from the start beside the decks is turned up whenever the ruleset says so.
  if (isOwn(ruleset.objectives[objective]?.kind ?? '')) return null;
  if (game.round === 0) {
    const { atSetup = 0, atSetup2 = 0 } = ruleset.publicObjectives ?? {};
    const most = stage === 1 ? atSetup : stage === 2 ? atSetup2 : 0;
    const full = game.objectives.filter((card) => card.stage === stage).length >= most;
    return full ? refuse('setup-stage', { objective }) : null;
  }
  if (event.by) return refuseAbsent(game, event.by);
  if (game.answers.secondStage === 'at-goal') {
    const current = isSecondStageOpen(game) ? 2 : 1;
    return stage === current ? null : refuse('stage-order', { objective, due: current });
  }
  if (sittingOf(game)) {
    const due = stage !== null && extraStagesDue(game, ruleset).includes(stage);
    return due && event.extra ? null : refuse('no-extra-objective', { objective });
  }
  const due = revealedPublics(game, 1) < game.settings.publicObjectives.stage1 ? 1 : 2;
  return stage === due ? null : refuse('stage-order', { objective, due });
};

/** May the step be passed over without a card? R-STAT-13: once the printed decks lie open. */
export const refuseNoReveal: Rule<'step.finished'> = (game, _, ruleset) => {
  if (game.step.phase !== 'status' || game.step.at !== 'reveal') return null;
  const { stage1 = 0, stage2 = 0 } = ruleset.publicObjectives ?? {};
  const goesOn = game.settings.objectivesEnd === false;
  return goesOn && revealedPublics(game) >= stage1 + stage2 ? null : refuse('card-due');
};

/** Secrets of a seat, scored and unscored together, or null when unknown (R-OBJ-16). */
export function secretsOf(game: Game, seat: Seat): number | null {
  const hand = game.players[seat]?.secrets ?? null;
  return hand === null ? null : hand + scoredSecrets(game, seat).length;
}

/** May this seat draw secrets? R-OBJ-16: a fourth is drawn and one returned before the next. */
const refuseDrawSecret: Rule<'secret.drawn'> = (game, { seat }, ruleset) => {
  const have = secretsOf(game, seat);
  const limit = secretLimit(game, ruleset, seat);
  if (have !== null && have > limit) return refuse('secret-limit', { seat, limit });
  return refuseAbsent(game, seat);
};

/** May a secret go back? R-OBJ-17: only an unscored one. */
const refuseReturnSecret: Rule<'secret.returned'> = (game, { seat, cards }) => {
  const hand = game.players[seat]?.secrets ?? null;
  return hand !== null && hand < cards ? refuse('secret-scored', { seat }) : null;
};

/**
 * May this seat take the custodians token? R-CUS-02, R-CUS-03: once, by the active player, whose ground
 * forces land. A strategic action without a tactical one in it has no invasion; before an action is
 * chosen, and of a card that is played, the table knows.
 */
const refuseCustodians: Rule<'custodians.taken'> = (game, { seat }, ruleset) => {
  if (!ruleset.custodians) return refuse('no-custodians');
  if (game.custodians.removed) return refuse('custodians-gone');
  const action = actionOf(game);
  if (action?.active !== seat) return refuse('not-own-turn', { seat });
  const strategic = strategicOf(game);
  const moves = hasEffect(ruleset, strategic?.card, 'tactical-action') || action.actions > 1;
  return strategic && !moves ? refuse('no-invasion', { seat, card: strategic.card }) : null;
};

function supportPoints(game: Game, owner: Seat, holder?: Seat): number {
  return game.scores
    .filter(({ source }) => source.kind === 'support' && source.owner === owner)
    .filter((line) => holder === undefined || line.seat === holder)
    .reduce((sum, line) => sum + line.points, 0);
}

/** May this note be given? It is one card: not while a player holds it (R-VP-10). */
const refuseSupport: Rule<'support.given'> = (game, { from, to }) => {
  if (from === to) return refuse('same-seat', { seat: from });
  if (supportPoints(game, from) > 0) return refuse('support-out', { seat: from });
  return refuseAbsent(game, to);
};

/** May this note go back? Only from who holds it (R-VP-10). */
const refuseReturnSupport: Rule<'support.returned'> = (game, { from, to }) =>
  supportPoints(game, from, to) > 0 ? null : refuse('support-not-held', { seat: to });

/** The guards that its facts ask. */
export const objectiveGuards = {
  'objective.scored': ['may score objective', refuseScore],
  'scoring.answered': ['may answer scoring', refuseAnswerScoring],
  'objective.revealed': ['may reveal objective', refuseReveal],
  'secret.drawn': ['may draw secret', refuseDrawSecret],
  'secret.returned': ['may return secret', refuseReturnSecret],
  'custodians.taken': ['may take custodians', refuseCustodians],
  'support.given': ['may give support', refuseSupport],
  'support.returned': ['may return support', refuseReturnSupport],
} as const satisfies Guards;

/** The stages of the cards that agendas of this sitting still turn up, in their order. */
export function extraStagesDue(game: Game, ruleset: Ruleset): (1 | 2)[] {
  const due = (sittingOf(game)?.outcomes ?? []).flatMap(({ agenda, outcome }) =>
    (ruleset.agendas[agenda]?.effects ?? []).flatMap((row) =>
      row.effect === 'reveal-public' && row.on === sideOf(outcome) ? row.stage : [],
    ),
  );
  for (const card of game.objectives) {
    const place =
      card.extra && card.round === game.round ? due.findIndex((s) => s === card.stage) : -1;
    if (place >= 0) due.splice(place, 1);
  }
  return due;
}
