/** The stories of recorded games, with the names that the table uses. */
import { ledgerOf } from '../../src/lib/core/engine/time.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import type { EngineState } from '../../src/lib/core/engine/engine-state.ts';
import type { Story } from '../../src/lib/core/queries/story/story.ts';
import { tell } from '../../src/lib/core/queries/story/tell.ts';
import type { Game } from '../../src/lib/core/game.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { fixtureFile } from './fixture-games.ts';

/** The story of a state, as the app tells it. */
export function storyOf(state: EngineState): Story {
  const { line, past } = state.timeline;
  const story = tell({ line, past, ledger: ledgerOf(state) });
  if (!story) throw new Error('nothing was laid');
  return story;
}

/** A recorded game as it ended, with its story. */
export function recordedStory(name: string): { game: Game; story: Story; state: EngineState } {
  const state = openState(rulesetFor, fixtureFile(name).entries);
  return { game: state.timeline.head.context, story: storyOf(state), state };
}
