/** The times of a table as it was: those of the moment that is shown, and of no other. */
import { expect, it } from 'vitest';
import { openState } from '$lib/core/engine/open.ts';
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import { stateAt } from '$lib/core/engine/state-at.ts';
import { ledgerOf } from '$lib/core/engine/time.ts';
import { settledTimes } from '$lib/core/queries/time/times.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import type { Shown } from '$lib/session/shown.ts';
import { TableTimes } from '$lib/ui/model/moment.svelte.ts';
import { recordedEntries } from '../../../../support/moments.ts';

const state = openState(rulesetFor, recordedEntries('six-players'));
const { length } = state.timeline.line;

/** What a session shows of a play; its times alone are asked for here. */
const shownOf = (of: EngineState) =>
  ({ time: { ledger: ledgerOf(of), silences: [], paused: false } }) as unknown as Shown;

it.each([0.25, 0.5, 0.75])('end with its last entry, however late it is by now (%s)', (share) => {
  const then = stateAt(state, Math.floor(length * share))!;
  const shown = shownOf(then);
  const times = new TableTimes(() => shown, null);
  const last = then.entries.at(-1)!;
  expect(state.entries.at(-1)!.at - last.at).toBeGreaterThan(60_000);
  expect(times.now).toBe(last.at);
  const settled = settledTimes(shown.time.ledger);
  expect(times.all.seats).toEqual(settled.seats);
  expect(times.game).toBe(settled.game);
  expect(times.game).toBeGreaterThan(0);
});

it('are none before anything was recorded', () => {
  const times = new TableTimes(() => shownOf(openState(rulesetFor, [])), null);
  expect([times.now, times.game]).toEqual([0, 0]);
});
