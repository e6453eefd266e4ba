/** The keeper of the tablet: every tap becomes entries with an honest instant, and is written down. */
import type { InferInput } from 'valibot';
import {
  type COMMANDS,
  commandOf,
  type CommandName,
} from '../../../src/lib/core/commands/vocabulary.ts';
import type { Game, Seat } from '../../../src/lib/core/game.ts';
import { positionOf } from '../../../src/lib/core/machine/position.ts';
import type { ActChange } from '../../../src/lib/core/engine/amend.ts';
import type { Amendment } from '../../../src/lib/core/engine/preview.ts';
import type { BoxId } from '../../../src/lib/core/vocabulary.ts';
import { HeadlessGame, type Act } from '../../../src/tools/headless-game.ts';
import type { Random } from '../random.ts';

type ArgsOf<N extends CommandName> = InferInput<(typeof COMMANDS)[N]['args']>;

/** A command with its arguments, as a line of docs/commands.md has it. */
export interface Tap {
  command: string;
  /** Of the setup: the id of the base game, where it is not the first one. */
  game?: string;
  args?: unknown;
  /** Commands that the same tap records. */
  and?: Tap[];
  anyway?: true;
}

/** A command that a tap joins to another. */
export function also<N extends CommandName>(command: N, args: ArgsOf<N>): Tap {
  return { command, args };
}

function actsOf(tap: Tap): Act[] {
  return [tap, ...(tap.and ?? [])].map(({ command, args }) => {
    const verb = commandOf(command);
    if (!verb) throw new Error(`no command ${command}`);
    return (game, ruleset) => verb(game, ruleset, args as never);
  });
}

/** Seconds that a table takes before each kind of tap, from and to; the others take 4 to 20. */
const SECONDS: Partial<Record<string, [number, number]>> = {
  chooseStrategyCard: [12, 75],
  playStrategyCard: [15, 120],
  takeTacticalAction: [20, 150],
  takeTacticalTurn: [60, 480],
  takeComponentAction: [10, 60],
  endTurn: [30, 360],
  passTurn: [4, 40],
  resolvePrimary: [15, 90],
  followSecondary: [4, 30],
  declineSecondary: [2, 12],
  makeTransaction: [20, 180],
  scoreObjective: [8, 45],
  placeUsualTokens: [30, 90],
  placeStatusTokens: [40, 120],
  revealAgenda: [20, 60],
  castVotes: [10, 70],
  resolveAgenda: [15, 60],
};

export class Keeper {
  readonly headless: HeadlessGame;
  readonly taps: Tap[] = [];
  /** Now, epoch ms. */
  now: number;
  #opened: number;
  #run = 1;

  constructor(
    id: string,
    expansions: readonly BoxId[],
    begins: number,
    readonly random: Random,
    readonly pace = 1,
    readonly base?: string,
  ) {
    this.headless = new HeadlessGame(id, expansions, base);
    this.now = begins;
    this.#opened = begins - 4_000;
  }

  get game(): Game {
    return this.headless.game;
  }

  /** Phase and step, e.g. `action.turn`. */
  get at(): string {
    const { phase, step } = positionOf(this.headless.snapshot);
    return `${phase}.${step}`;
  }

  get active(): Seat | null {
    return positionOf(this.headless.snapshot).activeSeat;
  }

  get over(): boolean {
    return this.game.result !== null;
  }

  /** One tap that must be taken. */
  do<N extends CommandName>(command: N, args: ArgsOf<N>, ...and: Tap[]): this {
    const game = command === 'setUpGame' && this.base ? { game: this.base } : {};
    return this.#tap({ command, ...game, args, ...(and.length > 0 ? { and } : {}) });
  }

  /** Whether a tap would be taken. */
  may<N extends CommandName>(command: N, args: ArgsOf<N>, ...and: Tap[]): boolean {
    return this.headless.ask(actsOf({ command, args, and })) === null;
  }

  /** One tap that the referee refuses, recorded anyway; fails when it would not be refused. */
  insist<N extends CommandName>(command: N, args: ArgsOf<N>): this {
    const before = this.headless.entries.length;
    this.#tap({ command, args, anyway: true });
    const fresh = this.headless.entries.slice(before);
    if (!fresh.some((entry) => entry.overruled)) throw new Error(`${command} is not refused`);
    return this;
  }

  undo(): this {
    return this.#note('undo', () => this.headless.undo(this.#stamps()));
  }

  redo(): this {
    return this.#note('redo', () => this.headless.redo(this.#stamps()));
  }

  /** The table goes to eat, for so many minutes. */
  pause(minutes: number): this {
    this.#note('pause', () => this.#clock(true));
    this.now += minutes * 60_000;
    return this.#note('resume', () => this.#clock(false));
  }

  /** The tablet loads the page again. */
  reload(): this {
    this.now += 9_000;
    this.#run += 1;
    this.#opened = this.now;
    return this;
  }

  /** Changes the past of the line at the entry with this seq. */
  amend(amendment: Amendment): this {
    this.wait(20, 60);
    const amended = this.headless.amend(amendment, this.#stamps());
    if (!amended.ok) {
      throw new Error(`${amendment.target} is not amended: ${JSON.stringify(amended)}`);
    }
    return this;
  }

  /** Changes an act of the past as the history does. */
  amendAct(change: ActChange): this {
    this.wait(20, 60);
    const amended = this.headless.amendAct(change, this.#stamps());
    if (typeof amended === 'string' || !amended.ok) {
      throw new Error(`the act is not changed: ${JSON.stringify(amended)}`);
    }
    return this;
  }

  wait(from: number, to: number): void {
    this.now += Math.round(1000 * this.pace * (from + this.random.next() * (to - from)));
  }

  #tap(tap: Tap): this {
    this.wait(...(SECONDS[tap.command] ?? ([4, 20] as const)));
    const acts = actsOf(tap);
    const tapped = this.headless.tap(acts, this.#stamps(), tap.anyway);
    if (!tapped.ok) {
      const why = 'refusal' in tapped ? tapped.refusal.code : tapped.dropped;
      throw new Error(`${why} at ${this.at}: ${JSON.stringify(tap)}`);
    }
    this.taps.push(tap);
    return this;
  }

  #note(command: string, act: () => unknown): this {
    this.wait(2, 6);
    if (act() === false) throw new Error(`nothing to ${command}`);
    this.taps.push({ command });
    return this;
  }

  #clock(paused: boolean): void {
    this.headless.pause(paused, this.#stamps());
  }

  #stamps() {
    const mono = this.now - this.#opened;
    return { at: this.now, mono, run: `run-${this.#run}`, app: '0.1.0' };
  }
}
