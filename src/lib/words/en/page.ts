import type { PageWords } from '../identity.ts';

/** Read by the builder alone: the page and the web manifest are made of it. */
export const page: PageWords = {
  title: 'Custodian',
  description: 'An unofficial companion for the table. Works offline.',
  manifest: {
    name: 'Custodian',
    short_name: 'Custodian',
    description:
      'An unofficial companion for the table: whose turn it is, what comes next, who has scored what and why. Works offline.',
  },
};
