/** What a table calls the cards that no box lists. One table speaks at a time, as with the terms of its game. */
import type { TypedCards } from '../core/event-parts.ts';
import type { FactionWords, StrategyCardWords } from './card-words.ts';
import { isolated, SHORT_NAME, shortened } from './name-row.ts';

type NameReader = (id: string) => string | undefined;

let read: NameReader = () => undefined;

/** From here on this names them; nothing does without it. */
export function speakTyped(names: NameReader = () => undefined): void {
  read = names;
}

/** Their names, and those of the planets of typed factions, by id. */
export function namesOfTyped({ factions = [], strategyCards = [] }: TypedCards = {}) {
  const names = new Map<string, string>();
  for (const { faction, name, planets } of factions) {
    names.set(faction, name);
    for (const row of planets) names.set(row.planet, row.name);
  }
  for (const { card, name } of strategyCards) names.set(card, name);
  return names;
}

/** The name that the table typed for a card. */
export const typedName = (id: string): string | undefined => read(id);

/** Two capitals of a name: those of its first and last word, else its first two letters. */
function markOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => word.match(/[\p{L}\p{N}]/gu) ?? []);
  const worded = letters.filter((word) => word.length > 0);
  const two = worded.length > 1 ? [worded[0]![0], worded.at(-1)![0]] : (worded[0] ?? []);
  return two.slice(0, 2).join('').toLocaleUpperCase();
}

export function typedFaction(id: string): FactionWords | undefined {
  const name = read(id);
  if (name === undefined) return undefined;
  return { name: isolated(name), short: isolated(shortened(name, SHORT_NAME)), mark: markOf(name) };
}

export function typedStrategyCard(id: string): StrategyCardWords | undefined {
  const name = read(id);
  return name === undefined ? undefined : { name: isolated(name), gist: '' };
}
