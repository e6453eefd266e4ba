/** A finished game on its way out: what all exports are made of, with the names of its people or without. */
import type { Game, Seat } from '$lib/core/game.ts';
import type { TimedPosition } from '$lib/core/machine/position.ts';
import type { Story } from '$lib/core/queries/story/story.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import type { PrintedGame } from '$lib/core/ruleset.ts';
import type { FactNames } from '$lib/words/names.ts';
import { handOn as words } from '$words/hand-on.ts';
import { veilOf, type Veil } from './veil.ts';

/** The table as its screens call it. */
export interface HandedTable {
  game: Game;
  /** The whole record, as it was written. */
  entries: readonly Written[];
  line: readonly LineItem[];
  /** Where the game stood after each item of the line. */
  positions: readonly TimedPosition[];
  story: Story;
  /** What is played: "Prophecy of Kings". */
  title: string;
  /** The printed game that it is played with. */
  printed: PrintedGame | undefined;
  /** The faction of a seat, else its person. */
  nameOf(seat: Seat): string;
  personOf(seat: Seat): string;
  names: FactNames;
}

export interface HandedGame extends HandedTable {
  /** The person in a seat; empty where names are left out, or the seat goes by that name. */
  personOf(seat: Seat): string;
  /** Hides what people are called; null where names stay. */
  veil: Veil | null;
}

/** The game as it is handed on. Without names a seat is its faction, or "Player 1". */
export function handedGame(table: HandedTable, withoutNames: boolean): HandedGame {
  const { game } = table;
  if (!withoutNames) {
    const personOf = (seat: Seat) => {
      const person = table.personOf(seat);
      return person === table.nameOf(seat) ? '' : person;
    };
    return { ...table, personOf, veil: null };
  }
  const typed = new Set(game.typed?.factions?.map(({ faction }) => faction));
  // A faction that the table typed may be called as one of its people.
  const callOf = (seat: Seat) => {
    const faction = game.players[seat]?.faction ?? null;
    return faction === null || typed.has(faction)
      ? words.playerAt(game.seating.indexOf(seat) + 1)
      : table.nameOf(seat);
  };
  const calls = Object.fromEntries(game.seating.map((seat) => [seat, callOf(seat)]));
  const veil = veilOf(table.entries, calls);
  const { sentence } = veil;
  const { names } = table;
  const asked = names.asked?.bind(names);
  return {
    ...table,
    nameOf: callOf,
    personOf: () => '',
    names: {
      seat: callOf,
      card: (id) => sentence(names.card(id)),
      objective: (id) => sentence(names.objective(id)),
      agenda: (id) => sentence(names.agenda(id)),
      planet: (id) => sentence(names.planet(id)),
      technology: (id) => sentence(names.technology(id)),
      relic: (id) => sentence(names.relic(id)),
      note: (id) => sentence(names.note(id)),
      attachment: (id) => sentence(names.attachment(id)),
      leader: (id) => sentence(names.leader(id)),
      ...(asked ? { asked } : {}),
    },
    story: unremarked(table.story, veil),
    veil,
  };
}

/** A story without remarks and the names in what was typed. */
function unremarked(story: Story, veil: Veil): Story {
  const plain = JSON.parse(JSON.stringify(story)) as Story;
  if (plain.decided) plain.decided.note = null;
  const hide = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        typeof item === 'string' && (key === 'name' || key === 'text')
          ? veil.typed(item)
          : hide(item),
      ]),
    );
  };
  return hide(plain) as Story;
}
