/** Any moment of a line is what a plain replay comes to, whatever became of the line in between. */
import { describe, expect, it } from 'vitest';
import { amend } from '../../src/lib/core/play/amend.ts';
import { mark, type Target } from '../../src/lib/core/play/mark.ts';
import { headOf, planOf, type Play } from '../../src/lib/core/play/play.ts';
import type { Amendment } from '../../src/lib/core/play/preview.ts';
import { Recorder } from '../../src/lib/core/play/recorder.ts';
import { tap } from '../../src/lib/core/play/tap.ts';
import { playAt } from '../../src/lib/core/play/then.ts';
import { branchesOf } from '../../src/lib/core/views/branches.ts';
import { playOut } from '../support/playout.ts';
import { Random } from '../support/random.ts';
import { stateOf } from '../support/snapshots.ts';

const GAMES = 4;
const STEPS = 24;
const LOOKS = 16;
const STAMPS = { at: 1_800_000_000_000, mono: 0, run: 'past', app: 'test' };
const how = (play: Play) => ({ head: headOf(play), stamps: STAMPS, anyway: true });

/** The state after each item of the line, by a recorder that takes all of it. */
function replayed(play: Play): string[] {
  const recorder = new Recorder(planOf(play));
  return play.course.line.map(({ fact }) => {
    recorder.take(fact);
    return JSON.stringify(stateOf(recorder.snapshot));
  });
}

function amendment({ course }: Play, random: Random): Amendment {
  const { seq: target } = random.pick(course.line.slice(1));
  const { fact, at } = random.pick(course.line.slice(1));
  const place = random.pick(['before', 'after', 'replace', 'remove'] as const);
  return place === 'remove' ? { target, place } : { target, place, fact, at };
}

/** One more thing that a table does to its line; the play as it was where that cannot be done. */
function gone(play: Play, random: Random): Play {
  const marked = (target: Target) => {
    const done = mark(play, target, how(play));
    return done.ok ? done.play : play;
  };
  const ways: (() => Play)[] = [
    () => marked('undo'),
    () => marked('redo'),
    () => marked({ seq: random.pick(play.course.line).seq }),
    () => {
      const [branch] = branchesOf(play.entries).slice(-1);
      return branch ? marked({ seq: branch.seq }) : play;
    },
    () => {
      const done = amend(play, [amendment(play, random)], how(play));
      return done.ok ? done.play : play;
    },
    () => {
      const gain = { type: 'goods.gained', seat: 's1', goods: 1 } as const;
      const done = tap(play, () => [gain], null, how(play));
      return done.ok ? done.play : play;
    },
  ];
  return random.pick(ways)();
}

describe(`${GAMES} games of which the past is looked at all the time`, () => {
  it('show each moment as it was, after undo, branches and amendments in any order', () => {
    let lines = 0;
    for (let seed = 900; seed < 900 + GAMES; seed++) {
      const random = new Random(seed);
      let { play } = playOut(seed, {}, 150).table;
      for (let step = 0; step < STEPS; step++) {
        const before = play;
        play = gone(play, random);
        // A play that was left is still looked at by those who looked at it.
        for (const one of new Set([play, before])) {
          const states = replayed(one);
          const indices = states.map((_, i) => i);
          const looks =
            step % 6 === 0 ? indices : Array.from({ length: LOOKS }, () => random.pick(indices));
          const wrong = looks.filter((i) => {
            const head = playAt(one, i)?.course.head;
            return !head || JSON.stringify(stateOf(head)) !== states[i];
          });
          expect({ seed, step, wrong }).toEqual({ seed, step, wrong: [] });
        }
        if (play.course.line !== before.course.line) lines += 1;
      }
    }
    expect(lines).toBeGreaterThan((GAMES * STEPS) / 2);
  });
});
