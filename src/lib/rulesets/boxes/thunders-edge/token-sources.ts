import type { TokenSource } from '../../../core/ruleset.ts';
import { tokenSources as codex1 } from '../codex1/token-sources.ts';

/** Who follows without a token in Thunder's Edge, which prints the note of Winnu as the codex does. */
export const tokenSources: Readonly<Record<string, TokenSource>> = {
  ...codex1,
  mindsieve: { card: 'breakthrough', id: 'mindsieve', faction: 'naalu-collective' },
  enervate: { card: 'ability', id: 'enervate', faction: 'obsidian', onlyIf: 'puppet' },
};
