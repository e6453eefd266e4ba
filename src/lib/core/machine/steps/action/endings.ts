/** What ends an action: the turn, or a further action granted in it (R-ACT-11). */
import { hears } from '../../hear.ts';

export const endings = {
  'turn.ended': hears('#action.turn'),
  'action.granted': hears('#action.turn'),
};
