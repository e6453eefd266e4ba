/**
 * Every number of the statistics against a count by a second script, which reads raw records and shares
 * nothing with the app.
 */
import { expect, it } from 'vitest';
import type { GameReport } from '../../../src/lib/core/queries/statistics/report.ts';
import {
  statisticsOf,
  type Rate,
  type Statistics,
} from '../../../src/lib/core/queries/statistics/statistics.ts';
import { reportOf } from '../../../src/lib/session/report-of.ts';
import { CLUB_RENAMES, clubPerson, madeArchive } from '../../support/made-archive.ts';
import { secondCount } from '../../support/second-count.mjs';

const games = madeArchive();
const reports = games.map(({ entries }) => reportOf(entries)!);
const statistics = statisticsOf(reports, clubPerson);
type Rates = Record<string, { points?: number }>;
/** What the second script counts, as far as this test looks into it. */
interface Second extends Record<string, unknown> {
  people: Rates;
  seats: Rates;
  byGame: Record<string, { factions: Rates }>;
}
const second: Second = secondCount(games, CLUB_RENAMES);

const rounded = (number: number) => Number(number.toFixed(9));
const byId = <R extends { id: string }, T>(rows: readonly R[], of: (row: R) => T) =>
  Object.fromEntries(rows.map((row) => [row.id, of(row)]));
const rate = ({ games, wins, chance, interval }: Rate) => ({
  games,
  wins,
  chance: rounded(chance),
  range: [interval.low, interval.high].map(rounded),
});

/** Ours, as the second script says it. */
function told(ours: Statistics): Record<string, unknown> {
  return {
    games: ours.games,
    shared: ours.shared,
    called: ours.called,
    unwon: ours.unwon,
    chance: rounded(ours.chance),
    people: byId(ours.people, (person) => ({ ...rate(person), points: person.points })),
    seats: byId(ours.seats, rate),
    byGame: Object.fromEntries(
      ours.byGame.map(({ game, games, factions, cards }) => [
        game,
        {
          games,
          factions: byId(factions, rate),
          came: cards.rounds,
          cards: byId(cards.rows, ({ held }) => held),
        },
      ]),
    ),
    objectives: Object.fromEntries(
      ours.objectives.map(({ game, id, games, scored, byWinners }) => [
        `${game} ${id}`,
        { games, scored, byWinners },
      ]),
    ),
    perRound: ours.scoredInRound,
    lengths: Object.fromEntries(
      ours.lengths.filter(({ games }) => games > 0).map(({ round, games }) => [round, games]),
    ),
    time: ours.time && {
      games: ours.time.games,
      played: ours.time.played,
      median: ours.time.median,
      rounds: ours.time.rounds,
    },
  };
}

/** The second script's own, with as many places after the point. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? rounded(part) : part)),
  );
const without = (rows: Record<string, { points?: number }>) =>
  Object.fromEntries(Object.entries(rows).map(([id, { points: _, ...row }]) => [id, row]));
const expected: Record<string, unknown> = {
  ...second,
  seats: without(second.seats),
  byGame: Object.fromEntries(
    Object.entries(second.byGame).map(([game, row]) => [
      game,
      { ...row, factions: without(row.factions) },
    ]),
  ),
};

it('the archive is what it is made to be', () => {
  expect(second).toMatchObject({ games: 40, shared: 3, called: 2 });
  expect(Object.keys(second.byGame).length).toBeGreaterThanOrEqual(2);
  expect(Object.keys(second.people)).toContain('Priya N.');
  expect(Object.keys(second.people)).not.toContain('Priya');
});

it.each(Object.keys(expected))('%s are the same', (part) => {
  expect(plain(told(statistics)[part])).toEqual(plain(expected[part]));
});

/** One changed figure of one game, and what is no longer the same by it. */
const CHANGES: [what: string, change: (report: GameReport) => void, part: string][] = [
  ['a winner less', ({ seats }) => (seats.find(({ won }) => won)!.won = false), 'people'],
  ['a point more', ({ seats }) => (seats[0]!.points += 1), 'people'],
  ['another seat', ({ seats }) => (seats[0]!.fromSpeaker = 7), 'seats'],
  [
    'a card in another round',
    ({ seats }) => seats.find(({ won }) => won)!.cards.reverse(),
    'byGame',
  ],
  ['another faction', ({ seats }) => (seats[0]!.faction = 'winnu'), 'byGame'],
  ['an objective less', ({ seats }) => seats[0]!.scored.pop(), 'objectives'],
  ['an objective later', ({ seats }) => (seats[0]!.scored[0]!.round += 1), 'perRound'],
  ['a round less', (report) => (report.rounds -= 1), 'lengths'],
  ['a second more', (report) => (report.playedMs! += 1_000), 'time'],
  ['a round without its time', (report) => (report.roundMs[0] = 0), 'time'],
];

it.each(CHANGES)('%s is noticed', (_, change, part) => {
  const changed = structuredClone(reports);
  change(
    changed.find(
      ({ game, players, playedMs }) => game === 'base' && players === 6 && playedMs !== null,
    )!,
  );
  const ours = told(statisticsOf(changed, clubPerson))[part];
  expect(plain(ours)).not.toEqual(plain(expected[part]));
});
