import { namesById } from '../names-by-id.ts';

/** The printed name of an action card or an ability; those that the id does not spell. */
export const playedName = namesById({
  'rise-of-a-messiah': 'Rise of a Messiah',
});
