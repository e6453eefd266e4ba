/** What a player's contract is worth: as it is printed or typed, else as it was when it was last handed over. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

/** The value that a partner of this seat received last, or null before the first agreement. */
function contractsSeen(line: readonly { fact: GameEvent }[], owner: Seat): number | null {
  for (const { fact } of [...line].reverse()) {
    if (fact.type !== 'agreement.opened') continue;
    const [one, two] = fact.seats;
    if (one === owner) return one === two ? fact.values[0] : fact.values[1];
    if (two === owner) return fact.values[0];
  }
  return null;
}

/**
 * The value of the contract that this seat hands over next: of its two the first that is in no agreement, as far as
 * they are known; else the last that was seen, or 1.
 */
export function contractWorth(
  game: Game,
  ruleset: Ruleset,
  line: readonly { fact: GameEvent }[],
  owner: Seat,
): number {
  const open = (game.agreements ?? []).filter(({ seats }) => seats.includes(owner)).length;
  const { contracts } = ruleset.factions[game.players[owner]?.faction ?? ''] ?? {};
  return contracts?.[open] ?? contractsSeen(line, owner) ?? 1;
}
