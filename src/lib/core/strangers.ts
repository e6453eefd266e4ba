/** Seats that a fact names but the game does not have: such a fact cannot be judged or recorded. */
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';

/** Fields that hold typed text, in which no seat is looked for. */
const FREE_TEXT: ReadonlySet<string> = new Set([
  'name',
  'note',
  'cause',
  'system',
  'outcome',
  'id',
]);

/** Seats that a fact names but the game does not have. */
export function strangers(game: Game, fact: GameEvent): string[] {
  if (fact.type === 'game.created') return [];
  const found: string[] = [];
  const look = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (/^s\d{1,2}$/.test(value) && !FREE_TEXT.has(key) && !game.players[value])
        found.push(value);
    } else if (value && typeof value === 'object') {
      for (const [name, item] of Object.entries(value))
        look(item, Array.isArray(value) ? key : name);
    }
  };
  look(fact, '');
  return found;
}
