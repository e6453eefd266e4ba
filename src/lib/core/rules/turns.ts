/** Turns and passing: LRR 1.2 3, 4, 21, 31.9, 71.2; LRR PoK 82.2a, 89.1. */
import { cardHolding, type WhySpent } from '../card-holding.ts';
import type { Game, Seat } from '../game.ts';
import type { PlayedCard } from '../event-parts.ts';
import { cardsOf, drawnCardDue } from '../order.ts';
import { isNaming, playedId } from '../played.ts';
import { refuse, type Refusal, type RefusalCode } from '../refusal.ts';
import { relicHolder } from './holdings.ts';
import { refuseAbsent, type Guards, type Rule } from './rule.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf, hasActed, isScoring, statusOf } from '../step.ts';

/** R-ACT-01, R-ACT-10: only the active player acts. */
function refuseNotActive(game: Game, seat: Seat): Refusal | null {
  return actionOf(game)?.active === seat ? null : refuse('not-your-turn', { seat });
}

/** R-ACT-02: one action a turn, unless a further one was granted (R-ACT-11). */
function refuseAction(game: Game, seat: Seat): Refusal | null {
  const action = actionOf(game);
  // Who acts between two turns may have passed (R-ACT-13).
  if (action?.passed.includes(seat) && action.inserted !== seat) {
    return refuse('has-passed', { seat });
  }
  const turn = refuseNotActive(game, seat) ?? refuseDrawnDue(game);
  if (turn) return turn;
  return hasActed(game) ? refuse('already-acted', { seat }) : null;
}

/** R-VAR-08: the card that no one plays comes before the turns that follow its number. */
function refuseDrawnDue(game: Game): Refusal | null {
  const card = drawnCardDue(game);
  return card === null ? null : refuse('drawn-card-due', { card });
}

/** May this seat take a tactical action? R-TAC-02: it takes a token from the tactic pool. */
const refuseTactical: Rule<'tactical-action.taken'> = (game, event, ruleset) => {
  const refusal = refuseAction(game, event.seat);
  if (refusal) return refusal;
  const { simultaneousWith: option } = ruleset;
  if (event.tokens > 1 && option && !game.settings.options?.includes(option)) {
    return refuse('option-off', { option });
  }
  const tokens = game.players[event.seat]?.tokens;
  return tokens && tokens.tactic < Math.max(1, event.tokens)
    ? refuse('no-tactic-token', { seat: event.seat })
    : null;
};

/** What is refused of a card that is there and may not be used, and of one that is not there. */
const SPENT: Readonly<Record<WhySpent, RefusalCode>> = {
  exhausted: 'played-exhausted',
  locked: 'leader-locked',
  purged: 'card-purged',
};
const NOT_THERE: Partial<Record<PlayedCard['kind'], RefusalCode>> = {
  breakthrough: 'breakthrough-not-owned',
  relic: 'relic-not-held',
  technology: 'technology-not-owned',
};

/** R-GEN-03: what is played is there: owned, held, not purged, not exhausted, as far as it is known. */
function refusePlayed(game: Game, seat: Seat, played: PlayedCard | null): Refusal | null {
  const id = played && playedId(played);
  if (!played || !id) return null;
  const { kind } = played;
  if (kind === 'typed') return null;
  const { state, why } = cardHolding(game, seat, { card: kind, id });
  const holder = kind === 'relic' ? relicHolder(game, id) : null;
  if (holder !== null && game.players[seat]?.relics === null) {
    return refuse('relic-held', { seat: holder, relic: id });
  }
  const code = why ? SPENT[why] : state === 'none' ? NOT_THERE[kind] : undefined;
  return code ? refuse(code, { seat, [kind]: id }) : null;
}

/** May this seat take a component action, or say what it plays? R-ACT-02, R-GEN-03. */
const refuseComponent: Rule<'component-action.taken'> = (game, { seat, played }) => {
  const unnamed = isNaming(game) && played !== null && actionOf(game)?.played === undefined;
  const refusal = unnamed ? refuseNotActive(game, seat) : refuseAction(game, seat);
  return refusal ?? refusePlayed(game, seat, played);
};

/** May this action be taken back as cancelled? R-ACT-12. */
const refuseCancel: Rule<'component-action.cancelled'> = (game, event) =>
  refuseNotActive(game, event.seat) ??
  (hasActed(game) ? null : refuse('no-action-to-cancel', { seat: event.seat }));

/** May a further action be taken in this turn? R-ACT-11. */
const refuseGrant: Rule<'action.granted'> = (game, event) => refuseNotActive(game, event.seat);

/** May the turn end? R-ACT-02: only after an action, else the turn is a pass. */
const refuseEndTurn: Rule<'turn.ended'> = (game, event) =>
  refuseNotActive(game, event.seat) ??
  ((actionOf(game)?.actions ?? 0) > 0 ? null : refuse('nothing-done', { seat: event.seat }));

/** Readied strategy cards of a seat: they stand in the way of a pass. */
export function readiedCards(game: Game, seat: Seat): string[] {
  return cardsOf(game, seat).filter((card) => !game.strategyCards[card]?.exhausted);
}

/** May this seat pass? R-ACT-04, R-ACT-05, R-PC-06: not while an own card is readied. */
const refusePass: Rule<'turn.passed'> = (game, { seat }) => {
  if (actionOf(game)?.passed.includes(seat)) return refuse('has-passed', { seat });
  const turn = refuseNotActive(game, seat) ?? refuseDrawnDue(game);
  if (turn) return turn;
  if ((actionOf(game)?.actions ?? 0) > 0) return refuse('already-acted', { seat });
  const cards = readiedCards(game, seat);
  if (cards.length === 0) return null;
  return refuse(game.settings.cardsEach > 1 ? 'cards-unused' : 'card-readied', { seat, cards });
};

/** A player who plays won this combat. R-CBT-10. */
const refuseCombat: Rule<'combat.won'> = (game, event) => refuseAbsent(game, event.seat);

/** R-ACT-13: a turn in which nothing has been done. */
function refuseBegun(game: Game): Refusal | null {
  const action = actionOf(game);
  return (action?.actions ?? 0) > 0
    ? refuse('already-acted', { seat: action?.active ?? '' })
    : null;
}

/** May this turn be skipped? R-ACT-13: only the one that stands there, before its action. */
const refuseSkip: Rule<'turn.skipped'> = (game, { seat }) =>
  refuseNotActive(game, seat) ?? refuseBegun(game);

/** May this seat act before the turn that stands there? R-ACT-13: another player, passed or not. */
const refuseBetween: Rule<'turn.inserted'> = (game, { seat }) => {
  if (actionOf(game)?.active === seat) return refuse('same-seat', { seat });
  return refuseBegun(game) ?? refuseAbsent(game, seat);
};

/** May only the primary of this card be performed? R-SACT-09: of one that is readied or unchosen. */
const refuseLending: Rule<'strategy-card.lent'> = (game, { seat, card }) => {
  const facts = game.strategyCards[card];
  if (!facts) return refuse('card-unknown', { card });
  return facts.exhausted ? refuse('card-exhausted', { card }) : refuseAction(game, seat);
};

/**
 * May the pass of this seat be undone once everyone has passed? R-ACT-15: by the readied leader of
 * a faction that says so, before anyone has scored.
 */
const refuseResuming: Rule<'turn.resumed'> = (game, { seat }, ruleset) => {
  const { faction = null } = game.players[seat] ?? {};
  const leader = ruleset.factions[faction ?? '']?.undoesPass;
  if (faction !== null && !leader) return refuse('no-pass-back', { seat });
  if (leader) {
    const { why } = cardHolding(game, seat, { card: 'leader', id: leader, leader: 'hero' });
    if (why) return refuse(SPENT[why], { seat, leader });
  }
  const { answered = [], scored = {} } = statusOf(game) ?? {};
  const begun = answered.length > 0 || Object.values(scored).some((by) => Object.keys(by).length);
  return begun ? refuse('scoring-begun', { seat }) : refuseAbsent(game, seat);
};

/** Whether this seat, having passed, may still go back to its turns by a leader it is known to have. R-ACT-15. */
export function mayResume(game: Game, ruleset: Ruleset, seat: Seat): boolean {
  const { undoesPass } = ruleset.factions[game.players[seat]?.faction ?? ''] ?? {};
  if (!undoesPass || !(actionOf(game) || isScoring(game))) return false;
  const refusal = refuseResuming(game, { type: 'turn.resumed', seat }, ruleset);
  // A hero that is locked may be unlocked before everyone has passed.
  return refusal === null || (actionOf(game) !== null && refusal.code === SPENT.locked);
}

/** The guards that its facts ask. */
export const turnGuards = {
  'tactical-action.taken': ['may take tactical action', refuseTactical],
  'component-action.taken': ['may take component action', refuseComponent],
  'component-action.cancelled': ['may cancel action', refuseCancel],
  'action.granted': ['may act again', refuseGrant],
  'turn.ended': ['may end turn', refuseEndTurn],
  'turn.passed': ['may pass', refusePass],
  'turn.skipped': ['may skip turn', refuseSkip],
  'turn.inserted': ['may act between', refuseBetween],
  'turn.resumed': ['may resume turns', refuseResuming],
  'strategy-card.lent': ['may lend card', refuseLending],
  'combat.won': ['may win combat', refuseCombat],
} as const satisfies Guards;
