/** The JSON Schema of the replay document holds for real documents, and for nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayText } from '../../../src/tools/replay-main.ts';
import { FIXTURES, fixtureText } from '../../support/fixture-games.ts';
import { problemsOf } from '../../support/json-schema.ts';
import { LONG } from '../../support/long.ts';
import { setUpArgs } from '../../support/table.ts';

const PATH = join(import.meta.dirname, '../../../docs/schema/replay.schema.json');
const schema = JSON.parse(readFileSync(PATH, 'utf8')) as Record<string, unknown>;
/** A game of each depth; `npm run test:long` looks at all of them while they grow. */
const GROWING = LONG ? FIXTURES : ['six-players-essentials', 'six-players', 'evening-by-taps'];
/** The document as it is printed. */
const printed = (text: string, until?: number) =>
  JSON.parse(JSON.stringify(replayText(text, { until }).document)) as Record<string, unknown>;
const setUp = { command: 'setUpGame', args: setUpArgs({ players: 3 }) };
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');

describe('the schema of the replay document', () => {
  it.each(FIXTURES)('fits the recorded game %s', (name) => {
    expect(problemsOf(printed(fixtureText(`${name}.json`)), schema)).toEqual([]);
  });

  it.each(GROWING)('fits %s while it grows', (name) => {
    const text = fixtureText(`${name}.json`);
    for (let until = 1; until < 200; until += 13) {
      expect(problemsOf(printed(text, until), schema)).toEqual([]);
    }
  });

  it.each(['six-players', 'six-players-essentials'])('fits the acts of %s', (name) => {
    expect(problemsOf(printed(fixtureText(`${name}.acts.json`)), schema)).toEqual([]);
  });

  it.each([
    ['a table that was never laid', lines({ ...setUp, args: setUpArgs({ speaker: 7 }) })],
    ['a refusal', lines(setUp, { command: 'passTurn', args: { seat: 's1' } })],
    ['a line that cannot be read', `${lines(setUp)}\n{`],
    ['an input that cannot be read', 'hello'],
  ])('fits %s', (_, text) => {
    expect(problemsOf(printed(text), schema)).toEqual([]);
  });

  const whole = printed(lines(setUp));
  const table = whole['table'] as Record<string, unknown>;
  it.each([
    ['a key too many', { ...whole, more: 1 }, 'stray more'],
    ['a key too few', { ...whole, table: { ...table, laws: undefined } }, 'laws'],
    ['another kind of value', { ...whole, table: { ...table, mecatol: 3 } }, '.mecatol'],
    ['a seat that is none', { ...whole, table: { ...table, mecatol: 'Ana' } }, '.mecatol'],
  ])('does not fit a document with %s', (_, document, where) => {
    expect(problemsOf(document, schema).join('\n')).toContain(where);
  });
});
