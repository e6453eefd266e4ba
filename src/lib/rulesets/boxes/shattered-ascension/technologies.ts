import type { TechnologyFacts } from '../../../core/cards.ts';
import type { TechnologyColour } from '../../../core/vocabulary.ts';
import { technology } from '../../printed-rows.ts';

/** A technology of the tree. One of these technologies is enough to have it; none named, anyone may. */
const after = (colour: TechnologyColour, ...of: string[]): TechnologyFacts => ({
  ...technology(colour),
  ...(of.length > 0 ? { needs: { of, all: false } } : {}),
});

/** A technology at a plus sign of the tree: both are needed. */
const afterBoth = (colour: TechnologyColour, ...of: [string, string]): TechnologyFacts => ({
  ...technology(colour),
  needs: { of, all: true },
});

/** The 32 technologies of the tree, eight of each colour, with what leads to them. */
export const technologies = {
  // yellow
  'enviro-compensator': after('yellow'),
  transfabrication: after('yellow'),
  'sarween-tools': after('yellow', 'enviro-compensator', 'transfabrication'),
  'micro-technology': after('yellow', 'stasis-capsules', 'sarween-tools'),
  'nano-robotics': after('yellow', 'micro-technology'),
  'integrated-economy': afterBoth('yellow', 'cybernetics', 'micro-technology'),
  'graviton-laser-system': after('yellow', 'deep-space-cannon'),
  'transit-diodes': after(
    'yellow',
    'light-wave-deflectors',
    'hyper-metabolism',
    'dacxive-animators',
  ),
  // red
  'hylar-v-laser': after('red'),
  'impulsion-shields': after('red'),
  'automated-turrets': after('red', 'hylar-v-laser', 'impulsion-shields'),
  'deep-space-cannon': after('red', 'hylar-v-laser', 'impulsion-shields'),
  'war-sun': afterBoth('red', 'sarween-tools', 'deep-space-cannon'),
  'magen-defense-grid': after('red', 'deep-space-cannon'),
  'assault-cannons': afterBoth('red', 'automated-turrets', 'cybernetics'),
  'graviton-negator': after('red', 'dacxive-animators', 'assault-cannons'),
  // blue
  'antimass-deflectors': after('blue'),
  'ion-drive': after('blue'),
  'xrd-transporters': after('blue', 'antimass-deflectors', 'ion-drive'),
  'maneuvering-jets': after('blue', 'xrd-transporters', 'ion-drive'),
  'light-wave-deflectors': afterBoth('blue', 'xrd-transporters', 'magen-defense-grid'),
  'type-iv-drive': afterBoth('blue', 'neural-motivator', 'xrd-transporters'),
  'advanced-fighters': after('blue', 'type-iv-drive'),
  'fleet-logistics': after('blue', 'graviton-negator'),
  // green
  'stasis-capsules': after('green', 'enviro-compensator', 'transfabrication'),
  cybernetics: after('green', 'antimass-deflectors', 'ion-drive', 'stasis-capsules'),
  'neural-motivator': after('green', 'stasis-capsules', 'micro-technology'),
  'gen-synthesis': after('green', 'cybernetics'),
  'hyper-metabolism': after('green', 'gen-synthesis'),
  'dacxive-animators': after('green', 'neural-motivator'),
  'x-89-bacterial-weapon': after('green', 'assault-cannons', 'transit-diodes'),
  xenopsychology: after('green'),
} satisfies Readonly<Record<string, TechnologyFacts>>;
