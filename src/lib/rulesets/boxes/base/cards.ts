import type { CardsChanges } from '../../cards-changes.ts';
import { attachments } from './attachments.ts';
import { componentActions } from './component-actions.ts';
import { conditions } from './conditions.ts';
import { factions } from './faction-cards.ts';
import { gains } from './gains.ts';
import { notes } from './notes.ts';
import { planets } from './planets.ts';
import { pointSources } from './point-sources.ts';
import { technologies } from './technologies.ts';
import { waivers } from './waivers.ts';

/** The printed cards of the base game. */
export const cards: CardsChanges = {
  planets,
  technologies,
  attachments,
  factions,
  notes,
  conditions,
  waivers,
  componentActions,
  pointSources,
  gains,
};
