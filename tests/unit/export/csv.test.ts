/** The tables as another program reads them. */
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvOf, type CsvField } from '$lib/export/csv.ts';
import { actsCsv, pointsCsv } from '$lib/export/tables.ts';
import { fixtureFile } from '../../support/fixture-games.ts';
import { handedOf } from '../../support/handed.ts';
import { renamed } from '../../support/renamed.ts';

const read = (text: string): string[][] => parse(text, { bom: true });

describe('a table as CSV', () => {
  it.each<[string, CsvField, string]>([
    ['a comma', 'Ana, of Sol', 'Ana, of Sol'],
    ['a quote', 'the "Wolf"', 'the "Wolf"'],
    ['lines', 'one\r\ntwo\nthree', 'one\r\ntwo\nthree'],
    ['letters beyond ASCII', 'Zoë 雪 🦁', 'Zoë 雪 🦁'],
    ['spaces around it', ' Ana ', ' Ana '],
    ['nothing', '', ''],
    ['no field', null, ''],
    ['a loss of points', -1, '-1'],
    ['marks of direction', '\u2068עדי\u2069', 'עדי'],
  ])('comes back whole: %s', (_, field, back) => {
    expect(read(csvOf(['a', 'b'], [[field, 'end']]))).toEqual([
      ['a', 'b'],
      [back, 'end'],
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1', '\u2068=1\u2069'])(
    'makes no formula of %j',
    (typed) => {
      const [, row] = read(csvOf(['a'], [[typed]]));
      expect(row).toEqual([`'${typed.replace(/[\u2066-\u2069]/g, '')}`]);
    },
  );

  it('begins with the mark by which Excel knows UTF-8, and ends its lines as RFC 4180 asks', () => {
    const bytes = new TextEncoder().encode(csvOf(['a'], [['b']]));
    expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0x61, 13, 10, 0x62, 13, 10]);
  });
});

describe('a game as tables', () => {
  const NAMES = ['=cmd|1', '+Ana', '-Ben', '@Cem', 'Dora, "D"', 'Zoë\tE.'];

  it('has a row for every line of the points ledger, which add up to the end', async () => {
    const handed = await handedOf(fixtureFile('six-players').entries, false);
    const [heads = [], ...rows] = read(pointsCsv(handed, handed.moments));
    expect(rows.length).toBe(handed.game.scores.length);
    const column = (head: string) => heads.indexOf(head);
    for (const seat of handed.game.seating) {
      const of = rows.filter((row) => row[column('Player')] === handed.nameOf(seat));
      const sum = of.reduce((all, row) => all + Number(row[column('Points')]), 0);
      const ledger = handed.game.scores.filter((score) => score.seat === seat);
      expect(sum).toBe(ledger.reduce((all, { points }) => all + points, 0));
      expect(Number(of.at(-1)?.[column('Total')] ?? 0)).toBe(sum);
    }
  });

  it('has a row for every fact, and names that begin like formulas are none', async () => {
    const entries = renamed(fixtureFile('six-players').entries, NAMES);
    const handed = await handedOf(entries, false);
    const rows = read(actsCsv(handed));
    expect(rows.length).toBe(1 + handed.line.length);
    for (const field of rows.flat()) expect(field).not.toMatch(/^[=+\-@\t\r\n]/);
    const people = new Set(rows.flatMap((row) => row[6]?.split('; ') ?? []));
    for (const name of NAMES) expect([...people]).toContainEqual(expect.stringContaining(name));
  });
});
