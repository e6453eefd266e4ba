/**
 * The command vocabulary: every verb by name, with a summary and a schema of its arguments. For
 * tools (replay, docs/commands.md, the JSON Schema); the app calls the functions themselves.
 */
import type { GenericSchema } from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { agendaVerbs } from './vocabulary/agenda.ts';
import { correctionVerbs } from './vocabulary/corrections.ts';
import { holdingVerbs } from './vocabulary/holdings.ts';
import { objectiveVerbs } from './vocabulary/objectives.ts';
import { planetVerbs } from './vocabulary/planets.ts';
import { pointVerbs } from './vocabulary/points.ts';
import { setupVerbs } from './vocabulary/setup.ts';
import { statusVerbs } from './vocabulary/status.ts';
import { strategicActionVerbs } from './vocabulary/strategic-action.ts';
import { strategyCardVerbs } from './vocabulary/strategy-cards.ts';
import { tokenVerbs } from './vocabulary/tokens.ts';
import { turnVerbs } from './vocabulary/turns.ts';

/** Every command by its name. */
export const COMMANDS = {
  ...setupVerbs,
  ...strategyCardVerbs,
  ...turnVerbs,
  ...strategicActionVerbs,
  ...tokenVerbs,
  ...planetVerbs,
  ...holdingVerbs,
  ...objectiveVerbs,
  ...pointVerbs,
  ...statusVerbs,
  ...agendaVerbs,
  ...correctionVerbs,
};

export type CommandName = keyof typeof COMMANDS;

/** A command whose arguments are only known at run time: check them with `args` before `run`. */
export interface AnyVerb {
  summary: string;
  args: GenericSchema;
  run: (game: Game, ruleset: Ruleset, args: never) => GameEvent[];
}

/** The commands of a name that came from outside, or null. */
export function commandOf(name: string): AnyVerb | null {
  return Object.hasOwn(COMMANDS, name) ? (COMMANDS[name as CommandName] as AnyVerb) : null;
}
