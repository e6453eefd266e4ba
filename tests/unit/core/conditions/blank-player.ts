/** A player of whom everything is tracked, and who has nothing. */
import { NO_FRAGMENTS } from '../../../../src/lib/core/cards.ts';
import type { Player, Seat } from '../../../../src/lib/core/game.ts';

export function withDefaults(player: Partial<Player> & { seat: Seat }): Player {
  return {
    name: player.seat,
    faction: null,
    colour: 'red',
    presence: 'playing',
    tokens: { tactic: 0, fleet: 3, strategy: 0 },
    board: 0,
    captured: [],
    goods: 0,
    commodities: 0,
    commodityLimit: 3,
    secrets: 0,
    home: true,
    traits: [],
    statusTokens: 2,
    initiativeToken: null,
    freeFollows: [],
    person: null,
    homePlanets: [],
    planets: [],
    technologies: [],
    actionCards: 0,
    fragments: { ...NO_FRAGMENTS },
    relics: [],
    leaders: {},
    notes: [],
    ...player,
  };
}
