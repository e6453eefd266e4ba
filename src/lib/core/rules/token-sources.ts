/** What pays for a secondary instead of a token of the strategy pool (LRR 1.2 19.5; LRR PoK 51, 73). */
import type { PlayedCard } from '../event-parts.ts';
import type { Game, Seat } from '../game.ts';
import { playedId } from '../played.ts';
import type { TokenEffect } from '../card-effects.ts';
import { offersAt } from '../card-offers.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf } from '../step.ts';
import { reinforcementsOf } from './tokens.ts';

/** Strategy tokens that a secondary costs this seat: R-SACT-05, R-CARD-02, R-CARD-12. */
export function secondaryCost(game: Game, ruleset: Ruleset, seat: Seat, card: string): number {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  const free =
    open?.freed.includes(seat) === true || game.players[seat]?.freeFollows.includes(card) === true;
  return free ? 0 : (ruleset.strategyCards[card]?.secondaryCost ?? 0);
}

/** A way to follow that a seat has, or may have. */
export interface TokenWay {
  source: TokenEffect;
  /** Whether the seat is known to have it, readied: false where the table has to know. */
  sure: boolean;
}

/** Whether there is a token to use, as far as it is known. */
function usable(game: Game, seat: Seat, owner: Seat, { uses }: TokenEffect): boolean {
  if (uses === 'reinforcements') return reinforcementsOf(game, seat) !== 0;
  return uses !== 'active-player' || game.players[owner]?.board !== 0;
}

/** What a seat can follow this card with, what it is known to have first (R-SACT-10). */
export function tokenWays(game: Game, ruleset: Ruleset, seat: Seat, card: string): TokenWay[] {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open || open.owner === seat || secondaryCost(game, ruleset, seat, card) === 0) return [];
  const owner = game.players[open.owner];
  return offersAt(game, ruleset.cards, seat, 'token')
    .flatMap(({ effect: source, sure }): TokenWay[] => {
      const { follows, always, card: kind, faction } = source;
      if (always || follows?.includes(card) === false) return [];
      if (kind === 'note' && owner?.faction !== faction) return [];
      if (!usable(game, seat, open.owner, source)) return [];
      return [{ source, sure: sure && !source.onlyIf }];
    })
    .sort((one, two) => Number(two.sure) - Number(one.sure));
}

/** The way that this is, among those of a seat, or null. */
export function wayOf(
  game: Game,
  ruleset: Ruleset,
  { seat, card, instead }: { seat: Seat; card: string; instead: PlayedCard },
): TokenWay | null {
  const ways = tokenWays(game, ruleset, seat, card);
  return (
    ways.find(({ source }) => source.card === instead.kind && source.id === playedId(instead)) ??
    null
  );
}
