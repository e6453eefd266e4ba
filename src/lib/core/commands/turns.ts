/** Verbs of turns and actions (LRR 1.2 3, 21, 26, 78; LRR PoK 89). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { reachesGoal } from '../points.ts';
import { DIRECTIONS } from '../rule-variants.ts';
import type { Ruleset } from '../ruleset.ts';
import { COMBATS } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { waitingSeats } from '../rules/secondaries.ts';
import { filledByCard } from './agreements.ts';
import { scoreFact } from './scores.ts';
import { mecatolPlanetFacts } from './planets.ts';
import { followSecondary, freedWaiting } from './strategic-action.ts';
import { actionOf, strategicOf } from '../step.ts';

const played = (game: Game, keepReadied: boolean) => {
  const strategic = strategicOf(game);
  return strategic && !strategic.lent && !keepReadied ? [strategic.card] : [];
};

/** The turn is over; the card played is exhausted unless it stays readied. */
export const turnEnded = (game: Game, seat: Seat, keepReadied = false): GameEvent => ({
  type: 'turn.ended',
  seat,
  exhausted: played(game, keepReadied),
});

/** Whom this seat let in free and who has not taken it yet takes it now (R-CARD-12). */
function freeFollowers(game: Game, ruleset: Ruleset, seat: Seat): GameEvent[] {
  const own = actionOf(game)?.followUps.filter((open) => open.owner === seat) ?? [];
  return own.flatMap(({ card }) =>
    freedWaiting(game, card).flatMap((other) =>
      followSecondary(game, ruleset, { seat: other, card }),
    ),
  );
}

/** A token leaves the tactic pool for a system (LRR 1.2 5.1). */
export const takeTacticalAction = defineCommand({
  summary: 'A token leaves the tactic pool for a system.',
  args: v.object({
    seat: arg.seat,
    system: arg.maybeText,
    /** Systems that are activated together: those with own ships or docks, and those without, which cost two. */
    systems: v.optional(v.object({ held: arg.count, empty: arg.count })),
  }),
  facts: (_, __, { seat, system, systems = { held: 1, empty: 0 } }) => {
    const tokens = systems.held + 2 * systems.empty;
    return [{ type: 'tactical-action.taken', seat, tokens, ...(system ? { system } : {}) }];
  },
});

/** The tactical action and the end of the turn in one tap. */
export const takeTacticalTurn = defineCommand({
  summary: 'A tactical action and the end of the turn.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [
    { type: 'tactical-action.taken', seat, tokens: 1 },
    { type: 'turn.ended', seat, exhausted: [] },
  ],
});

/** An action named by a card, a leader, a relic or a technology (LRR 1.2 21). */
export const takeComponentAction = defineCommand({
  summary: 'An action named by a card, a leader, a relic or a technology.',
  args: v.object({ seat: arg.seat, name: arg.maybeText }),
  facts: (_, __, { seat, name }) => [
    { type: 'component-action.taken', seat, played: name ? { kind: 'typed', text: name } : null },
  ],
});

/** The component action and the end of the turn in one tap. */
export const takeComponentTurn = defineCommand({
  summary: 'A component action and the end of the turn.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [
    { type: 'component-action.taken', seat, played: null },
    { type: 'turn.ended', seat, exhausted: [] },
  ],
});

/** A cancelled component action does not use up the turn (LRR 1.2 21.4). */
export const cancelComponentAction = defineCommand({
  summary: 'A cancelled component action does not use up the turn.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'component-action.cancelled', seat }],
});

/**
 * Ends the turn; the card played is exhausted unless it stays readied (Coup d'Etat). Who was let in
 * free must follow, and does so now at the latest (LRR PoK 92.4).
 */
export const endTurn = defineCommand({
  summary:
    'Ends the turn: who was let in free follows, the card played is exhausted unless it stays readied.',
  args: v.object({ seat: arg.seat, keepReadied: v.optional(v.boolean()) }),
  facts: (game, ruleset, { seat, keepReadied }) => {
    const card = strategicOf(game)?.card ?? '';
    const waiting = waitingSeats(game, card).length - freedWaiting(game, card).length;
    return [
      ...freeFollowers(game, ruleset, seat),
      ...filledByCard(game, ruleset, waiting),
      turnEnded(game, seat, keepReadied),
    ];
  },
});

/**
 * Passes for the rest of the phase (LRR 1.2 3.3); the last to pass may score an objective with it,
 * which still happens in the action phase (LRR PoK 61.5).
 */
export const passTurn = defineCommand({
  summary: 'Passes for the rest of the phase; the last to pass may score an objective with it.',
  args: v.object({ seat: arg.seat, objective: v.optional(arg.id) }),
  facts: (game, ruleset, { seat, objective }) => {
    const passed: GameEvent = { type: 'turn.passed', seat };
    if (!objective) return [passed];
    const scored = scoreFact(game, ruleset, seat, objective, 'action');
    return reachesGoal(game, seat, scored.points) ? [scored] : [scored, passed];
  },
});

/** A further action in the same turn (LRR 1.2 FAQ Agendas). */
export const grantAction = defineCommand({
  summary: 'A further action in the same turn.',
  args: v.object({ seat: arg.seat, cause: arg.maybeText }),
  facts: (game, _, { seat, cause }) => [
    { type: 'action.granted', seat, exhausted: played(game, false), ...(cause ? { cause } : {}) },
  ],
});

/** A combat was won: it opens one scoring slot for each player (LRR PoK 61.7). */
export const winCombat = defineCommand({
  summary: 'A combat was won: it opens one scoring slot for each player.',
  args: v.object({ seat: arg.seat, combat: v.picklist(COMBATS) }),
  facts: (_, __, { seat, combat }) => [{ type: 'combat.won', seat, combat }],
});

/** Takes the custodians token: a point, and agendas from now on (LRR 1.2 26). */
export const takeCustodians = defineCommand({
  summary: 'Takes the custodians token: a point, and agendas from now on.',
  args: arg.ofSeat,
  facts: (game, ruleset, { seat }) => {
    const free = game.players[seat]?.traits.includes('custodians-free') === true;
    const { points = 0, influence = 0 } = ruleset.custodians ?? {};
    const taken: GameEvent = {
      type: 'custodians.taken',
      seat,
      points,
      influence: free ? 0 : influence,
    };
    return reachesGoal(game, seat, points)
      ? [taken]
      : [taken, ...mecatolPlanetFacts(game, ruleset, seat)];
  },
});

/** Mecatol Rex changes hands, or is no one's. */
export const holdMecatol = defineCommand({
  summary: "Mecatol Rex changes hands, or is no one's.",
  args: arg.fieldsOf('mecatol.taken'),
  facts: (game, ruleset, { seat }) => [
    { type: 'mecatol.taken', seat },
    ...mecatolPlanetFacts(game, ruleset, seat),
  ],
});

/** A seat lost or regained planets of its home system (LRR PoK 61.16). */
export const setHome = defineCommand({
  summary: 'A seat lost or regained planets of its home system.',
  args: arg.fieldsOf('home.changed'),
  facts: (_, __, args) => [{ type: 'home.changed', ...args }],
});

/** Play goes on in this direction, at once. */
export const turnDirection = defineCommand({
  summary: 'Play goes on in this direction; left out, in the other one.',
  args: v.object({ direction: v.optional(v.picklist(DIRECTIONS)) }),
  facts: (game, _, { direction }) => [
    {
      type: 'direction.turned',
      direction:
        direction ?? (game.answers.direction === 'clockwise' ? 'counter-clockwise' : 'clockwise'),
    },
  ],
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

export const turnsCommands = {
  takeTacticalAction,
  takeTacticalTurn,
  takeComponentAction,
  takeComponentTurn,
  cancelComponentAction,
  endTurn,
  passTurn,
  grantAction,
  winCombat,
  takeCustodians,
  holdMecatol,
  setHome,
  turnDirection,
  openCouncil,
  closeCouncil,
};
