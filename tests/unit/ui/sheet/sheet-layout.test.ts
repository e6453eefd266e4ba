/** What has room on the score sheet. */
import { describe, expect, it } from 'vitest';
import { countFits, nameFits, sheetLayout } from '../../../../src/lib/ui/sheet/sheet-layout.ts';

const at = (width: number, objectives: number) =>
  sheetLayout({ width, objectives, tokens: true, votes: false });

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
const pointsAt = (width: number, objectives: number, phase: { tokens: boolean; votes: boolean }) =>
  sheetLayout({ width, objectives, ...phase })
    .columns.split(' ')
    .slice(0, 3)
    .reduce((sum, track) => sum + parseFloat(track), 0);

describe('the columns', () => {
  const action = { tokens: true, votes: false };
  const agenda = { tokens: false, votes: true };

  it('stay where they are when an objective is turned up, and in the agenda phase', () => {
    for (const width of [848, 900, 1136, 1488]) {
      const places = [1, 2, 3, 4].flatMap((objectives) => [
        pointsAt(width, objectives, action),
        pointsAt(width, objectives, agenda),
      ]);
      expect(new Set(places).size, `at ${width}`).toBe(1);
    }
  });

  it('of objectives take the width that is to spare', () => {
    expect(at(848, 3).cell).toBe(108);
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
