/** The derived part of a game's row: what the list shows, and the summary of a game that ended. */
import { positionOf } from '$lib/core/machine/position.ts';
import type { MachineSnapshot } from '$lib/core/machine/referee.ts';
import { playerAt } from '$lib/core/game.ts';
import { pointsOf } from '$lib/core/points.ts';
import { openState } from '$lib/core/engine/open.ts';
import { readableOf, rulesetAt, type EngineState } from '$lib/core/engine/engine-state.ts';
import { ledgerOf } from '$lib/core/engine/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { summaryOf } from '$lib/core/record/summary.ts';
import { familyOf, type Ruleset } from '$lib/core/ruleset.ts';
import { houseLabel } from '$lib/core/queries/house-rules.ts';
import { settledTimes } from '$lib/core/queries/time/times.ts';
import { rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';
import type { GameCard, RowChange } from '$lib/storage/game-row.ts';

/** A game at a glance, at a snapshot. */
function cardOf(snapshot: MachineSnapshot, played: number, printed: Ruleset): GameCard {
  const game = snapshot.context;
  const { result } = game;
  const house = houseLabel(game, printed);
  const base = familyOf(printed.id);
  return {
    ...positionOf(snapshot),
    ...(base === familyOf(rulesetOf([]).id) ? {} : { game: base }),
    ...(game.expansions.length > 0 ? { boxes: [...game.expansions] } : {}),
    goal: game.settings.goal,
    playedMs: played,
    seats: game.seating.map((seat) => {
      const { name, faction, colour, presence } = playerAt(game, seat);
      return { seat, name, faction, colour, presence, points: pointsOf(game, seat) };
    }),
    ...(house ? { house: house.setup } : {}),
    result: result && {
      winner: result.winners[0] ?? null,
      ...(result.winners.length > 1 ? { winners: [...result.winners] } : {}),
      reason: result.reason,
      round: game.round,
    },
  };
}

/** What changes in the row when the record leads where this state stands. */
export function changeOf(state: EngineState): RowChange {
  const { timeline, entries } = state;
  const { head } = timeline;
  const readable = readableOf(state);
  const updatedAt = readable.at(-1)?.at ?? 0;
  return {
    updatedAt,
    length: entries.length,
    card: cardOf(head, settledTimes(ledgerOf(state)).game, rulesetAt(state)),
    summary: head.context.result ? summaryOf(head) : null,
  };
}

/** The same from the record alone, by a whole replay up to the last good entry. */
export function derive(entries: readonly Written[]): RowChange {
  return changeOf(openState(rulesetFor, entries));
}
