import { namesById } from '../names-by-id.ts';

/** The printed name of a technology; those that the id does not spell. */
export const technologyName = namesById({
  '4x41c-helios-v2': '4X41C "Helios" V2',
  'ai-development-algorithm': 'AI Development Algorithm',
  'bio-stims': 'Bio-Stims',
  'e-res-siphons': 'E-Res Siphons',
  'hel-titan-ii': 'Hel-Titan II',
  'iihq-modernization': 'I.I.H.Q. Modernization',
  'light-wave-deflector': 'Light/Wave Deflector',
  'neural-parasite-obsidian': 'Neural Parasite (Obsidian)',
  'non-euclidean-shielding': 'Non-Euclidean Shielding',
  'pds-ii': 'PDS II',
  'planesplitter-obsidian': 'Planesplitter (Obsidian)',
  'pre-fab-arcologies': 'Pre-Fab Arcologies',
  'self-assembly-routines': 'Self-Assembly Routines',
  'super-dreadnought-ii': 'Super-Dreadnought II',
  'x-89-bacterial-weapon': 'X-89 Bacterial Weapon',
});
