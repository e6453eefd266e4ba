/** Chart and data: one place in the round, told twice, and never differently. */
import type { Game } from '../../src/lib/core/game.ts';
import type { Snapshot } from '../../src/lib/core/machine/referee.ts';

/** Where the data of a game stands, in one line: its step, and what lies beside it. */
export function placeOf({ step, action }: Game): string {
  const beside = action ? ['action', ...(action.acted ? ['acted'] : [])] : [];
  return [`${step.phase}.${step.at}`, ...beside].join(' ');
}

/** The same line, as it has to be in a step. */
function due(phase: string, step: string): string {
  const beside = phase === 'action' ? ['action', ...(step === 'turn' ? [] : ['acted'])] : [];
  return [`${phase}.${step}`, ...beside].join(' ');
}

/** What the chart says and the data does not, or null; an ended game stays in its last step. */
export function disagreement({ value, context: game }: Snapshot): string | null {
  const [[phase = '', step = ''] = []] = Object.entries(value);
  const chart = phase === 'over' ? due(game.step.phase, game.step.at) : due(phase, step);
  const data = placeOf(game);
  return chart === data ? null : `chart ${chart}, data ${data}`;
}
