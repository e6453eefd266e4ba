import * as v from 'valibot';
import {
  gainPlanets,
  losePlanet,
  placeAttachment,
  removeAttachment,
  turnPlanets,
} from '../planets.ts';
import { id, schemaOf, seat, verb } from './verb.ts';

const ids = schemaOf('planets.turned').entries.planets;
const attached = v.object({ planet: id, attachment: id });

/** Verbs of planets. */
export const planetVerbs = {
  gainPlanets: verb(
    'Planets come under control; `take` says that whoever has them loses them.',
    gainPlanets,
    v.object({ seat, planets: ids, take: v.optional(v.boolean()) }),
  ),
  losePlanet: verb('A planet is nobody’s any more.', losePlanet, v.object({ seat, planet: id })),
  turnPlanets: verb(
    'Planets are exhausted or readied by an effect.',
    turnPlanets,
    v.omit(schemaOf('planets.turned'), ['type']),
  ),
  placeAttachment: verb('A card is attached to a planet.', placeAttachment, attached),
  removeAttachment: verb('An attachment goes.', removeAttachment, attached),
};
