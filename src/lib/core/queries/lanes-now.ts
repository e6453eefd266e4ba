/** The lanes of the score sheet, worked out once for each state of a game that is on the screen. */
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { lanesOf, type ScoreboardLane } from './scoreboard.ts';

/** Those of now and of the taps before: no one asks for older ones. */
const known = new BoundedCache<Game, ScoreboardLane[]>(4);

/** The lanes of a game: after a tap they are the lanes before it. */
export function lanesNow(game: Game, ruleset: Ruleset): ScoreboardLane[] {
  const lanes = known.get(game) ?? lanesOf(game, ruleset);
  known.set(game, lanes);
  return lanes;
}
