/** The act that takes one line of the points ledger back. */
import { correctPoints, takeScoreBack } from '$lib/core/commands/corrections.ts';
import { returnSupport } from '$lib/core/commands/objectives.ts';
import type { Score } from '$lib/core/game.ts';
import type { Acting } from '$lib/ui/model/acting.svelte.ts';

/** Records the same points the other way, in the manner of their source. */
export function takeBack(acting: Acting, { seat, source, points }: Score): void {
  if (source.kind === 'objective' && source.id !== undefined) {
    return void acting.act(takeScoreBack, { seat, objective: source.id });
  }
  if (source.kind === 'support' && points > 0) {
    return void acting.act(returnSupport, { from: source.owner, to: seat });
  }
  return void acting.act(correctPoints, { lines: [{ seat, points: -points }], source });
}
