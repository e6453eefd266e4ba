/** What becomes of an agenda on the table: replaced, discarded, named or resolved (LRR 1.2 8). */
import type { Phase } from '../../../vocabulary.ts';
import { hears } from '../../hear.ts';

export const decisions = (phase: Phase) => ({
  'agenda.replaced': hears(`#${phase}.vote`),
  'agenda.discarded': hears(`#${phase}.riders`),
  'outcomes.read': hears(),
  'agenda.unveiled': hears(),
  'agenda.resolved': hears(`#${phase}.riders`),
});
