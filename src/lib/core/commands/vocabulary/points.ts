import * as v from 'valibot';
import { bookPoints, forfeitSupport } from '../points.ts';
import { id, lines, schemaOf, seat, verb } from './verb.ts';

/** Verbs of points that move with a card, a planet or an oath. */
export const pointVerbs = {
  bookPoints: verb(
    'Points with what goes with them: a law or a relic moves, a relic is purged.',
    bookPoints,
    v.object({
      lines,
      source: schemaOf('points.scored').entries.source,
      law: v.optional(v.object({ law: id, holder: seat })),
      relic: v.optional(v.omit(schemaOf('relic.gained'), ['type'])),
      purged: v.optional(v.omit(schemaOf('relic.purged'), ['type'])),
      speaker: v.optional(seat),
      home: v.optional(seat),
    }),
  ),
  forfeitSupport: verb(
    'A Support for the Throne goes back because its holder attacked.',
    forfeitSupport,
    v.object({ from: seat, to: seat, note: id }),
  ),
};
