/**
 * The evening: six at depth Full with every box and codex, written down act by act. What everyone has
 * after each round is counted beside it, by hand, in `tests/unit/fixtures/evening-tally.ts`.
 */
import { Evening } from './evening.ts';
import { roundFive } from './round-5.ts';
import { roundFour } from './round-4.ts';
import { roundOne } from './round-1.ts';
import { roundSix } from './round-6.ts';
import { roundThree } from './round-3.ts';
import { roundTwo } from './round-2.ts';
import { BEGINS, EXPANSIONS, SETUP } from './table.ts';

export { NAME as EVENING } from './table.ts';

const ROUNDS = [roundOne, roundTwo, roundThree, roundFour, roundFive, roundSix];

/** The whole evening. */
export function playEvening(): Evening {
  const evening = new Evening(SETUP.id, EXPANSIONS, BEGINS);
  evening.keeper.do('setUpGame', SETUP);
  for (const round of ROUNDS) round(evening);
  return evening;
}
