/** A table as it was: its keys record nothing, and somebody who tries is told so. */
import { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import { TableModel } from '$lib/ui/model/table-model.svelte.ts';

export class ThenModel extends TableModel {
  /** How often somebody tried to record something. */
  tried = $state(0);

  override perform(): ReturnType<TableModel['perform']> {
    this.tried += 1;
    return Promise.resolve({ ok: false, dropped: 'read-only' });
  }

  /** What is entered on a look back is kept nowhere: the drafts of the game are those of now. */
  override draft<T>(_key: string, initial: T): KeptDraft<T> {
    return new KeptDraft(null, this.game.round, initial);
  }
}
