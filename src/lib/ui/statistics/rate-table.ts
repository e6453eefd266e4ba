/** Rates as a table says them: counts first. */
import type { Rate } from '$lib/core/queries/statistics/statistics.ts';
import { statistics as words } from '$words/statistics.ts';
import type { TableOfData } from './DataTable.svelte';

const { heads } = words;

/** A row a rate; `more` adds further columns. */
export function rateTable<R extends Rate>(
  first: string,
  rates: readonly R[],
  nameOf: (rate: R) => string,
  more: readonly { head: string; cell: (rate: R) => string }[] = [],
): TableOfData {
  return {
    heads: [
      first,
      ...[heads.games, heads.wins, heads.share, heads.range, heads.chance],
      ...more.map(({ head }) => head),
    ],
    rows: rates.map((rate) => [
      nameOf(rate),
      String(rate.games),
      String(rate.wins),
      words.percent(rate.wins / rate.games),
      words.range(rate.interval.low, rate.interval.high),
      words.percent(rate.chance),
      ...more.map(({ cell }) => cell(rate)),
    ]),
  };
}
