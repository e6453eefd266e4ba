/**
 * The table as the screen sees it: one open game, the names used at it, what is refused just now,
 * which panel is open. Components ask for it with `getTable()`.
 */
import { getContext, setContext } from 'svelte';
import type { Cards } from '$lib/core/cards.ts';
import type { Act, Command } from '$lib/core/commands/command.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { heroesUnlocked } from '$lib/core/views/heroes.ts';
import type { PauseReason } from '$lib/core/views/time/ledger.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import type { PerformOptions } from '$lib/session/options.ts';
import type { GameSession, Performed, Saved } from '$lib/session/session.svelte.ts';
import { setNaming } from '$lib/ui/kit/naming.ts';
import { speakTermsOf } from '$lib/words/terms.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import type { FactNames } from '$lib/words/names.ts';
import { KeptDraft } from './draft.svelte.ts';
import { Eligibility } from './eligibility.svelte.ts';
import { GoingOn } from './going-on.svelte.ts';
import type { LimitWatch } from './limit-watch.svelte.ts';
import { Moment } from './moment.svelte.ts';
import { whyRefused, type OpenPanel, type PanelName } from './open-panel.ts';
import { SheetMoment } from './sheet-moment.svelte.ts';
import { TapGuard } from './tap-guard.ts';

/** How one tap is recorded, and what else it says. */
export type TapOptions = Pick<PerformOptions, 'anyway' | 'and'>;

/** A further act of a tap. */
export const also =
  <A>(command: Command<A>, args: A): Act =>
  (game, ruleset) =>
    command(game, ruleset, args);

/** A tap that was refused, kept until it is recorded anyway or the table goes on. */
export interface RefusedTap {
  refusal: Refusal;
  /** True when only a corrected position would let it be recorded. */
  outOfStep: boolean;
  /** Records it anyway. */
  anyway: () => void;
  /** Head at which it was refused: any later act lays it aside. */
  head: number;
}

const KEY = Symbol('table');

export class TableModel extends Moment {
  readonly session: GameSession;
  /** Whether the history can be opened here: not on a look back. */
  readonly hasHistory: boolean = true;
  /** Who votes now, where it is not whose turn it is. */
  readonly voter: Seat | null = null;
  /** What rail and score sheet show. */
  readonly sheet: SheetMoment;
  /** Who can score what; follows the record a frame behind. */
  readonly eligibility: Eligibility;
  /** Holds presses back that answer what is no longer there. */
  readonly guard = new TapGuard(() => this.#moment);

  /** What an act meets while the clocks stand still. */
  readonly goingOn = new GoingOn();

  /** True once a stage is on the screen: what it can do without is read only then. */
  staged = $state(false);
  /** True while an act is being written. */
  writing = $state(false);
  panel = $state.raw<OpenPanel | null>(null);
  /** Limits of time, once they are here. */
  limits = $state.raw<LimitWatch | null>(null);
  /** True once a tap met a record that another tab had written in the meantime. */
  otherTab = $state(false);
  /** The head that the screen was last painted at. */
  painted: number;
  /** The head that the last act of this table led to. */
  #own = 0;
  /** What was pressed or typed in the stage since the last act, and is not recorded: how often. */
  #begun = { head: 0, times: 0 };
  /** The panel of the stage that is to be opened again, or null. */
  #again: string | null = null;
  /** Whose step it was when a key was last pressed, or null after a pointer: by keys the focus
   * follows the stage. */
  byKey: { seat: Seat | null } | null = null;
  #refused = $state.raw<RefusedTap | null>(null);
  #takenBack = $state.raw<{ items: readonly LineItem[]; head: number } | null>(null);
  #drafts: Record<string, { round: number; draft: KeptDraft<unknown> }> = {};

  ruleset = $derived.by(() => this.session.ruleset);
  /** Whose step the stage shows, and which. */
  #moment = $derived.by(() => {
    const { round, phase, step, activeSeat } = this.position;
    return `${round} ${phase} ${step} ${activeSeat}`;
  });
  /** The facts that undo has just taken back, while nothing else was recorded; else null. */
  takenBack = $derived.by(() =>
    this.#takenBack?.head === this.session.head ? this.#takenBack.items : null,
  );
  refused = $derived.by(() => (this.#refused?.head === this.session.head ? this.#refused : null));

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
    this.painted = session.head;
    speakTermsOf(session.ruleset.id);
    this.sheet = new SheetMoment(session, clock);
    this.eligibility = new Eligibility(this);
  }

  get shown(): GameSession {
    return this.session;
  }

  /** What the victory track shows. */
  get track(): Moment {
    return this.sheet;
  }

  /** The printed cards of this game. */
  get cards(): Cards {
    return this.ruleset.cards;
  }

  /**
   * Records what a command decides, and what else the same tap says; a refusal is kept for the stage
   * to show.
   */
  async perform<A>(command: Command<A>, args: A, options: PerformOptions = {}): Promise<Performed> {
    const head = this.drawnAt;
    if (this.session.time.paused && options.resume === undefined) {
      const answer = this.goingOn.ask();
      const goes = await answer;
      if (goes === 'left') return { ok: false, dropped: 'paused' };
      // What another tab wrote while it was asked is looked at first.
      this.otherTab ||= head !== this.drawnAt;
      return this.perform(command, args, { ...options, head, resume: goes === 'on' });
    }
    const { resume, and = [] } = options;
    const whole = { head, ...options, and: [...and, this.unlocking(this.game)] };
    const done = await this.settled(() => this.session.perform(command, args, whole));
    if (!done.ok && 'refusal' in done) {
      this.#refused = {
        refusal: done.refusal,
        outOfStep: done.outOfStep,
        anyway: () => void this.perform(command, args, { resume, and, anyway: true }),
        head: this.session.head,
      };
    }
    return done;
  }

  /** The last act of a tap at a moment: a third objective unlocks the hero by itself (LRR PoK 51). */
  unlocking(before: Game): Act {
    const cards = before.settings.depth === 'full' ? this.cards : null;
    return (after) => (cards ? heroesUnlocked(before, after, cards) : []);
  }

  /**
   * The head that a tap answers: what was painted, so that nobody takes back or adds to what
   * another tab wrote a moment ago, unseen. What this table wrote itself is known to it.
   */
  get drawnAt(): number {
    const { head } = this.session;
    return head === this.#own ? head : this.painted;
  }

  /** The stage opens this panel of its own once it is there, unless something else is pressed first. */
  reopen(ofStage: string | null): void {
    this.#again = ofStage;
  }

  /** Whether the stage, which is just coming, is to open this panel of its own; it is told once. */
  opensAgain(ofStage: string): boolean {
    if (this.#again !== ofStage) return false;
    this.#again = null;
    return true;
  }

  /** Something is pressed or typed in the stage: until the next act it may be what is not recorded. */
  begin(): void {
    const { head } = this.session;
    this.#again = null;
    this.#begun = { head, times: this.#begun.head === head ? this.#begun.times + 1 : 1 };
  }

  /** What was pressed last was to open a panel, and opened nothing. */
  openedNothing(): void {
    this.#begun.times -= 1;
  }

  /** Whether something was begun that is not recorded. */
  get hasBegun(): boolean {
    return this.#begun.head === this.session.head && this.#begun.times > 0;
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
    this.#refused = null;
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
    const from = name !== 'rules' ? null : open?.name === name ? open.from : open;
    this.panel = { name, seat, about, from: from ?? null };
  }

  /** Puts the panel away: what the rules were looked up from is there again, a refusal too. */
  closePanel(): void {
    if (this.panel?.name !== 'rules') this.forget();
    this.panel = this.panel?.from ?? null;
  }

  /** Writes an act; the guard keeps presses away from it until the screen has shown its outcome. */
  async settled<W extends Saved | { ok: false }>(act: () => Promise<W>): Promise<W> {
    const end = this.guard.begin();
    const written = act();
    this.writing = this.session.busy;
    try {
      const done = await written;
      if (done.ok) {
        this.#own = this.session.head;
        this.otherTab = false;
        this.#refused = null;
      } else if ('otherTab' in done && done.otherTab) this.otherTab = true;
      return done;
    } finally {
      this.writing = this.session.busy;
      end();
    }
  }
}

/** Puts the table and its names within reach of everything below. */
export function setTable(table: TableModel): TableModel {
  setNaming({
    names: table.names,
    get books() {
      return table.ruleset;
    },
    why: (code) => table.openPanel('rules', null, whyRefused(code)),
  });
  return setContext(KEY, table);
}

/** The table of the game on screen. */
export function getTable(): TableModel {
  return getContext<TableModel>(KEY);
}
