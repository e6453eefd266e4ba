/** Who owns its breakthrough: as it was recorded, else as the table said. */
import { answerTo } from '../attested.ts';
import { breakthroughOwned } from '../expedition.ts';
import type { Game, Seat } from '../game.ts';
import { known, type Truth } from './truth.ts';
import type { Question } from './verdict.ts';

/** What the table has said to a question. */
export function saidTo(game: Game, question: Question | null): Truth {
  const answer = question && answerTo(game, question);
  return answer === null ? 'ask' : known(answer);
}

/** Whether a seat owns its breakthrough. */
export function ownsBreakthrough(game: Game, seat: Seat): Truth {
  const owned = breakthroughOwned(game, seat);
  return owned === null ? 'ask' : known(owned);
}
