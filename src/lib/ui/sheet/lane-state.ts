/** What the small line of a lane says: the word for its state, else its time. */
import type { Game, Seat } from '$lib/core/game.ts';
import type { Position } from '$lib/core/machine/position.ts';
import {
  actionOf,
  currentAgenda,
  isVoting,
  ownOf,
  statusOf,
  strategicOf,
  strategyOf,
} from '$lib/core/step.ts';
import type { Lane } from '$lib/core/views/scoreboard.ts';
import { table as words } from '$words/table.ts';

const said = words.state;

function acting(
  game: Game,
  { phase, step }: Position,
  card: (id: string) => string,
): string | null {
  if (isVoting(game)) return said.voting;
  if (ownOf(game)) return null;
  if (phase === 'strategy') return said.picking;
  if (phase === 'status') return said.scoring;
  const strategic = strategicOf(game);
  if (strategic) return card(strategic.card);
  if (step === 'tactical') return said.tactical;
  return step === 'component' ? said.component : null;
}

function followed(game: Game, seat: Seat): string | null {
  if (isVoting(game)) return null;
  const card = strategicOf(game)?.card;
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open || open.owner === seat) return null;
  const answer = open.answers[seat];
  return answer ? said[answer] : null;
}

function voted(game: Game, seat: Seat): string | null {
  return currentAgenda(game)?.barred.includes(seat) ? said.noVote : null;
}

/** The word for a lane's state, or null when there is nothing to say but its time. */
export function laneWord(
  game: Game,
  position: Position,
  lane: Lane,
  card: (id: string) => string,
): string | null {
  const { seat } = lane;
  if (lane.presence !== 'playing') return said[lane.presence];
  if (game.result) return game.result.winners.includes(seat) ? said.winner : null;
  if (lane.state === 'now') return acting(game, position, card);
  const status = statusOf(game);
  if (status?.answered.includes(seat)) {
    const counts = Object.values(status.scored).map((seats) => seats[seat] ?? 0);
    return said.scored(counts.reduce((sum, count) => sum + count, 0));
  }
  const answer = followed(game, seat) ?? voted(game, seat);
  if (answer) return answer;
  return lane.state === 'passed' ? said.passed : null;
}

/** A tile at the head of a lane. */
export interface LaneTile {
  number: number | string;
  state: 'readied' | 'exhausted' | 'open' | 'token' | 'place';
}

/** The tiles at the head of a lane: cards and token, or its place in the vote. */
export function laneTiles(game: Game, lane: Lane, index: number): LaneTile[] {
  if (isVoting(game) || game.result) {
    return lane.presence === 'playing' ? [{ number: index + 1, state: 'place' }] : [];
  }
  const token: LaneTile[] =
    lane.initiativeToken === null ? [] : [{ number: lane.initiativeToken, state: 'token' }];
  const cards = lane.cards.map(({ initiative, exhausted }): LaneTile => ({
    number: initiative,
    state: exhausted ? 'exhausted' : 'readied',
  }));
  const strategy = strategyOf(game);
  const picks = strategy?.picks[lane.seat] ?? 0;
  const open = strategy && lane.presence === 'playing' ? game.settings.cardsEach - picks : 0;
  const places = Array.from({ length: Math.max(0, open) }, (): LaneTile => ({
    number: '',
    state: 'open',
  }));
  return [...token, ...cards, ...places];
}

/** Strategy tokens that a seat still owes for secondaries. */
export function owedBy(game: Game, seat: Seat): number {
  return game.debts.reduce((sum, debt) => (debt.seat === seat ? sum + debt.tokens : sum), 0);
}

/** Which numbers of a lane the last tap has changed. */
export function changedIn(before: Lane | undefined, now: Lane): ReadonlySet<string> {
  const changed = new Set<string>();
  if (!before) return changed;
  for (const pool of ['tactic', 'fleet', 'strategy'] as const) {
    if (before.tokens && now.tokens && before.tokens[pool] !== now.tokens[pool]) changed.add(pool);
  }
  if (before.goods !== now.goods) changed.add('goods');
  if (before.commodities !== now.commodities) changed.add('commodities');
  return changed;
}
