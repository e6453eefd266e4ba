/** What becomes of an agenda on the table: replaced, discarded, named or resolved (LRR 1.2 8). */
import type { Phase } from '../../../vocabulary.ts';
import { hears } from '../../hear.ts';

export const decisions = (phase: Phase) => ({
  'agenda.replaced': hears('may replace agenda', `#${phase}.vote`),
  'agenda.discarded': hears(null, `#${phase}.riders`),
  'outcomes.read': hears('may read outcomes'),
  'agenda.unveiled': hears('may unveil agenda'),
  'agenda.resolved': hears('may resolve agenda', `#${phase}.riders`),
});
