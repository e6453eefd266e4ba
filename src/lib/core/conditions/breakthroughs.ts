/** Who owns its breakthrough: as it was recorded, else as the table said. */
import { recordsBreakthroughs } from '../expedition.ts';
import type { Game, Seat } from '../game.ts';
import { answerTo } from './question.ts';
import { known, type Truth } from './truth.ts';
import type { Question } from './verdict.ts';

/** What the table has said to a question. */
export function saidTo(game: Game, question: Question | null): Truth {
  const answer = question && answerTo(game, question);
  return answer === null ? 'ask' : known(answer);
}

/**
 * Whether a seat owns its breakthrough; `question` is what the table is asked about it. At depth Full
 * one that is not recorded is not there once the table records them; below it a table may have
 * recorded the one that mattered, so that the others are asked about, each once.
 */
export function ownsBreakthrough(game: Game, seat: Seat, question: Question | null): Truth {
  const side = game.players[seat]?.breakthrough;
  if (side !== undefined) return known(side !== null);
  const said = saidTo(game, question);
  const complete = game.settings.depth === 'full' && recordsBreakthroughs(game);
  return said === 'ask' && complete ? 'no' : said;
}
