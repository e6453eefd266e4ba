/** Another depth in mid-game: what is no longer tracked becomes unknown. */
import type { Command } from '$lib/core/commands/command.ts';
import { changeSettings, correctBalances } from '$lib/core/commands/corrections.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import type { Depth } from '$lib/core/vocabulary.ts';
import { forgottenAt } from './depth-holdings.ts';

const UNKNOWN = {
  tactic: null,
  fleet: null,
  strategy: null,
  board: null,
  goods: null,
  commodities: null,
  secrets: null,
};

/** Changes the depth; what nobody keeps from now on may not seem to be known later. */
export const changeDepth: Command<{ depth: Depth }> = (game, ruleset, { depth }) => {
  const holdings = game.seating.flatMap((seat) => {
    const gone = game.players[seat] && forgottenAt(depth, game.players[seat]);
    return gone ? correctHoldings(game, ruleset, { seat, holdings: gone }) : [];
  });
  const settings = [...changeSettings(game, ruleset, { settings: { depth } }), ...holdings];
  if (depth !== 'essentials') return settings;
  const forgotten = game.seating
    .filter((seat) => game.players[seat]?.presence !== 'eliminated')
    .flatMap((seat) => correctBalances(game, ruleset, { seat, balances: UNKNOWN }));
  return [...settings, ...forgotten];
};
