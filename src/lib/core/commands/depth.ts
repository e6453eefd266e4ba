/** Verbs of how much is tracked: what a table begins to count, and what no one counts any more. */
import * as v from 'valibot';
import type { CorrectedHoldings, EventOf, GameEvent } from '../events.ts';
import type { Game, Player, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Depth } from '../vocabulary.ts';
import { DEPTHS } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { changeSettings } from './corrections.ts';
import { correctHoldings } from './holdings.ts';

/** Tracked at full depth alone. */
const AT_FULL = ['actionCards', 'fragments', 'relics', 'leaders', 'notes'] as const;
const TRACKED = ['planets', 'technologies', ...AT_FULL] as const;

/** No balance of a seat is known. */
const UNKNOWN: EventOf<'balance.corrected'>['balances'] = {
  tactic: null,
  fleet: null,
  strategy: null,
  board: null,
  goods: null,
  commodities: null,
  secrets: null,
};

/** What a depth no longer tracks, of all that a seat is known to own. */
function forgottenAt(depth: Depth, player: Player): CorrectedHoldings {
  const gone = depth === 'essentials' ? TRACKED : depth === 'standard' ? AT_FULL : [];
  return Object.fromEntries(gone.filter((key) => player[key] !== null).map((key) => [key, null]));
}

/** A seat that has no home system yet, though its faction has one, learns it. */
function homeLearnt(game: Game, ruleset: Ruleset, seat: Seat): GameEvent[] {
  const player = game.players[seat];
  const home = (player?.faction && ruleset.factions[player.faction]?.homePlanets) || [];
  return player?.homePlanets.length === 0 && home.length > 0
    ? [{ type: 'player.corrected', seat, profile: { homePlanets: [...home] } }]
    : [];
}

/** Begins to track what a seat owns; a record from before it was tracked learns its home as well. */
export const trackHoldings = defineCommand({
  summary: 'Begins to track what a seat owns; its home system becomes known with it.',
  args: arg.fieldsOf('holdings.corrected'),
  facts: (game, ruleset, args) => [
    ...homeLearnt(game, ruleset, args.seat),
    ...correctHoldings(game, ruleset, args),
  ],
});

/**
 * Changes how much is tracked, in one act. What the table says is set; what a lower depth does not
 * track becomes unknown, so that it cannot seem to be known later; what a higher one tracks and
 * no one has said stays unknown: a number never tracked is not zero.
 */
export const changeDepth = defineCommand({
  summary: 'Changes how much is tracked: what is said is set, what is not tracked becomes unknown.',
  args: v.object({
    depth: v.picklist(DEPTHS),
    /** What each seat has now, where balances begin to be tracked. */
    balances: v.optional(v.record(arg.seat, arg.fieldsOf('balance.corrected').entries.balances)),
    /** What each seat owns now, where it begins to be tracked. */
    holdings: v.optional(v.record(arg.seat, arg.fieldsOf('holdings.corrected').entries.holdings)),
    note: arg.maybeText,
  }),
  facts: (game, ruleset, { depth, balances = {}, holdings = {}, note }) => {
    const seats = game.seating.filter((seat) => game.players[seat]?.presence !== 'eliminated');
    const settings = changeSettings(game, ruleset, { settings: { depth }, note });
    const counted = seats.flatMap((seat): GameEvent[] => {
      const said = depth === 'essentials' ? UNKNOWN : balances[seat];
      return said ? [{ type: 'balance.corrected', seat, balances: said }] : [];
    });
    const owned = seats.flatMap((seat) => {
      const player = game.players[seat];
      const gone = player ? forgottenAt(depth, player) : {};
      const said = holdings[seat] ?? {};
      if (Object.keys(said).length === 0) {
        const any = Object.keys(gone).length > 0;
        return any ? correctHoldings(game, ruleset, { seat, holdings: gone }) : [];
      }
      return trackHoldings(game, ruleset, { seat, holdings: { ...said, ...gone } });
    });
    return [...settings, ...counted, ...owned];
  },
});

export const depthCommands = { changeDepth, trackHoldings };
