/** Who owns its breakthrough: as it was recorded, else as the table said. */
import type { Game, Seat } from '../game.ts';
import { answerTo } from './question.ts';
import { known, type Truth } from './truth.ts';
import type { Question } from './verdict.ts';

/** Whether this table records breakthroughs: then one that is not recorded is not there. */
function recordsThem({ players, expedition }: Game): boolean {
  return (
    expedition !== undefined ||
    Object.values(players).some(({ breakthrough }) => breakthrough !== undefined)
  );
}

/** What the table has said to a question. */
export function saidTo(game: Game, question: Question | null): Truth {
  const answer = question && answerTo(game, question);
  return answer === null ? 'ask' : known(answer);
}

/** Whether a seat owns its breakthrough; `question` is what the table is asked about it. */
export function ownsBreakthrough(game: Game, seat: Seat, question: Question | null): Truth {
  const side = game.players[seat]?.breakthrough;
  if (side !== undefined) return known(side !== null);
  const said = saidTo(game, question);
  return said === 'ask' && recordsThem(game) ? 'no' : said;
}
