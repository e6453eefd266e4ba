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

/** The table holds a council in the turn that stands there; what is voted on is chosen in it. */
export const openCouncil = defineCommand({
  summary: 'The table holds a council before an action, though no card has called one.',
  args: v.object({}),
  facts: () => [{ type: 'council.opened' }],
});

/** The council of the table is over: the turn goes on. */
export const closeCouncil = defineCommand({
  summary: 'Ends the council that the table has held; the turn goes on.',
  args: v.object({}),
  facts: () => [{ type: 'council.closed' }],
});

/** A player pays to have the office elected, which is voted on last. */
export const voiceOffice = defineCommand({
  summary: 'A player pays a token to have the office elected, last of all.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'council.voiced', seat }],
});

export const councilCommands = { openCouncil, callCouncil, voiceOffice, closeCouncil };
