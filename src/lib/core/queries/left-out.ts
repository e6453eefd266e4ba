/**
 * Whom an act leaves out that closes something for several players at once: those known to be able
 * to act still, and those of whom the app cannot know. A player who could do it only with a hidden
 * card is neither: that is true of nearly everyone, and a warning that always comes is none.
 */
import type { Truth } from '../conditions/truth.ts';
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { ownVotes } from './ballot-rule.ts';
import { componentOffers } from './component-actions.ts';
import { cellsOf, type VerdictOf } from './eligibility.ts';

/** Seats in the order in which they were asked about. */
export interface LeftOut {
  could: Seat[];
  may: Seat[];
}

const leftOut = (seats: readonly Seat[], known: (seat: Seat) => Truth): LeftOut => ({
  could: seats.filter((seat) => known(seat) === 'yes'),
  may: seats.filter((seat) => known(seat) === 'ask'),
});

/** Of the seats that score nothing more: who could, as the cells of the matrix say. */
export const leftOutOfScoring = (
  game: Game,
  ruleset: Ruleset,
  seats: readonly Seat[],
  verdictOf?: VerdictOf,
): LeftOut =>
  leftOut(seats, (seat) => {
    const states = cellsOf(game, ruleset, seat, verdictOf).map(({ state }) => state);
    return states.includes('can') ? 'yes' : states.includes('ask') ? 'ask' : 'no';
  });

/** Whether a seat is known to have something that it can play as a component action. */
function playsComponent(game: Game, cards: Cards, ruleset: Ruleset, seat: Seat): boolean {
  const tracked = game.players[seat]?.leaders != null;
  return componentOffers(game, cards, ruleset, seat).some(
    ({ row, sure, notNow }) => sure && notNow === null && (row.card !== 'leader' || tracked),
  );
}

/**
 * Of the seats that pass: who has a token for a tactical action (LRR 1.2 78.1), and who may have a
 * card to play, or a token that is not tracked.
 */
export const leftOutOfTurns = (
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  seats: readonly Seat[],
): LeftOut =>
  leftOut(seats, (seat) => {
    const { tokens, actionCards } = game.players[seat] ?? {};
    if (!tokens) return 'ask';
    if (tokens.tactic > 0) return 'yes';
    const plays = playsComponent(game, cards, ruleset, seat);
    return plays || (actionCards ?? 0) > 0 ? 'ask' : 'no';
  });

/** Of the seats that abstain: who has votes left; `spent` is what earlier agendas took of them. */
export const leftOutOfVotes = (
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  seats: readonly Seat[],
  spent: (seat: Seat) => number,
): LeftOut =>
  leftOut(seats, (seat) => {
    const votes = ownVotes(game, ruleset, cards, seat);
    if (!votes) return 'ask';
    return (votes.readied ?? votes.most - spent(seat)) > 0 ? 'yes' : 'no';
  });
