/** From format 1 to 2: what was told by strings and by what was left out is told outright. */
import { treeOf } from '../line.ts';
import type { Body, Entry, Written } from '../entry.ts';
import type { Entry1, Event1 } from '../formats/format-1.ts';
import type { Election, Seat } from '../../vocabulary.ts';
import type { ScoreSource } from '../../event-parts.ts';
import type { EventOf, GameEvent } from '../../events.ts';
import { outcomeSaid, type Outcome } from '../../outcome.ts';

/** The agenda that an entry of either format lays on the table: what it elects, or null. */
function revealedBy({ body }: Written): Election | null {
  if (body.kind !== 'fact' && body.kind !== 'amendment') return null;
  const one = 'fact' in body ? [body.fact] : [];
  const facts = 'facts' in body ? body.facts.map(({ fact }) => fact) : one;
  const revealed = facts.findLast(
    (fact) => fact.type === 'agenda.revealed' || fact.type === 'agenda.replaced',
  );
  return revealed && 'election' in revealed ? revealed.election : null;
}

/** What the agenda elects that lies there after `at` and its ancestors. */
function electionAt(record: readonly Written[], at: number): Election {
  const { parents } = treeOf(record);
  for (let seq = at; seq > 0; seq = parents[seq] ?? 0) {
    const entry = record[seq - 1];
    const election = entry && revealedBy(entry);
    if (election) return election;
  }
  return 'other';
}

const TELLS_OUTCOME: readonly string[] = [
  'prediction.made',
  'votes.cast',
  'votes.added',
  'agenda.resolved',
];

function pastOf(record: readonly Written[], fact: Event1, at: number): FactContext {
  const first = record[0]?.body;
  const created = first?.kind === 'fact' && first.fact.type === 'game.created' ? first.fact : null;
  return {
    seats: created?.players.map(({ seat }) => seat) ?? [],
    election: TELLS_OUTCOME.includes(fact.type) ? electionAt(record, at) : 'other',
  };
}

type Amendment1 = Extract<Entry1['body'], { kind: 'amendment' }>;

/** Several facts in the place of one: all but the last before it. */
function amendmentsOf({ target, place, facts }: Amendment1, record: readonly Written[]): Body[] {
  const kind = 'amendment' as const;
  if (place === 'remove') return [{ kind, target, place }];
  const put = facts.map(({ fact, at }) => ({
    fact: factFrom1(fact, pastOf(record, fact, target)),
    at,
  }));
  const instead = place === 'replace' ? put.pop() : undefined;
  const before = put.map((row): Body => ({ kind, target, place: 'before', ...row }));
  if (place !== 'replace') return before;
  return [
    ...before,
    instead ? { kind, target, place, ...instead } : { kind, target, place: 'remove' },
  ];
}

/** The bodies of format 2 that say what one of format 1 said. */
function bodiesOf({ body, seq }: Entry1, record: readonly Written[]): Body[] {
  switch (body.kind) {
    case 'fact': {
      const past = pastOf(record, body.fact, treeOf(record).parents[seq] ?? 0);
      return [{ kind: 'fact', fact: factFrom1(body.fact, past) }];
    }
    case 'mark':
      return [body];
    case 'clock':
      return [{ ...body, reason: null }];
    case 'amendment':
      return amendmentsOf(body, record);
  }
}

/** One entry of format 1; an amendment with several facts becomes as many entries. */
export function from1(entry: Written, record: readonly Written[]): Written[] {
  const { body: _, ...frame } = entry as Entry1;
  return bodiesOf(entry as Entry1, record).map((body): Entry => ({ ...frame, format: 2, body }));
}

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
function factFrom1(fact: Event1, past: FactContext): GameEvent {
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
