import type { NoteFacts } from '../../../core/cards.ts';
import { note } from '../../printed-rows.ts';

/** The promissory note of the Council Keleres. */
export const notes = {
  'keleres-rider': note('council-keleres'),
} satisfies Readonly<Record<string, NoteFacts>>;
