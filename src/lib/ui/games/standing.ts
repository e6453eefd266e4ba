/** Who stands where in a game of the list, from its card alone. */
import type { KnownPhase } from '$lib/core/vocabulary.ts';
import {
  isSample,
  type CardSeat,
  type GameCard,
  type GameRow,
  type Library,
} from '$lib/session/library.svelte.ts';
import { lettersOf } from '$lib/ui/kit/letters.ts';
import { isolated, namesInRow } from '$lib/words/name-row.ts';
import { terms } from '$words/terms.ts';
import { gamesWords } from '$words/games.ts';
import { factionOfRow, wordsOfRow } from './row-words.svelte.ts';

/** The name that the table uses for a seat: the faction, else the person. */
export function seatName(card: GameCard, { faction, name }: CardSeat): string {
  return (faction !== null && factionOfRow(card, faction)?.short) || isolated(name);
}

/** The letters of the marks of a game, by seat. */
export const lettersIn = (card: GameCard): Record<string, string> =>
  lettersOf(card.seats, (id) => factionOfRow(card, id));

/** The seats with the most points, eliminated and absent ones left out. */
export function leadersOf(card: GameCard): { names: string[]; points: number } {
  const playing = card.seats.filter((seat) => seat.presence === 'playing');
  const points = Math.max(0, ...playing.map((seat) => seat.points));
  const leading = playing.filter((seat) => seat.points === points);
  return { points, names: leading.map((seat) => seatName(card, seat)) };
}

/** The seat that was to act, as the table names it, or null. */
export function actingIn(card: GameCard): string | null {
  const seat = card.seats.find((one) => one.seat === card.activeSeat);
  return seat ? seatName(card, seat) : null;
}

/** What was going on when the game was left. */
export function momentOf(card: GameCard): string {
  const step = wordsOfRow(card)?.terms.steps[card.phase]?.[card.step];
  const usual = terms.base.steps[card.phase as KnownPhase]?.[card.step];
  if (step !== undefined && step !== usual) return gamesWords.step(step);
  return gamesWords.moment(card.phase, card.step, actingIn(card));
}

/** One column of the victory track. */
export interface TrackColumn {
  points: number;
  seats: CardSeat[];
}

/** The track from 0 to the goal; a marker stops at both ends. */
export function trackOf(card: GameCard): TrackColumn[] {
  return Array.from({ length: card.goal + 1 }, (_, points) => ({
    points,
    seats: card.seats.filter((seat) => Math.min(card.goal, Math.max(0, seat.points)) === points),
  }));
}

/** The seat that won, or null. */
export function winnerOf(card: GameCard): CardSeat | null {
  return card.seats.find((seat) => seat.seat === card.result?.winner) ?? null;
}

/** What a game of the list is called: its winner, or its people where it has none. */
export function titleOf(row: GameRow): string {
  const { card } = row;
  if (isSample(row)) return gamesWords.sample;
  if (card.seats.length === 0) return gamesWords.unread;
  if (!card.result) return namesInRow(card.seats.map(({ name }) => name));
  const winner = winnerOf(card);
  if (!winner) return gamesWords.noWinner;
  const [called, name] = [seatName(card, winner), isolated(winner.name)];
  return called === name ? name : gamesWords.winner(called, name);
}

/** How a game ended, or where it stands and who leads. */
export function endOf({ card }: GameRow): string {
  if (card.seats.length === 0) return gamesWords.unreadDetail;
  if (card.result) {
    const { reason, round } = card.result;
    return gamesWords.end(reason, winnerOf(card)?.points ?? null, round);
  }
  const { names, points } = leadersOf(card);
  const stands = gamesWords.unfinished(card.round, card.phase);
  return points > 0 ? `${stands} · ${gamesWords.ahead(names, points)}` : stands;
}

/** What became of a game: its record is gone, it is hidden, it is a copy. */
export const fateOf = ({ id, archived, copyOf }: GameRow, { gone }: Library): string[] => [
  ...(gone.includes(id) ? [gamesWords.gone] : []),
  ...(archived ? [gamesWords.hidden] : []),
  ...(copyOf ? [gamesWords.copy] : []),
];
