/** What is shown of a printed card: made from the tables, never its text. */
import type { AttachmentFacts, Cards } from '$lib/core/cards.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { Address } from '$lib/ui/panels/rules/address.ts';

export interface Face {
  /** Which kind of card it is: "secret objective". */
  kind: string;
  /** What it is about, in one line; nothing where the tables say no more than numbers. */
  answer: string;
  /** What is printed, counted, done by the app: a label and what is said. */
  rows: [label: string, said: string][];
  /** Where the rules of it are told. */
  topics: Address[];
}

/** What is asked for a face. */
export interface CardContext {
  game: Game;
  ruleset: Ruleset;
  cards: Cards;
  /** What a person or a faction is called at the table. */
  nameOf(seat: Seat): string;
}

/** Rows without those that have nothing to say. */
export const rowsOf = (
  ...rows: (readonly [label: string, said: string | false | null | undefined])[]
): [string, string][] => rows.flatMap(([label, said]) => (said ? [[label, said]] : []));

/** Seats of which something is true, by name. */
export const seatsWith = (
  { game, nameOf }: CardContext,
  has: (player: Game['players'][Seat]) => boolean | undefined,
): string[] =>
  game.seating.filter((seat) => game.players[seat] && has(game.players[seat])).map(nameOf);

/** What lies on a planet under the name of a card: its own, or that of a law. */
export const attachmentOf = ({ cards }: CardContext, id: string): AttachmentFacts | undefined =>
  cards.attachments[id] ?? Object.values(cards.attachments).find(({ law }) => law === id);
