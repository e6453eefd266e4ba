import * as v from 'valibot';
import {
  callGame,
  changeSettings,
  correctBalances,
  correctCustodians,
  correctLaw,
  correctObjective,
  correctPassed,
  correctPlayer,
  correctPoints,
  correctPosition,
  correctSeating,
  correctSpeaker,
  correctStrategyCard,
  eliminatePlayer,
  leaveTable,
  playOn,
  returnToTable,
  takeScoreBack,
} from '../corrections.ts';
import { id, ofSeat, schemaOf, seat, text, verb } from './verb.ts';

const note = v.optional(text);
const profile = schemaOf('player.corrected').entries.profile.entries;

/** Verbs of the table's hand: corrections, people who leave, the end. */
export const correctionVerbs = {
  correctPosition: verb(
    'Sets the position: any step of the round, any active seat.',
    correctPosition,
    v.omit(schemaOf('position.corrected'), ['type']),
  ),
  correctSeating: verb(
    'Sets the clockwise order.',
    correctSeating,
    v.omit(schemaOf('seating.corrected'), ['type']),
  ),
  correctSpeaker: verb(
    'Sets the speaker.',
    correctSpeaker,
    v.omit(schemaOf('speaker.corrected'), ['type']),
  ),
  correctPlayer: verb(
    'Sets person, colour or faction of a seat.',
    correctPlayer,
    v.object({
      seat,
      name: profile.name,
      colour: profile.colour,
      faction: profile.faction,
      note,
    }),
  ),
  changeSettings: verb(
    'Changes settings or expansions in mid-game.',
    changeSettings,
    v.omit(schemaOf('settings.changed'), ['type']),
  ),
  correctBalances: verb(
    'Sets balances to what lies on the table; null makes one unknown.',
    correctBalances,
    v.omit(schemaOf('balance.corrected'), ['type']),
  ),
  correctStrategyCard: verb(
    'Sets holder, side and goods of a strategy card.',
    correctStrategyCard,
    v.omit(schemaOf('strategy-card.corrected'), ['type']),
  ),
  correctPassed: verb(
    'Sets whether a seat has passed.',
    correctPassed,
    v.omit(schemaOf('passed.corrected'), ['type']),
  ),
  correctPoints: verb(
    'Adds lines to the ledger, negative ones too.',
    correctPoints,
    v.omit(schemaOf('points.corrected'), ['type']),
  ),
  takeScoreBack: verb(
    'Takes a score of an objective back: the same points, negative.',
    takeScoreBack,
    v.object({ seat, objective: id, note }),
  ),
  correctObjective: verb(
    'Turns a public objective up or down again.',
    correctObjective,
    v.omit(schemaOf('objective.corrected'), ['type']),
  ),
  correctCustodians: verb(
    'Sets whether the custodians token is gone, and who took it.',
    correctCustodians,
    v.omit(schemaOf('custodians.corrected'), ['type']),
  ),
  correctLaw: verb(
    'Puts a law in play by hand.',
    correctLaw,
    v.omit(schemaOf('law.corrected'), ['type']),
  ),
  eliminatePlayer: verb(
    'A player is eliminated: its Support notes go back, then it leaves every order.',
    eliminatePlayer,
    ofSeat,
  ),
  leaveTable: verb('A person leaves the table: the seat is skipped.', leaveTable, ofSeat),
  returnToTable: verb('A person comes back.', returnToTable, ofSeat),
  callGame: verb(
    'The game is called: the table names the winner, or nobody.',
    callGame,
    v.omit(schemaOf('game.called'), ['type']),
  ),
  playOn: verb(
    'The table plays on after the end, from the step in which it ended.',
    playOn,
    v.omit(schemaOf('play-on.agreed'), ['type']),
  ),
};
