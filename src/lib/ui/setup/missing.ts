/** What is still open before a start, most pressing first. Only the first three kinds hold it up. */
import type { Cards } from '$lib/core/cards.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { isolated } from '$lib/words/name-row.ts';
import { factionWords } from '$lib/words/faction-words.ts';
import { setupWords } from '$words/setup.ts';
import type { SeatDraft, SetupDraft } from './draft.ts';
import { goalIn, tooManyTokens } from './house-rules.ts';
import { nameIn, plainName, sameName } from './names.ts';
import { openingSlots, startingQuestions } from './opening.ts';
import { findsSpeaker } from './printed.ts';

export type SetupMissing =
  | { what: 'goal' }
  | { what: 'tokens' }
  | { what: 'too-many-seats'; most: number; over: number }
  | { what: 'faction-not-in-play'; seat: SeatDraft; faction: string }
  | { what: 'same-faction'; faction: string; seats: SeatDraft[] }
  | { what: 'same-name'; name: string }
  | { what: 'factions'; seats: SeatDraft[]; everyone: boolean }
  | { what: 'speaker' }
  | { what: 'objectives'; open: number }
  | { what: 'starting'; factions: string[] }
  | { what: 'house-setup' };

/** Whether a start has to wait for it. */
export function holdsUp(missing: SetupMissing): boolean {
  return ['goal', 'tokens', 'too-many-seats'].includes(missing.what);
}

/** The groups of two or more in which `same` holds. */
function twins(seats: readonly SeatDraft[], same: (a: SeatDraft, b: SeatDraft) => boolean) {
  return seats
    .filter((seat, i) => seats.findIndex((other) => same(seat, other)) === i)
    .map((seat) => seats.filter((other) => same(seat, other)))
    .filter((group) => group.length > 1);
}

/** Factions that have not chosen all that they may choose before the first round. */
function undecided(seats: readonly SeatDraft[], cards: Cards): string[] {
  return startingQuestions(seats, cards)
    .filter(({ count, homes, chosen }) => {
      const homeless = homes.length > 0 && chosen.home === null;
      return homeless || chosen.technologies.length < count;
    })
    .map(({ faction }) => faction);
}

/**
 * Everything that is open, in the order in which it is said.
 */
export function missingIn(draft: SetupDraft, ruleset: Ruleset, cards: Cards): SetupMissing[] {
  const { seats } = draft;
  const found: SetupMissing[] = [];
  if (goalIn(draft.goal) === null) found.push({ what: 'goal' });
  if (tooManyTokens(draft)) found.push({ what: 'tokens' });
  const over = seats.length - ruleset.players.max;
  if (over > 0) found.push({ what: 'too-many-seats', most: ruleset.players.max, over });
  for (const seat of seats) {
    const { faction } = seat;
    if (faction !== null && !ruleset.factions[faction]) {
      found.push({ what: 'faction-not-in-play', seat, faction });
    }
  }
  for (const group of twins(seats, (a, b) => a.faction !== null && a.faction === b.faction)) {
    found.push({ what: 'same-faction', faction: group[0]!.faction!, seats: group });
  }
  const named = seats.filter((seat) => plainName(seat.name) !== '');
  for (const group of twins(named, (a, b) => sameName(plainName(a.name), plainName(b.name)))) {
    found.push({ what: 'same-name', name: isolated(plainName(group[0]!.name)) });
  }
  const without = seats.filter((seat) => seat.faction === null);
  if (without.length > 0) {
    const everyone = without.length === seats.length;
    found.push({ what: 'factions', seats: without, everyone });
  }
  if (draft.speaker === null && !findsSpeaker(ruleset)) found.push({ what: 'speaker' });
  const slots = openingSlots(ruleset, seats.length);
  const open = slots.filter((_, at) => !draft.opening[at]).length;
  if (open > 0) found.push({ what: 'objectives', open });
  const starting = undecided(seats, cards);
  if (starting.length > 0) found.push({ what: 'starting', factions: starting });
  if (seats.length < ruleset.players.min) found.push({ what: 'house-setup' });
  return found;
}

const words = setupWords.missing;
const factionName = (id: string) => factionWords(id)?.short ?? id;

function sentence(missing: SetupMissing, seats: readonly SeatDraft[]): string {
  const names = (some: readonly SeatDraft[]) => some.map((seat) => nameIn(seats, seat));
  switch (missing.what) {
    case 'goal':
      return words.goal;
    case 'tokens':
      return words.tokens;
    case 'too-many-seats':
      return words.tooManySeats(missing.most);
    case 'faction-not-in-play':
      return words.factionNotInPlay(nameIn(seats, missing.seat), factionName(missing.faction));
    case 'same-faction':
      return words.sameFaction(names(missing.seats), factionName(missing.faction));
    case 'same-name':
      return words.sameName(missing.name);
    case 'factions':
      return missing.everyone ? words.noOnesFaction : words.factions(names(missing.seats));
    case 'speaker':
      return words.speaker;
    case 'objectives':
      return words.objectives(missing.open);
    case 'starting':
      return words.starting(missing.factions.map(factionName));
    case 'house-setup':
      return words.house;
  }
}

/**
 * What the bar says, the most pressing sentence first: what holds up the start alone, else the two most
 * pressing things.
 */
export function sayMissing(
  missing: readonly SetupMissing[],
  seats: readonly SeatDraft[],
): [string, ...string[]] {
  const [first, second] = missing;
  if (!first) return [words.nothing];
  const said = sentence(first, seats);
  if (holdsUp(first)) return [said];
  const later = first.what === 'factions' ? [words.later] : [];
  return [said, ...later, ...(second ? [sentence(second, seats)] : [])];
}
