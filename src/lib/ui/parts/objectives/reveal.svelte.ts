/** The next public card: what may be turned up, and how many are left. */
import { revealObjective } from '$lib/core/commands/objectives.ts';
import { revealedPublics } from '$lib/core/points.ts';
import { extraStagesDue } from '$lib/core/rules/objectives.ts';
import { firstMissing } from '$lib/core/queries/first-objectives.ts';
import type { TypedObjective } from '$lib/session/typed-shelf.svelte.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { deckItems } from './objective-items.ts';

export class Reveal {
  #model: GameModel;

  #decks = $derived.by(() => this.#model.game.settings.publicObjectives);
  /** The stage that is due: stage I until all of its cards are up (R-OBJ-13). */
  stage = $derived.by((): 1 | 2 => {
    const { game, ruleset } = this.#model;
    const [extra] = extraStagesDue(game, ruleset);
    return extra ?? (revealedPublics(game, 1) < this.#decks.stage1 ? 1 : 2);
  });
  /** Cards left for the rounds, this one included: first objectives that are missing are not. */
  left = $derived.by(() => {
    const { game, ruleset } = this.#model;
    const open = revealedPublics(game) + firstMissing(game, ruleset);
    return this.#decks.stage1 + this.#decks.stage2 - open;
  });
  cards = $derived.by(() => deckItems(this.#model, this.stage));

  constructor(model: GameModel) {
    this.#model = model;
  }

  pick(objective: string): void {
    void this.#model.perform(revealObjective, { objective });
  }

  isUp = (objective: string): boolean =>
    this.#model.game.objectives.some(({ id }) => id === objective);

  /** A card that no box lists. */
  type(card: TypedObjective): void {
    void this.#model.perform(revealObjective, card);
  }

  /** One of the cards, by chance. */
  deal(): void {
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    const card = this.cards[Math.floor((chance / 2 ** 32) * this.cards.length)];
    if (card) this.pick(card.id);
  }
}
