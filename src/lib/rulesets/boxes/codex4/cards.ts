import type { CardsChanges } from '../../cards-changes.ts';
import { componentActions } from './component-actions.ts';
import { gains } from './gains.ts';
import { planets } from './planets.ts';
import { pointSources } from './point-sources.ts';
import { relics } from './relics.ts';

/** Codex IV, Liberation: three relics, one planet, and events. */
export const cards: CardsChanges = { planets, relics, componentActions, pointSources, gains };
