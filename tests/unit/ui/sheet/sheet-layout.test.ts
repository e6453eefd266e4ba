/** What has room on the score sheet. */
import { describe, expect, it } from 'vitest';
import { initials } from '../../../../src/lib/ui/sheet/lane-state.ts';
import { countFits, nameFits, sheetLayout } from '../../../../src/lib/ui/sheet/sheet-layout.ts';

const at = (width: number, objectives: number) =>
  sheetLayout({ width, objectives, tracked: true, votes: false });

describe('a count in a cell', () => {
  it('is shown on a phone while its column is wide enough', () => {
    expect(countFits(at(390, 5), 3, 4)).toBe(true);
    expect(countFits(at(390, 7), 3, 4)).toBe(true);
    expect(countFits(at(390, 5), 10, 16)).toBe(false);
    expect(countFits(at(390, 12), 0, 4)).toBe(false);
  });

  it('is always shown on a tablet', () => {
    expect(countFits(at(848, 12), 10, 16)).toBe(true);
  });
});

/** Where the column of points begins. */
const pointsAt = (width: number, objectives: number, tracked: boolean, votes: boolean) =>
  sheetLayout({ width, objectives, tracked, votes })
    .columns.split(' ')
    .slice(0, 3)
    .reduce((sum, track) => sum + parseFloat(track), 0);

/** Places of the points while objectives are turned up, and with votes or without. */
const places = (width: number, counts: readonly number[], tracked: boolean) =>
  new Set(
    counts.flatMap((count) => [
      pointsAt(width, count, tracked, false),
      pointsAt(width, count, tracked, true),
    ]),
  ).size;

describe('the columns', () => {
  it.each([true, false])(
    'stay where they are when an objective is turned up, and in the agenda phase',
    (tracked) => {
      for (const width of [644, 648, 701, 748, 800, 848, 900, 934, 1136, 1488]) {
        expect(places(width, [1, 2, 3, 4, 5, 6, 7], tracked), `at ${width}`).toBe(1);
        // The eighth comes late in a long game, if ever.
        expect(places(width, [8, 9, 10], tracked), `late at ${width}`).toBeLessThanOrEqual(3);
      }
    },
  );

  it('of objectives take the width that is to spare', () => {
    expect(at(848, 3).cell).toBe(112);
    expect(at(848, 5).cell).toBeGreaterThan(62);
    expect(at(1488, 8).tall).toBe(false);
    expect([644, 700, 753].map((width) => at(width, 4).tall)).toEqual([false, false, false]);
    for (let objectives = 1; objectives <= 10; objectives++) {
      for (const width of [560, 644, 701, 848, 1136, 1488]) {
        const { columns } = at(width, objectives);
        const sum = columns.split(' ').reduce((total, track) => total + parseFloat(track), 24);
        expect(sum, `${objectives} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
});

describe('a name', () => {
  it('is set in narrow letters only where the usual ones have no room', () => {
    expect(nameFits(at(1400, 5), 'Naaz-Rokha', false)).toBe(true);
    expect(nameFits(at(848, 5), 'Naaz-Rokha', false)).toBe(false);
    expect(nameFits(at(848, 5), 'Argent', false)).toBe(true);
  });

  it('shares its room with the mark of the speaker', () => {
    const short = 'Xxcha';
    expect(nameFits({ ...at(848, 5), room: 90 }, short, false)).toBe(true);
    expect(nameFits({ ...at(848, 5), room: 90 }, short, true)).toBe(false);
  });
});

it('no column is kept for commodities where there are none', () => {
  const facts = { width: 1280, objectives: 5, tracked: true, votes: false };
  const columns = (commodities: boolean) =>
    sheetLayout({ ...facts, commodities }).columns.split(' ').length;
  expect(columns(false)).toBe(columns(true) - 1);
});

describe('objectives that are held for now', () => {
  const late = (objectives: number, standing: boolean) =>
    sheetLayout({
      width: 848,
      objectives,
      standing,
      tracked: true,
      votes: false,
      commodities: false,
    });

  it('share one column, and leave the numbers in place in a long game', () => {
    for (const objectives of [7, 10, 14, 16]) {
      const { columns, held, room } = late(objectives, true);
      const sum = columns.split(' ').reduce((total, track) => total + parseFloat(track) * 16, 24);
      expect([objectives, held, sum <= 848, room >= 84]).toEqual([objectives, 5, true, true]);
    }
    // Without that column nothing is as narrow as in the games that have it.
    expect(late(16, false).cell).toBeGreaterThanOrEqual(30);
  });

  it('are told by the first letters of their words', () => {
    expect(['Ancient Shipwreck', 'Voice of the Council', 'Sovereign'].map(initials)).toEqual([
      ...['AS', 'VC', 'So'],
    ]);
  });
});
