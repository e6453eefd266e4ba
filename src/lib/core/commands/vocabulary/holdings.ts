import * as v from 'valibot';
import {
  attestCondition,
  correctHoldings,
  correctPlanetCard,
  gainRelic,
  gainTechnology,
  loseTechnology,
  pay,
  placeNote,
  purgeRelic,
  researchTechnology,
  returnNote,
  settleSecondary,
  turnLeader,
} from '../holdings.ts';
import { id, schemaOf, seat, text, verb } from './verb.ts';

const ids = schemaOf('planets.turned').entries.planets;
const note = v.object({ seat, note: id, owner: seat });
const cause = v.optional(text);

/** Verbs of technologies, relics, leaders, notes and payments. */
export const holdingVerbs = {
  researchTechnology: verb(
    'Researches a technology; `exhausted` planets stand in for prerequisites.',
    researchTechnology,
    v.object({ seat, technology: id, exhausted: v.optional(ids), cause }),
  ),
  gainTechnology: verb(
    'Gains a technology without its prerequisites.',
    gainTechnology,
    v.object({ seat, technology: id, cause }),
  ),
  loseTechnology: verb(
    'A technology goes back to its deck.',
    loseTechnology,
    v.object({ seat, technology: id }),
  ),
  gainRelic: verb(
    'Gains a relic, from the deck or from somebody.',
    gainRelic,
    v.object({ seat, relic: id, from: v.optional(seat) }),
  ),
  purgeRelic: verb('Purges a relic for good.', purgeRelic, v.object({ seat, relic: id })),
  turnLeader: verb(
    'A leader is unlocked, exhausted, readied or purged.',
    turnLeader,
    v.omit(schemaOf('leader.turned'), ['type']),
  ),
  placeNote: verb('A promissory note of somebody else comes into the play area.', placeNote, note),
  returnNote: verb('A promissory note goes back to its owner.', returnNote, note),
  pay: verb(
    'Pays with planets, goods, tokens or cards.',
    pay,
    v.omit(schemaOf('payment.made'), ['type']),
  ),
  attestCondition: verb(
    'The table says what the app cannot know; it holds until the phase ends.',
    attestCondition,
    v.omit(schemaOf('condition.attested'), ['type']),
  ),
  settleSecondary: verb(
    'A secondary that was not paid is paid now, or forgiven.',
    settleSecondary,
    v.object({ seat, card: id, how: schemaOf('secondary.settled').entries.how }),
  ),
  correctHoldings: verb(
    'Sets what a seat owns to what lies on the table; null makes it unknown.',
    correctHoldings,
    v.omit(schemaOf('holdings.corrected'), ['type']),
  ),
  correctPlanetCard: verb(
    'Sets side and attachments of a planet.',
    correctPlanetCard,
    v.omit(schemaOf('planet-card.corrected'), ['type']),
  ),
};
