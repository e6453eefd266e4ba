/** Small gains: what is offered for what has happened, and what booking it records. */
import { describe, expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import {
  attestCondition,
  gainTechnology,
  placeNote,
  turnLeader,
} from '../../../../src/lib/core/commands/holdings.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { bookGain, putGainsAway } from '../../../../src/lib/core/commands/small-gains.ts';
import { gainGoods, makeTransaction, replenish } from '../../../../src/lib/core/commands/tokens.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { gainOffers, type GainOffer } from '../../../../src/lib/core/views/small-gains/offers.ts';
import type { BoxId, Depth } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/tools/cards.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const OTHERS = ['federation-of-sol', 'emirates-of-hacan'];

function started(faction: string, expansions: BoxId[] = [], depth: Depth = 'full'): Table {
  return atFirstTurn({
    players: 3,
    expansions,
    factions: [faction, ...OTHERS],
    settings: { depth },
  });
}

/** Offers of this moment: every fact is a tap of its own. */
function offers(table: Table): GainOffer[] {
  const line = table.facts.map((fact, i) => ({ seq: i, group: i, at: 0, fact, overruled: null }));
  const { ruleset } = table.referee;
  return gainOffers(table.game, ruleset, cardsOf(ruleset.expansions), line);
}
const told = (table: Table) =>
  offers(table).map(({ id, seat, about, times, ask }) =>
    [id, seat, about && `with ${about}`, times > 1 ? `x${times}` : null, ask && `ask ${ask}`]
      .filter(Boolean)
      .join(' '),
  );
const book = (table: Table, way = 0, at = 0): Table => {
  const args = offers(table)[at]?.choices[way];
  if (!args) throw new Error('nothing is offered');
  return table.do(bookGain, args);
};
const goods = (table: Table) => table.game.seating.map((seat) => table.game.players[seat]?.goods);
const side = (seat: Seat, given: { goods?: number; commodities?: number; note?: string } = {}) => ({
  seat,
  goods: 0,
  commodities: 0,
  ...given,
});

describe('a planet that is gained', () => {
  it('R-GAIN-01 offers its good once for each planet, until it is booked', () => {
    const table = started('clan-of-saar');
    expect(told(table)).toEqual([]);
    table.do(gainPlanets, { seat: 's1', planets: ['lodor', 'bereg'] });
    expect(told(table)).toEqual(['scavenge s1 x2']);
    book(table);
    expect(goods(table)).toEqual([2, 0, 0]);
    expect(told(table)).toEqual([]);
    table.do(gainPlanets, { seat: 's1', planets: ['lirta-iv'] });
    expect(told(table)).toEqual(['scavenge s1']);
  });
});
