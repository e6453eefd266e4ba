/** What a reader of the rules has asked and opened: what was typed, what was found, and the cards that lie on each other. */
import { getContext, setContext } from 'svelte';
import type { Position } from '$lib/core/machine/position.ts';
import { currentAgenda, strategicOf } from '$lib/core/step.ts';
import type { CardRef } from '$lib/look-up/card-ref.ts';
import type { TopicHit } from '$lib/look-up/search/search.ts';
import { rulesSearch } from '$lib/ui/model/rules-search.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { findCards } from './cards/shelf.ts';
import { atTopic, inStep, isSameCard, wantedAt, type Address } from './address.ts';

/** Topics shown of what was found. */
const SHOWN = 8;

/** Cards shown of what was found. */
const CARDS = 6;

const KEY = Symbol('reading');

/** What the rules are read beside: a game at its table, or no table at all. */
export interface Beside extends Pick<GameModel, 'ruleset' | 'cards' | 'game' | 'nameOf'> {
  /** Null where there is no table. */
  readonly position: Pick<Position, 'phase' | 'step'> | null;
}

export class Reading {
  readonly beside: Beside;
  /** The address of the page, which cards add themselves to. */
  readonly page: string;
  /** What was typed. */
  question = $state('');
  /** True while every topic is listed. */
  all = $state(false);
  #stack = $state.raw<readonly Address[]>([]);

  /** What the step is likely to be asked for, its own card first. */
  inStep = $derived.by((): Address[] => {
    const { position, game } = this.beside;
    if (position === null) return [];
    return inStep(position, strategicOf(game)?.card ?? null, currentAgenda(game)?.id ?? null);
  });
  /** Cards of this game by name. */
  cards = $derived.by((): CardRef[] => {
    const { ruleset, cards } = this.beside;
    if (!this.question.trim()) return [];
    return findCards(this.question, ruleset, cards)
      .slice(0, CARDS)
      .map(({ card }) => card);
  });
  /** What answers what was typed; null while nothing is. */
  found = $derived.by((): TopicHit[] | null => {
    const asked = this.question.trim();
    return asked ? rulesSearch()(asked).slice(0, SHOWN) : null;
  });
  /** The card on top; where none was opened, that of the step, or of the round. */
  top = $derived.by((): Address => this.#stack.at(-1) ?? this.inStep[0] ?? atTopic('game-round'));
  /** The card under it, to go back to. */
  under = $derived.by(() => this.#stack.at(-2) ?? null);

  /** @param about what is looked up, as a link or a button says it, or null */
  constructor(beside: Beside, page: string, about: string | null) {
    this.beside = beside;
    this.page = page;
    this.lookUp(about);
  }

  /** Opens what a link or a button is about; what is not known opens nothing. */
  lookUp(about: string | null): void {
    const wanted = wantedAt(about, this.beside.cards);
    if (wanted) this.#stack = [wanted];
    // A verdict is about a card: it lies under the rule.
    const [shelf, id = ''] = about?.split('/') ?? [];
    if (wanted && shelf === 'condition') {
      this.#stack = [{ kind: 'card', card: { kind: 'objective', id } }, wanted];
    }
  }

  /** Whether there is a table, where the rules were asked for. */
  get atTable(): boolean {
    return this.beside.position !== null;
  }

  /** True while a card was opened: on a narrow screen it lies over the list. */
  get opened(): boolean {
    return this.#stack.length > 0;
  }

  /** Whether it is the step's own card that is shown, unasked. */
  get unasked(): boolean {
    return this.#stack.length === 0;
  }

  /** Opens a card of the list: what lay there before is put away. */
  choose(address: Address): void {
    this.#stack = [address];
  }

  /** Opens a card on top of what is read. */
  open(address: Address): void {
    const under = this.unasked ? [this.top] : this.#stack;
    const last = under.at(-1);
    // Another point of the card that is read turns to it.
    this.#stack = [...(last && isSameCard(last, address) ? under.slice(0, -1) : under), address];
  }

  /** Takes the card on top away; false where none was opened. */
  back(): boolean {
    if (!this.opened) return false;
    this.#stack = this.#stack.slice(0, -1);
    return true;
  }
}

/** Puts what is read within reach of everything below. */
export const setReading = (reading: Reading): Reading => setContext(KEY, reading);

/** What is read in this panel. */
export const getReading = (): Reading => getContext<Reading>(KEY);

/**
 * The system's own "back", a gesture or a key of phones and tablets, where the browser tells of it: peels
 * one card off each time, as long as one is left. It ends when the answer is called. A modal dialog hears
 * of it by itself; one beside the table does not.
 */
export function onSystemBack(peel: () => boolean): () => void {
  const { CloseWatcher } = window;
  // Where there is a keyboard it would take every Escape of the table.
  if (!CloseWatcher || !matchMedia('(pointer: coarse)').matches) return () => {};
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      if (peel()) watch();
    };
  };
  watch();
  return () => watcher.destroy();
}
