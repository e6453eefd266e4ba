/** The picture of an open game that stands in an address, for a screen that shows its code. */
import { publicBoard } from '$lib/core/queries/public-board.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import { packSnapshot } from '$lib/link/snapshot.ts';
import type { GameSession } from '../session.svelte.ts';

export { canSnapshot, readSnapshot, type Snapshot } from '$lib/link/snapshot.ts';

/** The part of an address after its `#`: what everyone may see of the game as it stands. */
export const snapshotOf = (session: GameSession, view: GameView): Promise<string> =>
  packSnapshot({
    ruleset: session.ruleset.id,
    at: Date.now(),
    view: publicBoard(session.game, view).view,
  });
