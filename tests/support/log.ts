/** A record for tests: taps, marks, amendments and pauses as sealed entries, an instant a second. */
import type { GameEvent } from '../../src/lib/core/events.ts';
import {
  FORMAT,
  sumOf,
  type AmendmentBody,
  type Body,
  type Entry,
  type Written,
} from '../../src/lib/core/record/entry.ts';
import { gameFileOf } from '../../src/lib/core/record/game-file.ts';
import { redoTarget, undoTarget, lineOf } from '../../src/lib/core/record/line.ts';
import type { RefusalCode } from '../../src/lib/core/refusal.ts';
import { newGameFacts } from './new-game.ts';

type Place = AmendmentBody['place'];

/** Entries with the sums that belong to them. */
export function sealed<E extends Written>(entries: readonly E[]): E[] {
  let previous = '';
  return entries.map((entry) => {
    previous = sumOf(previous, entry);
    return { ...entry, sum: previous };
  });
}

export class Log {
  entries: Entry[] = [];
  /** The page that writes, by how much it waited (ms), and by how much the device's clock is off. */
  run = 'r1';
  #waited = 0;
  #off = 0;

  /** A log that begins with a new game in one tap. */
  static begun(players = 3): Log {
    return new Log().tap(...newGameFacts({ players }));
  }

  #append(bodies: Body[], overruled?: RefusalCode): this {
    const group = this.entries.length + 1;
    for (const body of bodies) {
      const seq = this.entries.length + 1;
      const mono = 1_000 * seq + this.#waited;
      const stamps = { at: mono + this.#off, mono, run: this.run, app: '1.0.0' };
      const entry = { gameId: 'g', seq, group, ...stamps, format: FORMAT as typeof FORMAT, body };
      const rest = overruled ? { ...entry, overruled: { code: overruled } } : entry;
      this.entries.push({ ...rest, sum: sumOf(this.entries.at(-1)?.sum ?? '', rest) });
    }
    return this;
  }

  /** One tap with one or more facts. */
  tap(...facts: GameEvent[]): this {
    return this.#append(facts.map((fact) => ({ kind: 'fact', fact })));
  }

  /** A fact that the table recorded though it was refused. */
  overrule(code: RefusalCode, fact: GameEvent): this {
    return this.#append([{ kind: 'fact', fact }], code);
  }

  mark(head: number): this {
    return this.#append([{ kind: 'mark', head }]);
  }

  undo(): this {
    return this.mark(undoTarget(this.entries) ?? 0);
  }

  redo(): this {
    const head = redoTarget(this.entries);
    if (head === null) throw new Error('nothing to redo');
    return this.mark(head);
  }

  amend(place: Place, target: number, ...facts: GameEvent[]): this {
    if (place === 'remove') return this.#append([{ kind: 'amendment', target, place }]);
    const kind = 'amendment';
    return this.#append(facts.map((fact) => ({ kind, target, place, fact, at: 500 })));
  }

  pause(paused: boolean): this {
    return this.#append([{ kind: 'clock', paused, reason: null }]);
  }

  /** Bodies of one tap as they are. */
  say(...bodies: Body[]): this {
    return this.#append(bodies);
  }

  /** So much passes (ms) before the next tap. */
  wait(ms: number): this {
    this.#waited += ms;
    return this;
  }

  /** The device's clock is set forth, or back (ms). */
  setClock(ms: number): this {
    this.#off += ms;
    return this;
  }

  /** Another page goes on. */
  reload(run: string): this {
    this.run = run;
    return this;
  }

  get facts(): GameEvent[] {
    return lineOf(this.entries).map((item) => item.fact);
  }

  /** The kinds of fact after the start of the game, for short expectations. */
  get told(): string[] {
    const types: string[] = this.facts.map(({ type }) => type);
    return types.slice(types.indexOf('game.started') + 1);
  }

  get file(): string {
    return JSON.stringify(gameFileOf(this.entries, { app: '1.0.0', at: 9_000_000 }));
  }
}
