import * as v from 'valibot';
import { TOKEN_POOLS } from '../../vocabulary.ts';
import {
  declineRest,
  declineSecondary,
  followSecondary,
  playStrategyCard,
  resolvePrimary,
  takeStrategicAction,
} from '../strategic-action.ts';
import { id, ofCard, pools, schemaOf, seat, seats, text, verb } from './verb.ts';

const primary = v.object({
  ...ofCard.entries,
  tokens: v.optional(pools),
  moved: v.optional(pools),
  pool: v.optional(v.nullable(v.picklist(TOKEN_POOLS))),
  placements: v.optional(schemaOf('tokens.placed').entries.placements),
  speaker: v.optional(seat),
  freed: v.optional(seats),
  objective: v.optional(v.nullable(id)),
  score: v.optional(
    v.object({
      attested: v.optional(text),
      payment: v.optional(v.omit(schemaOf('payment.made'), ['type', 'seat', 'objective'])),
    }),
  ),
  secret: v.optional(v.boolean()),
});

/** Verbs of the strategic action. */
export const strategicActionVerbs = {
  playStrategyCard: verb(
    'Lays a card down; its secondary opens for everybody else.',
    playStrategyCard,
    ofCard,
  ),
  takeStrategicAction: verb(
    'The whole strategic action in one tap, for tables that track no more.',
    takeStrategicAction,
    ofCard,
  ),
  resolvePrimary: verb(
    'Resolves the primary from top to bottom; each effect reads its own choice.',
    resolvePrimary,
    primary,
  ),
  followSecondary: verb(
    'A seat follows: it pays what the card asks and takes what the card gives.',
    followSecondary,
    v.object({
      ...ofCard.entries,
      tokens: v.optional(pools),
      owing: v.optional(v.boolean()),
    }),
  ),
  declineSecondary: verb('A seat does not follow.', declineSecondary, ofCard),
  declineRest: verb(
    'Nobody else follows: those let in free take it, all others decline.',
    declineRest,
    v.object({ card: id }),
  ),
};
