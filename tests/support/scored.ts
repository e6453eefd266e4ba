/** Objectives that a test has scored, whatever the step. */
import { scoreObjective } from '../../src/lib/core/commands/objectives.ts';
import type { Seat } from '../../src/lib/core/vocabulary.ts';
import type { Table } from './table.ts';

const SECRETS = ['destroy-their-greatest-ship', 'spark-a-rebellion', 'turn-their-fleets-to-dust'];

/** Scores as many objectives for a seat as unlock its hero (LRR PoK 51). */
export function scoreThree(table: Table, seat: Seat): void {
  for (const objective of SECRETS) {
    table.insist(scoreObjective, { seat, objective, slot: 'action' });
  }
}
