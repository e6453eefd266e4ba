/**
 * A step knows the same however it was entered: by play, by a corrected position or by playing on.
 * At every moment of the playouts the chart's step and the data of the step agree.
 */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/core/events.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import { FactDryRun } from '../../src/lib/core/engine/dry-run.ts';
import { disagreement, placeOf } from '../support/agreement.ts';
import { playOut } from '../support/playout.ts';
import type { Table } from '../support/table.ts';

const GAMES = 8;
const ROUND = ['strategy', 'action', 'status', 'agenda'];

/** Where facts lead from a moment, though no one has recorded them. */
function after({ referee, snapshot }: Table, ...facts: GameEvent[]): MachineSnapshot {
  const factRun = new FactDryRun(referee, snapshot);
  for (const fact of facts) expect(factRun.ask(fact).handled, fact.type).toBe(true);
  return factRun.lead();
}

const END: GameEvent = { type: 'game.called', winner: null, reason: 'time' };

/** What the rules say of acts that rest on what the step knows. */
function answersAt({ referee }: Table, at: MachineSnapshot) {
  const { context: game } = at;
  const [seat = 's1'] = game.seating;
  const none = { tactic: 0, fleet: 0, strategy: 0 };
  const acts: GameEvent[] = [
    { type: 'tokens.redistributed', seat, tokens: none },
    { type: 'turn.ended', seat: positionOf(at).activeSeat ?? seat, exhausted: [] },
    { type: 'scoring.answered', seat: positionOf(at).activeSeat ?? seat },
  ];
  return acts.map((fact) => {
    const { handled, refusal } = referee.ask(at, fact);
    return { type: fact.type, heard: handled, code: refusal?.code ?? null };
  });
}

const stateOf = ({ value, context }: MachineSnapshot) => ({ value, place: placeOf(context) });

/** One moment of a playout; true when it was in a step of the round. */
function holds(table: Table): boolean {
  const { snapshot } = table;
  const { round, phase, step, activeSeat } = positionOf(snapshot);
  if (!ROUND.includes(phase)) return false;
  const where = `seed at ${phase}.${step}, round ${round}`;
  expect(disagreement(snapshot), where).toBeNull();

  // Ended here and played on here, nothing of the step is lost.
  const on: GameEvent = { type: 'play-on.agreed', phase, step };
  const played = after(table, END, on);
  expect(stateOf(played), where).toEqual(stateOf(snapshot));
  expect(played.context, where).toEqual({
    ...snapshot.context,
    settings: { ...snapshot.context.settings, playOn: true },
  });
  expect(answersAt(table, played), where).toEqual(answersAt(table, snapshot));

  // Corrected to here, the step knows what a step knows that play has entered.
  const position: GameEvent = {
    type: 'position.corrected',
    round,
    phase,
    step,
    activeSeat,
    keeps: null,
  };
  const corrected = after(table, position);
  expect(disagreement(corrected), where).toBeNull();
  return true;
}

/** Every step of the round entered from this moment by correction and by playing on. */
function entersAll(table: Table, steps: readonly (readonly [string, string])[]): void {
  const { round } = positionOf(table.snapshot);
  for (const [phase, step] of steps) {
    const to = { phase, step } as Pick<
      Extract<GameEvent, { type: 'play-on.agreed' }>,
      'phase' | 'step'
    >;
    const corrected = after(table, {
      type: 'position.corrected',
      keeps: null,
      round,
      ...to,
      activeSeat: null,
    });
    const played = after(table, END, { type: 'play-on.agreed', ...to });
    for (const entered of [corrected, played]) {
      expect(disagreement(entered), `${phase}.${step}`).toBeNull();
    }
    // A strategic action that is under way is gone on with; set by hand, its card is laid down anew.
    if (step === 'strategic' && table.at === 'action.strategic') continue;
    // Only what outlives the step tells the two apart.
    expect(stateOf(played), `${phase}.${step}`).toEqual(stateOf(corrected));
  }
}

const STEPS_OF_A_ROUND = [
  ['action', 'turn'],
  ['action', 'strategic'],
  ['action', 'tactical'],
  ['action', 'component'],
  ['status', 'draw'],
  ['status', 'return-tokens'],
  ['status', 'tokens'],
  ['status', 'ready'],
  ['status', 'repair'],
  ['status', 'return-cards'],
  ['agenda', 'reveal'],
  ['agenda', 'ready'],
] as const;

describe('a step of the round', () => {
  it('knows the same, entered by play, by correction or by playing on', () => {
    let moments = 0;
    for (let seed = 700; seed < 700 + GAMES; seed++) {
      playOut(seed, {
        after: (table, act) => {
          if (act % 5 === 0 && !table.game.result && holds(table)) moments += 1;
          const away = table.game.seating.some(
            (s) => table.game.players[s]?.presence !== 'playing',
          );
          if (act % 50 === 0 && !table.game.result && !away) entersAll(table, STEPS_OF_A_ROUND);
        },
      });
    }
    expect(moments).toBeGreaterThan(GAMES * 50);
  });
});
