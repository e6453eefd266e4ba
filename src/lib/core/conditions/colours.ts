/** Conditions on the colours of technologies; unit upgrades have none (LRR PoK 61, 90.4). */
import type { Condition, TechnologyFacts } from '../cards.ts';
import type { Seat } from '../game.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';
import { countVerdict } from './counting.ts';
import type { KnownTable } from './holdings.ts';
import { synergyOf, type JoinedColours } from './synergy.ts';
import type { Missing, Verdict } from './verdict.ts';

type ColourCondition = Extract<
  Condition,
  { kind: 'technologiesInColours' | 'technologiesOfOneColour' }
>;
type ColourCounts = Readonly<Record<TechnologyColour, number>>;

/**
 * Neither a colour nor a unit: it stands for the technology that it copies, of any colour, maybe an
 * upgrade; what it copies is not tracked (R-OBJ-22).
 */
export const isCopy = ({ colour, upgrades }: TechnologyFacts): boolean =>
  colour === null && upgrades === null;

function countColours(owned: readonly { facts: TechnologyFacts | null }[]): ColourCounts {
  const counts = { green: 0, blue: 0, yellow: 0, red: 0 };
  for (const { facts } of owned) if (facts?.colour) counts[facts.colour] += 1;
  return counts;
}

const sumOf = (counts: ColourCounts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Most technologies that can count as one colour; `wild` ones are of any colour. */
function inOneColour(counts: ColourCounts, pair: JoinedColours, wild: number): number {
  if (pair === 'all') return sumOf(counts) + wild;
  const joined = pair ? counts[pair[0]] + counts[pair[1]] : 0;
  return Math.max(joined, ...Object.values(counts)) + wild;
}

/** Most colours that can have `each` technologies, one technology counting for one colour. */
function coloursWith(
  each: number,
  counts: ColourCounts,
  pair: JoinedColours,
  wild: number,
): number {
  if (pair === 'all') {
    return Math.min(TECHNOLOGY_COLOURS.length, Math.floor((sumOf(counts) + wild) / each));
  }
  const lack = (have: number, need: number) => Math.max(0, need - have);
  const lacks = TECHNOLOGY_COLOURS.filter((colour) => !pair?.includes(colour)).map((colour) =>
    lack(counts[colour], each),
  );
  if (pair) {
    const joined = counts[pair[0]] + counts[pair[1]];
    // The second colour of a pair costs what both lack beyond what the first did.
    const first = lack(joined, each);
    lacks.push(first, lack(joined, 2 * each) - first);
  }
  let left = wild;
  return lacks
    .sort((a, b) => a - b)
    .filter((cost) => {
      left -= cost;
      return left >= 0;
    }).length;
}

function missingColours(condition: ColourCondition, counts: ColourCounts, more: number): Missing {
  if (condition.kind === 'technologiesOfOneColour') {
    const best = Math.max(...Object.values(counts));
    const colours = TECHNOLOGY_COLOURS.filter((colour) => counts[colour] === best);
    return { kind: 'technologies-of-one-colour', colours, more };
  }
  const { perColour } = condition;
  const short = TECHNOLOGY_COLOURS.filter((colour) => counts[colour] < perColour)
    .map((colour) => ({ colour, more: perColour - counts[colour] }))
    .sort((a, b) => a.more - b.more);
  return { kind: 'technologies-in-colours', colours: more, perColour, short };
}

/** Technologies by colour; where a breakthrough decides, the question is whether it is owned. */
export function judgeColours(
  table: KnownTable,
  seat: Seat,
  owned: readonly { id: string; facts: TechnologyFacts | null }[],
  condition: ColourCondition,
): Verdict {
  const counts = countColours(owned);
  const wild = owned.filter(({ facts }) => facts === null || isCopy(facts)).length;
  const { sure, possible, question } = synergyOf(table, seat);
  const most = (pair: JoinedColours, extra: number) =>
    condition.kind === 'technologiesOfOneColour'
      ? inOneColour(counts, pair, extra)
      : coloursWith(condition.perColour, counts, pair, extra);
  const bounds = {
    min: most(sure, 0),
    max: Math.max(...possible.map((pair) => most(pair, wild))),
    items: owned.filter(({ facts }) => facts?.colour).map(({ id }) => id),
  };
  const need =
    condition.kind === 'technologiesOfOneColour' ? condition.count : condition.coloursAtLeast;
  const found = countVerdict(bounds, need, (more) => missingColours(condition, counts, more));
  // Where a relic decides as well, whether the whole is there is what is asked.
  const byBreakthrough = possible.some((pair) => pair !== 'all' && most(pair, 0) >= need);
  return found.value === 'ask' && wild === 0 && byBreakthrough ? { ...found, question } : found;
}
