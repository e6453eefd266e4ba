import type { AttachmentFacts } from '../../../core/cards.ts';
import { attachment } from '../../printed-rows.ts';

/** What a relic of the second codex attaches. */
export const attachments = {
  'nano-forge': attachment(2, 2, { makesLegendary: true, notOn: ['home', 'legendary'] }),
} satisfies Readonly<Record<string, AttachmentFacts>>;
