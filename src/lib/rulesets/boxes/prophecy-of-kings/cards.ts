import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { attachments } from './attachments.ts';
import { conditions } from './conditions.ts';
import { explorations } from './explorations.ts';
import { amendedFactions, factions } from './faction-cards.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { planets } from './planets.ts';
import { relics } from './relics.ts';
import { technologies } from './technologies.ts';

/** The printed cards of Prophecy of Kings; it brings the leaders of the base factions too. */
export const cards = {
  effects,
  planets,
  technologies,
  attachments,
  factions,
  leaders,
  relics,
  notes,
  conditions,
  explorations,
  amended: { factions: amendedFactions },
} satisfies CardsChanges;
