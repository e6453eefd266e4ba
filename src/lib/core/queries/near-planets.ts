/**
 * Where a player is likely to take planets. What the map looks like no one recorded: systems are near
 * when they are one, or when planets of both were named in one act of this game.
 */
import type { Cards } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { planetId } from '../id.ts';
import type { LineItem } from '../record/line.ts';

/** How many systems that others took lately stand before all others. */
const LATELY = 3;

/** The system of a planet; one that lies in none is its own. */
export const systemOf = (cards: Cards, planet: string): string =>
  cards.planets[planet]?.tile ?? planet;

/** Planets that a fact names. */
function named(fact: GameEvent): readonly string[] {
  switch (fact.type) {
    case 'planet.gained':
    case 'planet.lost':
    case 'attachment.placed':
    case 'attachment.removed':
      return [fact.planet];
    case 'planets.turned':
    case 'payment.made':
      return fact.planets;
    case 'agenda.resolved':
      return fact.outcome.kind === 'planet' ? [fact.outcome.planet] : [];
    default:
      return [];
  }
}

/** The system that the last tactical action named, if it did. */
function lastActivated(cards: Cards, line: readonly LineItem[]): string[] {
  const last = line.findLast(({ fact }) => fact.type === 'tactical-action.taken')?.fact;
  if (last?.type !== 'tactical-action.taken' || !last.system) return [];
  const { system } = last;
  const planet = planetId(system);
  if (planet in cards.planets) return [systemOf(cards, planet)];
  const tile = system.replace(/\D/g, '');
  return tile ? [tile] : [];
}

/** Systems in which others took planets that they still have, the last first. */
function takenLately(
  { players }: Game,
  cards: Cards,
  line: readonly LineItem[],
  seat: Seat,
): string[] {
  const systems = new Set<string>();
  for (let at = line.length - 1; at >= 0 && systems.size < LATELY; at--) {
    const fact = line[at]?.fact;
    if (fact?.type !== 'planet.gained' || fact.seat === seat) continue;
    if (players[fact.seat]?.planets?.includes(fact.planet)) {
      systems.add(systemOf(cards, fact.planet));
    }
  }
  return [...systems];
}

/** Systems that were taken in one act with one in which the seat holds a planet, and those. */
function besideOwn(
  { players }: Game,
  cards: Cards,
  line: readonly LineItem[],
  seat: Seat,
): Set<string> {
  const own = new Set((players[seat]?.planets ?? []).map((planet) => systemOf(cards, planet)));
  const acts = new Map<number, string[]>();
  for (const { fact, group } of line) {
    if (fact.type !== 'planet.gained') continue;
    acts.set(group, [...(acts.get(group) ?? []), systemOf(cards, fact.planet)]);
  }
  const beside = [...acts.values()].filter((act) => act.some((system) => own.has(system)));
  return new Set([...own, ...beside.flat()]);
}

/** Which systems stand before others. */
export interface Nearness {
  /** The one that was activated last, and those that others took lately. */
  lately: readonly string[];
  /** Those in which the seat holds a part, and those named beside them. */
  near: ReadonlySet<string>;
  /** Those that were named in this game. */
  named: ReadonlySet<string>;
}

export function nearnessFor(
  game: Game,
  cards: Cards,
  line: readonly LineItem[],
  seat: Seat,
): Nearness {
  const names = line.flatMap(({ fact }) => named(fact));
  return {
    lately: [...new Set([...lastActivated(cards, line), ...takenLately(game, cards, line, seat)])],
    near: besideOwn(game, cards, line, seat),
    named: new Set(names.map((planet) => systemOf(cards, planet))),
  };
}
