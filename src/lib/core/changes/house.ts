/** What changed settings make of the setup that a table was laid with (R-PC-08). */
import type { EventOf } from '../events.ts';
import type { Game } from '../game.ts';
import type { Settings } from '../settings.ts';

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
