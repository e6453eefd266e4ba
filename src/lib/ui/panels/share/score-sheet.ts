/** What the printed sheet says of each round, beside what the story knows. */
import type { Seat } from '$lib/core/game.ts';
import { cardsOf } from '$lib/core/order.ts';
import { settledTimes } from '$lib/core/queries/time/times.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';

export interface SheetRound {
  round: number;
  speaker: Seat;
  /** Numbers of the strategy cards that each seat played the round with. */
  cards: Readonly<Record<Seat, readonly number[]>>;
  /** ms of play; null where the clocks are off. */
  ms: number | null;
}

/** The rounds of a game, each as it stood when its action phase began. */
export function roundsOf({ game, line, past, time }: GameSession): SheetRound[] {
  const timed = game.settings.clock === 'off' ? null : settledTimes(time.ledger).rounds;
  const rounds: SheetRound[] = [];
  for (let i = 0; i < line.length; i++) {
    const at = past.positions[i];
    if (at?.phase !== 'action' || rounds.some(({ round }) => round === at.round)) continue;
    const then = past.after(i)?.context;
    if (!then) break;
    const held = then.seating.map((seat) => [
      seat,
      cardsOf(then, seat).map((id) => then.strategyCards[id]?.initiative ?? 0),
    ]);
    const spent = timed?.[at.round];
    const played = spent && Object.values(spent.seats).reduce((sum, ms) => sum + ms, spent.table);
    const cards = Object.fromEntries(held) as Record<Seat, number[]>;
    rounds.push({ round: at.round, speaker: then.speaker, cards, ms: played ?? null });
  }
  return rounds;
}
