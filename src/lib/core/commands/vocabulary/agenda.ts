import * as v from 'valibot';
import {
  addVotes,
  barVoter,
  castVotes,
  changeVotingOrder,
  discardAgenda,
  nameSpeaker,
  payRider,
  predict,
  readyPlanets,
  replaceAgenda,
  resolveAgenda,
  revealAgenda,
} from '../agenda.ts';
import { discardLaw, moveLaw } from '../laws.ts';
import { count, id, nothing, ofSeat, pools, schemaOf, seat, seats, text, verb } from './verb.ts';

const revealed = schemaOf('agenda.revealed').entries;
const card = v.object({
  agenda: id,
  typed: v.optional(v.object({ name: text, type: revealed.kind, election: revealed.election })),
});

/** Verbs of the agenda phase, of laws and of the speaker. */
export const agendaVerbs = {
  nameSpeaker: verb('Names another speaker, at once.', nameSpeaker, ofSeat),
  revealAgenda: verb('The speaker reveals an agenda.', revealAgenda, card),
  replaceAgenda: verb('Another card in the same slot.', replaceAgenda, card),
  discardAgenda: verb(
    'The agenda leaves without an outcome; its slot is used.',
    discardAgenda,
    nothing,
  ),
  predict: verb(
    'A prediction with its rider.',
    predict,
    v.object({ seat, outcome: text, rider: id }),
  ),
  barVoter: verb('A player may not vote on this agenda.', barVoter, ofSeat),
  changeVotingOrder: verb(
    'Another voting order for this agenda.',
    changeVotingOrder,
    v.object({ order: seats }),
  ),
  castVotes: verb(
    'A vote, all for one outcome; without votes an abstention; `planets` are exhausted for it.',
    castVotes,
    v.object({
      seat,
      outcome: v.nullable(text),
      votes: count,
      extra: v.optional(count),
      planets: v.optional(schemaOf('planets.turned').entries.planets),
    }),
  ),
  addVotes: verb(
    'Votes bought after the vote.',
    addVotes,
    v.omit(schemaOf('votes.added'), ['type']),
  ),
  resolveAgenda: verb(
    'The outcome, whether the card stays as a law, and the points it pays.',
    resolveAgenda,
    v.object({
      outcome: text,
      decidedBy: v.optional(schemaOf('agenda.resolved').entries.decidedBy),
      controller: v.optional(seat),
      voters: v.optional(seats),
    }),
  ),
  payRider: verb(
    'Pays a rider that came true.',
    payRider,
    v.object({ seat, rider: id, tokens: v.optional(pools) }),
  ),
  discardLaw: verb(
    'A law leaves play; a point that goes with it is lost.',
    discardLaw,
    v.object({ law: id }),
  ),
  moveLaw: verb(
    'A law changes hands; a point that goes with the card is lost.',
    moveLaw,
    v.omit(schemaOf('law.moved'), ['type']),
  ),
  readyPlanets: verb('Planets are readied: the agenda phase is over.', readyPlanets, nothing),
};
