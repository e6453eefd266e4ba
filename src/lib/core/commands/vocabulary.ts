/**
 * The command vocabulary: every command by its name, in the order of docs/commands.md. For tools
 * (replay, schemas, docs); the app calls single commands.
 */
import type { GenericSchema } from 'valibot';
import { agendaCommands } from './agenda.ts';
import { agreementCommands } from './agreements.ts';
import { correctionsCommands } from './corrections.ts';
import { breakthroughsCommands } from './breakthroughs.ts';
import { councilCommands } from './council.ts';
import type { Command } from './command.ts';
import { dealCommands } from './deals.ts';
import { depthCommands } from './depth.ts';
import { explorationCommands } from './exploration.ts';
import { holdingsCommands } from './holdings.ts';
import { lawsCommands } from './laws.ts';
import { objectivesCommands } from './objectives.ts';
import { ownStepsCommands } from './own-steps.ts';
import { planetsCommands } from './planets.ts';
import { pointsCommands } from './points.ts';
import { primaryCommands } from './primary.ts';
import { setupCommands } from './setup.ts';
import { incidentalGainsCommands } from './incidental-gains.ts';
import { tokenCostsCommands } from './token-costs.ts';
import { statusCommands } from './status.ts';
import { strategicActionCommands } from './strategic-action.ts';
import { strategyCardsCommands } from './strategy-cards.ts';
import { tokensCommands } from './tokens.ts';
import { componentCommands } from './component-actions.ts';
import { turnBendersCommands } from './turn-benders.ts';
import { turnsCommands } from './turns.ts';
import { wholeTurnsCommands } from './whole-turns.ts';

/** Every command by its name. */
export const COMMANDS = {
  ...setupCommands,
  ...strategyCardsCommands,
  ...turnsCommands,
  ...strategicActionCommands,
  ...primaryCommands,
  ...wholeTurnsCommands,
  ...componentCommands,
  ...turnBendersCommands,
  ...tokensCommands,
  ...dealCommands,
  ...agreementCommands,
  ...planetsCommands,
  ...explorationCommands,
  ...holdingsCommands,
  ...breakthroughsCommands,
  ...depthCommands,
  ...objectivesCommands,
  ...pointsCommands,
  ...incidentalGainsCommands,
  ...tokenCostsCommands,
  ...statusCommands,
  ...ownStepsCommands,
  ...agendaCommands,
  ...councilCommands,
  ...lawsCommands,
  ...correctionsCommands,
};

export type CommandName = keyof typeof COMMANDS;

/** A command whose arguments are only known at run time: check them with `args` before the call. */
export type AnyCommand = Command<never> & { summary: string; args: GenericSchema };

/** The command of a name that came from outside, or null. */
export function commandOf(name: string): AnyCommand | null {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : null;
}
