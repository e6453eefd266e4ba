import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { factionCards } from './factions.ts';
import { planets } from './planets.ts';
import { relics } from './relics.ts';
import { technologies } from './technologies.ts';

/** The printed cards of Shattered Ascension, but for what its objectives ask for: that differs by edition. */
export const cards = {
  effects,
  factions: factionCards,
  planets,
  relics,
  technologies,
} satisfies CardsChanges;
