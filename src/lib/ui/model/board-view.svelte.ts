/**
 * The document that the board draws (`core/queries/game-view.ts`), kept up to date. It is worked out once
 * a tap and once the objectives are judged; the second hand moves nothing in it but the clock.
 */
import { clockView, gameBefore, tableView, type TableView } from '$lib/core/queries/derive-view.ts';
import type { Matrix } from '$lib/core/queries/eligibility.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import type { Moment } from './moment.svelte.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The new value with everything that is equal to a part of the old one being that very part. */
function keepEqual<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isObject(before) || !isObject(now)) return now;
  const keys = Object.keys(now);
  const kept = keys.map((key) => keepEqual(before[key], now[key]));
  if (
    keys.length === Object.keys(before).length &&
    keys.every((key, i) => key in before && before[key] === kept[i])
  ) {
    return before as T;
  }
  return (
    Array.isArray(now) ? kept : Object.fromEntries(keys.map((key, i) => [key, kept[i]]))
  ) as T;
}

/** The same, its lanes looked up by seat: what a tap does not change is not drawn anew. */
function keepLanes(before: TableView | null, now: TableView): TableView {
  if (!before) return now;
  const lanes = now.lanes.map((lane) =>
    keepEqual(
      before.lanes.find(({ seat }) => seat === lane.seat),
      lane,
    ),
  );
  return keepEqual(before, { ...now, lanes });
}

export class BoardView {
  #moment: Moment;
  #verdicts: () => Matrix | null;
  /** What was worked out last. */
  #last: TableView | null = null;
  #table = $derived.by(() => {
    const { game, position, shown } = this.#moment;
    const { ruleset } = shown;
    const moment = { game, ruleset, position, before: gameBefore(shown) };
    return (this.#last = keepLanes(
      this.#last,
      tableView({ ...moment, verdicts: this.#verdicts() }),
    ));
  });

  /** The whole document. */
  now: GameView = $derived.by(() => ({
    ...this.#table,
    clock: clockView(this.#moment.game, this.#moment.times.all),
  }));

  /** Of a moment that a screen shows; `verdicts` are known a while after it. */
  constructor(moment: Moment, verdicts: () => Matrix | null) {
    this.#moment = moment;
    this.#verdicts = verdicts;
  }
}
