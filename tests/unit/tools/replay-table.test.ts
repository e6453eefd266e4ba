/** The whole table in the replay document: what is known, by whom and when, and what is not. */
import { describe, expect, it } from 'vitest';
import { replayText, type ReplayDocument } from '../../../src/tools/replay-main.ts';
import { FOR } from '../../../src/lib/core/outcome.ts';
import { FIXTURES, fixtureFile, fixtureText } from '../../support/fixture-games.ts';
import { setUpArgs, type NewTable } from '../../support/table.ts';

const CARDS = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
const START = 1_700_000_000_000;
const act = (command: string, args: object = {}, more: object = {}) => ({ command, args, ...more });
const picks = CARDS.map((card, i) => act('chooseStrategyCard', { seat: `s${(i % 3) + 1}`, card }));
const documentOf = (text: string) => replayText(text).document as ReplayDocument;
/** The documents of the recorded games, each replayed once. */
const recorded = new Map(FIXTURES.map((name) => [name, documentOf(fixtureText(`${name}.json`))]));
/** The table of three players after these lines: the first of them is line 2. */
function tableAfter(rows: object[], options: NewTable = {}) {
  const setUp = act('setUpGame', setUpArgs({ players: 3, ...options }), { at: START });
  const document = documentOf([setUp, ...rows].map((row) => JSON.stringify(row)).join('\n'));
  expect(document.refusals.map(({ command, code }) => [command, code])).toEqual([]);
  expect(document.problems).toEqual([]);
  return document.table;
}
const seatOf = (table: ReplayDocument['table'], seat: string) =>
  table.seats.find((row) => row.seat === seat);
const to = (phase: string, step: string, activeSeat: string | null = null) =>
  act('correctPosition', { round: 1, phase, step, activeSeat });

describe('the table of a recorded game', () => {
  it.each(FIXTURES)('%s has every point with its entry', (name) => {
    const { table, summary } = recorded.get(name)!;
    const { entries } = fixtureFile(name);
    for (const [seat, points] of Object.entries(summary.points)) {
      const own = table.ledger.filter((row) => row.seat === seat);
      const total = own.reduce((sum, row) => sum + row.points, 0);
      // Points beyond the goal count where the most points win.
      const counts = table.settings.playOn || table.answers.victory === 'most-points';
      expect(counts ? total : Math.min(total, table.settings.goal)).toBe(points);
    }
    const scores = table.objectives.flatMap(({ scoredBy }) => scoredBy);
    expect(scores.length).toBeGreaterThan(5);
    for (const { seat, seq, line, at } of scores) {
      const entry = entries[seq - 1];
      expect(line).toBe(seq);
      if (entry?.body.kind !== 'fact') continue;
      expect(entry.body.fact).toMatchObject({ seat });
      expect(at).toBe(entry.at);
    }
  });

  it('has the same keys in the same order, whatever the game', () => {
    const keys = [...recorded.values()].map(({ table: whole, ...rest }) => {
      // What few rulesets have is left out elsewhere.
      const { agreements: _, waiting: __, remembered: ___, ...table } = whole;
      const rows = [table.seats[0], table.strategyCards[0], table.objectives[0], table.settings];
      return [rest, table, ...rows].map((row) => Object.keys(row ?? {}));
    });
    expect(new Set(keys.map((list) => JSON.stringify(list))).size).toBe(1);
  });
});

describe('objectives', () => {
  const scored = [
    to('status', 'score'),
    act(
      'scoreObjective',
      { seat: 's1', objective: 'corner-the-market', done: true },
      { at: START + 5000 },
    ),
    act('scoreObjective', { seat: 's2', objective: 'corner-the-market' }),
  ];
  const first = { seat: 's1', points: 1, round: 1, phase: 'status', at: START + 5000, line: 3 };

  it('say when they were turned up, and who has scored them when', () => {
    const [market, weaponry] = tableAfter(scored).objectives;
    expect(market).toMatchObject({
      objective: 'corner-the-market',
      kind: 'public',
      stage: 1,
      revealed: 0,
      scoredBy: [first, { ...first, seat: 's2', line: 4 }],
    });
    expect(weaponry).toMatchObject({ objective: 'develop-weaponry', scoredBy: [] });
  });

  it('forget who has given the points back, which the ledger keeps', () => {
    const back = act('takeScoreBack', { seat: 's1', objective: 'corner-the-market' });
    const { objectives, ledger } = tableAfter([...scored, back]);
    expect(objectives[0]?.scoredBy).toMatchObject([{ seat: 's2' }]);
    expect(ledger.map(({ seat, points }) => [seat, points])).toEqual([
      ['s1', 1],
      ['s2', 1],
      ['s1', -1],
    ]);
  });

  it('are secret where a secret was scored', () => {
    const secret = act('scoreObjective', { seat: 's1', objective: 'adapt-new-strategies' });
    const { objectives } = tableAfter([to('status', 'score'), secret]);
    expect(objectives.at(-1)).toMatchObject({
      objective: 'adapt-new-strategies',
      kind: 'secret',
      revealed: null,
      scoredBy: [{ seat: 's1', line: 3 }],
    });
  });
});

describe('the action phase', () => {
  it('has goods on cards, initiative, passes and answers', () => {
    const table = tableAfter([
      ...picks,
      act('playStrategyCard', { seat: 's1', card: 'leadership' }),
      act('resolvePrimary', { seat: 's1', card: 'leadership', tokens: null }),
      act('followSecondary', { seat: 's3', card: 'leadership' }),
      act('endTurn', { seat: 's1' }),
      act('correctPassed', { seat: 's2', passed: true }),
    ]);
    expect(table.strategyCards[0]).toEqual({
      card: 'leadership',
      initiative: 1,
      holder: 's1',
      exhausted: true,
      goods: 0,
    });
    expect(table.strategyCards.slice(6).map(({ holder, goods }) => [holder, goods])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect(table.initiativeOrder).toEqual(['s1', 's2', 's3']);
    expect(table.seats.map(({ initiative, passed }) => [initiative, passed])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(table.action).toMatchObject({ turn: 3, passed: ['s2'], strategic: null });
    expect(table.action?.secondaries).toEqual([
      {
        card: 'leadership',
        owner: 's1',
        freed: [],
        answers: [
          { seat: 's2', answer: null, state: 'open' },
          { seat: 's3', answer: 'followed', state: 'free' },
        ],
      },
    ]);
    expect([table.strategy, table.status, table.agenda]).toEqual([null, null, null]);
  });

  it('has the initiative token, the custodians and Mecatol Rex', () => {
    const factions = ['naalu-collective', null, null];
    const rows = [...picks, act('takeCustodians', { seat: 's1' })];
    const table = tableAfter(rows, { factions });
    expect(seatOf(table, 's1')).toMatchObject({ initiative: 0, initiativeToken: 0 });
    expect([table.custodians, table.mecatol]).toEqual([{ removed: true, by: 's1' }, 's1']);
    expect(table.ledger).toMatchObject([{ source: { kind: 'custodians', id: null }, line: 8 }]);
  });
});

describe('laws and the agenda phase', () => {
  const phase = [
    to('agenda', 'reveal'),
    act('revealAgenda', { agenda: 'anti-intellectual-revolution' }),
  ];

  it('has laws with a holder and without', () => {
    const { laws } = tableAfter([
      act('correctLaw', { law: 'minister-of-peace', holder: 's2', outcome: 's2' }),
      act('correctLaw', { law: 'wormhole-reconstruction', holder: null, outcome: 'for' }),
    ]);
    expect(laws).toEqual([
      { law: 'minister-of-peace', name: null, holder: 's2', outcome: { kind: 'seat', seat: 's2' } },
      { law: 'wormhole-reconstruction', name: null, holder: null, outcome: FOR },
    ]);
  });

  it('has the votes, who is still to vote, and what came of it', () => {
    const votes = [
      act('castVotes', { seat: 's2', outcome: 'for', votes: 3 }),
      act('castVotes', { seat: 's3', outcome: null, votes: 0 }),
    ];
    const { agenda } = tableAfter([...phase, ...votes]);
    expect(agenda?.now).toMatchObject({
      agenda: 'anti-intellectual-revolution',
      order: ['s2', 's3', 's1'],
      waiting: ['s1'],
      votes: [
        { seat: 's2', outcome: FOR, votes: 3, extra: 0 },
        { seat: 's3', outcome: null, votes: 0, extra: 0 },
      ],
      outcome: null,
    });
    const done = [...votes, act('abstainAll'), act('resolveAgenda', { outcome: 'for' })];
    const after = tableAfter([...phase, ...done]);
    expect(after.agenda?.outcomes).toEqual([
      {
        agenda: 'anti-intellectual-revolution',
        election: 'for-against',
        outcome: FOR,
        controller: null,
      },
    ]);
    expect(after.laws).toMatchObject([{ law: 'anti-intellectual-revolution', holder: null }]);
  });
});

describe('what seats own', () => {
  const factions = ['federation-of-sol', null, null];
  const seatAt = (depth: 'essentials' | 'standard' | 'full', ...rows: object[]) =>
    seatOf(tableAfter(rows, { factions, settings: { depth } }), 's1');

  it('is null where it is not tracked', () => {
    expect(seatAt('essentials')).toMatchObject({
      planets: null,
      technologies: null,
      relics: null,
      leaders: null,
      notes: null,
      fragments: null,
      actionCards: null,
    });
    expect(seatAt('standard')?.planets).toEqual([
      { planet: 'jord', exhausted: null, attachments: null },
    ]);
  });

  it('is known at full depth, sides and attachments too', () => {
    const seat = seatAt(
      'full',
      act('placeAttachment', { planet: 'jord', attachment: 'mining-world' }),
      act('turnPlanets', { planets: ['jord'], exhausted: true }),
    );
    expect(seat?.planets).toEqual([
      { planet: 'jord', exhausted: true, attachments: ['mining-world'] },
    ]);
    expect(seat?.leaders?.map(({ state }) => state).sort()).toEqual([
      'locked',
      'locked',
      'readied',
    ]);
    expect(seat?.technologies).toHaveLength(2);
  });

  it('tells a breakthrough that it has, one that it has not, and one of which no one has said', () => {
    const rows = [
      act('gainBreakthrough', { seat: 's1' }),
      act('turnBreakthrough', { seat: 's1', side: 'exhausted' }),
      act('gainBreakthrough', { seat: 's2' }),
      act('loseBreakthrough', { seat: 's2' }),
    ];
    const { seats } = tableAfter(rows, { expansions: ['pok', 'thunders-edge'] });
    expect(seats.map(({ breakthrough }) => breakthrough)).toEqual(['exhausted', 'none', null]);
  });
});

describe('the expedition', () => {
  it('shows each part in its order, with who claimed it', () => {
    const rows = [...picks, act('claimPart', { seat: 's1', part: 'influence' })];
    const { expedition } = tableAfter(rows, { expansions: ['pok', 'thunders-edge'] });
    expect(expedition).toHaveLength(6);
    expect(expedition?.filter(({ by }) => by)).toEqual([{ part: 'influence', by: 's1' }]);
  });

  it('is null in a game without one', () => {
    expect(tableAfter([]).expedition).toBeNull();
  });
});
