import type { GameEvent } from '../../core/events.ts';
import type { Names } from '../names.ts';
import { amounts, listed } from './parts/amounts.ts';
import { pool } from './parts/spoken.ts';

/** What a fact of a primary did, once it is recorded; nothing for what goes without saying. */
export function primaryDone(fact: GameEvent, names: Names): string[] {
  switch (fact.type) {
    case 'tokens.gained': {
      const { tactic, fleet, strategy } = fact.tokens;
      return [`${amounts.tokens(tactic + fleet + strategy)} gained`];
    }
    case 'tokens.placed':
      return [`${amounts.tokens(fact.placements.length)} placed`];
    case 'speaker.chosen':
      return [`${names.seat(fact.seat)} is the speaker`];
    case 'goods.gained':
      return [`${amounts.goods(fact.goods)} gained`];
    case 'commodities.replenished':
      return ['Commodities replenished'];
    case 'followers.freed':
      return [
        `${listed(fact.seats.map(names.seat))} ${fact.seats.length > 1 ? 'follow' : 'follows'} for free`,
      ];
    case 'token.taken-back':
      return [`1 token back into the ${pool(fact.pool).place}`];
    case 'tokens.redistributed':
      return ['Tokens redistributed'];
    case 'objective.scored':
      return [`${names.objective(fact.objective)} scored`];
    case 'points.scored':
      return ['Point for Mecatol Rex gained'];
    case 'secret.drawn':
      return ['Secret drawn'];
    case 'secret.returned':
      return ['Limit reached: one secret returned'];
    default:
      return [];
  }
}
