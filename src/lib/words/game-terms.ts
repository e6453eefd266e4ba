/** What a family of games has to say of itself, for each language. */
import type { OwnFact } from '../core/events.ts';
import type { KnownPhase, OwnFactType, STEPS, TokenPool } from '../core/vocabulary.ts';
import type { FactNames } from './names.ts';

/**
 * A pool of command tokens. English needs it by itself, after a number or "from", as the place that tokens
 * lie in (after "the" or "each"), where there is no room, and as what so many tokens of it are called.
 */
interface PoolTerm {
  name: string;
  within: string;
  place: string;
  short: string;
  tokens: (count: number) => string;
}

/** Who sits at the table: a faction, a race. */
interface PeopleTerms {
  /** By itself, at the beginning of a line. */
  faction: string;
  /** After "a random" or "no", and several of them. */
  one: string;
  many: string;
  /** With its article. */
  any: string;
  another: string;
  noFaction: string;
  findFaction: string;
  abilities: string;
  /** The heading of what a player is called and plays. */
  profile: string;
}

/** Tokens, planets that are not exhausted, and what an action is that is none of the two others. */
export interface ThingTerms {
  /** With its article, by itself, and several. */
  token: readonly [a: string, one: string, many: string];
  commandToken: readonly [one: string, many: string];
  /** Several of them, at the beginning of a line. */
  tokens: string;
  /** "Ready", on a button; "readied", within a line. */
  ready: string;
  readied: string;
  component: string;
  /** What a player does with an objective: "score", "scores", "scored", and two of them at the beginning. */
  scoring: readonly [
    to: string,
    does: string,
    done: string,
    act: string,
    was: string,
    doing: string,
  ];
  /** At the beginning of a line, and within it, what stands above otherwise. */
  heads: Readonly<Record<'commandTokens' | 'readied' | 'ready', string>>;
}

export interface Terms {
  /** The phases, as the table says them; those of a ruleset by their own ids. */
  phases: Readonly<Record<KnownPhase, string>> & Readonly<Record<string, string>>;
  /** The steps of each phase, as the table says them; those of a ruleset by their own ids. */
  steps: {
    readonly [P in KnownPhase]: Readonly<Record<(typeof STEPS)[P][number], string>> &
      Readonly<Record<string, string>>;
  } & Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The phases within a sentence, after "the", "this" or "each": "status phase". */
  within: Readonly<Record<'strategy' | 'action' | 'status' | 'agenda', string>>;
  pools: Readonly<Record<TokenPool, PoolTerm>>;
  /** A token of the pools that an objective is paid with, and several. */
  payable: readonly [one: string, other: string];
  people: PeopleTerms;
  /** What else it calls otherwise than the base game. */
  things?: ThingTerms;
  /** Whole sentences that each game says in its own way. */
  sentences: {
    /** What the short heads of the score sheet mean. */
    heads: string;
    /** The table is reminded of its ships. */
    fleetLowered: string;
  };
  /** What it says otherwise than the base game in the status phase. */
  ownSentences?: Partial<
    Readonly<
      Record<
        /** The step in which everyone draws, and in which order. */
        | 'draws'
        | 'drawOrder'
        /** What the last steps of a round put back. */
        | 'clearsBoard'
        /** What a player unlocks, numbered where it has no name. */
        | 'upgrade'
        /** The card by which a player keeps its strategy cards. */
        | 'keepsCards',
        string
      >
    >
  >;
  /** Heads of the score sheet that it has otherwise: tokens, objectives of no stage, and those held for now. */
  heads?: Readonly<
    Record<'tokens' | 'unstaged' | 'unstagedShort' | 'standing' | 'planets' | 'votes', string>
  >;
  /** It has no commodities: no column is kept for them. */
  noCommodities?: true;
  /** What a fact of the ruleset says in the chronicle, without a full stop. */
  facts?: Readonly<Record<OwnFactType, (fact: OwnFact, names: FactNames) => string>>;
  /** What a button says that records such a fact; its seat is named above it. */
  offers?: Readonly<Record<OwnFactType, (data: OwnFact['data'], names: FactNames) => string>>;
  /** What the parts of such a fact are called that are typed, by their keys. */
  parts?: Readonly<Record<OwnFactType, Readonly<Record<string, string>>>>;
}
