/**
 * What is seen of a list stays where it is while rows come, go and grow: the row that is looked at,
 * else the first. Rows say by `data-row` which they are.
 */
export class HeldPlace {
  /** The row that stays, null for none; nothing where the list is where it belongs. */
  #held: { row: string | null; top: number } | null = null;

  /** Before the rows change: remembers where the one that is looked at is seen, else the first. */
  hold(list: HTMLElement, looked: string | null): void {
    const { top, bottom } = list.getBoundingClientRect();
    const rows = rowsIn(list);
    const isSeen = (row: HTMLElement) => {
      const place = row.getBoundingClientRect();
      return place.bottom > top && place.top < bottom;
    };
    const at = rows.find((row) => row.dataset.row === looked);
    const seen = at && isSeen(at) ? at : rows.find(isSeen);
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

/**
 * The list grows or shrinks with what stands below it, its foot and the ruler, some of which come
 * after it: the row that is looked at stays in view, unless it had been scrolled away. What is laid
 * out for the first time has it in the middle. Answers how to end it.
 */
export function keptInView(list: HTMLElement, looked: () => string | null): () => void {
  let height: number | null = null;
  const watcher = new ResizeObserver(() => {
    const before = height;
    height = list.clientHeight;
    const row = rowsIn(list).find((one) => one.dataset.row === looked());
    if (!row) return;
    const top = row.offsetTop - list.offsetTop - list.scrollTop;
    if (before === null) row.scrollIntoView({ block: 'center' });
    else if (top < before && top + row.offsetHeight > 0) row.scrollIntoView({ block: 'nearest' });
  });
  watcher.observe(list);
  return () => watcher.disconnect();
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
