/** What ends an action: the turn, or a further action granted in it (R-ACT-11). */
import { records } from '../../transitions.ts';

export const endings = {
  'turn.ended': records('#action.turn'),
  'action.granted': records('#action.turn'),
};
