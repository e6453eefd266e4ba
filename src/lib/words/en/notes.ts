import { namesById } from '../names-by-id.ts';

/** The printed name of a promissory note; those that the id does not spell. */
export const noteName = namesById({
  'creuss-iff': 'Creuss IFF',
  'nano-link-permit': 'Nano-Link Permit',
  'raghs-call': "Ragh's Call",
});
