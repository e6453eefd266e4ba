/** The outcomes of an agenda: a planet that was typed, what is asked before one is recorded, what it changes. */
import { effectFacts } from '$lib/core/commands/agenda-effects.ts';
import { resolveAgenda, type ResolveArgs } from '$lib/core/commands/agenda.ts';
import type { Agenda } from '$lib/core/game.ts';
import { branchOf, type Outcome } from '$lib/core/outcome.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { shortOutcome } from '$lib/ui/model/short-names.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { agenda as words } from '$words/agenda.ts';

/** Letters and digits alone: capitals, accents, spaces and apostrophes make no other planet. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The planet that was typed, or null when no planet is called so. */
export function idOfPlanet(
  planets: readonly { id: string; name: string }[],
  typed: string,
): string | null {
  return planets.find(({ name }) => plain(name) === plain(typed))?.id ?? null;
}

/** The arguments with an outcome that was chosen on a screen. */
export type Resolving = ResolveArgs & { outcome: Outcome };

/** What the table must say before an outcome can be recorded. */
export type OutcomeQuestion = 'voters' | 'controller';

/** Points hang on who voted, or on who controls a planet: then the table is asked (R-VP-10). */
export function questionOf(
  ruleset: Ruleset,
  agenda: Agenda,
  outcome: Outcome,
  byTable: boolean,
): OutcomeQuestion | null {
  const on = branchOf(agenda.election, outcome);
  const rules = (ruleset.agendas[agenda.id]?.points ?? []).filter((rule) => rule.on === on);
  const counted = agenda.votes.length > 0 && !byTable;
  if (!counted && rules.some((rule) => rule.who === 'voted-for')) return 'voters';
  const aboutPlanet = agenda.election !== 'player' && agenda.election !== 'for-against';
  return aboutPlanet && rules.some((rule) => rule.who === 'elected') ? 'controller' : null;
}

/** Effects that are no facts of their own: they are in the outcome, or come after it. */
const SILENT: readonly string[] = ['bar-voter', 'reveal-public', 'vote-again', 'limit-readying'];

/** What an outcome changes beside points, as sentences; what is not tracked is not said. */
function effectsOf(model: GameModel, agenda: Agenda, args: Resolving): string[] {
  const { game, ruleset } = model;
  const on = branchOf(agenda.election, args.outcome);
  return (ruleset.agendas[agenda.id]?.effects ?? [])
    .filter((row) => row.on === on)
    .filter(
      (row) => SILENT.includes(row.effect) || effectFacts(game, ruleset, row, args).length > 0,
    )
    .map((row) => words.outcome.effects[row.effect](shortOutcome(model, args.outcome)));
}

/** What follows from an outcome, as sentences: points, the law, the card that becomes public. */
export function consequencesOf(model: GameModel, agenda: Agenda, args: Resolving): string[] {
  const { game, ruleset } = model;
  const facts = resolveAgenda(game, ruleset, args);
  const [resolved] = facts;
  if (resolved?.type !== 'agenda.resolved') return [];
  const booked = facts
    .flatMap((fact) => (fact.type === 'points.scored' ? fact.lines : []))
    .map(({ seat, points }) => ({ name: model.nameOf(seat), points }));
  const said = booked.length > 0 ? [`${words.outcome.books(booked)}.`] : [];
  if (resolved.holder) said.push(words.outcome.keptBy(model.nameOf(resolved.holder)));
  else if (resolved.law) said.push(words.outcome.becomesLaw);
  else if (game.laws.some(({ id }) => id === agenda.id)) said.push(words.vote.leaves);
  else said.push(words.outcome.isDiscarded);
  said.push(...effectsOf(model, agenda, args));
  if (facts.some((fact) => fact.type === 'objective.published')) {
    said.push(words.outcome.publish(shortOutcome(model, args.outcome)));
  }
  return said;
}
