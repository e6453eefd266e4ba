import type { LanguageIdentity } from '../../../src/lib/words/identity.ts';

/** French with one section: the rest is filled with English. */
export const language: LanguageIdentity = {
  id: 'fr',
  name: 'Français',
  tag: 'fr-FR',
  direction: 'ltr',
};
