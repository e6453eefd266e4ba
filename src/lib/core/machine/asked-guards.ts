/** Which legality guard each fact asks that a chart handles. */
import type { AnyStateNode } from 'xstate';
import type { EventType } from '../events.ts';
import type { GameMachine } from './game-machine.ts';
import { guardOf, type LegalityGuard } from './guards.ts';

function statesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesUnder)];
}

/** The guard of each fact that asks one; of what no state handles none is asked. */
export function guardsAsked(machine: GameMachine): ReadonlyMap<EventType, LegalityGuard> {
  const heard = statesUnder(machine.root as AnyStateNode).flatMap(
    ({ transitions }) => [...transitions.keys()] as EventType[],
  );
  return new Map(
    heard.flatMap((type) => {
      const guard = guardOf(type);
      return guard ? [[type, guard]] : [];
    }),
  );
}
