import * as v from 'valibot';
import {
  answerScoring,
  drawSecret,
  giveSupport,
  publishObjective,
  returnSecret,
  returnSupport,
  revealObjective,
  scoreObjective,
  scorePoints,
} from '../objectives.ts';
import { id, lines, ofSeat, schemaOf, seat, text, verb } from './verb.ts';

const scored = schemaOf('objective.scored').entries;
const support = v.object({ from: seat, to: seat });

/** Verbs of objectives and points. */
export const objectiveVerbs = {
  revealObjective: verb(
    'Turns up a public objective; name and stage only for a card that the ruleset does not know.',
    revealObjective,
    v.object({
      objective: id,
      name: v.optional(text),
      stage: v.optional(v.picklist([1, 2])),
    }),
  ),
  scoreObjective: verb(
    'A seat scores an objective; `done` ends its turn in the score step.',
    scoreObjective,
    v.object({
      seat,
      objective: id,
      slot: v.optional(scored.slot),
      typed: v.optional(v.object({ name: text, phase: scored.phase })),
      done: v.optional(v.boolean()),
      attested: v.optional(text),
      payment: v.optional(v.omit(schemaOf('payment.made'), ['type', 'seat', 'objective'])),
    }),
  ),
  answerScoring: verb('A seat scores nothing, or nothing more.', answerScoring, ofSeat),
  drawSecret: verb('A seat draws a secret; beyond the limit one goes back.', drawSecret, ofSeat),
  returnSecret: verb('A seat returns an unscored secret.', returnSecret, ofSeat),
  publishObjective: verb(
    'A scored secret becomes public by a law.',
    publishObjective,
    v.object({ objective: id, owner: seat }),
  ),
  giveSupport: verb('A Support for the Throne changes hands: a point.', giveSupport, support),
  returnSupport: verb('A Support for the Throne goes back: a point less.', returnSupport, support),
  scorePoints: verb(
    'Points from a law, a relic, a rider or anything else, all at once.',
    scorePoints,
    v.object({ lines, source: schemaOf('points.scored').entries.source }),
  ),
};
