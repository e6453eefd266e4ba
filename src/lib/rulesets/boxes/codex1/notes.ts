import type { NoteFacts } from '../../../core/cards.ts';
import type { Amendments } from '../../patch.ts';

/** The note of the Arborec as the first codex words it: used from the hand. */
export const amendedNotes: Amendments<NoteFacts> = { stymie: { inPlayArea: false } };
