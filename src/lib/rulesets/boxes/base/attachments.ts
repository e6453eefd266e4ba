import type { AttachmentFacts } from '../../../core/cards.ts';
import { ofLaw } from '../../printed-rows.ts';

/** What the laws of the base game leave on a planet (LRR 1.2 7, 12). */
export const attachments = {
  'core-mining-agenda': ofLaw('core-mining', 'hazardous', 2, 0),
  'demilitarized-zone-agenda': ofLaw('demilitarized-zone', 'cultural', 0, 0),
  'holy-planet-of-ixth-agenda': ofLaw('holy-planet-of-ixth', 'cultural', 0, 0),
  'research-team-biotic-agenda': ofLaw('research-team-biotic', 'industrial', 0, 0, 'green'),
  'research-team-cybernetic-agenda': ofLaw(
    'research-team-cybernetic',
    'industrial',
    0,
    0,
    'yellow',
  ),
  'research-team-propulsion-agenda': ofLaw('research-team-propulsion', 'industrial', 0, 0, 'blue'),
  'research-team-warfare-agenda': ofLaw('research-team-warfare', 'hazardous', 0, 0, 'red'),
  'senate-sanctuary-agenda': ofLaw('senate-sanctuary', 'cultural', 0, 2),
  'terraforming-initiative-agenda': ofLaw('terraforming-initiative', 'hazardous', 1, 1),
} satisfies Readonly<Record<string, AttachmentFacts>>;
