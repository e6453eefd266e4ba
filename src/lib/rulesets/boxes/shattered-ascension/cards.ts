import type { Condition } from '../../../core/cards.ts';
import { heldJudges } from '../../../core/conditions/held.ts';
import type { CardsChanges } from '../../cards-changes.ts';
import { attachments } from './attachments.ts';
import { conditions } from './conditions.ts';
import type { Edition } from './editions.ts';
import { effects } from './effects.ts';
import { factionCards } from './factions.ts';
import { planets } from './planets.ts';
import { relics } from './relics.ts';
import { technologies } from './technologies.ts';

/** So many planets, of any kind or outside the own home system. */
const planetsFor = ({ count, outsideHome }: Edition['sovereign']): Condition => ({
  kind: 'planets',
  count,
  ...(outsideHome ? { outsideHome: true } : {}),
});

/** The printed cards of Shattered Ascension, as an edition plays them. */
export const cardsOf = (edition: Edition) =>
  ({
    attachments,
    conditions: {
      ...conditions,
      'spe-sovereign': planetsFor(edition.sovereign),
      'spe-imperial': planetsFor(edition.imperial),
      'spe-voice-of-the-council': { kind: 'holdsLaw', laws: ['voice-of-the-council'] },
    },
    judges: heldJudges,
    effects,
    factions: factionCards,
    planets,
    relics,
    technologies,
  }) satisfies CardsChanges;
