/** Endings that the table sets aside, and how they count again (LRR PoK 98.7; R-VP-02). */
import type { EventOf, GameEvent } from '../events.ts';
import type { Aside, Game } from '../game.ts';
import { isAtGoal, judgedAnew } from '../points.ts';
import { isScoring } from '../step.ts';
import { including } from './change.ts';

const NONE: Aside = { reasons: [], seats: [] };

/** The game goes on: the one ending that the fact names is set aside; by an older fact, every one. */
export function playingOn(game: Game, { aside }: EventOf<'play-on.agreed'>): Game {
  if (!aside) return { ...game, result: null, settings: { ...game.settings, playOn: true } };
  const { reasons } = game.aside ?? NONE;
  const seats = aside.reason === 'goal' ? aside.seats : (game.aside ?? NONE).seats;
  return { ...game, result: null, aside: { reasons: including(reasons, aside.reason), seats } };
}

/** The game with no one waiting at the goal who does not stand there, and no one in the score step. */
function withoutWaiting(game: Game): Game {
  const { waiting } = game;
  if (!waiting || waiting.length === 0) return game;
  const still = isScoring(game) ? [] : waiting.filter((seat) => isAtGoal(game, seat));
  return still.length < waiting.length ? { ...game, waiting: still } : game;
}

/** Who has fallen below the goal wins by reaching it again. */
export function withoutFallen(before: Game): Game {
  const game = withoutWaiting(before);
  const { aside } = game;
  if (!aside || aside.seats.every((seat) => isAtGoal(game, seat))) return game;
  return {
    ...game,
    aside: { ...aside, seats: aside.seats.filter((seat) => isAtGoal(game, seat)) },
  };
}

/** What a changed setting makes of endings that were set aside: a new goal, or a new end, counts. */
export function asideAfter(game: Game, { settings }: EventOf<'settings.changed'>): Game {
  const { aside, settings: before } = game;
  if (!aside) return game;
  const { goal = before.goal, endAfterRound = before.endAfterRound } = settings;
  const decks = settings.publicObjectives !== undefined || settings.objectivesEnd !== undefined;
  const anew = (reason: string) =>
    (reason === 'rounds' && endAfterRound !== before.endAfterRound) ||
    (reason === 'objectives' && decks);
  const reasons = aside.reasons.filter((reason) => !anew(reason));
  const seats = goal === before.goal ? aside.seats : [];
  return { ...game, aside: { reasons, seats } };
}

/**
 * The end judged anew where the fact says so. By changed settings, a player who has won by the goal and
 * still stands there keeps it.
 */
export function endAnew(game: Game, event: GameEvent): Game {
  if (!('rejudges' in event) || event.rejudges !== true) return game;
  if (event.type !== 'settings.changed') return judgedAnew(game);
  const { result } = game;
  const stands = result?.reason === 'goal' && result.winners.every((seat) => isAtGoal(game, seat));
  return stands ? game : judgedAnew(game);
}
