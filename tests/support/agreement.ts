/** Chart and data: one place in the round, told twice, and never differently. */
import type { Game } from '../../src/lib/core/game.ts';
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';

/** Where the data of a game stands. */
export const placeOf = ({ step }: Game): string => `${step.phase}.${step.at}`;

/** What the chart says and the data does not, or null; an ended game stays in its last step. */
export function disagreement({ value, context: game }: MachineSnapshot): string | null {
  const [[phase = '', step = ''] = []] = Object.entries(value);
  const chart = phase === 'over' ? placeOf(game) : `${phase}.${step}`;
  const data = placeOf(game);
  return chart === data ? null : `chart ${chart}, data ${data}`;
}
