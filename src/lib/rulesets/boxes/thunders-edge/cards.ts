import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { amendedNotes } from '../codex1/notes.ts';
import { conditions } from '../codex3/conditions.ts';
import { amendedFactions, factions } from './faction-cards.ts';
import { amendedLeaders, leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { amendedPlanets, planets } from './planets.ts';
import { relics } from './relics.ts';
import { technologies } from './technologies.ts';

/** The printed cards of Thunder's Edge; what codices worded anew is printed so in this box too. */
export const cards = {
  effects,
  planets,
  technologies,
  factions,
  leaders,
  relics,
  notes,
  amended: {
    planets: amendedPlanets,
    factions: amendedFactions,
    leaders: amendedLeaders,
    notes: amendedNotes,
    conditions,
  },
} satisfies CardsChanges;
