/**
 * Whether there is anything to say of the record: what keeps it from growing, or has just kept it.
 */
import { OLD, unsavedSince } from '$lib/session/keeping.svelte.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { screenSleepsUntold } from './screen-told.ts';

/** When the page was loaded (epoch ms): older silences were asked about when they were met. */
const opened = Date.now() - performance.now();

export class Bar {
  readonly table: TableModel;
  /** The end of a silence that was read and put away: it stays nobody's, and can be answered later. */
  read = $state<number | null>(null);
  /** The file that was saved last from here, or null. */
  saved = $state<string | null>(null);
  /** The screen sleeps whatever the table does, and this device was not told yet. */
  sleeps = $state(screenSleepsUntold());
  /** The round in which a file is for later. */
  later = $state<number | null>(null);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Something keeps the record from growing. */
  wrong = $derived.by(() => {
    const { problem, readOnly, lost, differs, littleRoom } = this.table.session;
    return Boolean(problem || readOnly || lost || differs || littleRoom);
  });

  /** The last silence that nobody has answered, while it is new to the record or to this page. */
  silence = $derived.by(() => {
    const { silences, unanswered } = this.table.session.time;
    const isNew = (to: number) => to >= opened || silences.some((one) => one.to === to);
    return unanswered.findLast(({ to }) => to !== this.read && isNew(to));
  });

  /** For how long (ms) nothing was saved, where that is worth a word: between the rounds. */
  unsaved = $derived.by(() => {
    const { session } = this.table;
    const { round, phase } = session.position;
    if (this.later === round || (phase !== 'status' && phase !== 'agenda')) return null;
    const now = Date.now();
    const time = now - (unsavedSince(session.entries, session.backupAt, now) ?? now);
    return time < OLD ? null : time;
  });

  get wanted(): boolean {
    const { saved, silence, table, unsaved, wrong } = this;
    const news = wrong || table.taps.otherTab || Boolean(silence) || saved !== null;
    return news || unsaved !== null || this.sleeps;
  }
}
