/** What the matrix said of each score just before the tap that scored. */
import { judge } from '../../src/lib/core/conditions/judge.ts';
import type { Snapshot } from '../../src/lib/core/machine/referee.ts';
import type { LineItem } from '../../src/lib/core/record/line.ts';
import { Recorder } from '../../src/lib/core/play/recorder.ts';
import type { BoxId } from '../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../src/tools/cards.ts';
import { rulesetOf } from '../../src/lib/rulesets/compose.ts';

/** Scores by what was said of them beforehand, as `round seat objective slot`. */
export type Shares = Record<'yes' | 'ask' | 'no', string[]>;

/** Goes along a line; a tap's own answers and payments do not count as known beforehand. */
export function sharesOf(line: readonly LineItem[], expansions: readonly BoxId[]): Shares {
  const cards = cardsOf(expansions);
  const recorder = new Recorder(rulesetOf(expansions).plan);
  const shares: Shares = { yes: [], ask: [], no: [] };
  let before: Snapshot = recorder.snapshot;
  let group = 0;
  for (const { fact, ...item } of line) {
    if (item.group !== group) before = recorder.snapshot;
    group = item.group;
    if (fact.type === 'objective.scored') {
      const { objective, seat, slot } = fact;
      const { value } = judge(before.context, cards, seat, objective);
      shares[value].push(`${before.context.round} ${seat} ${objective} ${slot}`);
    }
    recorder.record(fact);
  }
  return shares;
}
