/** Any moment of a line is what a plain replay comes to, whatever became of the line in between. */
import { describe, expect, it } from 'vitest';
import { amend } from '../../src/lib/core/engine/amend.ts';
import { mark, type Target } from '../../src/lib/core/engine/mark.ts';
import { headOf, planOf, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import type { Amendment } from '../../src/lib/core/engine/preview.ts';
import { Recorder } from '../../src/lib/core/engine/recorder.ts';
import { tap } from '../../src/lib/core/engine/tap.ts';
import { stateAt } from '../../src/lib/core/engine/state-at.ts';
import { branchesOf } from '../../src/lib/core/queries/branches.ts';
import { playOut } from '../support/playout.ts';
import { Random } from '../support/random.ts';
import { stateOf } from '../support/snapshots.ts';

const GAMES = 4;
const STEPS = 24;
const LOOKS = 16;
const STAMPS = { at: 1_800_000_000_000, mono: 0, run: 'past', app: 'test' };
const how = (state: EngineState) => ({ head: headOf(state), stamps: STAMPS, anyway: true });

/** The state after each item of the line, by a recorder that takes all of it. */
function replayed(state: EngineState): string[] {
  const recorder = new Recorder(planOf(state));
  return state.timeline.line.map(({ fact }) => {
    recorder.take(fact);
    return JSON.stringify(stateOf(recorder.snapshot));
  });
}

function amendment({ timeline }: EngineState, random: Random): Amendment {
  const { seq: target } = random.pick(timeline.line.slice(1));
  const { fact, at } = random.pick(timeline.line.slice(1));
  const place = random.pick(['before', 'after', 'replace', 'remove'] as const);
  return place === 'remove' ? { target, place } : { target, place, fact, at };
}

/** One more thing that a table does to its line; the play as it was where that cannot be done. */
function gone(state: EngineState, random: Random): EngineState {
  const marked = (target: Target) => {
    const done = mark(state, target, how(state));
    return done.ok ? done.state : state;
  };
  const ways: (() => EngineState)[] = [
    () => marked('undo'),
    () => marked('redo'),
    () => marked({ seq: random.pick(state.timeline.line).seq }),
    () => {
      const [branch] = branchesOf(state.entries).slice(-1);
      return branch ? marked({ seq: branch.seq }) : state;
    },
    () => {
      const done = amend(state, [amendment(state, random)], how(state));
      return done.ok ? done.state : state;
    },
    () => {
      const gain = { type: 'goods.gained', seat: 's1', goods: 1 } as const;
      const done = tap(state, () => [gain], null, how(state));
      return done.ok ? done.state : state;
    },
  ];
  return random.pick(ways)();
}

describe(`${GAMES} games of which the past is looked at all the time`, () => {
  it('show each moment as it was, after undo, branches and amendments in any order', () => {
    let lines = 0;
    for (let seed = 900; seed < 900 + GAMES; seed++) {
      const random = new Random(seed);
      let { state } = playOut(seed, {}, 150).table;
      for (let step = 0; step < STEPS; step++) {
        const before = state;
        state = gone(state, random);
        // A play that was left is still looked at by those who looked at it.
        for (const one of new Set([state, before])) {
          const states = replayed(one);
          const indices = states.map((_, i) => i);
          const looks =
            step % 6 === 0 ? indices : Array.from({ length: LOOKS }, () => random.pick(indices));
          const wrong = looks.filter((i) => {
            const head = stateAt(one, i)?.timeline.head;
            return !head || JSON.stringify(stateOf(head)) !== states[i];
          });
          expect({ seed, step, wrong }).toEqual({ seed, step, wrong: [] });
        }
        if (state.timeline.line !== before.timeline.line) lines += 1;
      }
    }
    expect(lines).toBeGreaterThan((GAMES * STEPS) / 2);
  });
});
