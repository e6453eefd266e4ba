/**
 * A moment of a game as a screen shows it: where the game stands, its lanes and times, and what
 * things and people are called in it.
 */
import type { Game, Seat } from '$lib/core/game.ts';
import { currentAgenda } from '$lib/core/step.ts';
import { lanesNow } from '$lib/core/queries/lanes-now.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import type { Shown } from '$lib/session/shown.ts';
import { TableNames } from './table-names.svelte.ts';
import { TableTimes } from './table-times.svelte.ts';

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
