/**
 * The open game as the screen sees it: its session, the names used in it, the refusal just now, the
 * open panel. Components ask for it with `getGameModel()`.
 */
import { getContext, setContext } from 'svelte';
import type { Cards } from '$lib/core/cards.ts';
import type { Command } from '$lib/core/commands/command.ts';
import type { Seat } from '$lib/core/game.ts';
import type { TapOptions } from '$lib/core/engine/tap-options.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { GameView, Track } from '$lib/core/queries/game-view.ts';
import type { PauseReason } from '$lib/core/queries/time/ledger.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { TapController, type TapSource } from '$lib/session/tap-controller.svelte.ts';
import { setNaming } from '$lib/ui/kit/naming.ts';
import { openRulesOf } from '$lib/look-up/families.ts';
import { speakTermsOf } from '$lib/words/terms.ts';
import { namesOfTyped, speakTyped } from '$lib/words/typed-names.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import type { FactNames } from '$lib/words/names.ts';
import { KeptDraft } from './draft.svelte.ts';
import { Eligibility } from './eligibility.svelte.ts';
import type { LimitWatch } from './limit-watch.svelte.ts';
import { BoardView } from './board-view.svelte.ts';
import { Moment, SheetMoment } from './moment.svelte.ts';
import {
  isOfStage,
  whyRefused,
  type BoardOpens,
  type OpenPanel,
  type PanelName,
} from './open-panel.ts';
import { QuietNotes } from './quiet-notes.svelte.ts';
import { TapGuard } from './tap-guard.ts';

export { also } from '$lib/core/commands/command.ts';

const KEY = Symbol('table');

export class GameModel extends Moment {
  readonly session: GameSession;
  /** Whether the history can be opened here: not on a look back. */
  readonly hasHistory: boolean = true;
  /** Who votes now, where it is not whose turn it is. */
  readonly voter: Seat | null = null;
  /** What rail and score sheet show. */
  readonly sheet: SheetMoment;
  /** Who can score what; follows the record a frame behind. */
  readonly eligibility: Eligibility;
  /** What a press on the board opens here. */
  readonly opens: BoardOpens = {
    player: (seat) => this.openPanel('player', seat),
    objective: (objective, seat) => this.openPanel('objective', seat, objective),
    answers: () => this.openPanel('answers'),
  };
  /** What needs no answer. */
  readonly notes = new QuietNotes(this);
  readonly #board: BoardView;
  /** Holds presses back that answer what is no longer there. */
  readonly guard = new TapGuard(() => this.#moment);

  /** What its taps meet. */
  readonly taps: TapController;

  /** True once a stage is on the screen: what it can do without is read only then. */
  staged = $state(false);
  /** Whether a key stands before the clock of the stage's head, whose small line gives way. */
  besideClock = $state(false);
  panel = $state.raw<OpenPanel | null>(null);
  /** Height (px) of what lies over the foot of the score sheet; 0 while nothing does. */
  foot = $state(0);
  /** Height (px) of what has a row of its own between the rail and the table; 0 while nothing does. */
  head = $state(0);
  /** Limits of time, once they are here. */
  limits = $state.raw<LimitWatch | null>(null);
  /** The head at which something was pressed or typed in the stage last, or null. */
  #begun: number | null = null;
  /** Whose step it was when a key was last pressed, or null after a pointer: by keys the focus
   * follows the stage. */
  byKey: { seat: Seat | null } | null = null;
  #takenBack = $state.raw<{ items: readonly LineItem[]; head: number } | null>(null);
  #drafts: Record<string, { round: number; draft: KeptDraft<unknown> }> = {};

  ruleset = $derived.by(() => this.session.ruleset);
  /** One and the same while other things of the game change. */
  #typed = $derived.by(() => this.game.typed);
  #typedNames = $derived.by(() => namesOfTyped(this.#typed));
  /** Whose step the stage shows, and which. */
  #moment = $derived.by(() => {
    const { round, phase, step, activeSeat } = this.position;
    return `${round} ${phase} ${step} ${activeSeat}`;
  });
  /** The facts that undo has just taken back, while nothing else was recorded; else null. */
  takenBack = $derived.by(() =>
    this.#takenBack?.head === this.session.head ? this.#takenBack.items : null,
  );
  /** The refused tap that the stage shows. */
  refused = $derived.by(() => this.taps.refusedIn(null));

  /** What sentences call things at this table. */
  readonly names: FactNames = {
    seat: (id) => this.nameOf(id),
    card: (id) => this.cardName(id),
    objective: (id) => this.objectiveName(id),
    agenda: (id) => this.agendaName(id),
    ...holdingNames,
  };

  constructor(session: GameSession, clock: Clock | null) {
    super(clock);
    this.session = session;
    this.taps = new TapController(session, () => this.guard.begin());
    speakTermsOf(session.ruleset.id);
    speakTyped((id) => this.#typedNames.get(id));
    openRulesOf(session.ruleset.id);
    this.sheet = new SheetMoment(session, clock);
    this.eligibility = new Eligibility(this);
    this.#board = new BoardView(this.sheet, () => this.eligibility.matrix);
  }

  get shown(): GameSession {
    return this.session;
  }

  /** The document that the board draws. */
  get view(): GameView {
    return this.#board.now;
  }

  /** What the victory track shows of it. */
  get track(): Track {
    return this.view;
  }

  /** The printed cards of this game. */
  get cards(): Cards {
    return this.ruleset.cards;
  }

  /** Records what a command decides, and what else the same tap says; a refusal is kept. */
  perform<A>(
    command: Command<A>,
    args: A,
    options?: TapOptions,
    source?: TapSource,
  ): Promise<TapResult> {
    return this.taps.perform(command, args, options, source);
  }

  /** The head that a tap answers. */
  get drawnAt(): number {
    return this.taps.drawnAt;
  }

  /** Something is pressed or typed in the stage: until the next act it may be what is not recorded. */
  begin(): void {
    this.#begun = this.session.head;
  }

  /** Whether something was begun that is not recorded. */
  get hasBegun(): boolean {
    return this.#begun === this.session.head;
  }

  /** The first refusal that a command would meet now, or null. */
  refusal<A>(command: Command<A>, args: A): Refusal | null {
    return this.session.refusal(command, args);
  }

  async undo(): Promise<void> {
    const before = this.session.line;
    const done = await this.settled(() => this.session.undo(this.drawnAt));
    const { line, head } = this.session;
    // An amendment that is undone leaves a line of its own.
    const shorter = line.at(-1)?.seq === before[line.length - 1]?.seq;
    const items = shorter ? before.slice(line.length) : [];
    this.#takenBack = done.ok && items.length > 0 ? { items, head } : null;
  }

  /** What undo took back is said no longer. */
  saidTakenBack(): void {
    this.#takenBack = null;
  }

  async redo(): Promise<void> {
    await this.settled(() => this.session.redo(this.drawnAt));
  }

  /** Stops the clocks, or says what they are stopped for. */
  async pause(reason: PauseReason | null = null): Promise<void> {
    await this.settled(() => this.session.time.pause(reason));
  }

  /** Lets the clocks run again. */
  async resume(): Promise<void> {
    await this.settled(() => this.session.time.resume());
  }

  /** The clock of who is next runs: the table's breath or talk is over. */
  async startClock(): Promise<void> {
    await this.settled(() => this.session.time.start());
  }

  /** Lays a refused tap aside. */
  forget(): void {
    this.taps.forget();
  }

  /**
   * Something not recorded yet that survives a reload, by a key that names step and seat. The
   * same key always answers the same draft within a round.
   */
  draft<T>(key: string, initial: T): KeptDraft<T> {
    const { round } = this.game;
    const known = this.#drafts[key];
    if (known?.round === round) return known.draft as KeptDraft<T>;
    const draft = new KeptDraft(`${this.session.gameId}.${key}`, round, initial);
    this.#drafts[key] = { round, draft };
    return draft;
  }

  openPanel(name: PanelName, seat: Seat | null = null, about: string | null = null): void {
    const open = this.panel;
    const returns = name === 'rules' || name === 'research' || name === 'agreements';
    const from = !returns ? null : open?.name === name ? open.from : open;
    this.panel = { name, seat, about, from: from ?? null };
  }

  /** Puts the panel away: what it was opened from is there again, after the rules a refusal too. */
  closePanel(): void {
    if (this.panel?.name !== 'rules') this.forget();
    this.panel = this.panel?.from ?? null;
  }

  /** Puts away what the stage of a moment opened, once that moment is over. */
  momentIsOver(): void {
    const open = this.panel;
    if (open && isOfStage(open)) {
      this.forget();
      this.panel = null;
    }
    // The rules stay open; what they were looked up from does not come back.
    else if (open?.from && isOfStage(open.from)) this.panel = { ...open, from: null };
  }

  /** Writes an act; the guard keeps presses away from it until the screen has shown its outcome. */
  settled<R extends TapResult | { ok: false }>(act: () => Promise<R>): Promise<R> {
    return this.taps.settled(act);
  }
}

/** Puts the table and its names within reach of everything below. */
export function setGameModel(model: GameModel): GameModel {
  setNaming({
    names: model.names,
    get books() {
      return model.ruleset;
    },
    why: (code) => model.openPanel('rules', null, whyRefused(code)),
  });
  return setContext(KEY, model);
}

/** The table of the game on screen. */
export function getGameModel(): GameModel {
  return getContext<GameModel>(KEY);
}
