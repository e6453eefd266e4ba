/** Reads the report of a game while its record is replayed: each fact is played once. */
import type { Game, Seat, StrategyCard } from '../../game.ts';
import { positionOf, type TimedPosition } from '../../machine/position.ts';
import type { MachineSnapshot } from '../../machine/referee.ts';
import { cardsByNumber } from '../../order.ts';
import { cardOf, hasScored, pointsOf } from '../../points.ts';
import type { LineItem } from '../../record/line.ts';
import { familyOf } from '../../ruleset.ts';
import type { Ledger } from '../time/ledger.ts';
import { settledTimes, type Times } from '../time/times.ts';
import type { GameReport, ScoredInReport, SeatReport } from './report.ts';

/** Where a replay led, as far as a report asks for it. */
export interface Replayed {
  line: readonly LineItem[];
  positions: readonly TimedPosition[];
  head: Game;
  /** Epoch ms of the first entry. */
  startedAt: number;
  ledger: Ledger;
}

/** Objectives of a seat that were scored and kept, each once, as it was scored the last time. */
function scoredBy(game: Game, seat: Seat): ScoredInReport[] {
  const found = new Map<string, ScoredInReport>();
  for (const { seat: by, source, round, secret } of game.scores) {
    const id = source.kind === 'objective' ? cardOf(source) : undefined;
    if (by !== seat || id === undefined || !hasScored(game, seat, id)) continue;
    found.set(id, { id, round, secret: secret === true });
  }
  return [...found.values()];
}

function typedNames(game: Game): Record<string, string> {
  const names: Record<string, string> = {};
  const { factions = [], strategyCards = [] } = game.typed ?? {};
  for (const { faction, name } of factions) names[faction] = name;
  for (const { card, name } of strategyCards) names[card] = name;
  for (const { id, name } of game.objectives) if (name !== undefined) names[id] = name;
  for (const { source } of game.scores) {
    const id = source.kind === 'objective' ? cardOf(source) : undefined;
    if (id !== undefined && source.kind === 'objective' && source.name) names[id] ??= source.name;
  }
  return names;
}

/** The entry that ended the game, the last one where it was played on (epoch ms). */
function endOf({ line, positions }: Replayed): number {
  const before = positions.findLastIndex(({ phase }) => phase !== 'over');
  return line[before + 1]?.at ?? line.at(-1)?.at ?? 0;
}

function roundsOf({ rounds }: Times, last: number): number[] {
  return Array.from({ length: last }, (_, i) => {
    const row = rounds[i + 1];
    return row ? Object.values(row.seats).reduce((sum, ms) => sum + ms, row.table) : 0;
  });
}

/**
 * Goes along a replay: hand it each snapshot in order, then ask for the report. Strategy cards are those
 * held when the action phase of a round ended, so that a slip that was put right counts nowhere.
 */
export class ReportReader {
  #speaker: Seat | null = null;
  #held: Readonly<Record<string, StrategyCard>>[] = [];

  each(after: MachineSnapshot): void {
    const { context } = after;
    const { phase, round } = positionOf(after);
    if (phase !== 'setup') this.#speaker ??= context.speaker;
    if (phase === 'action') this.#held[round - 1] = context.strategyCards;
  }

  /** The report of what was replayed; null while the game is not over. */
  report(replayed: Replayed): GameReport | null {
    const { head: game, ledger, startedAt } = replayed;
    const { result, settings } = game;
    if (!result) return null;
    const isTimed = settings.clock !== 'off';
    const times = settledTimes(ledger);
    return {
      id: game.id,
      game: familyOf(game.ruleset),
      ruleset: game.ruleset,
      boxes: [...game.expansions],
      goal: settings.goal,
      players: game.seating.length,
      startedAt,
      endedAt: endOf(replayed),
      rounds: game.round,
      reason: result.reason,
      call: result.call ?? null,
      cards: cardsByNumber(game).map(({ id }) => id),
      playedMs: isTimed ? times.game : null,
      roundMs: isTimed ? roundsOf(times, game.round) : [],
      seats: game.seating.map((seat) => this.#seat(game, seat, isTimed ? times : null)),
      names: typedNames(game),
    };
  }

  #seat(game: Game, seat: Seat, times: Times | null): SeatReport {
    const { name = '', colour = 'slate', faction = null } = game.players[seat] ?? {};
    const { count = 0, ms = 0 } = times?.turns[seat] ?? {};
    return {
      seat,
      name,
      colour,
      faction,
      points: pointsOf(game, seat),
      won: game.result?.winners.includes(seat) === true,
      fromSpeaker: this.#fromSpeaker(game, seat),
      cards: Array.from({ length: game.round }, (_, i) =>
        Object.entries(this.#held[i] ?? {}).flatMap(([id, { holder }]) =>
          holder === seat ? [id] : [],
        ),
      ),
      scored: scoredBy(game, seat),
      turns: { count, ms },
    };
  }

  /** Clockwise as they sat at the start; play may turn round later. */
  #fromSpeaker({ seating, speaker }: Game, seat: Seat): number {
    const first = seating.indexOf(this.#speaker ?? speaker);
    return (seating.indexOf(seat) - first + seating.length) % seating.length;
  }
}
