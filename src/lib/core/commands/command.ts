/** What a command is: a verb of the table, defined once. */
import type * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';

/** A verb: (game, ruleset, args) → facts, in the order in which they are recorded. */
export type Command<A> = (game: Game, ruleset: Ruleset, args: A) => GameEvent[];

/** One act of a tap: its facts are made when the game is known. */
export interface Act {
  (game: Game, ruleset: Ruleset): GameEvent[];
  /** The command and its arguments, where it is made of one: asked about twice, it is the same act. */
  readonly command?: unknown;
  readonly args?: unknown;
}

/** A command with its arguments as an act of a tap. */
export const also = <A>(command: Command<A>, args: A): Act =>
  Object.assign((game: Game, ruleset: Ruleset) => command(game, ruleset, args), { command, args });

/** Arguments that may come from outside; they are checked before `facts` sees them. */
type ArgsSchema = v.GenericSchema<object>;

/** A command with what tools need of it. The app is built without: there it is the function only. */
export type DefinedCommand<S extends ArgsSchema> = Command<v.InferInput<S>> & {
  /** What it records, in one sentence. */
  readonly summary: string;
  readonly args: S;
};

/**
 * Defines a command: what it records, the schema of its arguments, and the facts that it makes of
 * them, with decided numbers and without judging. Its name is the name of the constant.
 *
 * Screens give arguments that the compiler has checked, so `src/tools/strip-schemas.mjs` takes
 * summary and schema out when the app is built.
 */
export function defineCommand<S extends ArgsSchema>(command: {
  summary: string;
  args: S;
  facts: Command<v.InferInput<S>>;
}): DefinedCommand<S> {
  const { summary, args, facts } = command;
  const run: Command<v.InferInput<S>> = (game, ruleset, given) => facts(game, ruleset, given);
  return Object.assign(run, { summary, args });
}
