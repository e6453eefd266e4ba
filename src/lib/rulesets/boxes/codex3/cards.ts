import type { CardsChanges } from '../../cards-changes.ts';
import { componentActions } from './component-actions.ts';
import { conditions } from './conditions.ts';
import { explorations } from './explorations.ts';
import { factions } from './faction-cards.ts';
import { gains } from './gains.ts';
import { amendedLeaders, leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { planets } from './planets.ts';
import { technologies } from './technologies.ts';
import { waivers } from './waivers.ts';

/** Codex III, Vigil: the Council Keleres, and three secrets worded anew. */
export const cards: CardsChanges = {
  planets,
  technologies,
  waivers,
  factions,
  leaders,
  notes,
  componentActions,
  gains,
  explorations,
  amended: { conditions, leaders: amendedLeaders },
};
