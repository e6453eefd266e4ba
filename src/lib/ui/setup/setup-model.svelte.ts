/** The setup page: the draft, the seat in hand, the panel that is open, and what is missing. */
import type { Refusal } from '$lib/core/refusal.ts';
import type { Library, StorageProblem } from '$lib/session/library.svelte.ts';
import { cardsOfRuleset } from '$lib/session/cards.ts';
import { newGame } from '$lib/session/new-game.ts';
import { rulesetOf, tableFacts } from '$lib/session/rules.ts';
import { newId } from '$lib/session/run.ts';
import { lettersOf } from '$lib/ui/kit/letters.ts';
import { keepDraft, keptDraft, keptHouse, settleDraft } from './draft-store.ts';
import { freshDraft, type HouseDraft, type SetupDraft } from './draft.ts';
import { holdsUp, missingIn } from './missing.ts';
import { plainName } from './person-name.ts';
import { changedSeat } from './seats.ts';
import { startArgs } from './start-args.ts';

/** A side sheet of this page. */
export type SetupPanel =
  { name: 'rules' | 'faction' | 'speaker' } | { name: 'objective'; slot: 0 | 1 };

/** Why a start did not happen. */
export type Stopped = { refusal: Refusal } | { problem: StorageProblem };

export class SetupModel {
  draft = $state.raw<SetupDraft>(keptDraft() ?? freshDraft(keptHouse()));
  /** Key of the seat in hand. */
  selected = $state(0);
  panel = $state.raw<SetupPanel | null>(null);
  /** True while the page is worked by keys. */
  byKey = false;
  stopped = $state.raw<Stopped | null>(null);
  /** The draft that was just cleared away, until the fresh one is touched. */
  cleared = $state.raw<SetupDraft | null>(null);
  /** True while the game is being written. */
  starting = $state(false);

  /** The rules in play. */
  ruleset = $derived(rulesetOf(this.draft.expansions));
  seats = $derived(this.draft.seats);
  seat = $derived(this.seats.find((seat) => seat.key === this.selected) ?? this.seats[0]!);
  speaker = $derived(this.seats.find((seat) => seat.key === this.draft.speaker) ?? this.seats[0]!);
  /** The printed cards of the rules in play. */
  cards = $derived(cardsOfRuleset(this.ruleset.id));
  missing = $derived(missingIn(this.draft, this.ruleset, this.cards));
  #letters = $derived(
    lettersOf(
      this.seats.map(({ key, name, faction }) => ({
        seat: `${key}`,
        name: plainName(name),
        faction,
      })),
    ),
  );

  constructor() {
    this.selected = this.draft.seats[0]!.key;
  }

  /** Changes the draft, and keeps it for a reload. */
  set(change: Partial<SetupDraft>): void {
    const draft = { ...this.draft, ...change };
    const gone = draft.seats.every((seat) => seat.key !== draft.speaker);
    this.draft = gone ? { ...draft, speaker: draft.seats[0]!.key } : draft;
    this.stopped = null;
    this.cleared = null;
    keepDraft(this.draft);
  }

  setHouse(change: Partial<HouseDraft>): void {
    this.set(change);
  }

  /** Changes one seat. */
  setSeat(key: number, change: Parameters<typeof changedSeat>[2]): void {
    this.set({ seats: changedSeat(this.seats, key, change) });
  }

  /** The letters of a seat's mark; "?" for a seat that nobody has filled. */
  lettersOf(key: number): string {
    const seat = this.seats.find((one) => one.key === key);
    if (!seat || (seat.faction === null && plainName(seat.name) === '')) return '?';
    return this.#letters[`${key}`] ?? '?';
  }

  /** Place of a seat at the table, from 1. */
  numberOf(key: number): number {
    return this.seats.findIndex((seat) => seat.key === key) + 1;
  }

  /** A fresh table with the usual house rules; pressed again, the one before. */
  startOver(): void {
    const before = this.cleared ? null : this.draft;
    this.set(this.cleared ?? freshDraft(keptHouse()));
    this.cleared = before;
    this.selected = this.draft.seats[0]!.key;
  }

  /** Records the table; the id of the new game, or null when it was stopped. */
  async start(
    library: Library,
    nameOfSeat: (number: number) => string,
    anyway = false,
  ): Promise<string | null> {
    if (this.starting || this.missing.some(holdsUp)) return null;
    this.starting = true;
    try {
      const args = startArgs(this.draft, this.ruleset, newId(), nameOfSeat);
      const facts = tableFacts(this.ruleset, args);
      // "Player 1" is nobody to be offered next time.
      const people = this.draft.seats.map(({ name }) => plainName(name));
      const done = await newGame(library, facts, { anyway, people });
      if (done.ok) {
        settleDraft(this.draft);
        return done.row.id;
      }
      this.stopped = 'refusal' in done ? { refusal: done.refusal } : { problem: done.problem };
      return null;
    } finally {
      this.starting = false;
    }
  }
}
