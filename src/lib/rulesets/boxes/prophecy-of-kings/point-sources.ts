import type { PointSource } from '../../../core/cards.ts';
import { movingPoints, pointSource } from '../../point-rows.ts';

/** Three laws of the base game leave the box; two of them come back as relics (LRR PoK 73). */
export const pointSources: Readonly<Record<string, PointSource | null>> = {
  'holy-planet-of-ixth': null,
  'shard-of-the-throne-law': null,
  'crown-of-emphidia-law': null,
  'political-censure': movingPoints('law', 'political-censure', 'card'),
  'shard-of-the-throne-relic': movingPoints('relic', 'shard-of-the-throne', 'holders-prize-gained'),
  'crown-of-emphidia-relic': pointSource('relic', 'the-crown-of-emphidia', 'status-end', {
    purges: true,
    needs: { kind: 'attachment', attachment: 'tomb-of-emphidia' },
  }),
};
