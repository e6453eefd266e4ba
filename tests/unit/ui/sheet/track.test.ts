/** Where the marks stand on the victory track. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { pinsOf, type TrackRoom } from '../../../../src/lib/ui/sheet/track.ts';

/** Marks for these totals, in seating order. */
function pins(totals: readonly number[], room: TrackRoom, goal = 10) {
  const seating = totals.map((_, i): Seat => `s${i + 1}`);
  const lanes = totals.map((shown, i) => ({
    seat: seating[i] ?? 's1',
    shown,
    points: shown,
    presence: 'playing' as const,
  }));
  return pinsOf({ goal, seating, lanes }, room);
}

const TABLET: TrackRoom = { width: 800, size: 32, rows: 3 };
const PHONE: TrackRoom = { width: 378, size: 28, rows: 4 };

/** The tick that a mark stands nearest to. */
const nearest = (x: number, { width }: TrackRoom, goal: number) =>
  Math.floor((x / width) * (goal + 1));

describe('the victory track', () => {
  it('leaves a mark of 0 at 0 when five stand there and one at 1', () => {
    const found = pins([0, 0, 0, 0, 0, 1], TABLET);
    expect(found.map(({ x }) => nearest(x, TABLET, 10))).toEqual([0, 0, 0, 0, 0, 1]);
    expect(new Set(found.map(({ row }) => row)).size).toBe(2);
  });

  it('has a mark at each end for totals below 0 and beyond the goal', () => {
    const found = pins([-2, 0, 12, 13], TABLET, 12);
    expect(found.map(({ points, total }) => [points, total])).toEqual([
      [0, -2],
      [0, 0],
      [12, 12],
      [12, 13],
    ]);
    expect(found.every(({ x }) => x >= 0 && x <= TABLET.width)).toBe(true);
  });

  it('stays in one row while a row has room', () => {
    const found = pins([4, 4, 6, 7, 7], TABLET);
    expect(found.every(({ row }) => row === 0)).toBe(true);
    expect(found.map(({ x }) => Math.round(x))).toEqual([313, 342, 473, 531, 560]);
  });

  it.each([
    ['a tablet lying down', TABLET],
    ['a small tablet', { width: 596, size: 28, rows: 3 }],
    ['a tablet upright', { width: 752, size: 32, rows: 3 }],
    ['a phone', PHONE],
    ['a narrow phone', { width: 308, size: 28, rows: 4 }],
  ])('sets every mark nearest to its own tick on %s', (_, room) => {
    for (const goal of [10, 12, 14]) {
      for (let seats = 3; seats <= 8; seats++) {
        for (let away = 0; away <= seats; away++) {
          for (const at of [0, 1, 5, goal - 1, goal]) {
            const totals = Array.from({ length: seats }, (__, i) =>
              i < away ? Math.min(goal, at + 1 + (i % 2)) : at,
            );
            const size = goal > 12 ? 28 : room.size;
            for (const { x, points } of pins(totals, { ...room, size }, goal)) {
              expect(nearest(x, room, goal), `${totals.join()} of ${goal}`).toBe(points);
            }
          }
        }
      }
    }
  });

  it.each([
    ['a tablet lying down, to 10', { width: 652, size: 32, rows: 3 }, 10],
    ['a tablet lying down, to 14', { width: 652, size: 24, rows: 3 }, 14],
    ['a tablet upright, to 10', { width: 752, size: 32, rows: 3 }, 10],
    ['a tablet upright, to 14', { width: 762, size: 28, rows: 3 }, 14],
    ['a small tablet, to 14', { width: 596, size: 24, rows: 3 }, 14],
    ['a phone, to 10', PHONE, 10],
    ['a narrow phone, to 14', { width: 308, size: 24, rows: 4 }, 14],
    ['a screen, to 10', { width: 1300, size: 32, rows: 3 }, 10],
  ])('leaves the letters of eight marks at 0 free on %s', (_, room, goal) => {
    const found = pins([0, 0, 0, 0, 0, 0, 0, 0], room, goal);
    for (const one of found) {
      for (const other of found) {
        if (one === other || one.row !== other.row) continue;
        expect(Math.abs(one.x - other.x)).toBeGreaterThan(0.79 * room.size);
      }
    }
  });

  it('keeps ties in seating order and marks apart', () => {
    const found = pins([0, 0, 0, 0, 0, 0, 0, 0], PHONE);
    expect(found.map(({ seat }) => seat)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8']);
    const places = found.map(({ x, row }) => `${Math.round(x)} ${row}`);
    expect(new Set(places).size).toBe(8);
  });
});
