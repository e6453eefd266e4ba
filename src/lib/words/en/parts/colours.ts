import type { Colour, TechnologyColour } from '../../../core/vocabulary.ts';

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
