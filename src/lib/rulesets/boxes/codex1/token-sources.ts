import type { TokenSource } from '../../../core/ruleset.ts';

/** The note of Winnu as the first codex words it: used from the hand, and returned. */
export const tokenSources: Readonly<Record<string, TokenSource>> = {
  acquiescence: { card: 'note', id: 'acquiescence', faction: 'winnu' },
};
