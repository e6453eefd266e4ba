/** The setup page: the draft, the seat in hand, the panel that is open, and what is missing. */
import { settingsOf } from '$lib/core/commands/setup.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { houseRulesIn } from '$lib/core/queries/house-rules.ts';
import type { Library } from '$lib/session/library.svelte.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import { newGame } from '$lib/session/new-game.ts';
import { isHere, rulesetFor, tableFacts } from '$lib/session/rules.ts';
import { newId } from '$lib/session/run.ts';
import { Setups } from '$lib/session/setups.svelte.ts';
import { TypedShelf } from '$lib/session/typed-shelf.svelte.ts';
import { lettersOf } from '$lib/ui/kit/letters.ts';
import { speakTermsOf } from '$lib/words/terms.ts';
import { namesOfTyped, speakTyped } from '$lib/words/typed-names.ts';
import { anyOf, below } from '$lib/ui/kit/chance.ts';
import {
  keepDraft,
  keepSteps,
  keptDraft,
  keptHouse,
  keptSteps,
  settleDraft,
} from './draft-store.ts';
import {
  changeBetween,
  changedSeatIn,
  sameDraft,
  stepBack,
  stepOn,
  stepTaken,
  type DraftChange,
  type DraftSteps,
} from './draft-steps.ts';
import { freshDraft, type HouseDraft, type SeatDraft, type SetupDraft } from './draft.ts';
import { fetchGame, withGame } from './games.ts';
import { recordedSetup, settingsOfHouse, setupNow } from './house-rules.ts';
import { holdsUp, missingIn } from './missing.ts';
import { plainName } from './names.ts';
import { openingSlots, startArgs } from './opening.ts';
import { findsSpeaker, usualGoal } from './printed.ts';
import { changedSeat, holderOf, nextWithoutFaction, withColour, withFaction } from './seats.ts';

/** A side sheet of this page. */
export type SetupPanel =
  | { name: 'rules' | 'setups' | 'deal' | 'faction' | 'speaker' }
  | { name: 'objective'; slot: number };

/** What a seat is to have. */
export type Wish = { colour: SeatDraft['colour'] } | { faction: string };

/** Why a start did not happen. */
export type StartStopped = { refusal: Refusal } | { problem: StorageProblem };

/** The house rules of the last game, or undefined where the rules of that game are not here. */
function houseHere(): HouseDraft | undefined {
  const house = keptHouse();
  return house && isHere(house.game) ? house : undefined;
}

/** The table that was left, or a fresh one. */
function keptTable(): SetupDraft {
  const draft = keptDraft();
  return draft && isHere(draft.game) ? draft : freshDraft(houseHere());
}

/** The steps that were kept, as far as the rules of their games are here. */
function stepsHere(): DraftSteps {
  const { past, future } = keptSteps();
  const here = (drafts: readonly SetupDraft[]) => drafts.filter(({ game }) => isHere(game));
  return { past: here(past), future: here(future) };
}

export class SetupModel {
  draft = $state.raw<SetupDraft>(keptTable());
  /** The game that is being fetched to be played instead, or null. */
  fetching = $state.raw<string | null>(null);
  /** True where the game that was chosen last could not be fetched. */
  unfetched = $state(false);
  /** Key of the seat in hand. */
  selected = $state(0);
  panel = $state.raw<SetupPanel | null>(null);
  /** True while the page is used by keyboard. */
  byKey = false;
  stopped = $state.raw<StartStopped | null>(null);
  /** The change that was just undone, for as long as it is said. */
  undone = $state.raw<DraftChange | null>(null);
  /** True while the game is being written. */
  starting = $state(false);
  /** The setups that are saved on this device. */
  readonly setups = new Setups();
  /** The cards that were typed on this device. */
  readonly shelf = new TypedShelf();
  /** What was picked for a seat though another player has it. */
  #wish = $state.raw<{ key: number; what: Wish; holder: SeatDraft } | null>(null);
  #steps = $state.raw<DraftSteps>(stepsHere());
  /** The field that is being typed into: what is typed in one go is one step. */
  #typing: string | null = null;

  canUndo = $derived(this.#steps.past.length > 0);
  canRedo = $derived(this.#steps.future.length > 0);
  /** What this device knows beside the boxes: every faction that was typed, and the cards that are laid out. */
  typed = $derived.by(() => ({
    factions: this.shelf.of('faction'),
    strategyCards: this.shelf
      .of('strategy-card')
      .filter(({ card }) => this.draft.ownCards.includes(card)),
  }));
  #typedNames = $derived.by(() => namesOfTyped(this.typed));
  /** The rules in play. */
  ruleset = $derived.by(() => {
    const { game, expansions } = this.draft;
    return rulesetFor({ ruleset: game, expansions, typed: this.typed });
  });
  seats = $derived(this.draft.seats);
  /** The setup that the rules are of, or null. */
  setup = $derived(setupNow(this.draft, this.setups.list));
  /** What differs from the printed game. */
  houseRules = $derived(
    houseRulesIn(
      settingsOf(this.ruleset, this.seats.length, settingsOfHouse(this.draft, this.ruleset, null)),
      this.seats.length,
      this.ruleset,
    ),
  );
  seat = $derived(this.seats.find((seat) => seat.key === this.selected) ?? this.seats[0]!);
  /** What was picked for the seat in hand, and the other player who has it; or null. */
  wish = $derived(this.#wish?.key === this.seat.key ? this.#wish : null);
  /** Null while the speaker is left to the lot. */
  speaker = $derived.by(() => {
    const named = !this.findsSpeaker && this.seats.find(({ key }) => key === this.draft.speaker);
    return named || null;
  });
  /** Whether the game finds its speaker once it has begun. */
  findsSpeaker = $derived(findsSpeaker(this.ruleset));
  /** The objectives that are turned up first. */
  slots = $derived(openingSlots(this.ruleset, this.seats.length));
  /** The printed cards of the rules in play. */
  cards = $derived(this.ruleset.cards);
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
    speakTermsOf(this.draft.game);
    speakTyped((id) => this.#typedNames.get(id));
    this.selected = this.draft.seats[0]!.key;
  }

  /**
   * Changes the draft, and keeps it for a reload and for undo; `typing` names the field whose
   * letters make one step together.
   */
  set(change: Partial<SetupDraft>, typing: string | null = null): void {
    const wanted = { ...this.draft, ...change };
    const gone =
      wanted.speaker !== null && wanted.seats.every((seat) => seat.key !== wanted.speaker);
    const seated = gone ? { ...wanted, speaker: wanted.seats[0]!.key } : wanted;
    const draft = { ...seated, ...this.#goalFor(seated) };
    this.stopped = null;
    if (sameDraft(draft, this.draft)) return;
    this.#wish = null;
    const goesOn = typing !== null && typing === this.#typing;
    if (!goesOn) this.#keep(stepTaken(this.#steps, this.draft));
    this.#typing = typing;
    this.undone = null;
    this.#show(draft);
  }

  /** The printed goal goes with the number of people, for as long as the table has not chosen another. */
  #goalFor({ seats, goal, game }: SetupDraft): Partial<SetupDraft> {
    const stays = game === this.draft.game && seats.length !== this.seats.length;
    const printed = goal === this.draft.goal && goal === usualGoal(this.ruleset, this.seats.length);
    return stays && printed ? { goal: usualGoal(this.ruleset, seats.length) } : {};
  }

  /** Lays the table for another game once that is here; the choice that was made last counts. */
  async play(game: string): Promise<void> {
    await this.#fetched(game, () => {
      if (game !== this.draft.game) this.set(withGame(this.draft, game));
    });
  }

  /** Plays by rules that may be of another game. */
  async playBy(rules: Partial<HouseDraft>): Promise<void> {
    const game = rules.game ?? this.draft.game;
    await this.#fetched(game, () => {
      const other = game === this.draft.game ? {} : withGame(this.draft, game);
      this.set({ ...other, ...rules });
    });
  }

  async #fetched(game: string, then: () => void): Promise<void> {
    this.fetching = game;
    this.unfetched = false;
    try {
      await fetchGame(game);
      if (this.fetching === game) then();
    } catch {
      this.unfetched = true;
    } finally {
      if (this.fetching === game) this.fetching = null;
    }
  }

  setHouse(change: Partial<HouseDraft>, typing: string | null = null): void {
    this.set(change, typing);
  }

  /** Changes one seat. */
  setSeat(key: number, change: Parameters<typeof changedSeat>[2]): void {
    const typing = 'name' in change ? `name of ${key}` : null;
    this.set({ seats: changedSeat(this.seats, key, change) }, typing);
  }

  /** Gives the seat in hand what no other player has; else it is asked about. True once it is given. */
  take(what: Wish): boolean {
    const { key } = this.seat;
    const holder = holderOf(this.seats, key, what);
    this.#wish = holder ? { key, what, holder } : null;
    if (!holder) this.#give(what);
    return !holder;
  }

  /** Gives the seat in hand what was asked about; the other player gets what this seat had. */
  settle(): void {
    const { wish } = this;
    this.#wish = null;
    if (wish) this.#give(wish.what);
  }

  #give(what: Wish): void {
    const { key } = this.seat;
    const seats =
      'colour' in what
        ? withColour(this.seats, key, what.colour)
        : withFaction(this.seats, key, what.faction);
    this.set({ seats });
  }

  /**
   * Gives the seat in hand a faction. The next seat without one is in hand then, as the next one is
   * once a name is typed; false when there is none, when another player has that faction, or when the
   * seat had one and has changed it.
   */
  takeFaction(faction: string): boolean {
    const { key, faction: had } = this.seat;
    if (!this.take({ faction }) || had !== null) return false;
    const next = nextWithoutFaction(this.seats, key);
    if (next) this.selected = next.key;
    return next !== null;
  }

  /** Takes the last step back; the seat that it changed is in hand. */
  undo(): void {
    const left = this.draft;
    const back = stepBack(this.#steps, left);
    if (!back) return;
    this.#move(back);
    this.undone = changeBetween(back.draft, left);
  }

  /** Takes the step again that was undone last. */
  redo(): void {
    const on = stepOn(this.#steps, this.draft);
    if (!on) return;
    this.#move(on);
    this.undone = null;
  }

  #move({ draft, steps }: { draft: SetupDraft; steps: DraftSteps }): void {
    const seat = changedSeatIn(draft, this.draft);
    this.stopped = null;
    this.#wish = null;
    this.#typing = null;
    this.#keep(steps);
    this.#show(draft);
    if (seat) this.selected = seat.key;
  }

  #keep(steps: DraftSteps): void {
    this.#steps = steps;
    keepSteps(steps);
  }

  #show(draft: SetupDraft): void {
    // Whatever is said of the table is said in the words of its game.
    speakTermsOf(draft.game);
    this.draft = draft;
    keepDraft(draft);
  }

  /** The letters of a seat's mark; "?" for an empty seat. */
  lettersOf(key: number): string {
    const seat = this.seats.find((one) => one.key === key);
    if (!seat || (seat.faction === null && plainName(seat.name) === '')) return '?';
    return this.#letters[`${key}`] ?? '?';
  }

  /** Place of a seat at the table, from 1. */
  numberOf(key: number): number {
    return this.seats.findIndex((seat) => seat.key === key) + 1;
  }

  /**
   * Puts the focus into the search field of the panel that has just opened, if it was opened by
   * keyboard: a finger gets no keyboard over half of the list. (What a browser calls
   * `:focus-visible` does not tell: Firefox keeps what it was when the button got the focus.)
   */
  focusSearch(): void {
    if (!this.byKey) return;
    document.querySelector<HTMLElement>('dialog[open] input[type=search]')?.focus();
  }

  /** A fresh table with the usual house rules. */
  startOver(): void {
    this.set(freshDraft(houseHere()));
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
      await Promise.all([this.setups.ready, this.shelf.ready]);
      const setup = recordedSetup(this.setup);
      const speaker = this.draft.speaker ?? anyOf(this.seats, below)!.key;
      const { ruleset, shelf } = this;
      const draft = { ...this.draft, speaker };
      const args = startArgs(draft, ruleset, newId(), nameOfSeat, setup, shelf.list);
      const facts = tableFacts(this.ruleset, args);
      // "Player 1" is no name to be offered next time.
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
