import type { PointSource } from '../../../core/cards.ts';
import { movingPoints, pointSource } from '../../point-rows.ts';

/** The planet, the relic and the events of Thunder's Edge that give points. */
export const pointSources: Readonly<Record<string, PointSource>> = {
  styx: movingPoints('planet', 'styx', 'planet-control'),
  'the-silver-flame': pointSource('relic', 'the-silver-flame', 'component-action', {
    purges: true,
    needs: { kind: 'die', result: 10 },
    otherwise: 'home-purged',
  }),
  'event-zealous-orthodoxy': pointSource('event', 'zealous-orthodoxy', 'secrets-scored', {
    needs: { kind: 'secrets', count: 2 },
  }),
  'event-monuments-to-the-ages': pointSource('event', 'monuments-to-the-ages', 'status-start'),
};
