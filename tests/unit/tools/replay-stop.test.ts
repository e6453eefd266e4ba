/** A replay that stops before the end: at a line, or at the first refusal. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayText, type ReplayDocument, type StopAt } from '../../../src/tools/replay-main.ts';
import { readOptions } from '../../../src/tools/replay.mjs';
import { fixtureFile, fixtureText } from '../../support/fixture-games.ts';
import { setUpArgs } from '../../support/table.ts';

const pick = (seat: string, card: string) => ({
  command: 'chooseStrategyCard',
  args: { seat, card },
});
const setUp = { command: 'setUpGame', args: setUpArgs({ players: 3 }) };
const text = [
  '# a slip in line 4, nonsense in line 6',
  JSON.stringify(setUp),
  JSON.stringify(pick('s1', 'trade')),
  JSON.stringify(pick('s3', 'warfare')),
  JSON.stringify(pick('s2', 'warfare')),
  'nonsense',
  JSON.stringify(pick('s3', 'politics')),
].join('\n');
const stopped = (input: string, stopAt: StopAt) => {
  const { document, exitCode } = replayText(input, stopAt);
  return { ...(document as ReplayDocument), exitCode };
};

describe('commands', () => {
  it('are replayed up to a line, and the document says so', () => {
    const { position, refusals, problems, ...rest } = stopped(text, { until: 3 });
    expect(rest.stopped).toEqual({ line: 3, because: 'until' });
    expect([position.activeSeat, refusals, problems, rest.exitCode]).toEqual(['s2', [], [], 0]);
  });

  it('stop at the first refusal, before what follows', () => {
    const { position, refusals, problems, ...rest } = stopped(text, { firstRefusal: true });
    expect(rest.stopped).toEqual({ line: 4, because: 'refusal' });
    expect([refusals.length, problems, position.activeSeat]).toEqual([1, [], 's2']);
  });

  it('stop at whichever comes first', () => {
    const both = (until: number) => stopped(text, { until, firstRefusal: true }).stopped;
    expect([both(3)?.because, both(5)?.because]).toEqual(['until', 'refusal']);
  });

  it('go to their end otherwise', () => {
    for (const stopAt of [{}, { until: 7 }, { until: 99 }]) {
      const { position, ...rest } = stopped(text, stopAt);
      expect([rest.stopped, position.activeSeat, rest.exitCode]).toEqual([null, 's1', 1]);
    }
  });

  it('need a setup before the line', () => {
    const { document, exitCode } = replayText(text, { until: 1 });
    expect(exitCode).toBe(2);
    expect(document.problems[0]?.where).toBe('there is no command up to line 1');
  });
});

describe('a game file', () => {
  const name = 'overruled';
  const { entries } = fixtureFile(name);
  const first = entries.find(({ overruled }) => overruled)?.seq ?? 0;

  it('is replayed up to an entry, and not compared with its end', () => {
    const { problems, ...rest } = stopped(fixtureText(`${name}.json`), { until: 40 });
    expect([rest.stopped, rest.entries, problems]).toEqual([
      { line: 40, because: 'until' },
      40,
      [],
    ]);
  });

  it('stops after the first entry that was recorded against the rules', () => {
    const { refusals, ...rest } = stopped(fixtureText(`${name}.json`), { firstRefusal: true });
    expect(rest.stopped).toEqual({ line: first, because: 'refusal' });
    expect(refusals.map(({ line }) => line)).toEqual([first]);
  });
});

describe('the command line', () => {
  it.each([
    [['game.json'], { name: 'game.json' }],
    [['--until', '12', '-'], { name: '-', until: 12 }],
    [['-', '--until=3', '--stop-at-first-refusal'], { name: '-', until: 3, firstRefusal: true }],
  ])('reads %j', (args, options) => {
    expect(readOptions(args)).toEqual(options);
  });

  it.each([
    [[], 'which FILE'],
    [['a', 'b'], 'one FILE is replayed, not a and b'],
    [['--untill', '3', '-'], 'there is no --untill'],
    [['-', '--until'], '--until takes the number of a line, from 1, and not ""'],
    [['--until', '0', '-'], 'and not "0"'],
    [['--until', '-', '3'], 'and not "-"'],
    [['--until=x', '-'], 'and not "x"'],
  ])('says what is wrong with %j', (args, problem) => {
    expect(readOptions(args)).toEqual({ problem: expect.stringContaining(problem) as string });
  });

  it('stops with 2 and a sentence at a wrong flag', { timeout: 60_000 }, () => {
    const program = join(import.meta.dirname, '../../../src/tools/replay.mjs');
    const done = spawnSync(process.execPath, [program, '--fast', '-'], {
      input: text,
      encoding: 'utf8',
    });
    expect([done.status, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toContain('there is no --fast');
  });
});
