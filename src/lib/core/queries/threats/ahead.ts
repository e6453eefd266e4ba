/** What of the round is still to come, for everyone and for one seat. */
import { effectsOf, holdingOf } from '../../card-offers.ts';
import type { Cards } from '../../cards.ts';
import type { Game, Seat } from '../../game.ts';
import { playingSeats } from '../../order.ts';
import { endsAtReveal } from '../../points.ts';
import { agendasLeft, ridersDue } from '../../rules/agenda.ts';
import { mayResume } from '../../rules/turns.ts';
import type { Ruleset } from '../../ruleset.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  hasAnswered,
  hostOf,
  isOpened,
  isScoring,
  statusOf,
  strategyOf,
} from '../../step.ts';
import type { ThreatMoment } from './line.ts';

export interface Ahead {
  /** The action phase is open or still comes. */
  action: boolean;
  /** The score step is open: what an objective asks for no longer changes, own payments aside. */
  scoring: boolean;
  /** The end of the status phase still comes. */
  ending: boolean;
  /** Agendas that can still be resolved. After a discard in the last slot one too many. */
  slots: number;
  /** Those of them that another phase opens (R-AGD-27). */
  opened: number;
  /** When those are voted on: in the phase of the sitting under way, else in the action phase. */
  openedWhen: ThreatMoment;
  /** The agenda phase is open or still comes, and deals are still made in it (LRR PoK 94.6). */
  agenda: boolean;
  /** Whether a seat still gets a turn of its own (LRR 1.2 3.3). */
  turn: (seat: Seat) => boolean;
  /** Whether a seat still gets its turn in the score step (LRR PoK 81.1). */
  score: (seat: Seat) => boolean;
}

/** Without a card to reveal the game ends in the status phase (LRR PoK 81.2b; R-OBJ-14). */
function endsThisRound(game: Game): boolean {
  const before = strategyOf(game) !== null || actionOf(game) !== null || isScoring(game);
  return before && endsAtReveal(game);
}

/** Whether a player may still play this card in the action phase: what is exhausted may be readied. */
function mayBePlayed(game: Game, cards: Cards, id: string): boolean {
  return effectsOf(cards, 'play', id).some((effect) =>
    playingSeats(game).some((seat) => {
      const { state, why } = holdingOf(game, cards, seat, effect);
      const gains = effect.faction !== null && game.players[seat]?.faction === effect.faction;
      return why !== 'purged' && (state !== 'none' || gains);
    }),
  );
}

/**
 * Agendas that the action phase can still see: those of the sitting under way, as far as it is known how
 * many they are, and those of cards that open one (R-AGD-27).
 */
function openedAhead(game: Game, ruleset: Ruleset, cards: Cards, early: boolean): number {
  const left = isOpened(game.step) ? agendasLeft(game, ruleset) : 0;
  const underWay = left === Infinity ? 1 : left;
  if (!early) return underWay;
  const openers = Object.entries(ruleset.agendaOpeners);
  return openers.reduce(
    (sum, [id, { agendas }]) => (mayBePlayed(game, cards, id) ? sum + agendas : sum),
    underWay,
  );
}

/** In which moment of the round a sitting under way brings its points (R-AGD-27). */
const openedWhen = (game: Game): ThreatMoment =>
  hostOf(game).phase === 'status' ? 'status-end' : 'action';

/** R-CUS-04: agendas follow once the token is gone, and until the status phase anyone may take it. */
function slotsAhead(game: Game): number {
  const { settings } = game;
  const phase = agendaOf(game);
  if (phase) {
    const open = (currentAgenda(game)?.outcome ?? null) === null;
    return Math.max(0, settings.agendasPerRound - phase.slot) + (open ? 1 : 0);
  }
  const comes = game.custodians.removed || statusOf(game) === null;
  return comes && !endsThisRound(game) ? settings.agendasPerRound : 0;
}

/** What is still to come from where the game stands. */
export function aheadOf(game: Game, ruleset: Ruleset, cards: Cards): Ahead {
  const action = actionOf(game);
  const picking = strategyOf(game) !== null;
  const resumes = (seat: Seat) => mayResume(game, ruleset, seat);
  // Until one of them has scored, a player may lead everyone back into the action phase.
  const early = picking || action !== null || playingSeats(game).some(resumes);
  const scoring = isScoring(game) && !early;
  const inPhase = slotsAhead(game);
  const opened = openedAhead(game, ruleset, cards, early);
  return {
    action: early,
    scoring,
    ending: (early || statusOf(game) !== null) && !endsThisRound(game),
    slots: inPhase + opened,
    opened,
    openedWhen: openedWhen(game),
    agenda: inPhase > 0 || (agendaOf(game) !== null && ridersDue(game).length > 0),
    turn: (seat) =>
      picking ||
      action?.inserted === seat ||
      action?.passed.includes(seat) === false ||
      resumes(seat),
    score: (seat) => early || (scoring && !hasAnswered(game, seat)),
  };
}
