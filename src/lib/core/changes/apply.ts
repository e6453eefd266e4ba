/** Every fact has exactly one change; the compiler holds the list complete. */
import type { EventType, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { agendaChanges, councilChanges } from './agenda.ts';
import { agreementChanges, dealChanges } from './agreements.ts';
import { endAnew, withoutFallen, withoutLapsed, objectiveChanges } from './objectives.ts';
import { withoutStale } from './attested.ts';
import { breakthroughChanges, holdingChanges } from './holdings.ts';
import type { Changes } from './change.ts';
import { correctionChanges } from './corrections.ts';
import { planetChanges } from './planets.ts';
import { setupChanges } from './setup.ts';
import { statusChanges } from './status.ts';
import { strategyCardChanges } from './strategy-cards.ts';
import { tokenChanges } from './tokens.ts';
import { turnChanges } from './turns.ts';

const CHANGES: Changes<EventType> = {
  ...setupChanges,
  ...strategyCardChanges,
  ...turnChanges,
  ...tokenChanges,
  ...dealChanges,
  ...planetChanges,
  ...holdingChanges,
  ...breakthroughChanges,
  ...objectiveChanges,
  ...statusChanges,
  ...agendaChanges,
  ...correctionChanges,
  ...councilChanges,
  ...agreementChanges,
};

type AnyChange = (game: Game, event: GameEvent) => Game;
type ChangeRow = AnyChange | { names: Readonly<Record<string, 1>>; change: AnyChange };
const ROWS = CHANGES as unknown as Readonly<Record<string, ChangeRow>>;

/** Where facts name other seats than their own `seat`, by type: paths of keys (change.ts). */
export const SEATS_IN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ROWS).flatMap(([type, row]) =>
    typeof row === 'function' ? [] : [[type, Object.keys(row.names)]],
  ),
);

/** The game after one fact; the fact is taken as it is, legal or not. */
export function applyEvent(game: Game, event: GameEvent): Game {
  const row = ROWS[event.type];
  if (!row) throw new RangeError(`no change for ${event.type}`);
  const change = typeof row === 'function' ? row : row.change;
  return withoutStale(game, endAnew(withoutFallen(withoutLapsed(change(game, event))), event));
}
