import * as v from 'valibot';
import {
  cancelComponentAction,
  endTurn,
  grantAction,
  holdMecatol,
  passTurn,
  setHome,
  takeComponentAction,
  takeComponentTurn,
  takeCustodians,
  takeTacticalAction,
  takeTacticalTurn,
  winCombat,
} from '../turns.ts';
import { id, ofSeat, schemaOf, seat, text, verb } from './verb.ts';

/** Verbs of turns and actions. */
export const turnVerbs = {
  takeTacticalAction: verb(
    'A token leaves the tactic pool for a system.',
    takeTacticalAction,
    v.object({ seat, system: v.optional(text) }),
  ),
  takeTacticalTurn: verb('A tactical action and the end of the turn.', takeTacticalTurn, ofSeat),
  takeComponentAction: verb(
    'An action named by a card, a leader, a relic or a technology.',
    takeComponentAction,
    v.object({ seat, name: v.optional(text) }),
  ),
  takeComponentTurn: verb('A component action and the end of the turn.', takeComponentTurn, ofSeat),
  cancelComponentAction: verb(
    'A cancelled component action does not use up the turn.',
    cancelComponentAction,
    ofSeat,
  ),
  endTurn: verb(
    'Ends the turn; the card played is exhausted unless it stays readied.',
    endTurn,
    v.object({ seat, keepReadied: v.optional(v.boolean()) }),
  ),
  passTurn: verb(
    'Passes for the rest of the phase; the last to pass may score an objective with it.',
    passTurn,
    v.object({ seat, objective: v.optional(id) }),
  ),
  grantAction: verb(
    'A further action in the same turn.',
    grantAction,
    v.object({ seat, cause: v.optional(text) }),
  ),
  winCombat: verb(
    'A combat was won: it opens one scoring slot for each player.',
    winCombat,
    v.object({ seat, combat: schemaOf('combat.won').entries.combat }),
  ),
  takeCustodians: verb(
    'Takes the custodians token: a point, and agendas from now on.',
    takeCustodians,
    ofSeat,
  ),
  holdMecatol: verb(
    "Mecatol Rex changes hands, or is nobody's.",
    holdMecatol,
    v.omit(schemaOf('mecatol.taken'), ['type']),
  ),
  setHome: verb(
    'A seat lost or regained planets of its home system.',
    setHome,
    v.omit(schemaOf('home.changed'), ['type']),
  ),
};
