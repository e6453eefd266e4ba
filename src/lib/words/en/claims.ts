import { amounts, listed, signed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';
import { statusStep } from './parts/status-step.ts';

/** Claims of several objectives in one tap, each kind with its limit. */
export const claims = {
  eyebrow: (number: number, of: number) => statusStep(number, of, 'claim objectives'),
  sub: (person: string, most: number) =>
    most === 1 ? `${person} can claim one card` : `${person} can claim up to ${most} cards`,
  nothingOpen: (person: string) => `${person} has nothing left to claim`,
  publics: 'Public',
  oneOf: 'one of these',
  /** Kinds of a ruleset's own: one that closes after the round of its first claim, those held for now. */
  closing: 'Preliminary',
  closes: (names: readonly string[]) =>
    names.length === 0
      ? 'closes after the first round it’s claimed in'
      : `closes after this round, claimed by ${listed(names)}`,
  standing: 'Special',
  mustClaim: 'must be claimed when met',
  other: 'More objectives',
  secret: 'Secret',
  secretOne: 'one, if met',
  nameSecret: 'Claim a secret',
  noSecret: 'Don’t claim the secret',
  points: (points: number) => signed(points),
  row: (objective: string, points: number) => `${objective}, ${signed(points)}`,
  askTable: 'Not tracked: ask the table',
  locked: (open: number, goal: number) =>
    `${plural(open, { one: 'stage I card', other: 'stage I cards' })} revealed. Stage II opens at ${goal}.`,
  /** Turned up late, or by hand. */
  reveal: 'Reveal another',
  refused: 'Not now',
  notMet: 'Not met',
  notMetGlance: (count: number) => amounts.cards(count),
  claim: (count: number, objective: string) =>
    count === 1 ? `Claim ${objective}` : `Claim these ${count}`,
  change: (from: number, to: number) => `from ${from} to ${amounts.points(to)}`,
  nothing: (name: string) => `Nothing to claim for ${name}`,
  nothingShort: 'Nothing',
  noOneShort: 'No one else claims',
  noOneElse: (names: readonly string[]) =>
    `No one else claims: ${listed(names)} ${names.length === 1 ? 'is' : 'are'} done`,
  waits: (name: string, points: number) =>
    `${name} has ${amounts.points(points)}. No one wins until everyone has claimed.`,
  penalty: (name: string, earned: number, less: number) =>
    `${name}: ${amounts.points(earned)}, less ${less} for missing home planets`,
  earlier: 'Claims come in any order',
  first: (name: string) => `${name} claims now`,
} as const;
