/**
 * Changes of setup: the table is laid, the game starts, and changed settings change what was laid
 * (R-PC-08; LRR 1.2 19.1, 72.5; LRR PoK 83.5).
 */
import { createGame, type Game, type Player, type Seat, type StrategyCard } from '../game.ts';
import { STANDARD } from '../rule-variants.ts';
import { including, plus, withPlayer, type Changes } from './change.ts';
import type { EventOf } from '../events.ts';
import type { Settings } from '../settings.ts';

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

/** How closely a table tracks, its clock and what it has put away are no rules of a setup. */
const NO_RULES: ReadonlySet<string> = new Set<keyof Settings>([
  'depth',
  'clock',
  'playOn',
  'gainsAway',
  'setup',
]);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Boxes belong to a setup of the table's own; one that the app brings is played with any. */
function movesBoxes(
  { settings, expansions: before }: Game,
  { expansions }: SettingsChanged,
): boolean {
  if (settings.setup?.kind !== 'own' || !expansions) return false;
  return !isSame([...expansions].sort(), [...before].sort());
}

type SettingsChanged = EventOf<'settings.changed'>;

/**
 * The setup after its table has changed a rule: it keeps its name and is told as changed, also where the
 * rule is changed back later. A fact that names the setup itself has the last word.
 */
export function setupAfter(game: Game, event: SettingsChanged): Pick<Settings, 'setup'> {
  const { setup } = game.settings;
  if (!setup || event.settings.setup) return {};
  const before: Readonly<Record<string, unknown>> = { ...game.settings };
  const moves = Object.entries(event.settings).some(
    ([key, value]) => !NO_RULES.has(key) && value !== undefined && !isSame(value, before[key]),
  );
  return moves || movesBoxes(game, event) ? { setup: { ...setup, changed: true } } : {};
}
