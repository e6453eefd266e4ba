/** The sample game: the beginning of a recorded one, and copies of it that are sound records of their own. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openState } from '$lib/core/engine/open.ts';
import { positionOf } from '$lib/core/machine/position.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { soundPart } from '$lib/core/record/soundness.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { copyOf, isOwnAct } from '$lib/session/sample.ts';
import { recordedEntries } from '../../support/moments.ts';

const shipped = JSON.parse(
  readFileSync(new URL('../../../src/lib/session/sample-game.json', import.meta.url), 'utf8'),
) as Written[];

test('what is shipped is the beginning of a recorded game, up to the first turn of round 3', () => {
  expect(shipped).toEqual(recordedEntries('six-players-eligible').slice(0, shipped.length));
  const { timeline, damage } = openState(rulesetFor, shipped);
  expect(damage).toBeNull();
  expect(positionOf(timeline.head)).toMatchObject({ round: 3, phase: 'action', step: 'turn' });
});

test('a copy is a sound record that was left just now, and leads to the same game', () => {
  const now = 2_000_000_000_000;
  const copy = copyOf(shipped, 'sample-1', now);
  expect(copy.at(-1)?.at).toBe(now);
  expect(copy.every(({ gameId }) => gameId === 'sample-1')).toBe(true);
  expect(copy.map(({ at }) => now - at)).toEqual(shipped.map(({ at }) => shipped.at(-1)!.at - at));
  expect(soundPart(copy, copy.length + 1)).toEqual(copy);
  const head = (entries: readonly Written[]) => openState(rulesetFor, entries).timeline.head;
  expect(head(copy).context).toEqual(head(shipped).context);
});

test('what is done at a copy is told from what it came with', () => {
  const copy = copyOf(shipped, 'sample-1', 0);
  expect(copy.some(isOwnAct)).toBe(false);
  expect(isOwnAct({ run: 'a-run-of-this-device' })).toBe(true);
});
