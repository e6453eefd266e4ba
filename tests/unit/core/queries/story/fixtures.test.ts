/** The stories of the recorded games: each of some length tells at least four of the nine kinds. */
import { expect, it } from 'vitest';
import { kindsTold } from '../../../../../src/lib/core/queries/story/story.ts';
import { FIXTURES } from '../../../../support/fixture-games.ts';
import { recordedStory } from '../../../../support/stories.ts';

/** A game of so many rounds has something to tell, and so many kinds of it. */
const ROUNDS = 4;
const KINDS = 4;

const stories = FIXTURES.map((name) => ({ name, ...recordedStory(name) }));
const long = stories.filter(({ story }) => story.round >= ROUNDS);

it('there are enough games that are long enough', () => {
  expect(long.length).toBeGreaterThan(25);
});

it.each(long)('$name tells at least four kinds', ({ story }) => {
  expect(kindsTold(story).length).toBeGreaterThanOrEqual(KINDS);
});

it.each(stories)(
  '$name: every line of the story rests on an entry of its line',
  ({ story, state }) => {
    const seqs = new Set(state.timeline.line.map(({ seq }) => seq));
    const { closest, decided, laws, lead, objectives, points, turning, turns } = story;
    const rests = [
      decided,
      decided?.reached,
      points?.best,
      turning,
      closest?.vote,
      ...(lead?.stretches ?? []),
      ...(closest?.players ?? []),
      ...(laws ?? []),
      ...(turns ?? []),
      ...(objectives?.open.flatMap(({ scored }) => scored) ?? []),
      ...(objectives?.secrets ?? []),
    ].flatMap((one) => one ?? []);
    expect(rests.length).toBeGreaterThan(0);
    for (const { seq } of rests) expect(seqs).toContain(seq);
  },
);

it.each(stories)(
  '$name: the tables add up to the points of the sheet',
  ({ game, story, state }) => {
    const last = state.timeline.past.last?.context ?? game;
    for (const seat of last.seating) {
      const line = story.points?.lines.find((one) => one.seat === seat);
      const { open = [], other = {}, secrets = [] } = story.objectives ?? {};
      const scored = [...open.flatMap((row) => row.scored), ...secrets].filter(
        (row) => row.seat === seat,
      );
      const sum = scored.reduce((all, { points }) => all + points, other[seat] ?? 0);
      expect(line?.totals).toHaveLength(last.round + 1);
      expect(line?.totals.at(-1)).toBe(
        game.answers.victory === 'most-points' ? sum : Math.min(sum, story.goal),
      );
    }
  },
);
