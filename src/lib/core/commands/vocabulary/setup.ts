import * as v from 'valibot';
import { setUpGame } from '../setup.ts';
import { id, schemaOf, text, verb } from './verb.ts';

const created = schemaOf('game.created').entries;
const player = created.players.item.entries;

/** Verbs of the setup. */
export const setupVerbs = {
  setUpGame: verb(
    'Lays the table and starts the game.',
    setUpGame,
    v.object({
      id: created.id,
      expansions: created.expansions,
      seats: v.pipe(
        v.array(
          v.object({
            name: text,
            faction: player.faction,
            colour: player.colour,
            technologies: v.optional(schemaOf('planets.turned').entries.planets),
            homePlanets: player.homePlanets,
          }),
        ),
        v.minLength(2),
        v.maxLength(8),
      ),
      speaker: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
      objectives: v.pipe(
        v.array(v.object({ objective: id, name: v.optional(text) })),
        v.maxLength(10),
      ),
      settings: v.optional(schemaOf('settings.changed').entries.settings),
    }),
  ),
};
