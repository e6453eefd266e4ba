import type { AttachmentFacts } from '../../core/cards.ts';
import { attachment } from '../printed-rows.ts';

/** What the laws of the base game leave on a planet (LRR 1.2 7, 12). */
export const attachments: Readonly<Record<string, AttachmentFacts>> = {
  'core-mining-agenda': attachment(2, 0),
  'demilitarized-zone-agenda': attachment(0, 0),
  'holy-planet-of-ixth-agenda': attachment(0, 0),
  'research-team-biotic-agenda': attachment(0, 0, { skips: 'green' }),
  'research-team-cybernetic-agenda': attachment(0, 0, { skips: 'yellow' }),
  'research-team-propulsion-agenda': attachment(0, 0, { skips: 'blue' }),
  'research-team-warfare-agenda': attachment(0, 0, { skips: 'red' }),
  'senate-sanctuary-agenda': attachment(0, 2),
  'terraforming-initiative-agenda': attachment(1, 1),
};
