import type { RulesetChanges } from '../../box.ts';
import { strategyCards } from '../codex1/strategy-cards.ts';
import { agendas } from './agendas.ts';
import { factions } from './factions.ts';
import { objectives } from './objectives.ts';

/** Prophecy of Kings on the base game (LRR PoK). Its box prints the Diplomacy of the first codex. */
export const rules = {
  reference: 'pok',
  players: { max: 8 },
  scoring: { agendaObjectives: true },
  strategyCards,
  objectives,
  agendas,
  factions,
  // Two of the top five; codex 3 and Thunder's Edge print another ability.
  agendaOpeners: { 'xxekir-grom': { agendas: 2, alone: true } },
  standing: { 'the-obsidian': { secrets: 1 } },
} satisfies RulesetChanges;
