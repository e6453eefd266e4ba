/** What the game on the table calls things, as sentences take it: read anew each time one is said. */
import type { TokenPool } from '../../../core/vocabulary.ts';
import type { Terms, ThingTerms } from '../../game-terms.ts';
import { spokenTerms } from '../../terms.ts';

/** A pool: "tactic pool", "2 tactic tokens". */
export const pool = (id: TokenPool) => spokenTerms().pools[id];

/** The name of each pool, read anew each time, and what stands in the same list. */
export function withPools<More extends Readonly<Record<string, string>>>(
  more: More,
): Readonly<Record<TokenPool, string>> & More {
  const pools = {
    get tactic() {
      return pool('tactic').name;
    },
    get fleet() {
      return pool('fleet').name;
    },
    get strategy() {
      return pool('strategy').name;
    },
  };
  return Object.assign(pools, more);
}

const THINGS: ThingTerms = {
  token: ['a token', 'token', 'tokens'],
  commandToken: ['command token', 'command tokens'],
  tokens: 'Tokens',
  ready: 'Ready',
  readied: 'readied',
  component: 'Component',
  scoring: ['score', 'scores', 'scored', 'Score', 'Scored', 'scoring'],
  heads: { commandTokens: 'Command tokens', readied: 'Readied', ready: 'ready' },
};

/** What tokens, readied planets and further actions are called. */
export const things = (): ThingTerms => spokenTerms().things ?? THINGS;

/** A token with its article, by itself, and several. */
export const aToken = (): string => things().token[0];
export const oneToken = (): string => things().token[1];
export const manyTokens = (): string => things().token[2];

/** To score an objective, as the game on the table says it. */
export const toScore = (): string => things().scoring[0];
export const doesScore = (): string => things().scoring[1];
export const isScored = (): string => things().scoring[2];
export const actScore = (): string => things().scoring[3];

/** A phase within a sentence, after "the", "this" or "each": "status phase". */
export const inPhase = (id: keyof Terms['within']): string => spokenTerms().within[id];

/** Factions, or what they are called here. */
export const people = () => spokenTerms().people;

/** A sentence that each game says in its own way. */
export const ownSentence = (id: keyof Terms['sentences']): string => spokenTerms().sentences[id];

/** Whether an id is that of a pool. */
export const isPool = (id: string): id is TokenPool => Object.hasOwn(spokenTerms().pools, id);
