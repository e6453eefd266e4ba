import { describe, expect, test } from 'vitest';
import { columnPlaces, ovalPlaces, type Place } from '$lib/ui/setup/round-table.svelte.ts';

const COUNTS = [2, 3, 4, 5, 6, 7, 8];

/** Clockwise on a screen: the angle round the middle only grows, once round. */
function turns(places: readonly Place[]): number {
  const angles = places.map(({ x, y }) => Math.atan2(y - 50, x - 50));
  return angles.filter((angle, i) => angle < angles[(i - 1 + angles.length) % angles.length]!)
    .length;
}

describe.each([
  ['oval', ovalPlaces],
  ['columns', columnPlaces],
])('places of the %s', (_, placesOf) => {
  test.each(COUNTS)('%i seats stand clockwise and nowhere twice', (seats) => {
    const places = placesOf(seats);
    expect(places).toHaveLength(seats);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
    expect(turns(places)).toBe(1);
  });
});
