/** The places among which minutes are moved. */
import { expect, it } from 'vitest';
import { addTo, emptyHeld } from '../../../../../src/lib/core/queries/time/ledger.ts';
import {
  holding,
  keyOf,
  placeName,
  placesOf,
} from '../../../../../src/lib/ui/parts/time/places.ts';

const PLACES = placesOf(['s1', 's2'], ['strategy', 'action']);
const nameOf = (seat: string) => ({ s1: 'Ana', s2: 'Ben' })[seat] ?? '';

it('every place is there once: people and the table by phase, breaks, no one', () => {
  expect(PLACES.map((place) => placeName(place, nameOf))).toEqual([
    'Ana, Strategy',
    'Ana, Action',
    'Ben, Strategy',
    'Ben, Action',
    'The table, Setup',
    'The table, Strategy',
    'The table, Action',
    'Breaks',
    'No one',
  ]);
  expect(new Set(PLACES.map(keyOf)).size).toBe(PLACES.length);
});

it('minutes are taken only from where there are any', () => {
  const held = emptyHeld();
  addTo(held, { kind: 'seat', seat: 's2', phase: 'action' }, 60_000);
  addTo(held, { kind: 'break' }, 59_999);
  expect(holding(PLACES, held, 60_000)).toEqual([{ kind: 'seat', seat: 's2', phase: 'action' }]);
});
