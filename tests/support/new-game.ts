/** Records for tests: the facts of a new game, and the facts of its first strategy phase. */
import { setUpGame } from '../../src/lib/core/commands/setup.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import { createGame } from '../../src/lib/core/game.ts';
import { rulesetOf } from '../../src/lib/rulesets/compose.ts';
import { setUpArgs, type NewTable } from './table.ts';

/** game.created, the opening objectives and game.started; s1 is the speaker. */
export function newGameFacts(options: NewTable & { id?: string } = {}): GameEvent[] {
  const args = setUpArgs({ players: 3, ...options });
  const id = options.id ?? args.id;
  return setUpGame(createGame(), rulesetOf(args.expansions), { ...args, id });
}

/** Strategy cards picked in printed order until no one may pick, then goods on the rest. */
export function pickFacts(players = 3): GameEvent[] {
  const cards = Object.entries(rulesetOf(['pok']).strategyCards);
  const passes = players <= 4 ? 2 : 1;
  const picks = cards.slice(0, players * passes).map(([card, { initiative }], i): GameEvent => {
    return {
      type: 'strategy-card.chosen',
      seat: `s${(i % players) + 1}`,
      card,
      initiative,
      goods: 0,
    };
  });
  const left = cards.slice(picks.length).map(([card]) => [card, 1]);
  if (left.length === 0) return picks;
  return [...picks, { type: 'goods.placed', goods: Object.fromEntries(left) }];
}
