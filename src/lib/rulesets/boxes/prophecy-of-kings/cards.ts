import type { CardsChanges } from '../../cards-changes.ts';
import { attachments } from './attachments.ts';
import { componentActions } from './component-actions.ts';
import { conditions } from './conditions.ts';
import { explorations } from './explorations.ts';
import { amendedFactions, factions } from './faction-cards.ts';
import { gains } from './gains.ts';
import { leaders } from './leaders.ts';
import { notes } from './notes.ts';
import { planets } from './planets.ts';
import { pointSources } from './point-sources.ts';
import { relics } from './relics.ts';
import { technologies } from './technologies.ts';
import { tokenSources } from './token-sources.ts';
import { waivers } from './waivers.ts';

/** The printed cards of Prophecy of Kings; it brings the leaders of the base factions too. */
export const cards: CardsChanges = {
  planets,
  technologies,
  attachments,
  factions,
  leaders,
  relics,
  notes,
  conditions,
  explorations,
  waivers,
  tokenSources,
  componentActions,
  pointSources,
  gains,
  amended: { factions: amendedFactions },
};
