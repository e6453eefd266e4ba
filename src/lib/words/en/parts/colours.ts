import type { Colour, TechnologyColour } from '../../../core/vocabulary.ts';
import { listed } from './amounts.ts';

/** The colours of the players. */
export const colours: Readonly<Record<Colour, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  slate: 'black',
};

/** The colours of technologies. */
export const technologyColours: Readonly<Record<TechnologyColour, string>> = {
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  red: 'red',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "one yellow and two red", of technologies or their symbols. */
export function inColours(counts: Readonly<Partial<Record<TechnologyColour, number>>>): string {
  const parts = (Object.keys(technologyColours) as TechnologyColour[])
    .map((colour) => ({ colour, count: counts[colour] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => `${NUMBERS[count] ?? count} ${technologyColours[colour]}`);
  return listed(parts);
}
