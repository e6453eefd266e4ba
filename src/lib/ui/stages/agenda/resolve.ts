/** Resolving an agenda: what must be asked first, what is recorded, what it books. */
import { effectFacts } from '$lib/core/commands/agenda-effects.ts';
import { resolveAgenda, type ResolveArgs } from '$lib/core/commands/agenda.ts';
import type { Agenda, Seat } from '$lib/core/game.ts';
import { branchOf, type Outcome } from '$lib/core/outcome.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { shortOutcome } from '$lib/ui/model/short-names.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { agenda as words } from '$words/agenda.ts';

/** The arguments with an outcome that was chosen on a screen. */
export type Resolving = ResolveArgs & { outcome: Outcome };

/** What the table must say before an outcome can be recorded. */
export type Question = 'voters' | 'controller';

/** Points hang on who voted, or on who controls a planet: then the table is asked (R-VP-10). */
export function questionOf(
  ruleset: Ruleset,
  agenda: Agenda,
  outcome: Outcome,
  byTable: boolean,
): Question | null {
  const on = branchOf(agenda.election, outcome);
  const rules = (ruleset.agendas[agenda.id]?.points ?? []).filter((rule) => rule.on === on);
  const counted = agenda.votes.length > 0 && !byTable;
  if (!counted && rules.some((rule) => rule.who === 'voted-for')) return 'voters';
  const aboutPlanet = agenda.election !== 'player' && agenda.election !== 'for-against';
  return aboutPlanet && rules.some((rule) => rule.who === 'elected') ? 'controller' : null;
}

/** The points that an outcome books, one line per seat. */
function bookedBy(
  { game, ruleset }: TableModel,
  args: ResolveArgs,
): { seat: Seat; points: number }[] {
  return resolveAgenda(game, ruleset, args).flatMap((fact) =>
    fact.type === 'points.scored' ? fact.lines : [],
  );
}

/** Effects that are no facts of their own: they are in the outcome, or come after it. */
const SILENT: readonly string[] = ['bar-voter', 'reveal-public', 'vote-again', 'limit-readying'];

/** What an outcome changes beside points, as sentences; what is not tracked is not said. */
function effectsOf(table: TableModel, agenda: Agenda, args: Resolving): string[] {
  const { game, ruleset } = table;
  const on = branchOf(agenda.election, args.outcome);
  return (ruleset.agendas[agenda.id]?.effects ?? [])
    .filter((row) => row.on === on)
    .filter(
      (row) => SILENT.includes(row.effect) || effectFacts(game, ruleset, row, args).length > 0,
    )
    .map((row) => words.outcome.effects[row.effect](shortOutcome(table, args.outcome)));
}

/** What follows from an outcome, as sentences: points, the law, the card that becomes public. */
export function consequencesOf(table: TableModel, agenda: Agenda, args: Resolving): string[] {
  const { game, ruleset } = table;
  const [resolved] = resolveAgenda(game, ruleset, args);
  if (resolved?.type !== 'agenda.resolved') return [];
  const booked = bookedBy(table, args).map(({ seat, points }) => ({
    name: table.nameOf(seat),
    points,
  }));
  const said = booked.length > 0 ? [`${words.outcome.books(booked)}.`] : [];
  if (resolved.holder) said.push(words.outcome.keptBy(table.nameOf(resolved.holder)));
  else if (resolved.law) said.push(words.outcome.becomesLaw);
  else if (game.laws.some(({ id }) => id === agenda.id)) said.push(words.vote.leaves);
  else said.push(words.outcome.isDiscarded);
  said.push(...effectsOf(table, agenda, args));
  if (resolveAgenda(game, ruleset, args).some((fact) => fact.type === 'objective.published')) {
    said.push(words.outcome.publish(shortOutcome(table, args.outcome)));
  }
  return said;
}
