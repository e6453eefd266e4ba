/** What a tap says in the chronicle: a sentence a fact; a named component action is one. */
import type { EventOf, GameEvent } from '../core/events.ts';
import type { RefusalCode } from '../core/refusal.ts';
import type { Seat } from '../core/vocabulary.ts';
import { namedAction, type CardBecomes, type NamedAction } from '$words/named-action.ts';
import { factSentence } from './events.ts';
import type { FactNames } from './names.ts';

/** A fact of a tap, and the rule that the table overruled for it. */
interface TapFact {
  fact: GameEvent;
  overruled: RefusalCode | null;
}

export interface TapSentence {
  /** Without a full stop. */
  text: string;
  overruled: RefusalCode | null;
}

type ActionTaken = EventOf<'component-action.taken'>;

/** What becomes of the card that is played, where this fact turns, purges or lays it down. */
function turnedBy(fact: GameEvent, { seat, played }: ActionTaken): CardBecomes | null {
  if (!('seat' in fact) || fact.seat !== seat || !played) return null;
  if (fact.type === 'leader.turned' && played.kind === 'leader') {
    const { leader, state } = fact;
    const own = leader === played.leader && state !== 'locked' && state !== 'readied';
    return own ? state : null;
  }
  if (fact.type === 'breakthrough.turned' && played.kind === 'breakthrough') {
    return fact.side === 'exhausted' ? fact.side : null;
  }
  if (fact.type === 'relic.purged' && played.kind === 'relic') {
    return fact.relic === played.relic ? 'purged' : null;
  }
  if (fact.type === 'note.placed' && played.kind === 'note') {
    return fact.note === played.note ? 'placed' : null;
  }
  return null;
}

/** Adds what a fact changes on a sheet; an action card that is played is no loss. */
function move(moved: Map<Seat, Record<string, number>>, fact: EventOf<'balance.adjusted'>): void {
  const sums = moved.get(fact.seat) ?? {};
  for (const [key, change = 0] of Object.entries({ ...fact.changes, ...fact.fragments })) {
    sums[key] = (sums[key] ?? 0) + change;
  }
  moved.set(fact.seat, sums);
}

/** A named component action with what its tap did, and the facts that say more than that. */
function actionOf(
  taken: ActionTaken,
  told: readonly TapFact[],
): { action: NamedAction; rest: TapFact[] } {
  const { seat, played } = taken;
  let becomes: CardBecomes | null = taken.exhausts ? 'exhausted' : null;
  const moved = new Map<Seat, Record<string, number>>();
  if (played?.kind === 'action-card') moved.set(seat, { actionCards: 1 });
  let hand = false;
  const technologies: string[] = [];
  const secrets = { drawn: 0, returned: 0 };
  const rest: TapFact[] = [];
  for (const row of told) {
    const { fact } = row;
    const turned = turnedBy(fact, taken);
    if (row.overruled !== null) rest.push(row);
    else if (turned) becomes = turned;
    else if (fact.type === 'balance.adjusted') {
      hand ||= fact.seat === seat && fact.changes.actionCards !== undefined;
      move(moved, fact);
    } else if (fact.type === 'technology.gained' && fact.seat === seat) {
      technologies.push(fact.technology);
    } else if (fact.type === 'secret.drawn' && fact.seat === seat) secrets.drawn += fact.cards;
    else if (fact.type === 'secret.returned' && fact.seat === seat) secrets.returned += fact.cards;
    else rest.push(row);
  }
  // Where the hand is not counted nothing left it.
  if (!hand) delete moved.get(seat)?.['actionCards'];
  const changes = [...moved].map(([each, sums]) => ({ seat: each, changes: sums }));
  return { action: { seat, played, becomes, moved: changes, technologies, secrets }, rest };
}

/** The sentences of a tap, the first one telling what it was. */
export function tapSentences(facts: readonly TapFact[], names: FactNames): TapSentence[] {
  const [first, ...others] = facts;
  const said = ({ fact, overruled }: TapFact) => ({ text: factSentence(fact, names), overruled });
  if (first?.fact.type !== 'component-action.taken' || first.fact.played === null) {
    return facts.map(said);
  }
  const { action, rest } = actionOf(first.fact, others);
  const text = namedAction(action, names);
  return [{ text, overruled: first.overruled }, ...rest.map(said)];
}
