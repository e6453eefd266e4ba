/** Points beside objectives: what is offered for what has happened, and what booking it records. */
import { describe, expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { gainRelic } from '../../../../src/lib/core/commands/holdings.ts';
import { giveSupport, scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import {
  gainPlanets,
  losePlanet,
  placeAttachment,
} from '../../../../src/lib/core/commands/planets.ts';
import { bookPoints, forfeitSupport } from '../../../../src/lib/core/commands/points.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import type { PointOffer } from '../../../../src/lib/core/queries/point-offers.ts';
import { dueTriggers } from '../../../../src/lib/core/queries/point-triggers.ts';
import { recentFacts } from '../../../../src/lib/core/queries/recent-facts.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { answerAll, atFirstTurn, passEverybody, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const FACTIONS = ['emirates-of-hacan', 'federation-of-sol', 'xxcha-kingdom'];

function started(expansions: BoxId[], depth: 'standard' | 'full' = 'full'): Table {
  return atFirstTurn({ players: 3, expansions, factions: FACTIONS, settings: { depth } });
}

/** Offers of the turn so far: every fact is a tap of its own. */
function offers(table: Table): PointOffer[] {
  const line = table.facts.map((fact, i) => ({ seq: i, group: i, at: 0, fact, overruled: null }));
  const cards = cardsOf(table.referee.ruleset.expansions);
  return dueTriggers(table.game, cards, recentFacts(line));
}
const told = (table: Table) =>
  offers(table).map(({ row, seat, from, ask, instead }) =>
    [row.id, from ? `${from} to ${seat}` : seat, ask, instead ? 'instead' : null]
      .filter(Boolean)
      .join(' '),
  );
/** Books the only offer, or the one that comes instead. */
function book(table: Table, instead = false): Table {
  const [offer] = offers(table).filter((row) => row.instead === instead);
  if (!offer) throw new Error('nothing is offered');
  return 'book' in offer.booking
    ? table.do(bookPoints, offer.booking.book)
    : table.do(forfeitSupport, offer.booking.support);
}
const totals = (table: Table) => table.game.seating.map((seat) => pointsOf(table.game, seat));
const elected = (table: Table, law: string, holder: Seat | null, outcome: string = holder ?? '') =>
  table.do(correctLaw, { law, holder, outcome });
const held = (table: Table, law: string, seat: Seat) =>
  elected(table, law, seat).do(scorePoints, {
    lines: [{ seat, points: 1 }],
    source: { kind: 'law', id: law },
  });

describe('the Shard of the Throne as a law', () => {
  it('R-VP-09 goes to the winner of a combat against its holder', () => {
    const table = held(started([]), 'shard-of-the-throne', 's2');
    table.do(turns.takeTacticalAction, { seat: 's1' });
    expect(told(table)).toEqual([]);
    table.do(turns.winCombat, { seat: 's1', combat: 'space' });
    expect(told(table)).toEqual(['shard-of-the-throne s2 to s1 against']);
    book(table);
    expect(totals(table)).toEqual([1, 0, 0]);
    expect(table.game.laws[0]?.holder).toBe('s1');
    expect(told(table)).toEqual([]);
  });

  it('is certain when the attacker who holds it lost, and nothing between others', () => {
    const table = held(started([]), 'shard-of-the-throne', 's1');
    table.do(turns.takeTacticalAction, { seat: 's1' });
    table.do(turns.winCombat, { seat: 's2', combat: 'space' });
    expect(told(table)).toEqual(['shard-of-the-throne s1 to s2']);
    const other = held(started([]), 'shard-of-the-throne', 's3');
    other.do(turns.takeTacticalAction, { seat: 's1' });
    other.do(turns.winCombat, { seat: 's2', combat: 'space' });
    expect(told(other)).toEqual([]);
  });

  it('asks no more once the turn is over', () => {
    const table = held(started([]), 'shard-of-the-throne', 's2');
    table.do(turns.takeTacticalAction, { seat: 's1' });
    table.do(turns.winCombat, { seat: 's1', combat: 'space' });
    table.do(turns.endTurn, { seat: 's1' });
    expect(told(table)).toEqual([]);
  });
});

describe('the Crown of Emphidia as a law', () => {
  it('R-VP-09 goes to who gains a planet of its holder’s home system', () => {
    const table = held(started([]), 'the-crown-of-emphidia', 's2');
    table.do(turns.takeTacticalAction, { seat: 's1' });
    table.do(gainPlanets, { seat: 's1', planets: ['lodor'] });
    expect(told(table)).toEqual([]);
    table.do(gainPlanets, { seat: 's1', planets: ['jord'], take: true });
    expect(told(table)).toEqual(['the-crown-of-emphidia s2 to s1']);
    book(table);
    expect(totals(table)).toEqual([1, 0, 0]);
  });

  it('asks where only the lost home is on record', () => {
    const table = held(started([], 'standard'), 'the-crown-of-emphidia', 's2');
    table.do(turns.takeTacticalAction, { seat: 's1' });
    table.do(turns.setHome, { seat: 's2', controlled: false });
    expect(told(table)).toEqual(['the-crown-of-emphidia s2 to s1 gained']);
  });
});

it('R-VP-09 the point of Holy Planet of Ixth follows its planet, and is kept without one', () => {
  const table = elected(started([]), 'holy-planet-of-ixth', null, 'Lodor');
  table.do(turns.takeTacticalAction, { seat: 's1' });
  table.do(gainPlanets, { seat: 's1', planets: ['lodor'] });
  expect([told(table), totals(table)]).toEqual([[], [1, 0, 0]]);
  table.do(gainPlanets, { seat: 's2', planets: ['lodor'], take: true });
  expect([told(table), totals(table)]).toEqual([[], [0, 1, 0]]);
  table.do(losePlanet, { seat: 's2', planet: 'lodor' });
  book(table);
  expect(totals(table)).toEqual([0, 0, 0]);
  expect(table.game.scores.at(-1)).toMatchObject({ seat: 's2', points: -1 });
});

describe('the Shard of the Throne as a relic', () => {
  const shard = (table: Table, seat: Seat) =>
    table.do(gainRelic, { seat, relic: 'shard-of-the-throne' }).do(scorePoints, {
      lines: [{ seat, points: 1 }],
      source: { kind: 'relic', id: 'shard-of-the-throne' },
    });

  it('R-VP-09 moves with a conquest: a home planet or a legendary one of its holder', () => {
    const home = shard(started(['pok']), 's2').do(turns.takeTacticalAction, { seat: 's1' });
    home.do(gainPlanets, { seat: 's1', planets: ['jord'], take: true });
    book(home);
    expect(totals(home)).toEqual([1, 0, 0]);
    expect(home.game.players['s1']?.relics).toEqual(['shard-of-the-throne']);
    expect(home.game.players['s2']?.relics).toEqual([]);

    const legend = shard(started(['pok']), 's2').do(turns.takeTacticalAction, { seat: 's1' });
    legend.do(gainPlanets, { seat: 's1', planets: ['primor'] });
    expect(told(legend)).toEqual([]);
    legend.do(gainPlanets, { seat: 's2', planets: ['hopes-end', 'lodor'] });
    legend.do(gainPlanets, { seat: 's1', planets: ['lodor'], take: true });
    expect(told(legend)).toEqual([]);
    legend.do(gainPlanets, { seat: 's1', planets: ['hopes-end'], take: true });
    expect(told(legend)).toEqual(['shard-of-the-throne s2 to s1']);
  });

  it('is known by the ledger where relics are not tracked', () => {
    const table = started(['pok'], 'standard').do(scorePoints, {
      lines: [{ seat: 's2', points: 1 }],
      source: { kind: 'relic', id: 'shard-of-the-throne' },
    });
    table.do(turns.takeTacticalAction, { seat: 's1' });
    table.do(gainPlanets, { seat: 's1', planets: ['jord'], take: true });
    book(table);
    expect(totals(table)).toEqual([1, 0, 0]);
    expect(table.facts.some((fact) => fact.type === 'relic.gained')).toBe(false);
  });
});

describe('relics that are used up', () => {
  it('R-POK-03 the Crown of Emphidia is purged for a point with the Tomb', () => {
    const table = started(['pok']).do(gainRelic, { seat: 's1', relic: 'the-crown-of-emphidia' });
    answerAll(passEverybody(table));
    expect(told(table)).toEqual(['the-crown-of-emphidia s1 needs']);
    table.do(placeAttachment, { planet: 'jord', attachment: 'tomb-of-emphidia' });
    expect(told(table)).toEqual([]);
    table.do(gainPlanets, { seat: 's1', planets: ['jord'], take: true });
    expect(told(table)).toEqual(['the-crown-of-emphidia s1']);
    book(table);
    expect(totals(table)).toEqual([1, 0, 0]);
    expect(table.game.purged).toEqual(['the-crown-of-emphidia']);
    expect(told(table)).toEqual([]);
  });

  it('the Book of Latvinia gives the point with four specialties, else the speaker token', () => {
    const reads = () =>
      started(['pok', 'codex4'])
        .do(gainRelic, { seat: 's1', relic: 'book-of-latvinia' })
        .do(turns.takeComponentAction, { seat: 's1' });
    const poor = reads();
    expect(told(poor)).toEqual(['book-of-latvinia s1 instead']);
    const speaks = started(['pok', 'codex4']).do(gainRelic, {
      seat: 's2',
      relic: 'book-of-latvinia',
    });
    speaks.do(turns.takeComponentTurn, { seat: 's1' });
    speaks.do(turns.takeComponentAction, { seat: 's2' });
    book(speaks, true);
    expect(speaks.game.speaker).toBe('s2');
    expect(totals(speaks)).toEqual([0, 0, 0]);
    const rich = reads().do(gainPlanets, {
      seat: 's1',
      planets: [
        'new-albion',
        'wellon',
        'vefut-ii',
        'lodor',
        'mellon',
        'archon-vail',
        'thibah',
        'tarmann',
      ],
    });
    expect(told(rich)).toEqual(['book-of-latvinia s1 instead']);
    rich.do(gainPlanets, { seat: 's1', planets: ['mirage', 'meer', 'wren-terra'] });
    expect(told(rich)).toEqual(['book-of-latvinia s1']);
  });

  it('the Silver Flame asks for the die: a point, or the home system', () => {
    const burns = () =>
      started(['pok', 'thunders-edge'])
        .do(gainRelic, { seat: 's1', relic: 'the-silver-flame' })
        .do(turns.takeComponentAction, { seat: 's1' });
    expect(told(burns())).toEqual(['the-silver-flame s1 die', 'the-silver-flame s1 die instead']);
    expect(totals(book(burns()))).toEqual([1, 0, 0]);
    const lost = book(burns(), true);
    expect(lost.game.players['s1']).toMatchObject({ home: false, planets: [], relics: [] });
    expect(totals(lost)).toEqual([0, 0, 0]);
  });
});

it('R-VP-09 the point of Styx comes and goes with its card, at once', () => {
  const table = started(['pok', 'thunders-edge']).do(turns.takeTacticalAction, { seat: 's1' });
  table.do(gainPlanets, { seat: 's1', planets: ['styx'] });
  expect([told(table), totals(table)]).toEqual([[], [1, 0, 0]]);
  table.do(gainPlanets, { seat: 's3', planets: ['styx'], take: true });
  expect([told(table), totals(table)]).toEqual([[], [0, 0, 1]]);
});

describe('Support for the Throne', () => {
  it('R-VP-10 is offered back when its holder activates a system, note by note', () => {
    const table = started(['pok']).do(giveSupport, { from: 's2', to: 's1' });
    table.do(giveSupport, { from: 's3', to: 's1' });
    expect(told(table)).toEqual([]);
    table.do(turns.takeTacticalAction, { seat: 's1' });
    expect(told(table)).toEqual([
      'support-for-the-throne s2 to s1 units',
      'support-for-the-throne s3 to s1 units',
    ]);
    book(table);
    expect(totals(table)).toEqual([1, 0, 0]);
    expect(told(table)).toEqual(['support-for-the-throne s3 to s1 units']);
  });

  it('R-CARD-22 is offered back for the tactical action within the Warfare of Thunder’s Edge', () => {
    const warfare = (boxes: BoxId[]) => {
      const options = { players: 3, expansions: boxes, factions: FACTIONS };
      const table = atFirstTurn(options, { s1: ['warfare'] });
      turnOf(table, 's1').do(giveSupport, { from: 's2', to: 's1' });
      table.do(playStrategyCard, { seat: 's1', card: 'warfare' });
      expect(told(table)).toEqual([]);
      return told(table.do(resolvePrimary, { seat: 's1', card: 'warfare' }));
    };
    expect(warfare(['pok', 'thunders-edge'])).toEqual(['support-for-the-throne s2 to s1 units']);
    expect(warfare(['pok'])).toEqual([]);
  });

  it('is not offered for one that came after the activation', () => {
    const table = started(['pok']).do(turns.takeTacticalAction, { seat: 's1' });
    table.do(giveSupport, { from: 's2', to: 's1' });
    expect(told(table)).toEqual([]);
  });

  it('is still offered after a turn that was one tap', () => {
    const table = started([], 'standard').do(giveSupport, { from: 's2', to: 's1' });
    table.do(turns.takeTacticalTurn, { seat: 's1' });
    const count = table.facts.length;
    const line = table.facts.map((fact, i) => {
      const group = Math.min(i, count - 2);
      return { seq: i, group, at: 0, fact, overruled: null };
    });
    const found = dueTriggers(table.game, cardsOf([]), recentFacts(line));
    expect(found.map(({ ask }) => ask)).toEqual(['units']);
  });
});
