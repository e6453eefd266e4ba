import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { conditions } from './conditions.ts';
import { explorations } from './explorations.ts';
import { factions } from './faction-cards.ts';
import { amendedLeaders, leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { planets } from './planets.ts';
import { technologies } from './technologies.ts';

/** Codex III, Vigil: the Council Keleres, and three secrets worded anew. */
export const cards = {
  effects,
  planets,
  technologies,
  factions,
  leaders,
  notes,
  explorations,
  amended: { conditions, leaders: amendedLeaders },
} satisfies CardsChanges;
