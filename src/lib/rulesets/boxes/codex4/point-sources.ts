import type { PointSource } from '../../../core/cards.ts';
import { pointSource } from '../../point-rows.ts';

/** The relic and the event of Codex IV that give points. */
export const pointSources: Readonly<Record<string, PointSource>> = {
  'book-of-latvinia': pointSource('relic', 'book-of-latvinia', 'component-action', {
    purges: true,
    needs: { kind: 'specialties', colours: 4 },
    otherwise: 'speaker',
  }),
  'event-total-war': pointSource('event', 'total-war', 'component-action'),
};
