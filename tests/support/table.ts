/** A table for tests: one recorder and one referee, driven by commands or by facts. */
import type { Command } from '../../src/lib/core/commands/command.ts';
import { setUpGame, type SetUpArgs } from '../../src/lib/core/commands/setup.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Game, Seat } from '../../src/lib/core/game.ts';
import type { Settings } from '../../src/lib/core/settings.ts';
import type { LegalityGuard } from '../../src/lib/core/machine/guards.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import { refereeOf, type Referee, type Verdict } from '../../src/lib/core/machine/referee.ts';
import { Recorder } from '../../src/lib/core/record/replay.ts';
import type { RefusalCode } from '../../src/lib/core/refusal.ts';
import { COLOURS, type Expansion } from '../../src/lib/core/vocabulary.ts';
import { rulesetOf } from '../../src/lib/rulesets/compose.ts';

/** The guard that the mutation script sets to true, if any. */
const waived = process.env['WAIVED_GUARD'] as LegalityGuard | undefined;

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];

export interface NewTable {
  players?: number;
  expansions?: Expansion[];
  factions?: (string | null)[];
  settings?: Partial<Settings>;
  objectives?: string[];
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
      name: NAMES[i] ?? `Player ${i + 1}`,
      faction: factions[i] ?? null,
      colour: COLOURS[i] ?? 'red',
    })),
    speaker,
    objectives: objectives.map((objective) => ({ objective })),
    ...(settings ? { settings } : {}),
  };
}

export class Table {
  referee: Referee;
  recorder: Recorder;
  facts: GameEvent[] = [];
  overruled: RefusalCode[] = [];

  constructor(expansions: Expansion[] = ['pok']) {
    const ruleset = rulesetOf(expansions);
    this.referee = refereeOf(ruleset, waived);
    this.recorder = new Recorder(ruleset.plan);
  }

  /** A started game. */
  static start(options: NewTable = {}): Table {
    const table = new Table(options.expansions);
    return table.do(setUpGame, setUpArgs(options));
  }

  get game(): Game {
    return this.recorder.snapshot.context;
  }

  get at(): string {
    const { phase, step } = positionOf(this.recorder.snapshot);
    return `${phase}.${step}`;
  }

  get active(): Seat | null {
    return positionOf(this.recorder.snapshot).activeSeat;
  }

  judge(facts: readonly GameEvent[]): Verdict[] {
    return this.referee.judge(this.recorder.snapshot, facts);
  }

  /** The first refusal of a command, as its code, or null. */
  refusal<A>(command: Command<A>, args: A): RefusalCode | null {
    return this.refusalOf(command(this.game, this.referee.ruleset, args));
  }

  refusalOf(facts: readonly GameEvent[]): RefusalCode | null {
    return this.judge(facts).find((verdict) => verdict.refusal)?.refusal?.code ?? null;
  }

  /** Performs a command that must be accepted. */
  do<A>(command: Command<A>, args: A): this {
    return this.record(command(this.game, this.referee.ruleset, args));
  }

  /** Records facts that must be accepted. */
  record(facts: readonly GameEvent[]): this {
    const code = this.refusalOf(facts);
    if (code) throw new Error(`refused: ${code} at ${this.at}: ${JSON.stringify(facts)}`);
    return this.take(facts);
  }

  /** Records a command whatever the referee says, as the table may. */
  insist<A>(command: Command<A>, args: A): this {
    const facts = command(this.game, this.referee.ruleset, args);
    for (const { refusal } of this.judge(facts)) if (refusal) this.overruled.push(refusal.code);
    return this.take(facts);
  }

  take(facts: readonly GameEvent[]): this {
    for (const fact of facts) {
      if (!this.recorder.record(fact)) throw new Error(`broken: ${JSON.stringify(fact)}`);
      this.facts.push(fact);
    }
    return this;
  }
}
