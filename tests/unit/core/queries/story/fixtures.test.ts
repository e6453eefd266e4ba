/** The stories of the recorded games: what each of them tells. */
import { expect, it } from 'vitest';
import { ledgerOf } from '../../../../../src/lib/core/engine/time.ts';
import { openState } from '../../../../../src/lib/core/engine/open.ts';
import { kindsTold } from '../../../../../src/lib/core/queries/story/story.ts';
import { tell } from '../../../../../src/lib/core/queries/story/tell.ts';
import { rulesetFor } from '../../../../../src/lib/rulesets/compose.ts';
import { FIXTURES, fixtureFile } from '../../../../support/fixture-games.ts';

/** A game of so many rounds has something to tell. */
const ROUNDS = 4;
const KINDS = 4;

it.each(FIXTURES)('%s tells at least four of the nine kinds, or was short', (name) => {
  const state = openState(rulesetFor, fixtureFile(name).entries);
  const { line, past } = state.timeline;
  const story = tell({ line, past, ledger: ledgerOf(state) });
  if (!story) throw new Error('nothing was laid');
  if (story.round >= ROUNDS) expect(kindsTold(story).length).toBeGreaterThanOrEqual(KINDS);
});
