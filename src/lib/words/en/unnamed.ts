import { namesById } from '../names-by-id.ts';

/** What stands in until the name of a card is here, and for a card that nobody knows. */
export const unnamed = namesById({});
