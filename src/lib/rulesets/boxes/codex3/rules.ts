import type { RulesetChanges } from '../../box.ts';
import { factions } from './factions.ts';
import { riders } from './riders.ts';

/** Codex III, Vigil: one faction, and a hero that opens no agendas. Its re-worded secrets are scored as before. */
export const rules = {
  factions,
  riders,
  agendaOpeners: { 'xxekir-grom': null },
} satisfies RulesetChanges;
