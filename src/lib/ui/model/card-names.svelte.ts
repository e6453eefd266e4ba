/**
 * Names of cards whose words are long lists: loaded when the first is asked for. Until then, and
 * for a card that nobody knows, the language makes something of its id.
 */
import { afterPaint } from '$lib/ui/kit/after-paint.ts';
import type { AgendaWords, ObjectiveWords, RiderWords } from '$lib/words/card-words.ts';
import { unnamed } from '$words/unnamed.ts';

type Shelf<T> = Readonly<Record<string, T>>;

class Words<T extends { name: string }> {
  #rows = $state.raw<Shelf<T>>({});
  #load: () => Promise<Shelf<T>>;
  #asked = false;
  #missed = $state(false);

  constructor(load: () => Promise<Shelf<T>>) {
    this.#load = load;
  }

  /** The words of a card, or undefined while they are on their way. */
  of(id: string): T | undefined {
    this.load();
    return this.#rows[id];
  }

  /** The same where the screen can do without at first: what asks is painted before. */
  later(id: string): T | undefined {
    if (!this.#asked) afterPaint(() => this.load());
    return this.#rows[id];
  }

  /** Whether the words are here, or cannot be read now; asking starts the reading. */
  get settled(): boolean {
    if (!this.#asked) afterPaint(() => this.load());
    return this.#missed || Object.keys(this.#rows).length > 0;
  }

  /** The name of a card. */
  name(id: string): string {
    return this.of(id)?.name ?? unnamed(id);
  }

  /** Fetches the words now. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#load().then(
      (rows) => (this.#rows = rows),
      () => {
        this.#asked = false;
        this.#missed = true;
      },
    );
  }
}

export const objectiveWords = new Words<ObjectiveWords>(() =>
  import('$words/objectives.ts').then((words) => words.objectives),
);
export const agendaWords = new Words<AgendaWords>(() =>
  import('$words/agendas.ts').then((words) => words.agendas),
);
export const riderWords = new Words<RiderWords>(() =>
  import('$words/riders.ts').then((words) => words.riders),
);
