/**
 * A strategic action: its card was laid down, its primary is resolved (LRR PoK 82). A ruleset may have a
 * card that opens an agenda (R-AGD-27).
 */
import { openAction } from '../../../changes/open-step.ts';
import { hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';
import { endings } from './endings.ts';

export const strategic: ShelfStep = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'strategic', first),
  moves: () => ({
    on: {
      'primary.resolved': hears(),
      'tokens.redistributed': hears(),
      ...endings,
    },
  }),
};
