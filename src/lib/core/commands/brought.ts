/** What a breakthrough brings with it (R-TE-01). */
import type { EventOf, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { holderOf } from '../rules/planets.ts';

type Gained = Omit<EventOf<'breakthrough.gained'>, 'type'>;

/** The planet card that comes with it, where planets are tracked and no one has it. */
function planetFacts(game: Game, { expedition }: Ruleset, seat: Seat): GameEvent[] {
  const { faction = null, planets = null } = game.players[seat] ?? {};
  const brings = faction === null ? undefined : expedition?.brings[faction];
  if (!brings || planets === null || holderOf(game, brings.planet) !== null) return [];
  const { planet, readied } = brings;
  const gained: GameEvent = { type: 'planet.gained', seat, planet, from: null };
  const turned: GameEvent = { type: 'planets.turned', planets: [planet], exhausted: false };
  return readied ? [gained, turned] : [gained];
}

/** A seat gains its breakthrough, with the planet card that comes with it. */
export function breakthroughFacts(game: Game, ruleset: Ruleset, gained: Gained): GameEvent[] {
  const { seat, breakthrough, cause } = gained;
  return [
    {
      type: 'breakthrough.gained',
      seat,
      ...(breakthrough ? { breakthrough } : {}),
      ...(cause ? { cause } : {}),
    },
    ...planetFacts(game, ruleset, seat),
  ];
}
