/** What a family of games has to say of itself, for each language. */
import type { OwnFact } from '../core/events.ts';
import type { KnownPhase, OwnFactType, STEPS, TokenPool } from '../core/vocabulary.ts';
import type { FactNames } from './names.ts';

/** A pool of command tokens: by itself, within a sentence, and where there is no room. */
interface PoolTerm {
  name: string;
  within: string;
  short: string;
}

export interface Terms {
  /** The phases, as the table says them; those of a ruleset by their own ids. */
  phases: Readonly<Record<KnownPhase, string>> & Readonly<Record<string, string>>;
  /** The steps of each phase, as the table says them; those of a ruleset by their own ids. */
  steps: {
    readonly [P in KnownPhase]: Readonly<Record<(typeof STEPS)[P][number], string>> &
      Readonly<Record<string, string>>;
  } & Readonly<Record<string, Readonly<Record<string, string>>>>;
  pools: Readonly<Record<TokenPool, PoolTerm>>;
  people: { faction: string; noFaction: string; findFaction: string; abilities: string };
  /** What a fact of the ruleset says in the chronicle, without a full stop. */
  facts?: Readonly<Record<OwnFactType, (fact: OwnFact, names: FactNames) => string>>;
  /** What a button says that records such a fact; its seat is named above it. */
  offers?: Readonly<Record<OwnFactType, (data: OwnFact['data'], names: FactNames) => string>>;
  /** What the parts of such a fact are called that are typed, by their keys. */
  parts?: Readonly<Record<OwnFactType, Readonly<Record<string, string>>>>;
}
