/**
 * A moment of a game as a screen shows it: where the game stands, its lanes and times, and what
 * things and people are called in it.
 */
import type { Game, Seat } from '$lib/core/game.ts';
import { currentAgenda } from '$lib/core/step.ts';
import { lanesNow } from '$lib/core/views/lanes-now.ts';
import type { Colour } from '$lib/core/vocabulary.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import type { Shown } from '$lib/session/shown.ts';
import { lettersOf, type Marked } from '$lib/ui/kit/letters.ts';
import { isolated, shortened } from '$lib/words/name-row.ts';
import { factions } from '$words/factions.ts';
import { objectiveName } from '$lib/words/objective-name.ts';
import { strategyCards } from '$words/strategy-cards.ts';
import { spelled } from '$lib/words/printed-name.ts';
import { agendaWords } from './card-names.ts';
import { lanesBefore } from './lanes-before.ts';
import { TableTimes } from './table-times.svelte.ts';

/** A name that a button can hold; the whole one stands in the lane and on the sheet. */
const SHORT = 24;

export abstract class Moment {
  /** A session, or what a session showed a while ago. */
  abstract readonly shown: Shown;

  readonly times: TableTimes;

  game: Game = $derived.by(() => this.shown.snapshot.context);
  position = $derived.by(() => this.shown.position);
  depth = $derived.by(() => this.game.settings.depth);
  /** Whether tokens, goods and commodities are tracked. */
  tracked = $derived.by(() => this.depth !== 'essentials');
  lanes = $derived.by(() => lanesNow(this.game, this.shown.ruleset));
  /** The lanes before the last tap, by seat: what it changed is lit. */
  lanesBefore = $derived.by(() => lanesBefore(this.shown));
  /** Who sits there, as text: it stays equal while other things of the game change. */
  #people = $derived.by(() =>
    JSON.stringify(
      this.game.seating.map((seat) => {
        const { name = '', faction = null } = this.game.players[seat] ?? {};
        return { seat, name, faction } satisfies Marked;
      }),
    ),
  );
  #letters = $derived.by(() => lettersOf(JSON.parse(this.#people) as Marked[]));

  constructor(clock: Clock | null) {
    this.times = new TableTimes(() => this.shown, clock);
  }

  /** The faction's short name, else the person. */
  nameOf(seat: Seat): string {
    const player = this.game.players[seat];
    const known = player?.faction ? factions[player.faction]?.short : undefined;
    return known ?? isolated(shortened(player?.name ?? seat, SHORT));
  }

  /** The person in a seat. */
  personOf(seat: Seat): string {
    return isolated(this.game.players[seat]?.name ?? '');
  }

  /** Colour and letters of a seat. */
  markOf(seat: Seat): { colour: Colour; letters: string } {
    const colour = this.game.players[seat]?.colour ?? 'slate';
    return { colour, letters: this.#letters[seat] ?? '' };
  }

  cardName(id: string): string {
    return strategyCards[id]?.name ?? spelled(id);
  }

  objectiveName(id: string): string {
    const typed = this.game.objectives.find((card) => card.id === id)?.name;
    return typed ?? objectiveName(id);
  }

  agendaName(id: string): string {
    const current = currentAgenda(this.game);
    const typed = current?.id === id ? current.name : undefined;
    return typed ?? this.game.laws.find((law) => law.id === id)?.name ?? agendaWords.name(id);
  }
}
