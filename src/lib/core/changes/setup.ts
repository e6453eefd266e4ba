/** Changes of setup: the table is laid, the game starts (LRR 1.2 19.1, 72.5; LRR PoK 83.5). */
import { createGame } from '../empty-game.ts';
import { STANDARD } from '../rule-variants.ts';
import type { Game, Player, Seat, StrategyCard } from '../game.ts';
import { including, plus, withPlayer, type Changes } from './change.ts';

export const setupChanges: Changes<'game.created' | 'game.started' | 'secrets.kept'> = {
  'game.created': (_, event) => {
    const players: Record<Seat, Player> = {};
    for (const row of event.players) {
      const { tactic, fleet, strategy, ...rest } = row;
      const tracked = tactic !== null && fleet !== null && strategy !== null;
      players[row.seat] = {
        ...rest,
        presence: 'playing',
        tokens: tracked ? { tactic, fleet, strategy } : null,
        captured: [],
        home: true,
      };
    }
    const strategyCards: Record<string, StrategyCard> = {};
    for (const { card, initiative } of event.cards) {
      strategyCards[card] = { initiative, holder: null, exhausted: false, goods: 0 };
    }
    return {
      ...createGame(),
      id: event.id,
      ruleset: event.ruleset,
      expansions: event.expansions,
      settings: event.settings,
      answers: { ...STANDARD, ...event.answers },
      seating: event.players.map((row) => row.seat),
      players,
      speaker: event.speaker,
      strategyCards,
      ...(event.typed ? { typed: event.typed } : {}),
    };
  },
  'game.started': (game) => game,
  'secrets.kept': {
    names: { 'seats.*': 1 },
    change: (game, { seats, returned }) => {
      const { step } = game;
      if (step.phase !== 'setup' || step.at !== 'secrets') return game;
      const kept = seats.reduce<Seat[]>(including, step.kept);
      const stepped: Game = { ...game, step: { ...step, kept } };
      return seats.reduce(
        (rest, seat) => withPlayer(rest, seat, (p) => ({ secrets: plus(p.secrets, -returned) })),
        stepped,
      );
    },
  },
};
