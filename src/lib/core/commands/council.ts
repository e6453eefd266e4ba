/** Verbs of a council: which agendas it votes on, and that an office is elected last. */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import { AGENDA_TYPES, ELECTIONS } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** The active player calls the council: the speaker token moves, then the agendas are chosen in order. */
export const callCouncil = defineCommand({
  summary:
    'The active player moves the speaker token and chooses the agendas of a council, in order.',
  args: v.object({
    seat: arg.seat,
    option: arg.id,
    /** Who becomes speaker; left out, who calls it where the option says so, else the token stays. */
    speaker: v.optional(arg.seat),
    agendas: v.array(
      v.object({
        agenda: arg.id,
        name: arg.maybeText,
        by: v.optional(arg.seat),
        kind: v.optional(v.picklist(AGENDA_TYPES)),
        election: v.optional(v.picklist(ELECTIONS)),
      }),
    ),
    /** Votes beside those of planets and offices: dice, goods. */
    extra: v.optional(v.array(v.object({ seat: arg.seat, votes: arg.count }))),
  }),
  facts: (game, { council }, { seat, option, speaker, agendas, extra }) => {
    const owner = council?.options[option]?.speaker === 'owner' ? seat : undefined;
    const next = speaker ?? owner;
    const token: GameEvent[] =
      next && next !== game.speaker ? [{ type: 'speaker.chosen', seat: next }] : [];
    return [
      ...token,
      { type: 'council.called', seat, option, agendas, ...(extra ? { extra } : {}) },
    ];
  },
});

/** A player pays to have the office elected, which is voted on last. */
export const voiceOffice = defineCommand({
  summary: 'A player pays a token to have the office elected, last of all.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'council.voiced', seat }],
});

export const councilCommands = { callCouncil, voiceOffice };
