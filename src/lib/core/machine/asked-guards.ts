/** Which legality guard each fact asks: read from the chart, which names it where it is heard. */
import type { AnyStateNode } from 'xstate';
import type { EventType } from '../events.ts';
import type { GameMachine } from './game-machine.ts';
import { LEGALITY, type LegalityGuard } from './guards.ts';

/** The names in a guard: one, or those that are asked together. */
function namesIn(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function' && 'guards' in guard)
    return (guard.guards as unknown[]).flatMap(namesIn);
  const named = guard as { type?: unknown } | undefined;
  return typeof named?.type === 'string' ? [named.type] : [];
}

function statesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesUnder)];
}

const isLegality = (name: string): name is LegalityGuard => name in LEGALITY;

/** The guard of each fact that asks one; a fact asks the same wherever it is heard. */
export function guardsAsked(machine: GameMachine): ReadonlyMap<EventType, LegalityGuard> {
  const asked = new Map<EventType, LegalityGuard>();
  for (const node of statesUnder(machine.root as AnyStateNode)) {
    for (const [type, list] of node.transitions) {
      const guard = list.flatMap((move) => namesIn(move.guard)).find(isLegality);
      if (guard) asked.set(type as EventType, guard);
    }
  }
  return asked;
}
