import type { PointSource } from '../../../core/cards.ts';
import { movingPoints } from '../../point-rows.ts';

/** What moves points in the base game after they are first gained (LRR 1.2 60, 87; FAQ Agendas). */
export const pointSources: Readonly<Record<string, PointSource>> = {
  'support-for-the-throne': movingPoints(
    'note',
    'support-for-the-throne',
    'owners-system-activated',
  ),
  'holy-planet-of-ixth': movingPoints('law', 'holy-planet-of-ixth', 'planet-control'),
  'shard-of-the-throne-law': movingPoints('law', 'shard-of-the-throne', 'combat-against-holder'),
  'crown-of-emphidia-law': movingPoints('law', 'the-crown-of-emphidia', 'holders-home-gained'),
};
