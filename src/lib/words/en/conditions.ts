/** What an objective still lacks, in English: no full stop. */
import type { Amounts, Missing } from '../../core/conditions/verdict.ts';
import type { Names } from '../names.ts';
import { plural } from './parts/plural.ts';
import { listed } from './parts/amounts.ts';
import { people, pool } from './parts/spoken.ts';
import { spokenTerms } from '../terms.ts';
import { planetTraits } from './parts/traits.ts';
import { technologyColours } from './parts/colours.ts';
import type { PlanetTrait, TechnologyColour } from '../../core/vocabulary.ts';

/** Names that verdicts need. */
export type ConditionNames = Pick<Names, 'seat' | 'planet' | 'technology' | 'relic' | 'objective'>;

/** Names shown of a longer list. */
const SHOWN = 3;

/** Few enough to be said in words beside a colour. */
const FEW = ['', 'one', 'two', 'three'];

/** "one more", "2 more". */
const more = (count: number): string => (count === 1 ? 'one more' : `${count} more`);
/** "one more planet", "2 more planets". */
const moreOf = (count: number, one: string, other: string) =>
  `${more(count)} ${count === 1 ? one : other}`;

/** "A, B, C and 5 more". */
function some(ids: readonly string[], name: (id: string) => string): string {
  const shown = ids.slice(0, SHOWN).map(name);
  const rest = ids.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** A longer list of free planets helps no one to choose one. */
const FEW_FREE = 6;

/** A list after a lead-in, or nothing. */
const after = (lead: string, text: string) => (text ? `; ${lead}: ${text}` : '');

/** The planets that fit and are free, while there are few enough to be of use. */
const freeOnes = (free: readonly string[], names: ConditionNames) =>
  free.length > FEW_FREE ? '' : after('free ones', some(free, names.planet));

const eitherTrait = (traits: readonly PlanetTrait[]) =>
  either(traits.map((trait) => planetTraits[trait]));

const either = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

const eitherColour = (colours: readonly TechnologyColour[]) =>
  either(colours.map((colour) => technologyColours[colour]));

/** One of each part, and several. */
const PARTS: { [Part in keyof Amounts]: readonly [one: string, other: string] } = {
  resources: ['resource', 'resources'],
  influence: ['influence', 'influence'],
  tradeGoods: ['trade good', 'trade goods'],
  get commandTokens() {
    return spokenTerms().payable;
  },
  actionCards: ['action card', 'action cards'],
  relicFragments: ['relic fragment', 'relic fragments'],
};

const countOf = (count: number, one: string, other: string) => plural(count, { one, other });

/** "3 resources, 3 influence and 3 trade goods"; parts of zero are left out. */
export function price(parts: Amounts, say = countOf): string {
  const named = (Object.keys(PARTS) as (keyof Amounts)[]).filter((part) => parts[part] > 0);
  // Said of the first, it holds for the others.
  return listed(named.map((part, i) => (i > 0 ? countOf : say)(parts[part], ...PARTS[part])));
}

type MissingPhrases = {
  [Kind in Missing['kind']]: (
    facts: Extract<Missing, { kind: Kind }>,
    names: ConditionNames,
  ) => string;
};

/** One phrase per kind of what is missing. */
const missing: MissingPhrases = {
  'planets-with-trait': ({ traits, have, more: count, free }, names) => {
    // All three are as near as each other: which of them it is helps no one.
    const any = traits.length >= 3;
    const none = `${count} planets of one trait (none yet)`;
    if (any && have === 0) return `${none}${freeOnes(free, names)}`;
    const [one, other] = any
      ? ['planet of one trait', 'planets of one trait']
      : [`${eitherTrait(traits)} planet`, `${eitherTrait(traits)} planets`];
    return `${moreOf(count, one, other)}${freeOnes(free, names)}`;
  },
  'planets-in-non-home-systems': ({ more: count, free }, names) =>
    `${moreOf(count, 'planet', 'planets')} outside home systems${freeOnes(free, names)}`,
  'planets-in-others-home-systems': ({ more: count }) =>
    `${moreOf(count, 'planet', 'planets')} in another player’s home system`,
  'planets-with-specialty': ({ more: count, free }, names) =>
    `${moreOf(count, 'planet', 'planets')} with a technology specialty${freeOnes(free, names)}`,
  'planets-with-attachments': ({ more: count }) =>
    `${moreOf(count, 'planet', 'planets')} with an attachment`,
  'planet-values': ({ value, more: count }) =>
    value === 'resources'
      ? `${moreOf(count, 'resource', 'resources')} on planets`
      : `${more(count)} influence on planets`,
  'legendary-planets': ({ more: count, free }, names) =>
    `${moreOf(count, 'legendary planet', 'legendary planets')}${freeOnes(free, names)}`,
  planets: ({ more: count }) => moreOf(count, 'planet', 'planets'),
  'fleet-tokens': ({ more: count }) =>
    moreOf(count, `token in the ${pool('fleet').place}`, `tokens in the ${pool('fleet').place}`),
  planet: ({ planet, holder }, names) =>
    holder === null
      ? names.planet(planet)
      : `${names.planet(planet)}, held by ${names.seat(holder)}`,
  'planets-in-shared-systems': ({ more: count, near }, names) =>
    `${moreOf(count, 'planet', 'planets')} in a system where another player has one too${after('for example', some(near, names.planet))}`,
  'players-with-fewer-planets': ({ more: count }) =>
    `${moreOf(count, 'player', 'players')} with fewer planets`,
  'unit-upgrades': ({ more: count }) => moreOf(count, 'unit upgrade', 'unit upgrades'),
  'technologies-in-colours': ({ colours, perColour, short }) => {
    const rows = short.map(
      (row) => `${FEW[row.more] ?? row.more} more ${technologyColours[row.colour]}`,
    );
    const all = rows.length <= colours ? listed(rows) : rows.join(', ');
    const lead = `${perColour} technologies in ${moreOf(colours, 'colour', 'colours')}`;
    return rows.length > 0 ? `${lead}: ${colours === 1 ? either(rows) : all}` : lead;
  },
  'technologies-of-one-colour': ({ colours, more: count }) =>
    moreOf(count, `${eitherColour(colours)} technology`, `${eitherColour(colours)} technologies`),
  'faction-technologies': ({ more: count, open }, names) =>
    `${moreOf(count, `${people().one} technology`, `${people().one} technologies`)}${after('still available', some(open, names.technology))}`,
  payment: ({ short }) => price(short, moreOf),
  notes: ({ more: count }) =>
    `${moreOf(count, 'promissory note', 'promissory notes')} from other players in the play area`,
  laws: ({ more: count }) => `${moreOf(count, 'law', 'laws')} in play`,
  'last-to-pass': ({ waiting }, names) =>
    waiting.length === 0
      ? 'another player passes later'
      : `${listed(waiting.map(names.seat))} ${waiting.length > 1 ? 'have' : 'has'} yet to pass`,
  elected: ({ resolved }) => (resolved ? 'not elected' : 'nothing decided yet'),
  'home-planet-lost': () => 'no home-system planet lost this turn',
  technologies: ({ more: count }) => moreOf(count, 'technology', 'technologies'),
  relic: ({ relic }, names) => names.relic(relic),
  compared: (row, names) => `compared with ${listed(row.with.map(names.seat))}`,
  told: () => 'the table said no',
  all: ({ of }, names) => of.map((part) => missingPhrase(part, names)).join('; '),
};

/** The phrase of one thing that is missing. */
export function missingPhrase(row: Missing, names: ConditionNames): string {
  const phrase = missing[row.kind] as (row: Missing, names: ConditionNames) => string;
  return phrase(row, names);
}

/** What can be lacking that is no thing to get. */
type WhyNot = 'last-to-pass' | 'elected' | 'home-planet-lost' | 'compared' | 'told';
const whyNot: {
  [Kind in WhyNot]: (facts: Extract<Missing, { kind: Kind }>, names: ConditionNames) => string;
} = {
  'last-to-pass': (row, names) =>
    row.waiting.length === 0 ? 'Another player passes later' : missing['last-to-pass'](row, names),
  elected: ({ resolved }) => (resolved ? 'Not elected' : 'Nothing decided yet'),
  'home-planet-lost': () => 'No home-system planet lost this turn',
  compared: (row, names) => `Compared with ${listed(row.with.map(names.seat))}`,
  told: () => 'The table said no',
};

/** What is missing, as a sentence: "Needs one more planet", "The table said no". */
export function lacking(row: Missing, names: ConditionNames): string {
  const says = whyNot[row.kind as WhyNot] as
    ((row: Missing, names: ConditionNames) => string) | undefined;
  return says?.(row, names) ?? `Needs ${missingPhrase(row, names)}`;
}

/** "3 of 4"; what is beyond the need is not shown. */
export const progress = (have: number, need: number): string =>
  `${Math.min(have, need)} of ${need}`;
