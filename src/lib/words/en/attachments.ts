import type { KnownAttachment } from '../../rulesets/boxes.ts';

/** The printed name of each attachment. */
export const attachmentNames: Readonly<Record<KnownAttachment, string>> = {
  'core-mining-agenda': 'Core Mining',
  'demilitarized-zone-agenda': 'Demilitarized Zone',
  'holy-planet-of-ixth-agenda': 'Holy Planet of Ixth',
  'research-team-biotic-agenda': 'Research Team: Biotic',
  'research-team-cybernetic-agenda': 'Research Team: Cybernetic',
  'research-team-propulsion-agenda': 'Research Team: Propulsion',
  'research-team-warfare-agenda': 'Research Team: Warfare',
  'senate-sanctuary-agenda': 'Senate Sanctuary',
  'terraforming-initiative-agenda': 'Terraforming Initiative',
  'biotic-research-facility': 'Biotic Research Facility',
  'cybernetic-research-facility': 'Cybernetic Research Facility',
  'dyson-sphere': 'Dyson Sphere',
  'lazax-survivors': 'Lazax Survivors',
  'mining-world': 'Mining World',
  'paradise-world': 'Paradise World',
  'propulsion-research-facility': 'Propulsion Research Facility',
  'rich-world': 'Rich World',
  'tomb-of-emphidia': 'Tomb of Emphidia',
  'warfare-research-facility': 'Warfare Research Facility',
  'demilitarized-zone': 'Demilitarized Zone',
  terraform: 'Terraform',
  'ul-the-progenitor': 'Ul the Progenitor',
  'nano-forge': 'Nano-Forge',
};
