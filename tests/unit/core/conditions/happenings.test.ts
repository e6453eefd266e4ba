/** What the app has seen happen, and what lies in play. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../src/lib/core/cards.ts';
import {
  castVotes,
  discardAgenda,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { holdMecatol } from '../../../../src/lib/core/commands/turns.ts';
import { judge, judgeCondition } from '../../../../src/lib/core/conditions/judge.ts';
import type { ActionPhase, AgendaOutcome, Seat } from '../../../../src/lib/core/game.ts';
import { agendaOf } from '../../../../src/lib/core/step.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { AGAINST, FOR, type Outcome } from '../../../../src/lib/core/outcome.ts';
import { NO_SEAT, type Depth } from '../../../../src/lib/core/vocabulary.ts';
import { atFirstTurn, atVote } from '../../../support/rounds.ts';
import type { Table as RoundTable } from '../../../support/table.ts';
import {
  all,
  at,
  atAgenda,
  atDepth,
  atTurn,
  blankTable,
  has,
  holds,
  ME,
  type Setup,
} from './scenes.ts';

const cards = cardsOf(['pok']);

function judged(condition: Condition, ...setups: Setup[]) {
  const game = blankTable(['pok']);
  all(...setups)(game, cards);
  return judgeCondition(game, cards, ME, condition);
}

const turn =
  (change: Partial<ActionPhase>): Setup =>
  (game) => {
    atTurn(game, { active: 's2', ...change });
  };

describe('elected', () => {
  const elected =
    (election: AgendaOutcome['election'], outcome: Outcome): Setup =>
    (game) => {
      const { slot = 1, outcomes = [] } = agendaOf(game) ?? {};
      atAgenda(game, slot, [...outcomes, { agenda: 'a', election, outcome }]);
    };
  const planet = (id: string): Outcome => ({ kind: 'planet', planet: id });
  const seat = (id: Seat): Outcome => ({ kind: 'seat', seat: id });
  const value = (...setups: Setup[]) =>
    judged({ kind: 'event', event: 'electedByAgenda' }, ...setups).value;

  it('by a planet that the seat holds', () => {
    expect(value(elected('planet', planet('lodor')), has(['lodor']))).toBe('yes');
    expect(value(elected('planet', planet('lodor')))).toBe('no');
    expect(value(elected('planet', planet('lodor')), holds({ planets: null }))).toBe('ask');
    expect(
      value(elected('planet', planet('lodor')), holds({ planets: null }), has(['lodor'], 's2')),
    ).toBe('no');
  });

  it('a typed outcome may be anything, a card is no one’s', () => {
    expect(value(elected('planet', planet('own-eden')))).toBe('ask');
    expect(value(elected('planet', planet('own-eden')), has(['own-eden']))).toBe('yes');
    expect(value(elected('other', { kind: 'typed', text: 'something' }))).toBe('ask');
    expect(value(elected('strategy-card', { kind: 'card', card: 'politics' }))).toBe('no');
    expect(value(elected('hidden-agenda', AGAINST))).toBe('no');
    expect(value(elected('hidden-agenda', seat(ME)))).toBe('yes');
  });

  it('by any agenda of the phase, and asked where one was not seen', () => {
    expect(value(elected('player', seat('s2')), elected('player', seat(ME)))).toBe('yes');
    expect(value(elected('player', seat(ME)), elected('for-against', FOR))).toBe('yes');
    expect(value()).toBe('ask');
    const second: Setup = (game) => {
      atAgenda(game, 2, []);
    };
    expect(value(second)).toBe('ask');
    expect(value(second, elected('player', seat('s2')))).toBe('no');
  });

  it('by Mecatol Rex, whose control is known at every depth', () => {
    const rex = [elected('planet', planet('mecatol-rex')), atDepth('essentials')];
    const held: Setup = (game) => {
      game.mecatol = ME;
    };
    expect(value(...rex, held)).toBe('yes');
    expect(value(...rex)).toBe('no');
  });
});

describe('a planet that is elected', () => {
  const factions = ['federation-of-sol', 'emirates-of-hacan', 'arborec'];
  const redistributed = (before: (table: RoundTable) => void, to: Seat | null) => {
    const table = atVote('colonial-redistribution', { players: 3, factions });
    before(table);
    const outcome = { kind: 'planet', planet: 'lodor' } as const;
    // Some of these tables have it elected although no one is known to hold it.
    table.insist(resolveAgenda, { outcome, decidedBy: 'table' });
    if (to) table.do(gainPlanets, { seat: to, planets: ['lodor'], take: true });
    const answers = cardsOf(table.game.expansions);
    return table.game.seating.map((seat) => judge(table.game, answers, seat, 'drive-the-debate'));
  };
  const values = (before: (table: RoundTable) => void, to: Seat | null) =>
    redistributed(before, to).map(({ value }) => value);
  const held = (table: RoundTable) => {
    table.do(gainPlanets, { seat: 's1', planets: ['lodor'] });
  };

  it('counts for who held it when it was elected, not for who is given it', () => {
    expect(values(held, null)).toEqual(['yes', 'no', 'no']);
    expect(values(held, 's2')).toEqual(['yes', 'no', 'no']);
  });

  it('is open where no one was known to hold it and someone does now', () => {
    expect(values(() => {}, null)).toEqual(['no', 'no', 'no']);
    expect(values(() => {}, 's2')).toEqual(['no', 'ask', 'no']);
  });
});

describe('Mecatol Rex is elected', () => {
  const debate = ({ game }: RoundTable) =>
    game.seating.map((seat) => judge(game, cardsOf(game.expansions), seat, 'drive-the-debate'));
  const values = (table: RoundTable) => debate(table).map(({ value }) => value);
  const elects = (depth: Depth, rex: Seat | null) => {
    const options = { players: 3, expansions: ['pok' as const], settings: { depth } };
    const table = atVote('compensated-disarmament', options);
    if (rex !== table.game.mecatol) table.do(holdMecatol, { seat: rex });
    const outcome = { kind: 'planet', planet: 'mecatol-rex' } as const;
    return table.do(resolveAgenda, { outcome, decidedBy: 'table' });
  };

  it.each(['essentials', 'standard', 'full'] as const)(
    'for who controlled it then, known at depth %s',
    (depth) => {
      expect(values(elects(depth, 's1'))).toEqual(['yes', 'no', 'no']);
      const since = elects(depth, 's1').do(holdMecatol, { seat: 's2' });
      expect(values(since)).toEqual(['yes', 'no', 'no']);
    },
  );

  it('and no one was known to control it: who does now is asked', () => {
    expect(values(elects('essentials', null))).toEqual(['no', 'no', 'no']);
    const late = elects('essentials', null).do(holdMecatol, { seat: 's2' });
    expect(values(late)).toEqual(['no', 'ask', 'no']);
  });
});

describe('an agenda that is discarded', () => {
  const debate = (table: RoundTable) =>
    judge(table.game, cardsOf(table.game.expansions), 's1', 'drive-the-debate').value;

  it('elects no one, and hides no election', () => {
    const table = atVote('mutiny', { players: 3, expansions: ['pok'] });
    table.do(discardAgenda, {});
    expect(table.at).toBe('agenda.reveal');
    expect(debate(table)).toBe('no');
    table.do(revealAgenda, { agenda: 'minister-of-war' });
    while (table.at === 'agenda.vote') {
      table.do(castVotes, { seat: table.active ?? NO_SEAT, outcome: null, votes: 0 });
    }
    table.do(resolveAgenda, { outcome: 's1' });
    expect(debate(table)).toBe('yes');
  });
});

describe('combats and passing', () => {
  const won = (winner: Seat) => ({ kind: 'ground' as const, winner, used: [] });
  const combat = (...setups: Setup[]) =>
    judged({ kind: 'event', event: 'wonCombat', against: 'most-points' }, ...setups).value;

  it('a combat that is not recorded may have been fought', () => {
    expect(combat()).toBe('ask');
    expect(combat(turn({ combats: [won('s2')] }))).toBe('ask');
    expect(judged({ kind: 'event', event: 'wonCombat' }, turn({ combats: [won(ME)] })).value).toBe(
      'yes',
    );
    expect(
      judged({ kind: 'event', event: 'wonCombat', where: 'anomaly' }, turn({ combats: [won(ME)] }))
        .value,
    ).toBe('ask');
  });

  it('against the active player who leads, or one of others who all do', () => {
    expect(combat(turn({ combats: [won(ME)] }))).toBe('yes');
    expect(combat(turn({ combats: [won(ME)], active: ME }))).toBe('yes');
    const ahead: Setup = (game) => {
      game.scores = [{ seat: 's3', points: 1, source: { kind: 'other' }, round: 1 }];
    };
    expect(combat(turn({ combats: [won(ME)] }), ahead)).toBe('ask');
    expect(combat(turn({ combats: [won(ME)], active: ME }), ahead)).toBe('ask');
    expect(combat(turn({ combats: [won(ME)], active: 's3' }), ahead)).toBe('yes');
  });

  it('last to pass among those who still play', () => {
    const last = (...setups: Setup[]) =>
      judged({ kind: 'event', event: 'lastToPass' }, ...setups).value;
    const gone: Setup = (game) => {
      for (const seat of ['s3', 's4', 's5', 's6'] as const) at(game, seat).presence = 'eliminated';
    };
    expect(last(turn({ passed: ['s2', ME, 's6'] }), gone)).toBe('yes');
    expect(last(turn({ passed: ['s2'] }), gone)).toBe('yes');
    expect(last(turn({ passed: [ME] }), gone)).toBe('no');
    expect(last(gone)).toBe('ask');
  });
});

describe('a planet of a home system lost', () => {
  const lost = (planet: string, ...setups: Setup[]) =>
    judged({ kind: 'event', event: 'lostControlOfPlanet' }, turnWith(planet), ...setups);
  const turnWith =
    (planet: string): Setup =>
    (game) => {
      turn({ losses: [{ seat: ME, planet }] })(game, cards);
    };

  it('is known from what the turn has seen', () => {
    expect(lost('jord')).toMatchObject({ value: 'yes', items: ['jord'] });
    expect(lost('jord', holds({ planets: null })).value).toBe('yes');
    expect(lost('lodor').missing).toEqual({ kind: 'home-planet-lost' });
    expect(lost('lodor', holds({ planets: null })).value).toBe('ask');
    expect(lost('own-eden').value).toBe('ask');
    expect(judged({ kind: 'event', event: 'lostControlOfPlanet' }).value).toBe('ask');
  });

  it('is seen also where the table did not say from whom it was taken', () => {
    const game = atFirstTurn({ players: 3, factions: ['federation-of-sol', 'winnu', 'arborec'] });
    const taken = game.tap(
      [{ type: 'planet.gained', seat: 's2', planet: 'jord', from: null }],
      true,
    );
    expect(taken.ok).toBe(true);
    const martyr = (seat: 's1' | 's2' | 's3') =>
      judge(game.game, cardsOf(game.game.expansions), seat, 'become-a-martyr').value;
    expect([martyr('s1'), martyr('s2'), martyr('s3')]).toEqual(['yes', 'no', 'no']);
    game.do(gainPlanets, { seat: 's3', planets: ['jord'], take: true });
    expect(martyr('s2')).toBe('yes');
  });
});

describe('notes of others', () => {
  const condition = cards.conditions['strengthen-bonds'] as Condition;
  const value = (...setups: Setup[]) => judged(condition, ...setups).value;
  const support =
    (points: number): Setup =>
    (game) => {
      const source = { kind: 'support', owner: 's2' } as const;
      game.scores = [...game.scores, { seat: ME, points, source, round: 1 }];
    };

  it('the ledger knows support at every depth', () => {
    expect(value(holds({ notes: null }), support(1))).toBe('yes');
    expect(value(atDepth('essentials'), support(1))).toBe('yes');
    expect(value(holds({ notes: null }), support(1), support(-1))).toBe('ask');
    const both = holds({ notes: [{ note: 'support-for-the-throne', owner: 's2' }] });
    expect(judged(condition, both, support(1)).items).toHaveLength(1);
  });

  it('a note that goes back to the hand does not count, a typed one may', () => {
    expect(value(holds({ notes: [{ note: 'ceasefire', owner: 's2' }] }))).toBe('no');
    expect(value(holds({ notes: [{ note: 'own-note', owner: 's2' }] }))).toBe('ask');
    expect(value(holds({ notes: [{ note: 'alliance', owner: ME }] }))).toBe('no');
  });
});
