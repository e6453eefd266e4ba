/**
 * Whether a game is played with boxes that are known here. The table may overrule a rule, but by
 * rules that nobody has there is no going on: such a fact is neither recorded nor read.
 */
import type { GameEvent } from '../events.ts';
import { nearest } from '../nearest.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Entry } from './entry.ts';
import { upcast } from './upcast.ts';

/** Boxes that a fact says are in play; the others say nothing of it. */
function boxesIn(fact: GameEvent): readonly string[] {
  if (fact.type === 'game.created') return fact.expansions;
  return fact.type === 'settings.changed' ? (fact.expansions ?? []) : [];
}

/** R-GEN-16: the first box that a fact brings into play and that this game does not know. */
export function refuseUnknownRules(fact: GameEvent, ruleset: Ruleset): Refusal | null {
  const id = boxesIn(fact).find((box) => !ruleset.boxes.includes(box));
  if (id === undefined) return null;
  const near = nearest(id, ruleset.boxes);
  return refuse('id-unknown', { kind: 'box', id, ...(near ? { nearest: near } : {}) });
}

/** The facts of an entry, those of an amendment included. */
function factsOf({ body }: Entry): GameEvent[] {
  if (body.kind === 'fact') return [body.fact];
  return body.kind === 'amendment' ? body.facts.map(({ fact }) => fact) : [];
}

/** What a record names that is not known here: the entry, and the id. */
export interface UnknownRules {
  seq: number;
  id: string;
}

/** The first such place of a record, or null; the first `known` entries are known to have none. */
export function unknownRulesIn(
  entries: readonly Entry[],
  ruleset: Ruleset,
  known = 0,
): UnknownRules | null {
  for (const entry of entries.slice(known)) {
    for (const fact of upcast(entry).flatMap(factsOf)) {
      const refusal = refuseUnknownRules(fact, ruleset);
      if (refusal) return { seq: entry.seq, id: String(refusal.with['id']) };
    }
  }
  return null;
}
