/** What a fact says in the chronicle, in the language of the app. */
import type { GameEvent, OwnFact } from '../core/events.ts';
import type { OwnFactType } from '../core/vocabulary.ts';
import { events } from '$words/events.ts';
import { place } from '$words/steps.ts';
import type { FactNames } from './names.ts';
import { spokenTerms } from './terms.ts';

const isOwn = (fact: GameEvent): fact is OwnFact => fact.type.startsWith('own-');

/** What a fact of a ruleset says, text by text; names of players where it names them. */
function detailsOf(data: unknown, names: FactNames): string[] {
  if (typeof data === 'string') return [/^s\d{1,2}$/.test(data) ? names.seat(data as never) : data];
  if (typeof data === 'number') return [String(data)];
  return typeof data === 'object' && data !== null
    ? Object.values(data).flatMap((value) => detailsOf(value, names))
    : [];
}

const readOut = (
  { type, data }: Pick<OwnFact, 'type' | 'data'>,
  names: FactNames,
  who: string | null,
) => place.fact(who, place.own(type.replace('.', '-')), detailsOf(data, names));

/** The sentence of a fact in table language, with the names that the table uses; no full stop. */
export function factSentence(fact: GameEvent, names: FactNames): string {
  if (isOwn(fact)) {
    const said = spokenTerms().facts?.[fact.type]?.(fact, names);
    return said ?? readOut(fact, names, fact.seat ? names.seat(fact.seat) : null);
  }
  const phrase = events[fact.type] as (fact: GameEvent, names: FactNames) => string;
  return phrase(fact, names);
}

/** A part of such a fact that is typed: "Goods taken"; without a name in these terms, its key made readable. */
export const partName = (type: OwnFactType, key: string): string =>
  spokenTerms().parts?.[type]?.[key] ?? place.own(key);

/** What a button says that records a fact of a ruleset; whose it is stands above it. */
export function offerSentence(fact: Pick<OwnFact, 'type' | 'data'>, names: FactNames): string {
  return spokenTerms().offers?.[fact.type]?.(fact.data, names) ?? readOut(fact, names, null);
}
