import { listed, signed } from './parts/amounts.ts';
import { actScore, doesScore, isScored, things, toScore } from './parts/spoken.ts';
import { statusStep } from './parts/status-step.ts';

/** Every sentence of scoring in the status phase. */
export const score = {
  eyebrow: (number: number, of: number) => statusStep(number, of, `${toScore()} objectives`),
  quota: (person: string) => `${person}: one public, one secret at most`,
  publics: 'Public',
  oneOfThese: 'one of these',
  noneRevealed: 'none revealed',
  scoredNow: (names: readonly string[]) => `${isScored()}: ${listed(names)}`,
  justScored: (
    name: string,
    scores: readonly (readonly [objective: string, points: number])[],
    heroes: readonly string[],
  ) => {
    const said = listed(scores.map(([objective, points]) => `${objective} ${signed(points)}`));
    const unlocked =
      heroes.length > 0 ? `. ${listed(heroes)} ${heroes.length > 1 ? 'are' : 'is'} unlocked` : '';
    return `${name}: ${said}${unlocked}`;
  },
  points: (points: number) => signed(points),
  /** The act where the table is asked: a yes, and the points. */
  yes: (points: number) => `Yes, ${signed(points)}`,
  scores: (name: string, objective: string, points: number) =>
    `${name} ${doesScore()} ${objective}, ${signed(points)}`,
  /** The same, and the player is done: nothing else is scored. */
  get only() {
    return `${actScore()}, then done`;
  },
  yesOnly: 'Yes, then done',
  scoresOnly: (name: string, objective: string, points: number) =>
    `${name} ${doesScore()} ${objective}, ${signed(points)}, and is done`,
  scoredBefore: (names: readonly string[]) => `${things().scoring[4]} before: ${names.join(', ')}`,
  no: 'No',
  deniedFor: (name: string, objective: string) => `${name} doesn’t meet ${objective}`,
  get anyway() {
    return `${actScore()} anyway`;
  },
  anywayFor: (objective: string) => `${actScore()} ${objective} anyway`,
  secret: 'Secret',
  get secretWasScored() {
    return `Secret ${isScored()}`;
  },
  secretsHeld: (scored: number, hand: number | null) =>
    hand === null ? `${scored} ${isScored()}` : `${scored} ${isScored()}, ${hand} in hand`,
  nothing: (name: string) => `Nothing to ${toScore()} for ${name}`,
  get nothingShort() {
    return `Nothing to ${toScore()}`;
  },
  /** Those who are left score nothing either. */
  get noOneShort() {
    return `No one else ${doesScore()}`;
  },
  noOneElse: (names: readonly string[]) =>
    `No one else ${doesScore()}: ${listed(names)} ${names.length === 1 ? 'is' : 'are'} done`,
  done: (name: string) => `${name} is done`,
  then: 'then',
} as const;
