import type { CardsChanges } from '../../cards-changes.ts';
import { amendedNotes } from '../codex1/notes.ts';
import { conditions } from '../codex3/conditions.ts';
import { componentActions } from './component-actions.ts';
import { amendedFactions, factions } from './faction-cards.ts';
import { gains } from './gains.ts';
import { amendedLeaders, leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { amendedPlanets, planets } from './planets.ts';
import { pointSources } from './point-sources.ts';
import { relics } from './relics.ts';
import { technologies } from './technologies.ts';
import { waivers } from './waivers.ts';

/** The printed cards of Thunder's Edge; what codices worded anew is printed so in this box too. */
export const cards: CardsChanges = {
  planets,
  technologies,
  waivers,
  factions,
  leaders,
  relics,
  notes,
  componentActions,
  pointSources,
  gains,
  amended: {
    planets: amendedPlanets,
    factions: amendedFactions,
    leaders: amendedLeaders,
    notes: amendedNotes,
    conditions,
  },
};
