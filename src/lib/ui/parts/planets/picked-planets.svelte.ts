/** What goes along with planets that are picked: small gains, and which of them have their keys open. */
import type { Act } from '$lib/core/commands/command.ts';
import { bookGain } from '$lib/core/commands/incidental-gains.ts';
import type { Seat } from '$lib/core/game.ts';
import { gainOffers, type GainOffer } from '$lib/core/queries/incidental-gains/offers.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { Gains } from '$lib/ui/parts/gains/gains.svelte.ts';

/** Small gains that planets bring for certain: offered with them, and recorded by the same tap. */
export class GainsAlong {
  readonly #model: GameModel;
  readonly #seat: Seat;
  readonly #act: () => Act | null;
  readonly #words: Gains;
  /** What the table leaves out, by the ids of the cards. */
  #leftOut = $state.raw<readonly string[]>([]);

  /** The act is the one that gains the planets; null as long as there is none. */
  constructor(model: GameModel, seat: Seat, act: () => Act | null) {
    this.#model = model;
    this.#seat = seat;
    this.#act = act;
    this.#words = new Gains(model);
  }

  /**
   * What the act would make due. Only what a card gives without a choice, and nothing that the table
   * has to know for itself.
   */
  offers = $derived.by((): GainOffer[] => {
    const act = this.#act();
    const { cards, game, ruleset, session } = this.#model;
    if (!act) return [];
    const last = session.line.at(-1);
    const facts = act(game, ruleset).map((fact, i) => ({
      seq: (last?.seq ?? 0) + 1 + i,
      group: (last?.group ?? 0) + 1,
      at: last?.at ?? 0,
      fact,
      overruled: null,
    }));
    const after = session.previewCommand(act);
    return gainOffers(after, ruleset, cards, [...session.line, ...facts]).filter(
      ({ when, seat, asks, choices }) =>
        when === 'holder-gained-planet' &&
        seat === this.#seat &&
        asks.length === 0 &&
        choices.length === 1,
    );
  });
  #taken = $derived.by(() => this.offers.filter(({ id }) => this.isOn(id)));
  /** What of it goes along, in words. */
  said = $derived.by(() => this.#taken.map((offer) => this.act(offer)));
  /** The same as acts of the tap. */
  acts = $derived.by(() => this.#taken.map(({ choices: [gain] }) => also(bookGain, gain)));

  isOn(id: string): boolean {
    return !this.#leftOut.includes(id);
  }

  /** Leaves a gain out, or takes it in again. */
  toggle(id: string): void {
    const others = this.#leftOut.filter((other) => other !== id);
    this.#leftOut = this.isOn(id) ? [...others, id] : others;
  }

  /** Who gains what. */
  act(offer: GainOffer): string {
    return this.#words.act(offer.choices[0]);
  }
}

/** Of which planets that are explored the keys are open: as many as there is room for. */
export class OpenKeys {
  /** Where there is room the keys of more than one planet are open at once. */
  readonly most = matchMedia('(min-aspect-ratio: 1/1) and (min-height: 700px)').matches ? 2 : 1;
  open = $state.raw<readonly string[]>([]);

  has(planet: string): boolean {
    return this.open.includes(planet);
  }

  close(planet: string): void {
    this.open = this.open.filter((other) => other !== planet);
  }

  toggle(planet: string): void {
    if (this.has(planet)) this.close(planet);
    else this.open = this.most > 1 ? [...this.open, planet] : [planet];
  }

  /** Opens those of these planets for which there is room; of those that are open only `known` ones stay. */
  offer(planets: readonly string[], known: readonly string[] = planets): void {
    const still = this.open.filter((planet) => known.includes(planet));
    const more = planets.filter((planet) => !still.includes(planet));
    this.open = [...still, ...more.slice(0, Math.max(0, this.most - still.length))];
  }
}
