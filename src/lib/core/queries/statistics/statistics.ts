/** Statistics over reports: counts first, each share with its interval and what chance alone would give. */

import type { Person } from '../../record/people-book.ts';
import type { BoxId } from '../../vocabulary.ts';
import type { GameReport, SeatReport } from './report.ts';

/** Less than so many games are too few to say anything by. */
export const FEW = 5;
/** Less than so many say little. */
export const SOME = 8;

/** How often something was won. */
export interface Rate {
  /** What it is of: a person, a faction, a place at the table. */
  id: string;
  games: number;
  wins: number;
  interval: Interval;
  /** The mean of 1/players over its games: what it would win by chance. */
  chance: number;
}

/** The person whom a name in a record means. */
export type PersonOf = (name: string) => Person;

export interface PersonRate extends Rate {
  name: string;
  /** Points of all games together. */
  points: number;
  /** Finished turns of games with clocks, and the play in them (ms). */
  turns: { count: number; ms: number };
}

/** What is counted apart for each base game: its factions and strategy cards are its own. */
export interface GameStatistics {
  game: BoxId;
  games: number;
  factions: Rate[];
  cards: CardStatistics;
}

/** In how many games a later winner held which strategy card. */
export interface CardStatistics {
  /** Of each round, from the first on: how many games came to its action phase. */
  rounds: number[];
  rows: { id: string; held: number[] }[];
}

/** An objective of a base game, over all games in which at least one player scored it. */
export interface ObjectiveStatistics {
  game: BoxId;
  id: string;
  games: number;
  /** How often it was scored, and how often by a later winner. */
  scored: number;
  byWinners: number;
}

export interface TimeStatistics {
  /** How many games have clocks. */
  games: number;
  /** Play of each (ms), the shortest first. */
  played: number[];
  median: number;
  /** The median of each round that was played, and in how many games it was (ms). */
  rounds: { games: number; median: number }[];
  /** The median of all rounds. */
  round: number;
  /** Play of a finished turn (ms), all of them together; null where there was none. */
  turn: number | null;
}

export interface Statistics {
  games: number;
  /** Games that several won, that no one won, and that were called. */
  shared: number;
  unwon: number;
  called: number;
  /** The mean of 1/players over all games; 0 without one. */
  chance: number;
  people: PersonRate[];
  /** By places to the left of the first speaker, from 0. */
  seats: Rate[];
  byGame: GameStatistics[];
  objectives: ObjectiveStatistics[];
  /** Objectives scored in each round, of all games that came to it. */
  scoredInRound: { games: number; scored: number }[];
  /** How many games ended in which round, from the shortest to the longest. */
  lengths: { round: number; games: number }[];
  time: TimeStatistics | null;
  /** Names that tables typed, by id. */
  names: Record<string, string>;
}

/** What is counted of one thing. */
interface Count {
  games: number;
  wins: number;
  /** The sum of 1/players. */
  chances: number;
}

class Counts {
  readonly rows = new Map<string, Count>();

  /** Counts a game once for what took part in it, and once as won where it won. */
  add(id: string, won: boolean, players: number): void {
    const row = this.rows.get(id) ?? { games: 0, wins: 0, chances: 0 };
    row.games++;
    row.chances += 1 / players;
    if (won) row.wins++;
    this.rows.set(id, row);
  }

  rates(): Rate[] {
    return [...this.rows].map(([id, { games, wins, chances }]) => ({
      id,
      games,
      wins,
      interval: wilson(wins, games),
      chance: chances / games,
    }));
  }
}

/** The most games first where as many were won. */
const byWins = (one: Rate, two: Rate): number =>
  two.wins - one.wins || two.games - one.games || (one.id < two.id ? -1 : 1);

/** The middle one of numbers in order; of an even number the mean of the two in the middle. */
function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  return (low + high) / 2;
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((one, two) => one - two);

/** Whether chance alone would give less, or more, than an interval holds. */
export const standsOut = ({ games, interval, chance }: Rate): boolean =>
  games >= FEW && (chance < interval.low || chance > interval.high);

/** People without a name are no one: they count in the game, and not by themselves. */
function peopleOf(reports: readonly GameReport[], personOf: PersonOf): PersonRate[] {
  const counts = new Counts();
  const more = new Map<string, Pick<PersonRate, 'name' | 'points' | 'turns'>>();
  for (const { seats, players } of reports) {
    const here = new Map<string, boolean>();
    for (const { name, points, turns, won } of seats) {
      if (name.trim() === '') continue;
      const person = personOf(name);
      const row = more.get(person.id) ?? {
        name: person.name,
        points: 0,
        turns: { count: 0, ms: 0 },
      };
      row.points += points;
      row.turns.count += turns.count;
      row.turns.ms += turns.ms;
      more.set(person.id, row);
      here.set(person.id, won || here.get(person.id) === true);
    }
    for (const [id, won] of here) counts.add(id, won, players);
  }
  return counts
    .rates()
    .map((rate) => ({ ...rate, ...more.get(rate.id)! }))
    .sort(byWins);
}

function factionsOf(reports: readonly GameReport[]): Rate[] {
  const counts = new Counts();
  for (const { seats, players } of reports) {
    for (const { faction, won } of seats) if (faction !== null) counts.add(faction, won, players);
  }
  return counts.rates().sort(byWins);
}

function placesOf(reports: readonly GameReport[]): Rate[] {
  const counts = new Counts();
  for (const { seats, players } of reports) {
    for (const { fromSpeaker, won } of seats) counts.add(String(fromSpeaker), won, players);
  }
  return counts.rates().sort((one, two) => Number(one.id) - Number(two.id));
}

const winnersOf = ({ seats }: GameReport): SeatReport[] => seats.filter(({ won }) => won);

/** A game counts once for a card, whoever of several winners held it. */
function cardsOf(reports: readonly GameReport[]): CardStatistics {
  const rounds: number[] = [];
  const rows = new Map<string, number[]>();
  const row = (id: string) => {
    const held = rows.get(id) ?? [];
    rows.set(id, held);
    return held;
  };
  for (const report of reports) {
    for (const id of report.cards) row(id);
    const winners = winnersOf(report);
    for (let i = 0; i < report.rounds; i++) {
      const came = report.seats.some(({ cards }) => (cards[i]?.length ?? 0) > 0);
      if (!came || winners.length === 0) continue;
      rounds[i] = (rounds[i] ?? 0) + 1;
      for (const id of new Set(winners.flatMap(({ cards }) => cards[i] ?? []))) {
        const held = row(id);
        held[i] = (held[i] ?? 0) + 1;
      }
    }
  }
  const filled = (numbers: readonly number[]) =>
    Array.from({ length: rounds.length }, (_, i) => numbers[i] ?? 0);
  return {
    rounds: filled(rounds),
    rows: [...rows].map(([id, held]) => ({ id, held: filled(held) })),
  };
}

function objectivesOf(reports: readonly GameReport[]): ObjectiveStatistics[] {
  const rows = new Map<string, ObjectiveStatistics>();
  for (const { game, seats } of reports) {
    const here = new Set<ObjectiveStatistics>();
    for (const { scored, won } of seats) {
      for (const { id } of scored) {
        const key = `${game} ${id}`;
        const row = rows.get(key) ?? { game, id, games: 0, scored: 0, byWinners: 0 };
        row.scored++;
        if (won) row.byWinners++;
        rows.set(key, row);
        here.add(row);
      }
    }
    for (const row of here) row.games++;
  }
  return [...rows.values()].sort(
    (one, two) => two.scored - one.scored || (one.id < two.id ? -1 : 1),
  );
}

function scoredInRounds(reports: readonly GameReport[]): Statistics['scoredInRound'] {
  const rows: Statistics['scoredInRound'] = [];
  for (const { rounds, seats } of reports) {
    for (let i = 0; i < rounds; i++) (rows[i] ??= { games: 0, scored: 0 }).games++;
    for (const { round } of seats.flatMap(({ scored }) => scored)) {
      const row = rows[round - 1];
      if (row) row.scored++;
    }
  }
  return rows;
}

function lengthsOf(reports: readonly GameReport[]): Statistics['lengths'] {
  const counts = new Map<number, number>();
  for (const { rounds } of reports) counts.set(rounds, (counts.get(rounds) ?? 0) + 1);
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  // Rounds in which none ended are no gap in the picture.
  return Array.from({ length: counts.size === 0 ? 0 : last - first + 1 }, (_, i) => ({
    round: first + i,
    games: counts.get(first + i) ?? 0,
  }));
}

/** Less play than this (ms) was no game with clocks, but one that was typed in afterwards. */
const MINUTE = 60_000;

function timeOf(reports: readonly GameReport[]): TimeStatistics | null {
  const timed = reports.filter(({ playedMs }) => playedMs !== null && playedMs >= MINUTE);
  if (timed.length === 0) return null;
  const played = ascending(timed.map(({ playedMs }) => playedMs ?? 0));
  const most = Math.max(...timed.map(({ roundMs }) => roundMs.length));
  const inRound = (i: number) => ascending(timed.flatMap(({ roundMs }) => roundMs[i] ?? []));
  const turns = timed.flatMap(({ seats }) => seats.map((seat) => seat.turns));
  const count = turns.reduce((sum, turn) => sum + turn.count, 0);
  return {
    games: timed.length,
    played,
    median: median(played),
    rounds: Array.from({ length: most }, (_, i) => {
      const times = inRound(i);
      return { games: times.length, median: median(times) };
    }),
    round: median(ascending(timed.flatMap(({ roundMs }) => roundMs))),
    turn: count === 0 ? null : turns.reduce((sum, turn) => sum + turn.ms, 0) / count,
  };
}

/** The base games in the order in which most were played. */
function gamesOf(reports: readonly GameReport[]): GameStatistics[] {
  const groups = new Map<BoxId, GameReport[]>();
  for (const report of reports) {
    const group = groups.get(report.game) ?? [];
    group.push(report);
    groups.set(report.game, group);
  }
  return [...groups]
    .map(([game, group]) => ({
      game,
      games: group.length,
      factions: factionsOf(group),
      cards: cardsOf(group),
    }))
    .sort((one, two) => two.games - one.games || (one.game < two.game ? -1 : 1));
}

/** All statistics over these games. */
export function statisticsOf(reports: readonly GameReport[], personOf: PersonOf): Statistics {
  const games = reports.length;
  const winners = reports.map((report) => winnersOf(report).length);
  const chances = reports.reduce((sum, { players }) => sum + 1 / players, 0);
  return {
    games,
    shared: winners.filter((count) => count > 1).length,
    unwon: winners.filter((count) => count === 0).length,
    called: reports.filter(({ reason }) => reason === 'called').length,
    chance: games === 0 ? 0 : chances / games,
    people: peopleOf(reports, personOf),
    seats: placesOf(reports),
    byGame: gamesOf(reports),
    objectives: objectivesOf(reports),
    scoredInRound: scoredInRounds(reports),
    lengths: lengthsOf(reports),
    time: timeOf(reports),
    names: Object.assign({}, ...reports.map(({ names }) => names)) as Record<string, string>,
  };
}

/** A range of shares, from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** The normal quantile of a 95 % interval. */
const Z = 1.959_963_984_540_054;

/**
 * The Wilson score interval of 95 %, without a continuity correction, for `hits` of `count`; of nothing
 * everything may be true. E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", JASA 22 (1927).
 */
export function wilson(hits: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const spread = Z ** 2 / count;
  const middle = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  const within = (value: number) => Math.min(1, Math.max(0, value / (1 + spread)));
  // Rounding must not leave a share of nothing, or of all, outside of its own range.
  return {
    low: hits === 0 ? 0 : within(middle - half),
    high: hits === count ? 1 : within(middle + half),
  };
}
