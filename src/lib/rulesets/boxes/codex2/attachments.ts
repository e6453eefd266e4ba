import type { AttachmentFacts } from '../../../core/cards.ts';
import { attachment } from '../../printed-rows.ts';

/** What a relic of the second codex attaches. */
export const attachments: Readonly<Record<string, AttachmentFacts>> = {
  'nano-forge': attachment(2, 2, { makesLegendary: true, notOn: ['home', 'legendary'] }),
};
