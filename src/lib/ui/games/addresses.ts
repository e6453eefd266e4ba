/** Where the screens are. */
import { resolve } from '$app/paths';

/** The table of a game. */
export const gameAddress = (id: string) => resolve('/game/[id]', { id });

/** The page on which a table is laid. */
export const setupAddress = () => resolve('/new');
