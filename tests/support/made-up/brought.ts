/** The stages that the made-up game brings, as a family that ships would: one of them is another game's. */
import { room, type Room } from '../../../src/lib/ui/rooms/room.ts';

export const BROUGHT: Readonly<Record<string, Readonly<Record<string, Room>>>> = {
  'made-up': {
    crown: room('agenda.own-crown', () => import('./CrownStage.svelte')),
    council: room(
      'action.council',
      () => import('../../../src/lib/ui/stages/council/CouncilStage.svelte'),
    ),
  },
};
