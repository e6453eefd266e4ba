import { listed } from './parts/amounts.ts';
import { changesOf } from './parts/phrases.ts';
import { statusStep } from './parts/status-step.ts';
import { manyTokens, ownSentence, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

type TokenChange = Readonly<Record<'tactic' | 'fleet' | 'strategy', number>>;

/** Every sentence of gaining command tokens in the status phase. */
export const tokens = {
  eyebrow: (number: number, of: number) => statusStep(number, of, things().commandToken[1]),
  get title() {
    return things().tokens;
  },
  sub: 'Everyone gains at once, then redistributes',
  usual: 'Default for all',
  /** Above the usual tokens of each player, where they are still to come. */
  get then() {
    return `Then the default ${things().commandToken[1]}`;
  },
  /** Who places what. */
  places: (names: readonly string[], change: TokenChange) =>
    `${listed(names)}: ${changesOf(change)}.`,
  placesAll: (change: TokenChange) => `Everyone: ${changesOf(change)}.`,
  placesElse: (change: TokenChange) => `Everyone else: ${changesOf(change)}.`,
  get untracked() {
    return `Everyone has gained ${manyTokens()}`;
  },
  untrackedDetail: 'Two each, then redistribute',
  get record() {
    return `Record these ${manyTokens()}`;
  },
  /** The tokens, and all that is left of the phase. */
  andRest: (what: string) => `${what}, then ready all`,
  rest: (steps: readonly string[]) =>
    steps.join() === 'ready,repair,return-cards'
      ? 'The same tap also readies, repairs and returns cards.'
      : 'The same tap also does the rest of the phase.',
  get only() {
    return `${tokens.title} only`;
  },
  onlyLabel: (what: string) => `${what}, ${manyTokens()} only`,
  reset: 'Default',
  resetLabel: (name: string) => `Default ${manyTokens()} for ${name}`,
  total: (before: number, after: number) => `${before} to ${after}`,
  totalLabel: (name: string, before: number, after: number) =>
    `${name}: ${before} on the sheet, ${after} after`,
  open: (name: string) => `Place ${whose(name)} ${manyTokens()}`,
  close: (name: string) => `Close ${whose(name)} ${manyTokens()}`,
  unplaced: (left: number) => `${left} to place`,
  tooMany: (over: number) => `${over} too many`,
  someUnplaced: (names: readonly string[]) =>
    `${listed(names)}: ${manyTokens()} not placed are lost`,
  someTooMany: (names: readonly string[]) => `${listed(names)}: more placed than gained`,
  more: (tokens: number) => `Hyper Metabolism: ${tokens} each round from now on`,
  moreLabel: (name: string, tokens: number) => `${name} gains ${tokens} each round from now on`,
  less: (tokens: number) => `${tokens} each round again`,
  get fleet() {
    return ownSentence('fleetLowered');
  },
} as const;
