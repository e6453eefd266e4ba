/**
 * Whether a game is played by rules, and with boxes, that are known here. The table may overrule a
 * rule, but by rules that no one has there is no going on: such a fact is neither recorded nor read.
 */
import type { EventOf, GameEvent, OwnFact } from '../events.ts';
import { closestMatch } from '../closest-match.ts';
import { isDefined, isOwnFact } from '../own-step.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { familyOf, type Ruleset } from '../ruleset.ts';
import type { Written } from './entry.ts';
import { upcast } from './upcast.ts';

type Choosing = EventOf<'game.created' | 'settings.changed'>;

/** Whether a fact says by which rules and with which boxes the game is played. */
function chooses(fact: GameEvent): fact is Choosing {
  return fact.type === 'game.created' || fact.type === 'settings.changed';
}

function unknown(kind: 'ruleset' | 'box', id: string, known: readonly string[]): Refusal {
  const near = closestMatch(id, known);
  return refuse('id-unknown', { kind, id, ...(near ? { nearest: near } : {}) });
}

/** R-OWN-01: a fact that no step of the ruleset defines, or whose data is not what it defines. */
function refuseUnknownFact(fact: OwnFact, { plan: { own = {} } }: Ruleset): Refusal | null {
  const definitions = Object.values(own).flatMap(({ facts }) => facts[fact.type] ?? []);
  return definitions.some((definition) => isDefined(definition, fact))
    ? null
    : refuse('id-unknown', { kind: 'fact', id: fact.type });
}

/**
 * R-GEN-16: the game that a fact lays, or the first box that it brings into play, which is not
 * known here. Where a game is not known, the ruleset in question is one of another game.
 */
export function refuseUnknownRules(fact: GameEvent, ruleset: Ruleset): Refusal | null {
  if (isOwnFact(fact)) return refuseUnknownFact(fact, ruleset);
  if (!chooses(fact)) return null;
  const family = familyOf(ruleset.id);
  if (fact.type === 'game.created' && familyOf(fact.ruleset) !== family) {
    return unknown('ruleset', familyOf(fact.ruleset), [family]);
  }
  const box = fact.expansions?.find((id) => !ruleset.boxes.includes(id));
  return box === undefined ? null : unknown('box', box, ruleset.boxes);
}

/** What a record names that is not known here: the entry, and the id. */
export interface UnknownRules {
  seq: number;
  id: string;
}

/** The first such place of a record, or null; the first `known` entries are known to have none. */
export function unknownRulesIn(
  entries: readonly Written[],
  ruleset: Ruleset,
  known = 0,
): UnknownRules | null {
  for (let seq = known + 1; seq <= entries.length; seq++) {
    for (const { body } of upcast(entries, seq)) {
      // The fact of an amendment too.
      const refusal = 'fact' in body ? refuseUnknownRules(body.fact, ruleset) : null;
      if (refusal) return { seq, id: String(refusal.with['id']) };
    }
  }
  return null;
}
