/** What the matrix said: of each score just before the tap that scored, and of all that could be scored. */
import { judge, judgeAll } from '../../src/lib/core/conditions/judge.ts';
import type { Game } from '../../src/lib/core/game.ts';
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import type { LineItem } from '../../src/lib/core/record/line.ts';
import { playingSeats } from '../../src/lib/core/order.ts';
import { Recorder } from '../../src/lib/core/engine/recorder.ts';
import { hasScored } from '../../src/lib/core/points.ts';
import { isScoring } from '../../src/lib/core/step.ts';
import type { BoxId, Depth } from '../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../src/lib/rulesets/compose.ts';

/** Scores by what was said of them beforehand, as `round seat objective slot`. */
export type Shares = Record<'yes' | 'ask' | 'no', string[]>;

const noShares = (): Shares => ({ yes: [], ask: [], no: [] });

/** Goes along a line; a tap's own answers and payments do not count as known beforehand. */
export function sharesOf(line: readonly LineItem[], expansions: readonly BoxId[]): Shares {
  const cards = cardsOf(expansions);
  const recorder = new Recorder(rulesetOf(expansions).plan);
  const shares = noShares();
  let before: MachineSnapshot = recorder.snapshot;
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

/** A game as a table would know it that tracks no more than this depth. */
function knownAt(game: Game, depth: Depth): Game {
  const untracked = {
    actionCards: null,
    fragments: null,
    relics: null,
    leaders: null,
    notes: null,
  };
  const players = Object.fromEntries(
    Object.entries(game.players).map(([seat, player]) => [
      seat,
      depth === 'full' ? player : { ...player, ...untracked },
    ]),
  );
  return { ...game, settings: { ...game.settings, depth }, players };
}

/**
 * What the matrix says whenever a score step opens, of every player and every objective of the boxes that the
 * player has not scored, as `round seat objective`: secrets as well, for those who may hold them.
 */
export function matrixShares(
  line: readonly LineItem[],
  expansions: readonly BoxId[],
  depth: Depth,
): Shares {
  const cards = cardsOf(expansions);
  const { objectives, plan } = rulesetOf(expansions);
  const ofStatus = Object.keys(cards.conditions).filter((id) => objectives[id]?.phase === 'status');
  const recorder = new Recorder(plan);
  const shares = noShares();
  let open = false;
  for (const { fact } of line) {
    recorder.record(fact);
    const game = recorder.snapshot.context;
    if (isScoring(game) && !open) {
      const matrix = judgeAll(knownAt(game, depth), cards, ofStatus);
      for (const id of ofStatus) {
        for (const seat of playingSeats(game)) {
          const value = matrix[id]?.[seat]?.value;
          if (value && !hasScored(game, seat, id)) {
            shares[value].push(`${game.round} ${seat} ${id}`);
          }
        }
      }
    }
    open = isScoring(game);
  }
  return shares;
}
