/** A table as it was. Its session is read only, so that its keys record nothing. */
import type { GameSession } from '$lib/session/session.svelte.ts';
import { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import type { Moment } from '$lib/ui/model/moment.svelte.ts';
import { TableModel } from '$lib/ui/model/table-model.svelte.ts';

export class ThenModel extends TableModel {
  override readonly hasHistory: boolean = false;
  /** The points go with the ruler, ahead of the sheet: they follow a finger that goes along it. */
  override get track(): Moment {
    return this;
  }
  #entered: Record<string, KeptDraft<unknown>> = {};

  /** No time runs there. */
  constructor(session: GameSession) {
    super(session, null);
  }

  /** What is entered on a look back is kept nowhere: the drafts of the game are those of now. */
  override draft<T>(key: string, initial: T): KeptDraft<T> {
    this.#entered[key] ??= new KeptDraft<unknown>(null, this.game.round, initial);
    return this.#entered[key] as KeptDraft<T>;
  }
}
