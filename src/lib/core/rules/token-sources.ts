/** What pays for a secondary instead of a token of the strategy pool (LRR 1.2 19.5; LRR PoK 51, 73). */
import type { Played } from '../event-parts.ts';
import { breakthroughOwned } from '../expedition.ts';
import type { Game, Seat } from '../game.ts';
import { isExhausted, playedId } from '../played.ts';
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

/** Whether a seat has a source: known, perhaps (null), or not. */
function has(game: Game, seat: Seat, { card, id, faction }: TokenSource): boolean | null {
  const player = game.players[seat];
  if (!player) return false;
  if (card === 'relic') {
    if (game.purged.includes(id) || isExhausted(game, seat, 'relic', id)) return false;
    const held = game.seating.some((other) => game.players[other]?.relics?.includes(id));
    return player.relics?.includes(id) ?? (held ? false : null);
  }
  // A hand is not known: whoever does not own the note may have it.
  if (card === 'note') return player.faction === faction ? false : null;
  if (player.faction !== faction) return false;
  if (card === 'leader') {
    return player.leaders === null ? null : (player.leaders[id] ?? 'readied') === 'readied';
  }
  if (card === 'ability') return null;
  return breakthroughOwned(game, seat);
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
      const held = usable(game, seat, open.owner, source) && has(game, seat, source);
      return held === false ? [] : [{ name, source, sure: held === true }];
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
