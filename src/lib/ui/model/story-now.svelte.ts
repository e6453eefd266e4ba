/** The story of the open game: told a part at a time, which no frame waits for, and once for all who show it. */
import type { Ledger } from '$lib/core/queries/time/ledger.ts';
import type { Story } from '$lib/core/queries/story/story.ts';
import { tellInParts } from '$lib/core/queries/story/tell.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { betweenTasks } from '$lib/session/between-tasks.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import type { GameModel } from './game-model.svelte.ts';

/** What a story is told of. */
interface Of {
  line: readonly LineItem[];
  ledger: Ledger;
}

export class StoryNow {
  /** Null until it is told. */
  story = $state.raw<Story | null>(null);
  readonly #session: GameSession;
  #of: Of | null = null;
  #users = 0;

  constructor(session: GameSession) {
    this.#session = session;
  }

  /** Tells it, and again whenever the record has grown, for as long as the component is there. */
  follow(): void {
    $effect(() => {
      this.#users++;
      return () => void this.#users--;
    });
    $effect(() => {
      const { line, past, time } = this.#session;
      void this.#tell({ line, ledger: time.ledger }, past);
    });
  }

  /** Tells it before it is shown anywhere; throws where it cannot be told. */
  async tell(): Promise<void> {
    const { line, past, time } = this.#session;
    this.#users++;
    try {
      await this.#tell({ line, ledger: time.ledger }, past);
    } finally {
      this.#users--;
      if (!this.story) this.#of = null;
    }
  }

  async #tell(of: Of, past: GameSession['past']): Promise<void> {
    if (this.#of?.line === of.line && this.#of.ledger === of.ledger) return;
    this.#of = of;
    const work = tellInParts({ ...of, past });
    for (;;) {
      await betweenTasks();
      if (this.#of !== of) return;
      // No one waits for it any more.
      if (this.#users === 0) {
        this.#of = null;
        return;
      }
      const part = work.next();
      if (!part.done) continue;
      this.story = part.value;
      return;
    }
  }
}

const known = new WeakMap<GameSession, StoryNow>();

/** The story of a table's game. */
export function storyNow({ session }: Pick<GameModel, 'session'>): StoryNow {
  const found = known.get(session) ?? new StoryNow(session);
  known.set(session, found);
  return found;
}
