import type { AttachmentFacts } from '../../../core/cards.ts';
import { attachment, explored, facility } from '../../printed-rows.ts';

/** What can be attached in Prophecy of Kings; what laws attached leaves with those laws. */
export const attachments = {
  // laws that leave the agenda deck
  'core-mining-agenda': null,
  'demilitarized-zone-agenda': null,
  'holy-planet-of-ixth-agenda': null,
  'research-team-biotic-agenda': null,
  'research-team-cybernetic-agenda': null,
  'research-team-propulsion-agenda': null,
  'research-team-warfare-agenda': null,
  'senate-sanctuary-agenda': null,
  'terraforming-initiative-agenda': null,

  // exploration
  'biotic-research-facility': facility('industrial', 'green'),
  'cybernetic-research-facility': facility('industrial', 'yellow'),
  'dyson-sphere': explored('cultural', 2, 1),
  'lazax-survivors': explored('hazardous', 1, 2),
  'mining-world': explored('hazardous', 2, 0),
  'paradise-world': explored('cultural', 0, 2),
  'propulsion-research-facility': facility('industrial', 'blue'),
  'rich-world': explored('hazardous', 1, 0),
  'tomb-of-emphidia': explored('cultural', 0, 1),
  'warfare-research-facility': facility('hazardous', 'red'),
  'demilitarized-zone': explored('cultural', 0, 0),
  // the note of the Titans of Ul
  terraform: attachment(1, 1, {
    traits: ['cultural', 'hazardous', 'industrial'],
    notOn: ['home'],
    faction: 'titans-of-ul',
  }),
  // the hero of the Titans of Ul
  'ul-the-progenitor': attachment(3, 3, { faction: 'titans-of-ul' }),
} satisfies Readonly<Record<string, AttachmentFacts | null>>;
