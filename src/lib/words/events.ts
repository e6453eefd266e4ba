/** What a fact says in the chronicle, in the language of the app. */
import type { GameEvent } from '../core/events.ts';
import { events } from '$words/events.ts';
import type { FactNames } from './names.ts';

/** The sentence of a fact in table language, with the names that the table uses; no full stop. */
export function factSentence(fact: GameEvent, names: FactNames): string {
  const phrase = events[fact.type] as (fact: GameEvent, names: FactNames) => string;
  return phrase(fact, names);
}
