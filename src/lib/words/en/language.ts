import type { LanguageIdentity } from '../identity.ts';

export const language: LanguageIdentity = {
  id: 'en',
  name: 'English',
  tag: 'en-GB',
  direction: 'ltr',
};
