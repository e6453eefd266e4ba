/** Moments of recorded games: the record up to the first time that a step is reached. */
import { readFileSync } from 'node:fs';
import { positionOf, type Position } from '../../src/lib/core/machine/position.ts';
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import type { EngineState } from '../../src/lib/core/engine/engine-state.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { gameFileOf, type GameFile } from '../../src/lib/core/record/game-file.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';

const FOLDER = new URL('../fixtures/games/', import.meta.url);

/** The entries of a recorded game. */
export function recordedEntries(name: string): Written[] {
  const text = readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
  return (JSON.parse(text) as GameFile).entries;
}

/** A step of the round, from a round on. */
export interface Wanted {
  phase: Position['phase'];
  step: string;
  round?: number;
  /** A further condition on the game. */
  when?: (snapshot: MachineSnapshot) => boolean;
}

/** The entries up to the end of the first tap after which the game stands there. */
export function entriesUntil(entries: readonly Written[], wanted: Wanted): Written[] {
  let state: EngineState | undefined;
  for (const [i, entry] of entries.entries()) {
    if (entries[i + 1]?.group === entry.group) continue;
    state = openState(rulesetFor, entries.slice(0, i + 1), state);
    const { head } = state.timeline;
    const { phase, step, round } = positionOf(head);
    const there = phase === wanted.phase && step === wanted.step && round >= (wanted.round ?? 1);
    if (there && (wanted.when?.(head) ?? true)) return entries.slice(0, i + 1);
  }
  throw new Error(`never at ${wanted.phase}.${wanted.step}`);
}

/** The first of the recorded games that comes there, up to that moment. */
export function momentOf(wanted: Wanted, games: readonly string[]): Written[] {
  for (const game of games) {
    try {
      return entriesUntil(recordedEntries(game), wanted);
    } catch {
      continue;
    }
  }
  throw new Error(`no recorded game is ever at ${wanted.phase}.${wanted.step}`);
}

/** A game file of a record under an id of its own, as text. */
export function fileText(entries: readonly Written[], id?: string): string {
  const renamed = id ? entries.map((entry) => ({ ...entry, gameId: id })) : entries;
  return JSON.stringify(gameFileOf(renamed, { app: 'test', at: 0 }));
}
