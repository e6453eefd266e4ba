/** Another depth in mid-game: what is no longer tracked becomes unknown. */
import type { Command } from '$lib/core/commands/command.ts';
import { changeSettings, correctBalances } from '$lib/core/commands/corrections.ts';
import type { Depth } from '$lib/core/vocabulary.ts';

const UNKNOWN = {
  tactic: null,
  fleet: null,
  strategy: null,
  board: null,
  goods: null,
  commodities: null,
  secrets: null,
};

/** Changes the depth; at Essentials nobody keeps balances, so none may seem to be known later. */
export const changeDepth: Command<{ depth: Depth }> = (game, ruleset, { depth }) => {
  const settings = changeSettings(game, ruleset, { settings: { depth } });
  if (depth !== 'essentials') return settings;
  const forgotten = game.seating
    .filter((seat) => game.players[seat]?.presence !== 'eliminated')
    .flatMap((seat) => correctBalances(game, ruleset, { seat, balances: UNKNOWN }));
  return [...settings, ...forgotten];
};
