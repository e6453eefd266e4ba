/** Our breakthroughs against the facts about the printed game, row by row. */
import { expect, it } from 'vitest';
import { breakthroughName } from '../../../../src/lib/words/played-names.ts';
import { factRows } from '../../../support/facts.ts';
import { all } from './first-printing.ts';

interface Breakthrough {
  id: string;
  name: string;
  faction: string;
  synergy: string[];
  exhaustable: boolean;
  flips: { becomes: string } | null;
}
const rows = factRows<Breakthrough>('breakthroughs');

it('every faction has its breakthrough, by name, with its colours', () => {
  for (const row of rows) {
    const { breakthrough, synergy } = all.factions[row.faction] ?? {};
    expect(breakthrough, row.id).toMatchObject({ id: row.id, exhausts: row.exhaustable });
    expect(synergy ?? [], row.id).toEqual(row.synergy);
    expect(breakthroughName(row.id)).toBe(row.name);
    // The other side of one is the card of the faction that it turns into.
    const turns = rows.some(({ id }) => id === row.flips?.becomes);
    expect(breakthrough?.becomes, row.id).toBe(turns ? null : (row.flips?.becomes ?? null));
  }
  expect(Object.keys(all.factions)).toHaveLength(rows.length);
});
