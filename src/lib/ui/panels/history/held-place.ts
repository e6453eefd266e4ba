/**
 * What is seen of a list stays where it is while rows come and go above it; rows say by `data-row`
 * which they are.
 */
export class HeldPlace {
  /** The first row that was seen, null for none; nothing once the list is where it belongs. */
  #held: { row: string | null; top: number } | null = { row: null, top: 0 };

  /** Before the rows change: remembers the first that is seen. */
  hold(list: HTMLElement): void {
    const { top } = list.getBoundingClientRect();
    const seen = rowsIn(list).find((row) => row.getBoundingClientRect().bottom > top);
    this.#held = { row: seen?.dataset.row ?? null, top: seen?.getBoundingClientRect().top ?? 0 };
  }

  /**
   * After they changed: it is where it was, and the row that is looked at in view; in the middle,
   * where none of what was seen is left.
   */
  settle(list: HTMLElement, looked: string | null): void {
    const held = this.#held;
    this.#held = null;
    const rows = rowsIn(list);
    const same = rows.find((row) => row.dataset.row === held?.row);
    if (held && same) list.scrollTop += same.getBoundingClientRect().top - held.top;
    const row = looked === null ? undefined : rows.find((one) => one.dataset.row === looked);
    row?.scrollIntoView({ block: same || !held ? 'nearest' : 'center' });
  }
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
