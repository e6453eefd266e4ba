/** The games of this device as the statistics ask for them, while their reports are made. */
import {
  NO_FILTERS,
  selectGames,
  type CandidateGame,
  type Filters,
} from '$lib/core/queries/statistics/select.ts';
import type { GameReport } from '$lib/core/queries/statistics/report.ts';
import { statisticsOf } from '$lib/core/queries/statistics/statistics.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import { isSample, type GameRow } from '$lib/storage/game-row.ts';
import { listGames } from '$lib/storage/record-store.ts';
import { listReports } from '$lib/storage/report-store.ts';
import { People } from './people.svelte.ts';
import { refreshReports } from './reports.ts';

function candidateOf(row: GameRow, reports: ReadonlyMap<string, GameReport | null>): CandidateGame {
  const report = reports.get(row.id);
  return {
    id: row.id,
    isSample: isSample(row),
    isCopy: row.copyOf !== undefined,
    counts: row.countsInStatistics,
    isOver: row.card.result !== null,
    year: new Date(row.updatedAt).getFullYear(),
    ...(report === undefined ? {} : { report }),
  };
}

export class StatisticsSession {
  /**
   * `prepare` is waited for before games of these base games are shown for the first time: with words that
   * came later the page would be read twice. Where it fails they are shown without.
   */
  constructor(private readonly prepare: (games: readonly BoxId[]) => Promise<void>) {}

  #games = $state.raw<readonly CandidateGame[]>([]);
  #people = new People();
  filters = $state.raw<Filters>(NO_FILTERS);
  loaded = $state(false);
  /** Why the games could not be read, or null. */
  problem = $state<StorageProblem | null>(null);

  selection = $derived(selectGames(this.#games, this.filters));
  statistics = $derived(statisticsOf(this.selection.reports, this.#people.personOf));
  /** Whether any finished game could count, whatever the filters say. */
  any = $derived(this.selection.reports.length + this.selection.left.filtered > 0);

  #ended = new AbortController();

  /** Reads the games, and goes on until each has its report; to be closed. */
  async start(): Promise<void> {
    await this.load();
    await refreshReports(this.#ended.signal, () => void this.load());
  }

  /** Reads them again: other pages may have written meanwhile. */
  async load(): Promise<void> {
    const [listed] = await Promise.all([listGames(), this.#people.load()]);
    const rows = listed.ok ? listed.value.filter(({ deletedAt }) => !deletedAt) : [];
    const reports = await listReports(rows);
    if (reports.ok) {
      const games = [...reports.value.values()].flatMap((report) => report?.game ?? []);
      await this.prepare(games).catch(() => undefined);
    }
    if (this.#ended.signal.aborted) return;
    this.problem = !listed.ok ? listed.problem : !reports.ok ? reports.problem : null;
    if (listed.ok && reports.ok) {
      this.#games = rows.map((row) => candidateOf(row, reports.value));
    }
    this.loaded = true;
  }

  close(): void {
    this.#ended.abort();
  }
}
