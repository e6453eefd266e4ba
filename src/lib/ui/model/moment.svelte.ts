/**
 * A moment of a game as a screen shows it: where the game stands, its lanes and times, and what
 * things and people are called in it.
 */
import type { Game, Seat } from '$lib/core/game.ts';
import { currentAgenda } from '$lib/core/step.ts';
import { timesAt } from '$lib/core/queries/time/times.ts';
import { lanesNow } from '$lib/core/queries/lanes-now.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import { shownNow, type Shown } from '$lib/session/shown.ts';
import { inNextFrame } from '$lib/ui/kit/after-paint.ts';
import { TableNames } from './table-names.svelte.ts';

/** Of a game without an entry no time has gone by. */
const NEVER = { at: 0, mono: 0, run: '' };

/**
 * The times that the table shows. Everything up to the last entry is worked out once per tap; each
 * tick adds only the span since then.
 */
export class TableTimes {
  #shown: () => Shown;
  #clock: Clock | null;

  /** All of them, now. */
  all = $derived.by(() => {
    const { ledger, silences } = this.#shown().time;
    return timesAt(ledger, this.#clock?.instant ?? ledger.last ?? NEVER, silences);
  });
  /** Epoch ms: it goes on by the second. */
  get now(): number {
    return this.#clock?.now ?? this.#shown().time.ledger.last?.at ?? 0;
  }

  /** ms of the whole game. */
  game = $derived.by(() => this.all.game);
  /** ms of the turn, pick, answer or vote that the table waits for. */
  turn = $derived.by(() => this.all.now.ms);
  /** Those whose seconds run (ms): they are shown anew when one of them changes. */
  running = $derived.by(() => {
    const { now, seats } = this.all;
    if (now.pause) return [this.now - now.pause.from];
    return [this.turn, this.game, ...(now.seat ? [seats[now.seat] ?? 0] : [])];
  });

  /** Without a clock no time runs: it is as late as the last entry of what is shown. */
  constructor(shown: () => Shown, clock: Clock | null) {
    this.#shown = shown;
    this.#clock = clock;
  }

  /** ms of a seat. */
  of(seat: Seat): number {
    return this.all.seats[seat] ?? 0;
  }
}

export abstract class Moment extends TableNames {
  /** A session, or what a session showed a while ago. */
  abstract readonly shown: Shown;

  readonly times: TableTimes;

  game: Game = $derived.by(() => this.shown.snapshot.context);
  position = $derived.by(() => this.shown.position);
  depth = $derived.by(() => this.game.settings.depth);
  /** Whether tokens, goods and commodities are tracked. */
  tracked = $derived.by(() => this.depth !== 'essentials');
  lanes = $derived.by(() => lanesNow(this.game, this.shown.ruleset));

  constructor(clock: Clock | null) {
    super();
    this.times = new TableTimes(() => this.shown, clock);
  }

  get people() {
    const { game } = this;
    return game.seating.flatMap((seat) => game.players[seat] ?? []);
  }

  protected override personAt(seat: Seat) {
    return this.game.players[seat];
  }

  protected typedObjective(id: string) {
    return this.game.objectives.find((card) => card.id === id)?.name;
  }

  protected typedAgenda(id: string) {
    const current = currentAgenda(this.game);
    const typed = current?.id === id ? current.name : undefined;
    return typed ?? this.game.laws.find((law) => law.id === id)?.name;
  }

  isStrategyCard(id: string) {
    return id in this.game.strategyCards;
  }
}

/**
 * The moment that rail and score sheet show. After a tap the stage goes first, for the next tap is
 * made there; they follow once it is on the screen.
 */
export class SheetMoment extends Moment {
  readonly #session: Shown;
  #shown = $state.raw<Shown>() as Shown;

  constructor(session: Shown, clock: Clock | null) {
    super(clock);
    this.#session = session;
    this.#shown = shownNow(session);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Keeps up with the session; for the component that shows the table, which it runs with. */
  start(): void {
    $effect(() => {
      // Whatever is recorded or seen anew moves one of these; what follows from them can wait, too.
      const { snapshot, readable, canUndo, canRedo, time } = this.#session;
      void [snapshot, readable, canUndo, canRedo, time.silences];
      return inNextFrame(() => (this.#shown = shownNow(this.#session)));
    });
  }
}
