/** What the table has said holds as long as it stays true: not longer, and not shorter. */
import { describe, expect, it } from 'vitest';
import { resolveAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { gainBreakthrough } from '../../../../src/lib/core/commands/breakthroughs.ts';
import { attestCondition } from '../../../../src/lib/core/commands/holdings.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import { NO_SEAT, type BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import {
  atFirstTurn,
  atScoring,
  atVote,
  finishStatus,
  pickAll,
  turnOf,
} from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const SEAT = 's1';
const BREAKTHROUGH = 'breakthrough';
const NEIGHBOURS = 'neighbourOfAllPlayers';
const FLEET = 'shipsInOneSystem(excluding=fighter)>=5';
const FLAGSHIP = 'event(event=wonSpaceCombat)';
const PRICE = 'spend(resources=8)';

const tell = (table: Table, question: string, answer: boolean) =>
  table.do(attestCondition, { seat: SEAT, question, answer });
const said = (table: Table) =>
  table.game.attested.map(({ question, answer }) => `${question} ${answer ? 'yes' : 'no'}`);

describe('an answer of the table', () => {
  it('about an owned breakthrough is remembered for good, about one that is not for the phase', () => {
    const table = tell(atScoring({ players: 3 }), BREAKTHROUGH, true);
    pickAll(finishStatus(table));
    expect(said(table)).toEqual([`${BREAKTHROUGH} yes`]);
    table.do(turns.takeComponentTurn, { seat: table.active ?? NO_SEAT });
    expect(said(table)).toEqual([`${BREAKTHROUGH} yes`]);
    const none = tell(atScoring({ players: 3 }), BREAKTHROUGH, false);
    expect(said(finishStatus(none))).toEqual([]);
  });

  it('about a breakthrough that is not there lasts once the table records breakthroughs, until it comes', () => {
    const expansions: BoxId[] = ['pok', 'thunders-edge'];
    const table = tell(atScoring({ players: 3, expansions }), BREAKTHROUGH, false);
    table.do(gainBreakthrough, { seat: 's2' });
    expect(said(table)).toEqual([`${BREAKTHROUGH} no`]);
    pickAll(finishStatus(table));
    table.do(turns.takeComponentTurn, { seat: table.active ?? NO_SEAT });
    expect(said(table)).toEqual([`${BREAKTHROUGH} no`]);
    table.do(gainBreakthrough, { seat: SEAT });
    expect(said(table)).toEqual([]);
  });

  it('about neighbours is remembered until units can move', () => {
    const table = tell(tell(atScoring({ players: 3 }), NEIGHBOURS, true), FLEET, false);
    pickAll(finishStatus(table));
    expect(said(table)).toEqual([`${NEIGHBOURS} yes`]);
    table.do(turns.takeTacticalAction, { seat: table.active ?? NO_SEAT });
    expect(said(table)).toEqual([]);
  });

  it('R-CARD-22 about neighbours is over with a primary in which units moved, not with another', () => {
    const resolved = (expansions: BoxId[]) => {
      const table = atFirstTurn({ players: 3, expansions }, { s1: ['warfare'] });
      turnOf(table, 's1').do(playStrategyCard, { seat: 's1', card: 'warfare' });
      return said(
        tell(table, NEIGHBOURS, true).do(resolvePrimary, { seat: 's1', card: 'warfare' }),
      );
    };
    expect(resolved(['pok', 'thunders-edge'])).toEqual([]);
    expect(resolved(['pok'])).toEqual([`${NEIGHBOURS} yes`]);
  });

  it('about a combat does not speak of the next one', () => {
    const table = atFirstTurn({ players: 3 });
    const active = table.active ?? NO_SEAT;
    table.do(turns.takeTacticalAction, { seat: active });
    table.do(turns.winCombat, { seat: SEAT, combat: 'space' });
    tell(table, FLAGSHIP, false);
    const answer = () =>
      judge(table.game, cardsOf(table.game.expansions), SEAT, 'unveil-flagship').value;
    expect(answer()).toBe('no');
    table.do(turns.winCombat, { seat: SEAT, combat: 'space' });
    expect(answer()).toBe('ask');
    tell(table, FLAGSHIP, false).do(turns.endTurn, { seat: active });
    expect(answer()).toBe('ask');
  });

  it('about an election does not speak of the next agenda', () => {
    const table = atVote('mutiny', { players: 3 });
    tell(table, 'event(event=electedByAgenda)', false);
    table.do(resolveAgenda, { outcome: 'for', decidedBy: 'table' });
    expect(said(table)).toEqual([]);
  });

  it('about a price is over once the purse has changed, about the map once a planet has', () => {
    const factions = ['federation-of-sol', 'emirates-of-hacan', 'arborec'];
    const start = atScoring({ players: 3, factions });
    const table = tell(tell(start, PRICE, false), NEIGHBOURS, false);
    table.tap([{ type: 'goods.gained', seat: 's2', goods: 1 }]);
    expect(said(table)).toHaveLength(2);
    table.tap([{ type: 'goods.gained', seat: SEAT, goods: 1 }]);
    expect(said(table)).toEqual([`${NEIGHBOURS} no`]);
    table.do(gainPlanets, { seat: 's2', planets: ['lodor'] });
    expect(said(table)).toEqual([]);
  });
});
