/** A table for tests: the engine that the app drives, by commands or by facts. */
import type { Command } from '../../src/lib/core/commands/command.ts';
import { setUpGame, type SetUpArgs } from '../../src/lib/core/commands/setup.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Game, Seat } from '../../src/lib/core/game.ts';
import type { Settings } from '../../src/lib/core/settings.ts';
import type { LegalityGuard } from '../../src/lib/core/machine/guards.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import type { Referee, MachineSnapshot, Ruling } from '../../src/lib/core/machine/referee.ts';
import { mark } from '../../src/lib/core/engine/mark.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import {
  emptyState,
  gameOf,
  headOf,
  refereeAt,
  type EngineState,
  type Rulesets,
} from '../../src/lib/core/engine/engine-state.ts';
import { ask, refusalOf, tapAll } from '../../src/lib/core/engine/tap.ts';
import type { StampedTap } from '../../src/lib/core/engine/tap-options.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import type { RefusalCode } from '../../src/lib/core/refusal.ts';
import { type BoxId, COLOURS } from '../../src/lib/core/vocabulary.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';

/** The guard that the mutation script sets to true, if any. */
const waived = process.env['WAIVED_GUARD'] as LegalityGuard | undefined;

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];

export interface NewTable {
  players?: number;
  expansions?: BoxId[];
  /** Other rulesets than those of the registry. */
  rulesets?: Rulesets;
  factions?: (string | null)[];
  settings?: Partial<Settings>;
  objectives?: string[];
  /** Names of the people, in order of seats. */
  names?: string[];
  /** Index of the speaker. */
  speaker?: number;
}

/** The arguments of a new game with plain names and colours. */
export function setUpArgs(options: NewTable = {}): SetUpArgs {
  const { players = 6, expansions = ['pok'], factions = [], settings, speaker = 0 } = options;
  const objectives = options.objectives ?? ['corner-the-market', 'develop-weaponry'];
  return {
    id: 'test-game',
    expansions,
    seats: Array.from({ length: players }, (_, i) => ({
      name: options.names?.[i] ?? NAMES[i] ?? `Player ${i + 1}`,
      faction: factions[i] ?? null,
      colour: COLOURS[i] ?? 'red',
    })),
    speaker,
    objectives: objectives.map((objective) => ({ objective })),
    ...(settings ? { settings } : {}),
    ...(players < 3 ? { house: true } : {}),
  };
}

/** Instants a second apart, from a day like any other. */
const BEGINS = 1_700_000_000_000;

export class Table {
  state: EngineState;
  /** When and by whom it is recorded: a second apart, unless a test says otherwise. */
  when: () => StampedTap = () => {
    const head = headOf(this.state);
    return { stamps: { at: BEGINS + head * 1000, mono: head, run: 'r', app: 'test' } };
  };

  constructor(expansions: BoxId[] = ['pok'], rulesets: Rulesets = rulesetFor) {
    const { id: ruleset } = rulesets({ ruleset: 'base', expansions });
    this.state = emptyState(rulesets, { id: 'test-game', ruleset, expansions }, waived);
  }

  /** A started game. */
  static start(options: NewTable = {}): Table {
    const table = new Table(options.expansions, options.rulesets);
    return table.do(setUpGame, setUpArgs(options));
  }

  get snapshot(): MachineSnapshot {
    return this.state.timeline.head;
  }

  get game(): Game {
    return gameOf(this.state);
  }

  get referee(): Referee {
    return refereeAt(this.state);
  }

  get entries(): readonly Written[] {
    return this.state.entries;
  }

  /** Facts that lead to the head, in order. */
  get facts(): GameEvent[] {
    return this.state.timeline.line.map(({ fact }) => fact);
  }

  /** Codes of what was recorded though it was refused, in order. */
  get overruled(): RefusalCode[] {
    return this.state.timeline.line.flatMap(({ overruled }) => overruled ?? []);
  }

  get at(): string {
    const { phase, step } = positionOf(this.snapshot);
    return `${phase}.${step}`;
  }

  get active(): Seat | null {
    return positionOf(this.snapshot).activeSeat;
  }

  judge(facts: readonly GameEvent[]): Ruling[] {
    return ask(this.state, facts);
  }

  /** The first refusal of a command, as its code, or null. */
  refusal<A>(command: Command<A>, args: A): RefusalCode | null {
    return refusalOf(this.state, command, args)?.code ?? null;
  }

  refusalOf(facts: readonly GameEvent[]): RefusalCode | null {
    return this.judge(facts).find((ruling) => ruling.refusal)?.refusal?.code ?? null;
  }

  /** One tap, as the app makes it. */
  tap(facts: readonly GameEvent[], anyway = false): ReturnType<typeof tapAll> {
    const tapped = tapAll(this.state, [() => [...facts]], { ...this.#how(), anyway });
    if (tapped.ok) this.state = tapped.state;
    return tapped;
  }

  /** Takes the last tap back. */
  undo(): this {
    const marked = mark(this.state, 'undo', this.#how());
    if (!marked.ok) throw new Error(`nothing to undo: ${marked.dropped}`);
    this.state = marked.state;
    return this;
  }

  /** Performs a command that must be accepted. */
  do<A>(command: Command<A>, args: A): this {
    return this.record(command(this.game, this.referee.ruleset, args));
  }

  /** Records facts that must be accepted. */
  record(facts: readonly GameEvent[]): this {
    return this.#must(facts, false);
  }

  /** Records a command whatever the referee says, as the table may. */
  insist<A>(command: Command<A>, args: A): this {
    return this.take(command(this.game, this.referee.ruleset, args));
  }

  /** Records facts whatever the referee says; they must be heard where the game stands. */
  take(facts: readonly GameEvent[]): this {
    return this.#must(facts, true);
  }

  #how(): StampedTap {
    return { head: headOf(this.state), ...this.when() };
  }

  #must(facts: readonly GameEvent[], anyway: boolean): this {
    const tapped = this.tap(facts, anyway);
    if (tapped.ok) return this;
    const why = 'refusal' in tapped ? tapped.refusal.code : tapped.dropped;
    throw new Error(`refused: ${why} at ${this.at}: ${JSON.stringify(facts)}`);
  }
}

/** The record of a table opened anew: replayed from its first entry. */
export function reopened(table: Table): EngineState {
  return openState(table.state.rulesets, table.entries);
}
