/** Verbs of the table's hand: corrections, people who leave, the end (design law 5). */
import * as v from 'valibot';
import type { EventOf, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats, seatsBefore, voteOrder } from '../order.ts';
import { outcomeSaid } from '../outcome.ts';
import { cardOf, isAtGoal, supportsIn } from '../points.ts';
import { withTyped } from '../rules/typed-ruleset.ts';
import { returnedFacts } from '../rules/initiative.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf, currentAgenda } from '../step.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { floorFacts } from './floor.ts';
import { profileOf } from './profile.ts';

const ofPosition = v.omit(arg.fieldsOf('position.corrected'), ['keeps']);

/**
 * What the phase keeps where the position is set within it: who has passed but for the seat that is
 * to act, the secondaries still open, and the votes of those who vote before the seat that is to
 * vote. Null where the table goes elsewhere, or there is nothing to keep.
 */
function keptWithin(
  game: Game,
  { round, phase, step, activeSeat }: v.InferOutput<typeof ofPosition>,
): EventOf<'position.corrected'>['keeps'] {
  if (round !== game.round || phase !== game.step.phase) return null;
  const action = actionOf(game);
  const order = voteOrder(game);
  const may = step === 'outcome' ? order : step === 'vote' ? seatsBefore(order, activeSeat) : [];
  const voted = currentAgenda(game)?.votes.map(({ seat }) => seat) ?? [];
  const keeps = {
    passed: action?.passed.filter((seat) => seat !== activeSeat) ?? [],
    secondaries: action?.followUps.map(({ card }) => card) ?? [],
    voted: voted.filter((seat) => may.includes(seat)),
  };
  return Object.values(keeps).some((list) => list.length > 0) ? keeps : null;
}

/** After the end, that it is judged anew (R-VP-02); nothing while the game goes on. */
const afterEnd = ({ result }: Game): { rejudges?: true } => (result ? { rejudges: true } : {});

/** Sets the position: any step of the round, any active seat. Within its phase it keeps what stands. */
export const correctPosition = defineCommand({
  summary: 'Sets the position: any step of the round, any active seat.',
  args: ofPosition,
  facts: (game, _, args) => {
    return [{ type: 'position.corrected', ...args, keeps: keptWithin(game, args) }];
  },
});

/** Sets the clockwise order. */
export const correctSeating = defineCommand({
  summary: 'Sets the clockwise order.',
  args: arg.fieldsOf('seating.corrected'),
  facts: (_, __, args) => [{ type: 'seating.corrected', ...args }],
});

/** Sets the speaker. */
export const correctSpeaker = defineCommand({
  summary: 'Sets the speaker.',
  args: arg.fieldsOf('speaker.corrected'),
  facts: (_, __, args) => [{ type: 'speaker.corrected', ...args }],
});

/**
 * What a seat starts with changes with its faction, as far as it is tracked and the seat still has
 * what the other faction started with; what came later stays.
 */
function refounded(game: Game, ruleset: Ruleset, seat: Seat, faction: string): GameEvent[] {
  const player = game.players[seat];
  const before = ruleset.factions[player?.faction ?? ''];
  const after = ruleset.factions[faction];
  if (!player?.planets || !player.home || !before || !after || player.faction === faction)
    return [];
  const { planets, technologies, homePlanets } = player;
  const swap = (have: readonly string[], gone: readonly string[], come: readonly string[]) => [
    ...new Set([...come, ...have.filter((id) => !gone.includes(id))]),
  ];
  const { startingTechnologies: old } = before;
  const holdings = {
    planets: swap(planets, homePlanets, after.homePlanets),
    ...(technologies ? { technologies: swap(technologies, old, after.startingTechnologies) } : {}),
  };
  return [{ type: 'holdings.corrected', seat, holdings }];
}

/** Sets person, colour or faction of a seat; a faction brings its own abilities. */
export const correctPlayer = defineCommand({
  summary: 'Sets person, colour or faction of a seat.',
  args: v.object({
    seat: arg.seat,
    name: v.optional(arg.profile.name),
    colour: v.optional(arg.profile.colour),
    faction: v.optional(arg.profile.faction),
    /** That faction itself, where no box lists it. */
    typed: v.optional(arg.typedFaction),
    note: arg.maybeText,
  }),
  facts: (game, printed, { seat, name, colour, faction, typed, note }) => {
    const isNew = typed !== undefined && typed.faction === faction && !printed.factions[faction];
    const ruleset = isNew ? withTyped(printed, { factions: [typed] }) : printed;
    const profile = {
      ...(name === undefined ? {} : { name }),
      ...(colour === undefined ? {} : { colour }),
      ...(faction === undefined ? {} : profileOf(ruleset, faction)),
    };
    return [
      {
        type: 'player.corrected',
        seat,
        profile,
        ...(isNew ? { typed } : {}),
        ...(note ? { note } : {}),
      },
      ...(faction ? refounded(game, ruleset, seat, faction) : []),
    ];
  },
});

/** Changes settings or expansions in mid-game; after the end, it is judged again by them. */
export const changeSettings = defineCommand({
  summary: 'Changes settings or expansions in mid-game; after the end, it is judged again by them.',
  args: v.omit(arg.fieldsOf('settings.changed'), ['rejudges']),
  facts: (game, _, { settings, expansions, note }) => [
    {
      type: 'settings.changed',
      settings,
      ...(expansions ? { expansions } : {}),
      ...afterEnd(game),
      ...(note ? { note } : {}),
    },
  ],
});

/** Sets balances to what lies on the table; null makes one unknown. */
export const correctBalances = defineCommand({
  summary: 'Sets balances to what lies on the table; null makes one unknown.',
  args: arg.fieldsOf('balance.corrected'),
  facts: (_, __, args) => [{ type: 'balance.corrected', ...args }],
});

/** Sets holder, side and goods of a strategy card. */
export const correctStrategyCard = defineCommand({
  summary: 'Sets holder, side and goods of a strategy card.',
  args: arg.fieldsOf('strategy-card.corrected'),
  facts: (_, __, args) => [{ type: 'strategy-card.corrected', ...args }],
});

/** Sets whether a seat has passed. */
export const correctPassed = defineCommand({
  summary: 'Sets whether a seat has passed.',
  args: arg.fieldsOf('passed.corrected'),
  facts: (_, __, args) => [{ type: 'passed.corrected', ...args }],
});

/** Adds lines to the ledger, negative ones too; after the end, it is judged again. */
export const correctPoints = defineCommand({
  summary: 'Adds lines to the ledger, negative ones too; after the end, it is judged again.',
  args: v.omit(arg.fieldsOf('points.corrected'), ['rejudges']),
  facts: (game, _, args) => [{ type: 'points.corrected', ...args, ...afterEnd(game) }],
});

/**
 * Takes a score of an objective back: the same points, negative. A secret comes back to hand, and
 * what the score had used up in this phase is free again; after the end, it is judged again.
 */
export const takeScoreBack = defineCommand({
  summary: 'Takes a score of an objective back: the same points, negative.',
  args: v.object({ seat: arg.seat, objective: arg.id, note: arg.maybeText }),
  facts: (game, _, { seat, objective, note }) => {
    const rows = game.scores.filter(
      (line) => line.seat === seat && cardOf(line.source) === objective,
    );
    const points = rows.reduce((sum, line) => sum + line.points, 0);
    const source = { kind: 'correction' as const, id: objective };
    const lines = [{ seat, points: -points }];
    const scored = rows.findLast((line) => line.slot !== undefined);
    const slot = scored?.round === game.round ? { slot: scored.slot } : {};
    const undone =
      scored && points > 0 ? { undone: { ...slot, secret: scored.secret === true } } : {};
    const why = { ...afterEnd(game), ...(note ? { note } : {}) };
    return [{ type: 'points.corrected', lines, source, ...undone, ...why }];
  },
});

/** Turns a public objective up or down again. */
export const correctObjective = defineCommand({
  summary: 'Turns a public objective up or down again.',
  args: arg.fieldsOf('objective.corrected'),
  facts: (_, __, args) => [{ type: 'objective.corrected', ...args }],
});

/** Sets whether the custodians token is gone, and who took it. */
export const correctCustodians = defineCommand({
  summary: 'Sets whether the custodians token is gone, and who took it.',
  args: arg.fieldsOf('custodians.corrected'),
  facts: (_, __, args) => [{ type: 'custodians.corrected', ...args }],
});

/** Puts a law in play by hand. */
export const correctLaw = defineCommand({
  summary: 'Puts a law in play by hand.',
  args: v.object({ ...arg.fieldsOf('law.corrected').entries, outcome: arg.said }),
  facts: (game, ruleset, { outcome, ...args }) => {
    const election = ruleset.agendas[args.law]?.election ?? 'other';
    const elected = outcomeSaid(outcome, election, game.seating);
    return [{ type: 'law.corrected', ...args, outcome: elected }];
  },
});

/**
 * A player is eliminated: its Support notes and an initiative token that was lent to it go back, then it
 * leaves every order (LRR 1.2 31). A token that it has lent stays with its borrower for the round. Who
 * loses a point by that at 0 does not owe it (R-VP-06).
 */
export const eliminatePlayer = defineCommand({
  summary:
    'A player is eliminated: its Support notes and what it borrowed go back, then it leaves every order.',
  args: arg.ofSeat,
  facts: (game, ruleset, { seat }) => {
    const returned = supportsIn(game)
      .filter(({ owner, holder }) => owner === seat || holder === seat)
      .map(({ owner, holder, points }) => ({ from: owner, to: holder, points: -points }));
    const lost = returned.map(({ to, points }) => ({ seat: to, points }));
    return [
      ...floorFacts(game, lost),
      ...returned.map((note): GameEvent => ({ type: 'support.returned', ...note })),
      ...returnedFacts(game, ruleset, seat),
      { type: 'player.eliminated', seat },
    ];
  },
});

/** A person leaves the table: the seat is skipped, not eliminated. */
export const leaveTable = defineCommand({
  summary: 'A person leaves the table: the seat is skipped.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'player.left', seat }],
});

/** A person comes back. */
export const returnToTable = defineCommand({
  summary: 'A person comes back.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'player.returned', seat }],
});

/** The game is called: the table names the winner, or no one. */
export const callGame = defineCommand({
  summary: 'The game is called: the table names the winner, or no one.',
  args: arg.fieldsOf('game.called'),
  facts: (_, __, { winner, reason, note }) => [
    { type: 'game.called', winner, reason, ...(note ? { note } : {}) },
  ],
});

/**
 * The table plays on after the end, from the step in which it ended. This one ending is set aside:
 * the player who reaches the goal next ends the game (LRR PoK 98.7). A game that goes on has none to set aside.
 */
export const playOn = defineCommand({
  summary:
    'The table plays on after the end, from the step in which it ended; this ending is set aside.',
  args: v.omit(arg.fieldsOf('play-on.agreed'), ['aside']),
  facts: (game, _, { phase, step }) => {
    const { reason } = game.result ?? {};
    if (!reason) return [];
    const atGoal = playingSeats(game).filter((seat) => isAtGoal(game, seat));
    const aside = { reason, seats: reason === 'goal' ? atGoal : [] };
    return [{ type: 'play-on.agreed', phase, step, aside }];
  },
});

export const correctionsCommands = {
  correctPosition,
  correctSeating,
  correctSpeaker,
  correctPlayer,
  changeSettings,
  correctBalances,
  correctStrategyCard,
  correctPassed,
  correctPoints,
  takeScoreBack,
  correctObjective,
  correctCustodians,
  correctLaw,
  eliminatePlayer,
  leaveTable,
  returnToTable,
  callGame,
  playOn,
};
