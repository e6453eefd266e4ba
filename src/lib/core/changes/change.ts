/** What every change shares: its shape, and small pure updates of one player. */
import type { EventOf, EventType } from '../events.ts';
import { playerAt, type CommandTokens, type Game, type Player, type Seat } from '../game.ts';
import { TOKEN_POOLS, type TokenPlace } from '../vocabulary.ts';

type Path<Key extends string, Rest> = Rest extends string
  ? Rest extends ''
    ? Key
    : `${Key}.${Rest}`
  : never;

/** The paths of a value that lead to a seat. */
type SeatPaths<T> = T extends Seat
  ? ''
  : T extends string | number | boolean
    ? never
    : T extends readonly (infer Item)[]
      ? Path<'*', SeatPaths<Item>>
      : T extends object
        ? { [K in keyof T & string]-?: Path<K, SeatPaths<NonNullable<T[K]>>> }[keyof T & string]
        : never;

/** Facts beside the one that lays the table: it brings its seats itself. */
type Later = Exclude<EventType, 'game.created'>;

/** Each path once. */
type AllOf<Paths> = { readonly [P in Extract<Paths, string>]: 1 };

/** Facts that name another seat than `seat`, or none by that name, with the paths to their seats. */
type SeatsNamed = {
  [T in Later as [SeatPaths<EventOf<T>>] extends ['seat'] ? never : T]: AllOf<
    SeatPaths<EventOf<T>>
  >;
};

/** One pure update: (game, fact) → game. It never judges and never reads a ruleset. */
type Change<T extends EventType> = (game: Game, event: EventOf<T>) => Game;

/**
 * The change of each fact. One that names another seat than `seat`, or none by that name, says where it
 * names seats, as paths of keys; `*` is every row of a list. The compiler holds the paths to the fact: one
 * that names no seat, and a seat that no path names, do not compile.
 */
export type Changes<T extends EventType> = {
  [K in T]: K extends keyof SeatsNamed ? { names: SeatsNamed[K]; change: Change<K> } : Change<K>;
};

/** The game with one player updated. */
export function withPlayer(
  game: Game,
  seat: Seat,
  update: (player: Player) => Partial<Player>,
): Game {
  const player = playerAt(game, seat);
  return { ...game, players: { ...game.players, [seat]: { ...player, ...update(player) } } };
}

/** A balance after a change; unknown stays unknown, and nothing falls below zero (R-GEN-09). */
export function plus(balance: number | null, change: number): number | null {
  return balance === null ? null : Math.max(0, balance + change);
}

/** Pools after adding a number to each; unknown stays unknown. */
export function plusTokens(
  tokens: CommandTokens | null,
  change: CommandTokens,
): CommandTokens | null {
  if (tokens === null) return null;
  const next = { ...tokens };
  for (const pool of TOKEN_POOLS) next[pool] = Math.max(0, tokens[pool] + change[pool]);
  return next;
}

/** The player with one token fewer in a place; reinforcements are derived, so they need no change. */
export function takeToken(player: Player, from: TokenPlace, tokens: number): Partial<Player> {
  if (from === 'reinforcements') return {};
  if (from === 'board') return { board: plus(player.board, -tokens) };
  if (player.tokens === null) return {};
  return { tokens: { ...player.tokens, [from]: Math.max(0, player.tokens[from] - tokens) } };
}

/** The list without a value. */
export function without<T>(list: readonly T[], value: T): T[] {
  return list.filter((item) => item !== value);
}

/** The list with a value once at its end. */
export function including<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? [...list] : [...list, value];
}
