import { describe, expect, test } from 'vitest';
import { freshDraft } from '$lib/ui/setup/draft.ts';
import { cutName, namesToOffer, plainName, sameName } from '$lib/ui/setup/names.ts';
import { changedSeat } from '$lib/ui/setup/seats.ts';

describe('a name', () => {
  test('of 40 characters stays whole, one of 500 is cut and says so', () => {
    expect(cutName('a'.repeat(40))).toEqual({ name: 'a'.repeat(40), cut: false });
    expect(cutName('a'.repeat(500))).toEqual({ name: 'a'.repeat(40), cut: true });
  });

  test('counts an emoji as one character and never cuts it apart', () => {
    const family = '👩‍👩‍👧‍👦';
    const { name, cut } = cutName(family.repeat(60));
    expect(cut).toBe(true);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.replaceAll(family, '')).toBe('');
    expect(cutName('🇫🇷'.repeat(40))).toEqual({ name: '🇫🇷'.repeat(40), cut: false });
  });

  test('fits into the record whatever is piled on one letter', () => {
    expect(cutName(`a${'\u0301'.repeat(500)}`).name.length).toBeLessThanOrEqual(200);
  });

  test('keeps text from right to left, without marks that turn the text around it', () => {
    expect(cutName('שרה').name).toBe('שרה');
    expect(cutName('\u202eevil\u2066').name).toBe('evil');
  });

  test('is recorded without blanks around or doubled', () => {
    expect(plainName('  Anna \t  Maria ')).toBe('Anna Maria');
    expect(plainName('   ')).toBe('');
  });

  test('is the same in capitals, and another with an accent', () => {
    expect(sameName('Sam', 'sam')).toBe(true);
    expect(sameName('Theo', 'Théo')).toBe(false);
  });
});

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
