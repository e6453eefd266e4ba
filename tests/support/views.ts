/** Documents of tables, and what is looked at in them. */
import { rulesetAt, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import { ledgerOf } from '../../src/lib/core/engine/time.ts';
import { gameView } from '../../src/lib/core/queries/derive-view.ts';
import type { GameView } from '../../src/lib/core/queries/game-view.ts';
import { settledTimes } from '../../src/lib/core/queries/time/times.ts';

/** The document of where a play stands, its times up to the last entry. */
export const viewOf = (state: EngineState): GameView =>
  gameView(state.timeline, rulesetAt(state), settledTimes(ledgerOf(state)));

/**
 * The same of the moments after the items of its line, the last one and every so many before it; the
 * times are those of its end.
 */
export function* viewsOf(state: EngineState, every = 1): Generator<GameView> {
  const { line, past } = state.timeline;
  const times = settledTimes(ledgerOf(state));
  for (let i = (past.length - 1) % every; i < past.length; i += every) {
    const head = past.after(i);
    if (!head) continue;
    const ruleset = state.rulesets(head.context);
    yield gameView({ line: line.slice(0, i + 1), past, head }, ruleset, times);
  }
}

/** Every object in a document, with the path to it. */
export function* objectsIn(value: unknown, path: string[] = []): Generator<[string[], object]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value];
  for (const [key, item] of Object.entries(value)) yield* objectsIn(item, [...path, key]);
}

/** Every text in a document. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) yield* textsIn(item);
}
