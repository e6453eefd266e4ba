import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayText, type ReplayDocument } from '../../../src/tools/replay-main.ts';
import { fixtureText, pinnedFixture } from '../../support/fixture-games.ts';
import { setUpArgs } from '../../support/table.ts';

const setUp = { command: 'setUpGame', args: setUpArgs({ players: 3 }) };
const pick = (seat: string, card: string, more: object = {}) => ({
  command: 'chooseStrategyCard',
  args: { seat, card },
  ...more,
});
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const replayed = (text: string) => {
  const { document, exitCode } = replayText(text);
  return { ...(document as ReplayDocument), exitCode };
};

describe('replaying commands', () => {
  it('shows where they lead', () => {
    const { summary, position, scoreboard, exitCode } = replayed(lines(setUp, pick('s1', 'trade')));
    expect(exitCode).toBe(0);
    expect(position).toEqual({ round: 1, phase: 'strategy', step: 'pick', activeSeat: 's2' });
    expect(summary).toMatchObject({ speaker: 's1', points: { s1: 0, s2: 0, s3: 0 }, result: null });
    expect(scoreboard.map(({ seat, name }) => `${seat} ${name}`)).toEqual([
      's1 Ana',
      's2 Ben',
      's3 Cem',
    ]);
    expect(scoreboard[0]).toMatchObject({ points: 0, cards: [{ card: 'trade', initiative: 5 }] });
  });

  it('lays the base game that the setup names, and no other one', () => {
    const args = setUpArgs({ players: 3, expansions: [], objectives: ['s1-mecatol'] });
    const laid = replayed(lines({ ...setUp, args, game: 'shattered-ascension' }));
    expect([laid.exitCode, laid.ruleset, laid.refusals]).toEqual([0, 'shattered-ascension', []]);
    expect(laid.position).toMatchObject({ phase: 'setup', step: 'own-order' });
    const unknown = replayed(lines({ ...setUp, args, game: 'ascension' }));
    expect(unknown.problems[0]?.where).toContain('there is no base game "ascension"');
    const later = replayed(lines(setUp, { ...pick('s1', 'trade'), game: 'base' }));
    expect(later.problems[0]?.where).toContain('a line has no game');
  });

  it('shows what follows from an act: a third objective unlocks the hero', () => {
    const args = setUpArgs({ players: 3, factions: ['emirates-of-hacan', null, null] });
    const full = { ...args, settings: { depth: 'full' } };
    const score = (objective: string) => ({
      command: 'scoreObjective',
      args: { seat: 's1', objective, slot: 'action' },
      anyway: true,
    });
    const secrets = [
      'destroy-their-greatest-ship',
      'spark-a-rebellion',
      'turn-their-fleets-to-dust',
    ];
    const HERO = 'harrugh-gefhara';
    const picks = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
    const picked = picks.map((card, i) => pick(`s${(i % 3) + 1}`, card));
    const heroAfter = (count: number) => {
      const scored = secrets.slice(0, count).map(score);
      const { table } = replayed(lines({ command: 'setUpGame', args: full }, ...picked, ...scored));
      return table.seats[0]?.leaders?.find(({ leader }) => leader === HERO)?.state;
    };
    expect([heroAfter(2), heroAfter(3)]).toEqual(['locked', 'readied']);
  });

  it('says the same in the view as beside it', () => {
    const game = replayed(fixtureText('the-evening.json'));
    expect(game.view.position).toEqual(game.position);
    expect(game.view.seating).toEqual(game.table.seating);
    for (const { laws, ...row } of game.scoreboard) {
      expect(game.view.lanes.find(({ seat }) => seat === row.seat)).toMatchObject(row);
      const held = game.view.laws.filter(({ holder }) => holder === row.seat);
      expect(laws).toEqual(held.map(({ law }) => law));
    }
    expect(game.view.clock.game).toBe(game.time.game);
  });

  it('R-TRD-11 shows how many commodities a seat may hold with its cards', () => {
    const args = setUpArgs({
      players: 3,
      expansions: ['pok', 'thunders-edge'],
      factions: ['winnu'],
    });
    const limits = (...more: object[]) =>
      replayed(lines({ command: 'setUpGame', args }, ...more)).scoreboard.map(
        ({ commodityLimit }) => commodityLimit,
      );
    const [printed = 0] = limits();
    const station = { command: 'gainPlanets', args: { seat: 's1', planets: ['tsion-station'] } };
    expect(limits(station)[0]).toBe(printed + 1);
  });

  it('lists refusals with code, rule and section, and leaves the act out', () => {
    const { refusals, entries, exitCode } = replayed(lines(setUp, pick('s2', 'trade')));
    expect(refusals).toEqual([
      {
        line: 2,
        command: 'chooseStrategyCard',
        code: 'not-your-pick',
        with: { seat: 's2', next: 's1' },
        rule: 'R-STRAT-01',
        section: '84.1',
        reference: 'pok',
        due: 's1',
        possible: true,
        anyway: false,
      },
    ]);
    expect([entries, exitCode]).toEqual([4, 0]);
  });

  it('R-GEN-15 refuses a card that no box in play has, with the nearest one', () => {
    const slip = pick('s1', 'leadershp');
    const { refusals, position } = replayed(lines(setUp, slip));
    const explained = { kind: 'strategy card', id: 'leadershp', nearest: 'leadership' };
    expect(refusals).toMatchObject([{ line: 2, code: 'id-unknown', with: explained }]);
    expect(position.activeSeat).toBe('s1');
  });

  it('R-GEN-15 records such a card when the line says so', () => {
    const { refusals, entries } = replayed(lines(setUp, pick('s1', 'ours', { anyway: true })));
    expect(refusals).toMatchObject([
      { code: 'id-unknown', anyway: true },
      { code: 'card-unknown', anyway: true },
    ]);
    expect(entries).toBe(5);
  });

  it('R-GEN-16 refuses a box that does not exist, with the nearest one, whatever the line says', () => {
    const args = { ...setUp.args, expansions: ['pok', 'codx1'] };
    for (const anyway of [false, true]) {
      const { refusals, entries } = replayed(lines({ ...setUp, args, anyway }));
      const explained = { kind: 'box', id: 'codx1', nearest: 'codex1' };
      expect(refusals).toMatchObject([{ line: 1, code: 'id-unknown', with: explained }]);
      expect(entries).toBe(0);
    }
  });

  it('records a refused act when the line says so', () => {
    const { refusals, scoreboard } = replayed(lines(setUp, pick('s2', 'trade', { anyway: true })));
    expect(refusals).toMatchObject([{ code: 'not-your-pick', anyway: true }]);
    expect(scoreboard[1]?.cards).toMatchObject([{ card: 'trade' }]);
  });

  it('undoes and redoes whole taps, skips comments and blank lines', () => {
    const undo = { command: 'undo' };
    const text = `# a slip\n\n${lines(setUp, pick('s1', 'trade'), undo)}\n`;
    expect(replayed(text).position.activeSeat).toBe('s1');
    expect(replayed(`${text}${lines({ command: 'redo' })}`).position.activeSeat).toBe('s2');
  });

  it('reads several commands as one tap', () => {
    const play = {
      command: 'takeTacticalAction',
      args: { seat: 's1' },
      and: [{ command: 'endTurn', args: { seat: 's1' } }],
    };
    const cards = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
    const picks = cards.map((card, i) => pick(`s${(i % 3) + 1}`, card));
    const { position } = replayed(lines(setUp, ...picks, play));
    expect(position.activeSeat).toBe('s2');
    expect(replayed(lines(setUp, ...picks, play, { command: 'undo' })).position.activeSeat).toBe(
      's1',
    );
  });

  it.each([
    ['nothing', '', 'empty'],
    ['no JSON', 'hello', 'line 1'],
    ['no setup', lines(pick('s1', 'trade')), 'line 1: the first command is setUpGame'],
    ['a setup of another shape', lines({ ...setUp, args: { id: 'g' } }), 'line 1: setUpGame: '],
  ])('says what is unreadable: %s', (_, text, where) => {
    const { document, exitCode } = replayText(text);
    expect(exitCode).toBe(2);
    expect(document.problems[0]?.problem).toBe('unreadable');
    expect(document.problems[0]?.where).toContain(where);
  });
});

describe('a line that cannot be read', () => {
  const joined = { and: [{ command: 'undo', args: {} }] };
  it.each([
    ['an unknown command', { command: 'win' }, 'there is no command "win"'],
    ['wrong arguments', pick('Ana', 'trade'), 'chooseStrategyCard: seat'],
    ['a stray argument', { command: 'passTurn', args: { seat: 's1', sit: 1 } }, 'no sit'],
    ['a key beside args', pick('s1', 'trade', { anyways: true }), 'a line has no anyways'],
    ['arguments of undo', { command: 'undo', args: {} }, 'a line has no args'],
    ['a verb of the record in a tap', pick('s1', 'trade', joined), 'there is no command "undo"'],
    [
      'a key of a joined command',
      pick('s1', 'trade', { and: [{ command: 'placeGoods', at: 1 }] }),
      'no at',
    ],
  ])('is left out and told, and the others stand: %s', (_, row, where) => {
    const { problems, position, exitCode } = replayed(lines(setUp, row, pick('s1', 'trade')));
    expect(problems).toEqual([{ problem: 'unreadable', where: expect.stringContaining(where) }]);
    expect([problems[0]?.where.slice(0, 8), position.activeSeat, exitCode]).toEqual([
      'line 2: ',
      's2',
      1,
    ]);
  });

  it('may be no JSON', () => {
    const { problems, exitCode } = replayed(`${lines(setUp)}\n{"command":`);
    expect([problems[0]?.where, exitCode]).toEqual([
      'line 2: a line is an object with a command',
      1,
    ]);
  });
});

describe('replaying a game file', () => {
  it('shows where it leads and what was overruled', () => {
    const { source, summary, refusals, problems } = replayed(fixtureText('overruled.json'));
    expect([source, problems]).toEqual(['game-file', []]);
    expect(summary).toEqual(pinnedFixture('overruled').summary);
    expect(refusals.every(({ anyway, section }) => anyway && section !== null)).toBe(true);
    expect(refusals.map(({ code }) => code)).toContain('quota-public');
  });

  it('says when a file is damaged, or newer than this app', () => {
    const text = fixtureText('three-players.json');
    const damaged = replayText(text.replace('"goods":1', '"goods":2'));
    expect([damaged.exitCode, damaged.document.problems[0]?.where]).toEqual([
      2,
      expect.stringContaining('damaged'),
    ]);
    expect(replayText(text.replace('"version":1', '"version":2')).exitCode).toBe(2);
  });

  it('says when it no longer leads to the summary that was kept', () => {
    const text = fixtureText('three-players.json').replace(/"winner":"s\d"/, '"winner":"s9"');
    const { document, exitCode } = replayText(text);
    expect([exitCode, document.problems]).toEqual([1, [{ problem: 'differs', where: 'summary' }]]);
  });
});

describe('the command line', () => {
  const run = (name: string, input = '') => {
    const program = join(import.meta.dirname, '../../../src/tools/replay.mjs');
    return spawnSync(process.execPath, [program, name], { input, encoding: 'utf8' });
  };

  it('prints one JSON document and nothing else on stdout', { timeout: 60_000 }, () => {
    const done = run('-', lines(setUp));
    expect(done.status).toBe(0);
    expect(JSON.parse(done.stdout)).toMatchObject({ source: 'commands', problems: [] });
  });

  it('says on stderr what cannot be read, and exits with 2', { timeout: 60_000 }, () => {
    const done = run('no-such-file.json');
    expect([done.status, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toContain('no-such-file.json');
  });
});
