/**
 * The board: a document (`core/queries/game-view.ts`) as its parts draw it. It knows no session and no
 * command; the component that shows it says what a press opens. Parts ask for it with `getBoard()`.
 */
import { getContext, setContext } from 'svelte';
import type { Seat } from '$lib/core/game.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import type { BoardOpens } from '$lib/ui/model/open-panel.ts';
import { spokenTerms } from '$lib/words/terms.ts';
import { TableNames } from '$lib/ui/model/table-names.svelte.ts';

const KEY = Symbol('board');

export class Board extends TableNames {
  readonly opens: BoardOpens;
  #view: () => GameView;

  // Each part of the document by itself: the clock goes on by the second, and moves nothing else.
  lanes = $derived.by(() => this.#view().lanes);
  seating = $derived.by(() => this.#view().seating);
  #objectives = $derived.by(() => this.#view().objectives);
  /** Objectives with a column each. */
  objectives = $derived.by(() => this.#objectives.filter(({ standing }) => !standing));
  /** Those that are held only for now: they share a column. */
  standing = $derived.by(() =>
    this.#objectives.filter(({ standing }) => standing).map(({ objective }) => objective),
  );
  opensAt = $derived.by(() => this.#view().opensAt);
  expansions = $derived.by(() => this.#view().expansions);
  result = $derived.by(() => this.#view().result);
  tracked = $derived.by(() => this.#view().tracked);
  /** Whether the game has commodities. */
  readonly commodities = !spokenTerms().noCommodities;
  voting = $derived.by(() => this.#view().voting);
  /** The head of what counts in the step under way, and stands where the tokens do; undefined mostly. */
  counted = $derived.by(() => {
    const counted = this.lanes.find((lane) => lane.counted)?.counted;
    return counted && spokenTerms().heads?.[counted.what];
  });
  oneVote = $derived.by(() => this.#view().oneVote);
  order = $derived.by(() => this.#view().order);
  #strategyCards = $derived.by(() => this.#view().strategyCards);
  #laws = $derived.by(() => this.#view().laws);
  #clock = $derived.by(() => this.#view().clock);

  people = $derived.by(() =>
    this.seating.flatMap((seat) => this.lanes.find((lane) => lane.seat === seat) ?? []),
  );

  constructor(view: () => GameView, opens: BoardOpens) {
    super();
    this.#view = view;
    this.opens = opens;
  }

  /** ms of a seat, or null where no clocks are shown. */
  timeOf(seat: Seat): number | null {
    return this.#clock.mode === 'off' ? null : (this.#clock.seats[seat] ?? 0);
  }

  protected typedObjective(id: string) {
    return this.#objectives.find(({ objective }) => objective === id)?.name;
  }

  protected typedAgenda(id: string) {
    return this.#laws.find(({ law }) => law === id)?.name;
  }

  isStrategyCard(id: string) {
    return this.#strategyCards.some(({ card }) => card === id);
  }
}

/** Puts the board within reach of all its parts. */
export const setBoard = (board: Board): Board => setContext(KEY, board);

/** The board that a part belongs to. */
export const getBoard = (): Board => getContext<Board>(KEY);
