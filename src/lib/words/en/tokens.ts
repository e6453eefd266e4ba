import { listed } from './parts/amounts.ts';
import { changesOf } from './parts/phrases.ts';
import { statusStep } from './parts/status-step.ts';
import { ownSentence } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

type Change = Readonly<Record<'tactic' | 'fleet' | 'strategy', number>>;

/** Every sentence of gaining command tokens in the status phase. */
export const tokens = {
  eyebrow: (number: number, of: number) => statusStep(number, of, 'command tokens'),
  title: 'Tokens',
  sub: 'Everyone gains at once, then redistributes',
  usual: 'Default for all',
  /** Above the usual tokens of each player, where they are still to come. */
  then: 'Then the default command tokens',
  /** Who places what. */
  places: (names: readonly string[], change: Change) => `${listed(names)}: ${changesOf(change)}.`,
  placesAll: (change: Change) => `Everyone: ${changesOf(change)}.`,
  placesElse: (change: Change) => `Everyone else: ${changesOf(change)}.`,
  untracked: 'Everyone has gained tokens',
  untrackedDetail: 'Two each, then redistribute',
  record: 'Record these tokens',
  /** The tokens, and all that is left of the phase. */
  andRest: (what: string) => `${what}, then ready all`,
  rest: (steps: readonly string[]) =>
    steps.join() === 'ready,repair,return-cards'
      ? 'The same tap also readies, repairs and returns cards.'
      : 'The same tap also does the rest of the phase.',
  only: 'Tokens only',
  onlyLabel: (what: string) => `${what}, tokens only`,
  reset: 'Default',
  resetLabel: (name: string) => `Default tokens for ${name}`,
  total: (before: number, after: number) => `${before} to ${after}`,
  totalLabel: (name: string, before: number, after: number) =>
    `${name}: ${before} on the sheet, ${after} after`,
  open: (name: string) => `Place ${whose(name)} tokens`,
  close: (name: string) => `Fold ${whose(name)} tokens`,
  unplaced: (left: number) => `${left} to place`,
  tooMany: (over: number) => `${over} too many`,
  someUnplaced: (names: readonly string[]) => `${listed(names)}: tokens not placed are lost`,
  someTooMany: (names: readonly string[]) => `${listed(names)}: more placed than gained`,
  more: (tokens: number) => `Hyper Metabolism: ${tokens} each round from now on`,
  moreLabel: (name: string, tokens: number) => `${name} gains ${tokens} each round from now on`,
  less: (tokens: number) => `${tokens} each round again`,
  get fleet() {
    return ownSentence('fleetLowered');
  },
} as const;
