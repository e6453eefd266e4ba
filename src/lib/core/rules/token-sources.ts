/** What pays for a secondary instead of a token of the strategy pool (LRR 1.2 19.5; LRR PoK 51, 73). */
import { cardHolding, type CardHolding } from '../card-holding.ts';
import type { Played } from '../event-parts.ts';
import type { Game, Seat } from '../game.ts';
import { playedId } from '../played.ts';
import type { Ruleset, TokenSource } from '../ruleset.ts';
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
  /** Its name in the table of sources. */
  name: string;
  source: TokenSource;
  /** Whether the seat is known to have it, readied: false where the table has to know. */
  sure: boolean;
}

/** What is known of a source at a seat: a leader that stands for a token is an agent. */
function holdingOf(game: Game, seat: Seat, source: TokenSource): CardHolding {
  const { card, id, faction } = source;
  return cardHolding(game, seat, { card, id, faction, leader: 'agent' });
}

/** Whether there is a token to use, as far as it is known. */
function usable(game: Game, seat: Seat, owner: Seat, { uses }: TokenSource): boolean {
  if (uses === 'reinforcements') return reinforcementsOf(game, seat) !== 0;
  return uses !== 'active-player' || game.players[owner]?.board !== 0;
}

/** What a seat can follow this card with, what it is known to have first (R-SACT-10). */
export function tokenWays(game: Game, ruleset: Ruleset, seat: Seat, card: string): TokenWay[] {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open || open.owner === seat || secondaryCost(game, ruleset, seat, card) === 0) return [];
  const owner = game.players[open.owner];
  return Object.entries(ruleset.tokenSources)
    .flatMap(([name, source]): TokenWay[] => {
      const { follows, always, card: kind, faction } = source;
      if (always || follows?.includes(card) === false) return [];
      if (kind === 'note' && owner?.faction !== faction) return [];
      const { state } = holdingOf(game, seat, source);
      const isThere = state === 'ready' || state === 'unknown';
      if (!isThere || !usable(game, seat, open.owner, source)) return [];
      return [{ name, source, sure: state === 'ready' && !source.onlyIf }];
    })
    .sort((one, two) => Number(two.sure) - Number(one.sure));
}

/** The way that this is, among those of a seat, or null. */
export function wayOf(
  game: Game,
  ruleset: Ruleset,
  { seat, card, instead }: { seat: Seat; card: string; instead: Played },
): TokenWay | null {
  const ways = tokenWays(game, ruleset, seat, card);
  return (
    ways.find(({ source }) => source.card === instead.kind && source.id === playedId(instead)) ??
    null
  );
}
