import type { LanguageIdentity } from '../language.ts';

export const language: LanguageIdentity = {
  id: 'en',
  name: 'English',
  tag: 'en-GB',
  direction: 'ltr',
};
