/** Every state of every game has a document that fits its schema and survives JSON. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openState } from '../../src/lib/core/engine/open.ts';
import { gameViewSchema, type GameView } from '../../src/lib/core/queries/game-view.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { fixtureFile, FIXTURES } from '../support/fixture-games.ts';
import { LONG } from '../support/long.ts';
import { playOut } from '../support/playout.ts';
import { viewOf, viewsOf } from '../support/views.ts';

const GAMES = Number(process.env['CUSTODIAN_PLAYOUTS'] ?? 200) / 10;
/** `npm run test:long` looks at every moment; else every so many will do, for most are much alike. */
const EVERY = LONG ? 1 : 15;

/** What is wrong with a document, or null. */
function problemOf(view: GameView): string | null {
  const fits = v.safeParse(gameViewSchema, view);
  if (!fits.success) {
    const [issue] = fits.issues;
    return `${v.getDotPath(issue) ?? ''}: ${issue.message}`;
  }
  // A key that JSON drops, or writes as something else, would make another document of it.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(view)), view) ? null : 'JSON loses something';
}

describe('the documents of all moments', () => {
  it.each(FIXTURES)('of the recorded game %s are sound', (name) => {
    const state = openState(rulesetFor, fixtureFile(name).entries);
    let looked = 0;
    for (const view of viewsOf(state, EVERY)) {
      expect(problemOf(view)).toBeNull();
      looked += 1;
    }
    expect(looked).toBe(Math.ceil(state.timeline.line.length / EVERY));
  });

  it(`of ${GAMES} games drawn at random are sound`, () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed++) {
      playOut(seed, {
        after: ({ state }, act) => {
          if (act % EVERY > 0) return;
          const view = viewOf(state);
          for (const lane of view.lanes) {
            if (lane.activity) met.add(lane.activity.kind);
            for (const cell of lane.cells) met.add(cell.state);
          }
          const problem = problemOf(view);
          if (problem) throw new Error(`seed ${seed}, act ${act}: ${problem}`);
        },
      });
    }
    // All that a lane can say came up, so that none of it goes unlooked at.
    const kinds = ['voting', 'picking', 'scoring', 'tactical', 'component', 'strategic'];
    const done = ['followed', 'declined', 'barred', 'passed'];
    const cells = ['can', 'ask', 'short', 'barred', 'open'];
    expect([...kinds, ...done, 'scored', ...cells].filter((kind) => !met.has(kind))).toEqual([]);
  });
});
