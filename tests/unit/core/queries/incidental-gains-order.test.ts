/** The order of small gains: what this table most likely wants stands first. */
import { expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { bookGain } from '../../../../src/lib/core/commands/incidental-gains.ts';
import { gainGoods, replenish } from '../../../../src/lib/core/commands/tokens.ts';
import { takeComponentTurn } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { gainOffers } from '../../../../src/lib/core/queries/incidental-gains/offers.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

/** Saar, Mentak and Sol; the last two lie in wait for what others gain. */
const started = (): Table =>
  atFirstTurn({
    players: 3,
    expansions: [],
    factions: ['clan-of-saar', 'mentak-coalition', 'federation-of-sol'],
    settings: { depth: 'full' },
  });

function offers(table: Table) {
  const { ruleset } = table.referee;
  return gainOffers(table.game, ruleset, cardsOf([]), table.state.timeline.line);
}
const told = (table: Table) =>
  offers(table).map(({ id, about }) => (about === null ? id : `${id} ${about}`));

function book(table: Table, id: string, about: Seat | null = null): Table {
  const offer = offers(table).find((one) => one.id === id && one.about === about);
  if (!offer) throw new Error(`${id} is not offered`);
  return table.do(bookGain, offer.choices[0]);
}
const law = (id: string, holder: Seat) => ({ law: id, holder, outcome: holder });

it('R-GAIN-08 is that of what happened last, where nothing was booked before', () => {
  const table = started().do(correctLaw, law('minister-of-commerce', 's3'));
  table.do(gainGoods, { seat: 's1', goods: 3 });
  table.do(replenish, { seats: ['s3'] });
  expect(told(table)).toEqual(['minister-of-commerce', 'pillage s1']);
  table.do(gainGoods, { seat: 's1', goods: 1 });
  expect(told(table)).toEqual(['pillage s1', 'minister-of-commerce']);
});

it('R-GAIN-08 begins with certain ones, whatever happened last', () => {
  const table = started().do(gainPlanets, { seat: 's1', planets: ['lodor'] });
  table.do(gainGoods, { seat: 's3', goods: 3 });
  expect(told(table)).toEqual(['scavenge', 'pillage s3']);
});

it('R-GAIN-08 begins with what was booked before, though the app cannot know it', () => {
  const table = started().do(correctLaw, law('minister-of-exploration', 's1'));
  table.do(gainGoods, { seat: 's3', goods: 3 });
  book(table, 'pillage', 's3');
  turnOf(table.do(takeComponentTurn, { seat: 's1' }), 's1');
  table.do(gainGoods, { seat: 's3', goods: 2 });
  table.do(gainPlanets, { seat: 's1', planets: ['lodor'] });
  expect(told(table)).toEqual(['pillage s3', 'scavenge', 'minister-of-exploration']);
  // Of another player it was not taken yet.
  table.do(gainGoods, { seat: 's1', goods: 3 });
  expect(told(table)).toEqual(['pillage s3', 'scavenge', 'minister-of-exploration', 'pillage s1']);
});

it('R-GAIN-08 stays where several are booked again and again', () => {
  const table = started().do(correctLaw, law('minister-of-exploration', 's1'));
  const both = ['scavenge', 'minister-of-exploration'];
  // A player with three trade goods may be pillaged of them, too.
  const ofPlanets = () => told(table).filter((offer) => both.includes(offer));
  for (const planet of ['lodor', 'bereg', 'lirta-iv']) {
    table.do(gainPlanets, { seat: 's1', planets: [planet] });
    expect(ofPlanets()).toEqual(both);
    book(book(table, 'scavenge'), 'minister-of-exploration');
    expect(ofPlanets()).toEqual([]);
  }
});
