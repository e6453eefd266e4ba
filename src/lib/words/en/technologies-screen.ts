import type { StandIn } from '../../core/rules/prerequisites.ts';
import type { TechnologyColour } from '../../core/vocabulary.ts';
import { amounts, few, listed } from './parts/amounts.ts';
import { inColours, technologyColours as colours } from './parts/colours.ts';
import { whose } from './parts/possessive.ts';

const short = (names: readonly string[]) => listed(few(names));

type ColourNumbers = Readonly<Partial<Record<TechnologyColour, number>>>;

/** Every sentence about technologies: on the sheet, and where they are researched. */
export const technologiesScreen = {
  untracked: (name: string) => `${whose(name)} technologies aren’t tracked yet.`,
  track: (technologies: readonly string[]) =>
    technologies.length > 0
      ? `Track them from now on: ${short(technologies)}`
      : 'Track them from now on',

  letters: { green: 'G', blue: 'B', yellow: 'Y', red: 'R' } satisfies Record<
    TechnologyColour,
    string
  >,
  colours,
  pips: (counts: ColourNumbers) => inColours(counts) || 'nothing',
  owned: 'Owned',
  none: 'No technologies yet.',
  upgrade: 'unit upgrade',
  upgrades: 'Unit upgrades',
  open: (technology: string) => `${technology}: lose it`,
  loses: (name: string, technology: string) => `${name} loses ${technology}`,

  next: 'Can be researched now',
  nothingNext: 'Nothing within reach.',
  researches: (name: string, technology: string) => `${name} researches ${technology}`,
  /** What is recorded, with the payment that goes along. */
  andPays: (act: string, paidWith: string) => `${act} and pays: ${paidWith}`,
  /** A payment that is another one for this technology alone, or none. */
  pays: (paidWith: string | null) =>
    paidWith === null ? 'without paying: not enough left' : `pays: ${paidWith}`,
  needs: (counts: ColourNumbers) => `needs ${inColours(counts) || 'nothing'}`,
  own: (faction: string) => `${faction} only`,
  copiedOf: (names: readonly string[]) => `owned by ${listed(names)}`,
  /** What stands in for prerequisites, and what that costs. */
  standIn: ({ source, covers, known }: StandIn, what: string) => {
    const place = `in place of ${inColours(covers)}`;
    const unless = known ? '' : ', if it’s readied';
    if (source.kind === 'waiver') {
      const unlocked = known ? '' : ', if it’s unlocked';
      if (source.price === null) return `${what} ${place}${unlocked}`;
      if (source.price === 'infantry') return `remove an infantry ${place} (${what})${unlocked}`;
      if (source.price === 'captured-unit') return `return a captured unit ${place} (${what})`;
      const price = source.price === 'exhaust-and-resources' ? ' and spend 2 resources' : '';
      return `exhaust ${what}${price} ${place}${unless}`;
    }
    const stays = source.kind === 'planet' && !source.turns;
    return stays
      ? `${what} ${place}, without being exhausted`
      : `exhaust ${what} ${place}${unless}`;
  },
  /** Abilities of factions that leave prerequisites out. */
  abilities: { analytical: 'Analytical', riftmeld: 'Riftmeld' } as Readonly<Record<string, string>>,
  reach: (count: number) => `Out of reach: ${count}`,
  missing: (counts: ColourNumbers) => `missing: ${inColours(counts)}`,
  short: (name: string, technology: string, counts: ColourNumbers) =>
    `${name} lacks ${inColours(counts)} for ${technology}`,
  anyway: 'Research anyway',
  anywayLabel: (name: string, technology: string) => `${name} researches ${technology} anyway`,

  gain: 'Gain another',
  gainHint: 'Prerequisites don’t matter when you gain a technology.',
  instead: (name: string, tokens: number) =>
    `${name} doesn’t research: it gains ${amounts.commandTokens(tokens)} instead.`,
  gainsTokens: (name: string, tokens: number) => `${name} gains ${amounts.commandTokens(tokens)}`,
  copies: (name: string) => `${name} doesn’t research: it gains what others own.`,
  which: 'Which technology?',

  start: (name: string, count: number) =>
    `${name} chooses ${count === 1 ? 'a starting technology' : `${count} starting technologies`}`,
};
