/** Small gains: what is offered for what has happened, and what booking it records. */
import { effectsOf } from '../../../../src/lib/core/card-offers.ts';
import { describe, expect, it } from 'vitest';
import { resolveAgenda, revealAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { correctBalances, correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import {
  attestCondition,
  correctHoldings,
  gainTechnology,
  placeNote,
  turnLeader,
} from '../../../../src/lib/core/commands/holdings.ts';
import { pay } from '../../../../src/lib/core/commands/payment.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { bookGain, putGainsAway } from '../../../../src/lib/core/commands/incidental-gains.ts';
import {
  adjustBalance,
  gainGoods,
  makeTransaction,
  replenish,
} from '../../../../src/lib/core/commands/tokens.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import {
  gainOffers,
  type GainOffer,
} from '../../../../src/lib/core/queries/incidental-gains/offers.ts';
import type { BoxId, Depth } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { chooseStrategyCard } from '../../../../src/lib/core/commands/strategy-cards.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { gainCause } from '../../../../src/lib/words/en/parts/gain-names.ts';
import { allVote } from '../../../support/votes.ts';
import { atAgenda, atFirstTurn, atVote, passEverybody, turnOf } from '../../../support/rounds.ts';
import { scoreThree } from '../../../support/scored.ts';
import { Table } from '../../../support/table.ts';

const OTHERS = ['federation-of-sol', 'emirates-of-hacan'];

function started(faction: string, expansions: BoxId[] = [], depth: Depth = 'full'): Table {
  return atFirstTurn({
    players: 3,
    expansions,
    factions: [faction, ...OTHERS.map((other) => (other === faction ? 'winnu' : other))],
    settings: { depth },
  });
}

/** Offers of this moment. */
function offers(table: Table): GainOffer[] {
  const { line } = table.state.timeline;
  const { ruleset } = table.referee;
  return gainOffers(table.game, ruleset, cardsOf(ruleset.expansions), line);
}
const told = (table: Table) =>
  offers(table).map(({ id, seat, about, times, asks }) =>
    [
      id,
      seat,
      about && `with ${about}`,
      times > 1 ? `x${times}` : null,
      ...asks.map((ask) => `ask ${ask}`),
    ]
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

describe('trade goods of others', () => {
  const rich = () =>
    started('mentak-coalition')
      .do(correctBalances, { seat: 's2', balances: { goods: 1, commodities: 2 } })
      .do(gainGoods, { seat: 's2', goods: 1 });

  it('R-GAIN-02 are offered of a neighbour with three of them, once for each gain', () => {
    const table = rich();
    expect(told(table)).toEqual([]);
    table.do(gainGoods, { seat: 's2', goods: 2 });
    expect(told(table)).toEqual(['pillage s1 with s2 ask neighbour']);
    book(table);
    expect(goods(table)).toEqual([1, 3, 0]);
    // The gain before it, too small then, is not made up for.
    expect(told(table)).toEqual(['pillage s1 with s2 ask neighbour']);
    book(table, 1);
    expect(goods(table)).toEqual([2, 3, 0]);
    expect(table.game.players.s2?.commodities).toBe(1);
    expect(told(table)).toEqual([]);
  });

  it('R-GAIN-02 follow a transaction, and never where the note keeps its holder safe', () => {
    const table = rich().do(gainGoods, { seat: 's3', goods: 5 });
    table.do(turns.takeComponentTurn, { seat: 's1' });
    table.do(turns.takeComponentAction, { seat: 's2' });
    table.do(makeTransaction, { sides: [side('s2', { goods: 1 }), side('s3')] });
    expect(told(table)).toEqual(['pillage s1 with s3 ask neighbour']);
    table.do(placeNote, { seat: 's3', note: 'promise-of-protection', owner: 's1' });
    expect(told(table)).toEqual([]);
  });

  it('R-GAIN-02 the agent draws a card for both after it, once until it is readied', () => {
    const table = started('mentak-coalition', ['pok']);
    table.do(gainGoods, { seat: 's2', goods: 3 });
    book(table);
    expect(told(table)).toEqual(['suffi-an s1 with s2']);
    book(table);
    const hands = ['s1', 's2'] as const;
    expect(hands.map((seat) => table.game.players[seat]?.actionCards)).toEqual([1, 1]);
    expect(table.game.players.s1?.leaders).toEqual({ 'suffi-an': 'exhausted' });
    table.do(gainGoods, { seat: 's2', goods: 3 });
    book(table);
    expect(told(table)).toEqual([]);
  });
});

describe('when a player replenishes', () => {
  it('R-GAIN-03 the Minister of Commerce pays for as many neighbours as the last time', () => {
    const table = started('xxcha-kingdom').do(correctLaw, {
      law: 'minister-of-commerce',
      holder: 's2',
      outcome: 's2',
    });
    table.do(replenish, { seats: ['s2', 's3'] });
    expect(told(table)).toEqual(['minister-of-commerce s2 ask neighbours']);
    expect(offers(table)[0]?.choices).toHaveLength(2);
    book(table, 1);
    expect(goods(table)).toEqual([0, 1, 0]);
    table.do(correctBalances, { seat: 's2', balances: { commodities: 0 } });
    table.do(replenish, { seats: ['s2'] });
    book(table);
    expect(goods(table)).toEqual([0, 2, 0]);
  });

  it('R-GAIN-03 a Trade Agreement that was handed over takes all of them, and goes back', () => {
    const table = started('xxcha-kingdom').do(turns.takeComponentAction, { seat: 's1' });
    table.do(makeTransaction, { sides: [side('s1', { note: 'trade-agreement' }), side('s2')] });
    table.do(replenish, { seats: ['s1', 's3'] });
    expect(told(table)).toEqual(['trade-agreement s2 with s1']);
    book(table);
    expect(table.game.players.s1?.commodities).toBe(0);
    expect(goods(table)).toEqual([0, 4, 0]);
    table.do(replenish, { seats: ['s1'] });
    expect(told(table)).toEqual([]);
  });
});

describe('phases and turns', () => {
  it('R-GAIN-04 the strategy phase begins with what is due at its start, once', () => {
    const table = Table.start({
      players: 3,
      expansions: ['pok', 'codex3'],
      factions: ['council-keleres', ...OTHERS],
      settings: { depth: 'standard' },
    });
    expect(told(table)).toEqual(['council-patronage s1']);
    book(table);
    expect(table.game.players.s1).toMatchObject({ goods: 1, commodities: 2 });
    expect(told(table)).toEqual([]);
    table.do(chooseStrategyCard, { seat: 's1', card: 'leadership' });
    expect(told(table)).toEqual([]);
  });

  it('R-GAIN-04 what a turn brought stays until someone else does something', () => {
    const table = started('clan-of-saar').do(turns.takeTacticalAction, { seat: 's1' });
    table.do(gainPlanets, { seat: 's1', planets: ['lodor'] });
    table.do(turns.endTurn, { seat: 's1' });
    expect(told(table)).toEqual(['scavenge s1']);
    table.do(turns.takeTacticalAction, { seat: 's2' });
    expect(told(table)).toEqual([]);
  });

  it('R-GAIN-04 a planet is used at the end of a turn of its player, once until cards are readied', () => {
    const table = started('clan-of-saar', ['pok']);
    table.do(correctHoldings, { seat: 's2', holdings: { planets: ['mallice'] } });
    table.do(turns.takeComponentTurn, { seat: 's1' });
    expect(told(table)).toEqual([]);
    table.do(turns.takeComponentTurn, { seat: 's2' });
    expect(told(table)).toEqual(['mallice s2']);
    book(table);
    expect(goods(table)).toEqual([0, 2, 0]);
    turnOf(table, 's2').do(turns.takeComponentTurn, { seat: 's2' });
    expect(told(table)).toEqual([]);
  });
});

describe('what the app cannot know', () => {
  it('R-GAIN-05 is a question, unless the table has said it', () => {
    const table = started('embers-of-muaat', ['pok'], 'standard');
    const spend = () =>
      table.do(adjustBalance, { seat: 's1', changes: { strategy: -1 }, cause: 'star forge' });
    spend();
    expect(told(table)).toEqual(['magmus s1 ask has']);
    const full = started('embers-of-muaat', ['pok']);
    full.do(adjustBalance, { seat: 's1', changes: { strategy: -2 } });
    expect(told(full)).toEqual([]);
    full.do(turnLeader, { seat: 's1', leader: 'magmus', state: 'readied' });
    expect(told(full)).toEqual(['magmus s1 x2']);
  });

  it('R-GAIN-05 a combat of others is a question, an own one is none', () => {
    const table = started('mentak-coalition');
    table.do(gainTechnology, { seat: 's1', technology: 'salvage-operations' });
    table.do(turns.takeComponentTurn, { seat: 's1' });
    table.do(turns.takeTacticalAction, { seat: 's2' });
    table.do(turns.winCombat, { seat: 's2', combat: 'space' });
    expect(told(table)).toEqual(['salvage-operations s1 ask fought']);
    table.do(turns.winCombat, { seat: 's1', combat: 'space' });
    expect(told(table)).toEqual(['salvage-operations s1']);
  });

  it('R-GAIN-05 a breakthrough that is owned is certain', () => {
    const table = started('sardakk-norr', ['pok', 'thunders-edge']);
    table.do(turns.takeTacticalAction, { seat: 's1' });
    table.do(turns.winCombat, { seat: 's1', combat: 'ground' });
    expect(told(table)).toEqual(['norr-supremacy s1 ask has']);
    table.do(attestCondition, { seat: 's1', question: 'breakthrough', answer: true });
    expect(told(table)).toEqual(['norr-supremacy s1']);
    expect(offers(table)[0]?.choices).toHaveLength(3);
  });
});

it('R-GAIN-05 asks for all that it cannot know', () => {
  const table = started('emirates-of-hacan', ['pok', 'thunders-edge'], 'standard');
  const nothing = { tactic: 0, fleet: 0, strategy: 0 };
  const spent = { planets: [], goods: 0, tokens: nothing, actionCards: 0 };
  table.do(pay, { seat: 's1', ...spent, for: { kind: 'production' } });
  expect(told(table)).toEqual(['auto-factories s1 ask has ask built-three-ships']);
});

describe('a kind that is put away', () => {
  it('R-GAIN-06 is not offered in this game until it is brought back', () => {
    const table = started('clan-of-saar');
    table.do(gainPlanets, { seat: 's1', planets: ['lodor'] });
    table.do(putGainsAway, { gains: ['scavenge'] });
    expect(told(table)).toEqual([]);
    table.do(putGainsAway, { gains: [] });
    expect(told(table)).toEqual(['scavenge s1']);
  });

  it('R-GAIN-06 nothing is offered where nothing of it is tracked', () => {
    const table = started('clan-of-saar', [], 'essentials');
    table.do(gainPlanets, { seat: 's1', planets: ['lodor'] });
    expect(told(table)).toEqual([]);
  });
});

describe('an agenda', () => {
  it('R-GAIN-07 pays who voted for its outcome', () => {
    const table = atVote('arms-reduction', {
      players: 3,
      expansions: ['pok'],
      factions: ['nomad', ...OTHERS],
    });
    allVote(table, { s1: ['for', 2], s2: ['against', 1] });
    table.do(resolveAgenda, { outcome: 'for' });
    expect(told(table)).toEqual(['future-sight s1']);
  });

  it('R-GAIN-07 pays by the last vote where a law is voted on again', () => {
    const table = atAgenda({ players: 3, expansions: ['pok'], factions: ['nomad', ...OTHERS] });
    table.do(correctLaw, { law: 'minister-of-war', holder: 's2', outcome: 's2' });
    table.do(revealAgenda, { agenda: 'miscount-disclosed' });
    allVote(table, { s2: ['minister-of-war', 1] });
    table.do(resolveAgenda, { outcome: 'minister-of-war' });
    allVote(table, { s1: ['s3', 1] }).do(resolveAgenda, { outcome: 's3' });
    expect(told(table)).toEqual(['future-sight s1']);
  });
});

it('every gain has a name in the history', () => {
  const ids = effectsOf(cardsOf(EXPANSIONS), 'gain').map(({ id }) => id);
  expect(ids.filter((id) => gainCause(id) === null)).toEqual([]);
});

describe('the leader that undoes a pass', () => {
  const leader = 'director-nel';
  const passed = (depth: Depth, state: 'locked' | 'readied', scored = false) => {
    const table = started('ral-nel-consortium', [...EXPANSIONS], depth);
    if (scored) scoreThree(table, 's1');
    return passEverybody(table.do(turnLeader, { seat: 's1', leader, state }));
  };

  it('R-ACT-15 gives its tokens and its card and leads back into the turns, in one tap', () => {
    expect(told(passed('full', 'locked'))).toEqual([]);
    const table = passed('full', 'readied');
    expect(told(table)).toEqual(['director-nel s1']);
    book(table);
    expect([table.at, table.active]).toEqual(['action.turn', 's1']);
    expect(table.game.players['s1']).toMatchObject({
      leaders: { 'director-nel': 'purged' },
      tokens: { tactic: 4, strategy: 3 },
      actionCards: 1,
    });
    table.do(turns.passTurn, { seat: 's1' });
    expect(told(table).filter((offer) => offer.startsWith(leader))).toEqual([]);
  });

  it('R-ACT-15 is offered where nothing but turns is tracked, and asks', () => {
    expect(told(passed('essentials', 'locked'))).toEqual([]);
    const table = passed('essentials', 'locked', true);
    expect(told(table)).toEqual(['director-nel s1 ask has']);
    book(table);
    expect([table.at, table.active]).toEqual(['action.turn', 's1']);
  });
});
