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

describe('a name', () => {
  it('is set in narrow letters only where the usual ones have no room', () => {
    expect(nameFits(at(848, 2), 'Naaz-Rokha', false)).toBe(true);
    expect(nameFits(at(848, 5), 'Naaz-Rokha', false)).toBe(false);
    expect(nameFits(at(848, 5), 'Argent', false)).toBe(true);
  });

  it('shares its room with the mark of the speaker', () => {
    const short = 'Xxcha';
    expect(nameFits({ ...at(848, 5), room: 90 }, short, false)).toBe(true);
    expect(nameFits({ ...at(848, 5), room: 90 }, short, true)).toBe(false);
  });
});
