import { expect, test } from 'vitest';
import { freshDraft } from '$lib/ui/setup/draft.ts';
import { namesToOffer } from '$lib/ui/setup/remembered.ts';
import { changedSeat } from '$lib/ui/setup/seats.ts';

const people = ['Mira', 'Jonas', 'Priya', 'Paul'];
const offers = (names: string[], at = 0) => {
  let seats = freshDraft().seats;
  names.forEach((name, key) => (seats = changedSeat(seats, key, { name })));
  return namesToOffer(people, seats, seats[at]!);
};

test('names of earlier games are offered until they sit at the table', () => {
  expect(offers([])).toEqual(people);
  expect(offers(['', 'mira', 'Paul '])).toEqual(['Jonas', 'Priya']);
});

test('typing narrows them, a name chosen from them opens them again', () => {
  expect(offers(['p'])).toEqual(['Priya', 'Paul']);
  expect(offers(['Zoe'])).toEqual([]);
  expect(offers(['Mira'])).toEqual(['Jonas', 'Priya', 'Paul']);
});
