import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { attachments } from './attachments.ts';
import { conditions } from './conditions.ts';
import { factions } from './faction-cards.ts';
import { notes } from './notes.ts';
import { planets } from './planets.ts';
import { technologies } from './technologies.ts';

/** The printed cards of the base game. */
export const cards = {
  effects,
  planets,
  technologies,
  attachments,
  factions,
  notes,
  conditions,
} satisfies CardsChanges;
