/** The recorded games of tests/fixtures/games. */
import '../../src/tools/every-family.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEvent } from '../../src/lib/core/events.ts';
import { readGameFile, type GameFile } from '../../src/lib/core/record/game-file.ts';
import type { PinnedCourse } from './course-pins.ts';
import type { Pinned } from './pinned.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/games');

/** Names of the recorded games. */
export const FIXTURES = readdirSync(FOLDER)
  .filter((file) => /^[a-z-]+\.json$/.test(file))
  .map((file) => file.replace('.json', ''));

export const fixtureText = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** A recorded game as it is read on the way in. */
export function fixtureFile(name: string): GameFile {
  const check = readGameFile(fixtureText(`${name}.json`));
  if (!check.ok) throw new Error(`${name}: ${check.problem} ${check.where}`);
  return check.file;
}

export const pinnedFixture = (name: string): Pinned =>
  JSON.parse(fixtureText(`${name}.summary.json`)) as Pinned;

export const pinnedCourseOf = (name: string): PinnedCourse =>
  JSON.parse(fixtureText(`${name}.course.json`)) as PinnedCourse;

/** What happened in a game, as counts. */
export interface Census {
  agendas: number;
  cards: string[];
  kinds: Map<string, number>;
}

export function censusOf(facts: readonly GameEvent[]): Census {
  const kinds = new Map<string, number>();
  const cards = new Set<string>();
  for (const fact of facts) {
    kinds.set(fact.type, (kinds.get(fact.type) ?? 0) + 1);
    if (fact.type === 'strategy-card.played') cards.add(fact.card);
  }
  return { agendas: kinds.get('agenda.resolved') ?? 0, cards: [...cards].sort(), kinds };
}
