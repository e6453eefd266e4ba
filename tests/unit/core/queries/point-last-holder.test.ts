/** Who loses the point of a card that several have gained from: a law that was voted on twice. */
import { describe, expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import { gainPlanets, losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import { bookPoints } from '../../../../src/lib/core/commands/points.ts';
import { takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { dueTriggers } from '../../../../src/lib/core/queries/point-triggers.ts';
import { recentFacts } from '../../../../src/lib/core/queries/recent-facts.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const FACTIONS = ['emirates-of-hacan', 'federation-of-sol', 'xxcha-kingdom'];

/** What is offered in the turn so far: every fact is a tap of its own. */
function offers(table: Table) {
  const line = table.facts.map((fact, i) => ({ seq: i, group: i, at: 0, fact, overruled: null }));
  return dueTriggers(table.game, cardsOf([]), recentFacts(line));
}
const told = (table: Table) =>
  offers(table).map(({ seat, from }) => (from ? `${from} to ${seat}` : seat));
function book(table: Table): Table {
  const [offer] = offers(table);
  if (!offer || !('book' in offer.booking)) throw new Error('nothing is offered');
  return table.do(bookPoints, offer.booking.book);
}
const totals = (table: Table) => table.game.seating.map((seat) => pointsOf(table.game, seat));

describe('R-VP-09 of several who gained a point of one law only the last one loses it', () => {
  const source = { kind: 'law', id: 'holy-planet-of-ixth' } as const;
  const law = { law: source.id, holder: null };
  const point = (table: Table, seat: Seat) =>
    table.do(scorePoints, { lines: [{ seat, points: 1 }], source });
  /** Voted on twice: first it was lodor of s1, then a planet of the seat named here. */
  const voted = (seat: Seat, planet: string) => {
    const table = atFirstTurn({ players: 3, expansions: [], factions: FACTIONS }).do(gainPlanets, {
      seat: 's1',
      planets: ['lodor'],
    });
    if (planet !== 'lodor') table.do(gainPlanets, { seat, planets: [planet] });
    point(table.do(correctLaw, { ...law, outcome: 'lodor' }), 's1');
    point(table.do(correctLaw, { ...law, outcome: planet }), seat);
    return table.do(takeTacticalAction, { seat: 's1' });
  };

  it('not who kept one of the vote before', () => {
    const table = voted('s3', 'quann');
    expect(totals(table)).toEqual([1, 0, 1]);
    table.do(gainPlanets, { seat: 's2', planets: ['quann'], take: true });
    expect([told(table), totals(table)]).toEqual([[], [1, 1, 0]]);
    table.do(losePlanet, { seat: 's2', planet: 'quann' });
    expect(totals(book(table))).toEqual([1, 0, 0]);
    // No one has the point of this vote, so who takes the planet gains it from no one.
    table.do(gainPlanets, { seat: 's1', planets: ['quann'] });
    expect([told(table), totals(table)]).toEqual([[], [2, 0, 0]]);
  });

  it('and one point of two', () => {
    const table = voted('s1', 'lodor');
    expect(totals(table)).toEqual([2, 0, 0]);
    table.do(gainPlanets, { seat: 's2', planets: ['lodor'], take: true });
    expect(totals(table)).toEqual([1, 1, 0]);
  });
});
