/** What people and seats are called while a table is laid. */
import { isolated } from '$lib/words/name-row.ts';
import { setupWords } from '$words/setup.ts';
import type { SeatDraft } from './draft.ts';

/** Characters as a reader counts them: one emoji is one. */
const NAME_LENGTH = 40;
/** The record stores no longer text; one emoji may need a dozen of its units. */
const UNITS = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

// Control characters, and those that turn the direction of the text that follows.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name as it may stay in the field, and whether something was left out. */
export function cutName(text: string): { name: string; cut: boolean } {
  const clean = text.replace(UNSEEN, '').trimStart();
  let name = '';
  let count = 0;
  for (const { segment } of segmenter.segment(clean)) {
    if (count === NAME_LENGTH || name.length + segment.length > UNITS) return { name, cut: true };
    name += segment;
    count += 1;
  }
  return { name, cut: false };
}

/** The name as it is recorded: no blanks around or doubled; empty when there is none. */
export function plainName(text: string): string {
  return cutName(text).name.replace(/\s+/g, ' ').trim();
}

/** Whether two names read the same, capitals aside. */
export function sameName(one: string, two: string): boolean {
  return one.localeCompare(two, undefined, { sensitivity: 'accent' }) === 0;
}

/** The person's name, or the number of the seat. */
export function nameIn(seats: readonly SeatDraft[], seat: SeatDraft): string {
  const number = seats.findIndex((one) => one.key === seat.key) + 1;
  return isolated(plainName(seat.name)) || setupWords.player(number);
}

/** Names that are offered for a seat at a time. */
const MOST = 12;

/**
 * The names that nobody at the table has, last used first; while a name is typed, those that
 * begin with it.
 */
export function namesToOffer(
  people: readonly string[],
  seats: readonly SeatDraft[],
  seat: SeatDraft,
): string[] {
  const typed = plainName(seat.name).toLocaleLowerCase();
  const taken = seats.map((one) => plainName(one.name)).filter((name) => name !== '');
  const known = people.some((name) => sameName(name, plainName(seat.name)));
  return people
    .filter((name) => !taken.some((other) => sameName(other, name)))
    .filter((name) => known || typed === '' || name.toLocaleLowerCase().startsWith(typed))
    .slice(0, MOST);
}
