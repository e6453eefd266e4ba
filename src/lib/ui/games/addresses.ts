/** Where the screens are. */
import { resolve } from '$app/paths';

/** The page on which a table is laid. */
export const setupAddress = () => resolve('/new');
