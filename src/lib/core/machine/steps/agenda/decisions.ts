/** What becomes of an agenda on the table: replaced, discarded, named or resolved (LRR 1.2 8). */
import type { Phase } from '../../../vocabulary.ts';
import { records } from '../../transitions.ts';

export const decisions = (phase: Phase) => ({
  'agenda.replaced': records(`#${phase}.vote`),
  'agenda.discarded': records(`#${phase}.riders`),
  'outcomes.read': records(),
  'agenda.unveiled': records(),
  'agenda.resolved': records(`#${phase}.riders`),
});
