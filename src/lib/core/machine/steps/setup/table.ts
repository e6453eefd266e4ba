/** The table is laid. */
import { hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';
import { openSetup } from '../../../changes/open-step.ts';

export const table: ShelfStep = {
  opens: (game) => openSetup(game, 'table'),
  moves: () => ({ on: { 'game.created': hears('#setup.opening') } }),
};
