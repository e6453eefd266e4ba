/** The facts of format 1 as format 2 tells them. */
import type { ScoreSource } from '../../event-parts.ts';
import type { EventOf, GameEvent } from '../../events.ts';
import { outcomeSaid, type Outcome } from '../../outcome.ts';
import type { Seat } from '../../seat.ts';
import type { Election } from '../../vocabulary.ts';
import type { Event1 } from '../formats/format-1.ts';

/** What every ruleset of format 1 answered where a record leaves it out. */
const PRINTED = {
  direction: 'clockwise',
  scoring: 'initiative',
  ending: 'in-turn',
  victory: 'first-in-order',
} as const;

/** What a fact alone does not tell. */
export interface FactContext {
  seats: readonly Seat[];
  /** What the agenda elects that lies on the table. */
  election: Election;
}

type Event1Of<T extends Event1['type']> = Extract<Event1, { type: T }>;

const outcomeOf = (text: string, { seats, election }: FactContext): Outcome =>
  outcomeSaid(text, election, seats);

/** A supporter is a player who plays; a support of no one is points by another name. */
function sourceOf(
  { kind, id, name }: Event1Of<'points.scored'>['source'],
  { seats }: FactContext,
): ScoreSource {
  const named = { ...(id === undefined ? {} : { id }), ...(name === undefined ? {} : { name }) };
  if (kind !== 'support') return { kind, ...named };
  const owner = seats.find((seat) => seat === id);
  return owner ? { kind, owner } : { kind: 'other', ...named };
}

function createdOf(fact: Event1Of<'game.created'>): EventOf<'game.created'> {
  return {
    ...fact,
    house: fact.house ?? false,
    answers: { ...PRINTED, ...fact.answers, totals: fact.answers?.totals ?? [] },
    players: fact.players.map((player) => ({
      ...player,
      person: null,
      homePlanets: player.homePlanets ?? [],
      planets: player.planets ?? null,
      technologies: player.technologies ?? null,
      actionCards: player.actionCards ?? null,
      fragments: player.fragments ?? null,
      relics: player.relics ?? null,
      leaders: player.leaders ?? null,
      notes: player.notes ?? null,
    })),
  };
}

function paymentOf({
  objective,
  cause,
  tokens: { tactic, strategy },
  fragments = {},
  ...paid
}: Event1Of<'payment.made'>): EventOf<'payment.made'> {
  const typed = cause === undefined ? null : { kind: 'typed' as const, text: cause };
  const what = objective === undefined ? typed : { kind: 'objective' as const, objective };
  return { ...paid, commodities: 0, tokens: { tactic, fleet: 0, strategy }, fragments, for: what };
}

/** The fact as format 2 tells it. */
export function factFrom1(fact: Event1, past: FactContext): GameEvent {
  switch (fact.type) {
    case 'game.created':
      return createdOf(fact);
    case 'primary.resolved':
      return { ...fact, left: fact.left ?? [], unsaid: fact.unsaid ?? [] };
    case 'component-action.taken': {
      const { name, ...taken } = fact;
      return { ...taken, played: name === undefined ? null : { kind: 'typed', text: name } };
    }
    case 'payment.made':
      return paymentOf(fact);
    case 'action-cards.drawn':
      return { ...fact, drawn: fact.drawn ?? [] };
    case 'points.scored':
      return { ...fact, source: sourceOf(fact.source, past) };
    case 'points.corrected': {
      const { source, ...corrected } = fact;
      return source ? { ...corrected, source: sourceOf(source, past) } : corrected;
    }
    case 'votes.cast':
      return { ...fact, outcome: fact.outcome === null ? null : outcomeOf(fact.outcome, past) };
    case 'prediction.made':
    case 'votes.added':
    case 'law.corrected':
      return { ...fact, outcome: outcomeOf(fact.outcome, past) };
    case 'agenda.resolved':
      return { ...fact, outcome: outcomeOf(fact.outcome, past), barred: fact.barred ?? [] };
    // What it kept was told by nothing, and so it kept nothing.
    case 'position.corrected':
      return { ...fact, keeps: fact.keeps ?? null };
    default:
      return fact;
  }
}
