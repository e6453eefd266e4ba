/** What becomes of an agenda on the table: replaced, discarded or resolved (LRR 1.2 8). */
import { hears } from '../../hear.ts';

export const decisions = {
  'agenda.replaced': hears('may replace agenda', '#agenda.vote'),
  'agenda.discarded': hears(null, '#agenda.riders'),
  'agenda.resolved': hears('may resolve agenda', '#agenda.riders'),
};
