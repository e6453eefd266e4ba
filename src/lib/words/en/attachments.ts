import { namesById } from '../names-by-id.ts';

/** The printed name of an attachment; those that the id does not spell. */
export const attachmentName = namesById({
  'core-mining-agenda': 'Core Mining',
  'demilitarized-zone-agenda': 'Demilitarized Zone',
  'holy-planet-of-ixth-agenda': 'Holy Planet of Ixth',
  'nano-forge': 'Nano-Forge',
  'research-team-biotic-agenda': 'Research Team: Biotic',
  'research-team-cybernetic-agenda': 'Research Team: Cybernetic',
  'research-team-propulsion-agenda': 'Research Team: Propulsion',
  'research-team-warfare-agenda': 'Research Team: Warfare',
  'senate-sanctuary-agenda': 'Senate Sanctuary',
  'terraforming-initiative-agenda': 'Terraforming Initiative',
});
