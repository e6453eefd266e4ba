/** What fails where a sentence of ours is someone else's: proved by one that is planted. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copiedRuns, wordsOf } from '../../../src/tools/copied.mjs';
import { plainText } from '../../../src/lib/look-up/linked-text.ts';
import { topicWords } from '../../../src/lib/words/look-up.ts';
import { ROOT } from '../../../src/tools/project.mjs';

const ours = [
  { path: 'a', text: 'one two three four five six seven eight nine ten eleven twelve' },
];
const beside = (text: string) => copiedRuns(ours, [{ name: 'x', text }]);

describe('runs of equal words', () => {
  test('are found at twelve words, through tags, case, accents and marks', () => {
    const text = 'And <b>One</b>, two; three – four five\nSIX seven éight. Nine ten eleven twelve!';
    expect(beside(text)).toMatchObject([{ path: 'a', document: 'x' }]);
  });

  test('are not found at eleven, nor where a word lies between', () => {
    expect(beside('one two three four five six seven eight nine ten eleven')).toEqual([]);
    expect(beside('one two three four five six and seven eight nine ten eleven twelve')).toEqual(
      [],
    );
  });

  test('look at a term as it is read, not at where it leads', () => {
    expect(wordsOf('Your [[fleet-pool|fleet pool]] sets it.')).toEqual([
      'your',
      'fleet',
      'pool',
      'sets',
      'it',
    ]);
  });
});

describe('the tool', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'custodian-copied-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (...args: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, ['src/tools/copied.mjs', ...args], {
      cwd: ROOT,
    });
    return { status, text: stdout.toString() };
  };
  const planted = plainText(topicWords('custodians-token').points['must-land'] ?? '');

  test('fails on a planted run, and names both', () => {
    writeFileSync(join(folder, 'rules.html'), `<p>Something else.</p><p>${planted}</p>`);
    const { status, text } = run(folder);
    expect(status).toBe(1);
    expect(text).toMatch(/custodians-token\.points\.must-land as in rules\.html/);
  }, 60_000);

  test('passes beside other words, and not beside nothing', () => {
    writeFileSync(join(folder, 'rules.md'), planted.split(' ').reverse().join(' '));
    expect(run(folder).status).toBe(0);
    rmSync(join(folder, 'rules.md'));
    expect(run(folder).status).toBe(1);
    expect(run().status).toBe(2);
  }, 60_000);
});
