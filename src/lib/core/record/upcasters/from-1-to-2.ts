/** From format 1 to 2: what was told by strings and by what was left out is told outright. */
import { treeOf } from '../tree.ts';
import type { Body, Entry, Written } from '../entry.ts';
import type { Entry1, Event1 } from '../formats/format-1.ts';
import { factFrom1, type FactContext } from './facts-from-1.ts';
import type { Election } from '../../vocabulary.ts';

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
