/**
 * What the board window shows, chosen in it or in the menu of the table: kept on this device, and the
 * same in every window.
 */

/** `phase`: the one that fits what the table is at. */
export const BOARD_LAYOUTS = ['phase', 'sheet', 'track', 'agenda', 'clock'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

const KEY = 'custodian.board';

const known = (text: string | null): BoardLayout =>
  BOARD_LAYOUTS.find((layout) => layout === text) ?? 'phase';

function kept(): BoardLayout {
  try {
    return known(localStorage.getItem(KEY));
  } catch {
    return 'phase';
  }
}

export class ChosenLayout {
  #value = $state<BoardLayout>(kept());
  #onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) this.#value = known(newValue);
  };

  get value(): BoardLayout {
    return this.#value;
  }

  set value(layout: BoardLayout) {
    this.#value = layout;
    try {
      localStorage.setItem(KEY, layout);
    } catch {
      // Blocked storage: it holds until the page is left.
    }
  }

  /** Follows other windows; the answer stops it, as an effect wants it. */
  start(): () => void {
    addEventListener('storage', this.#onStorage);
    return () => removeEventListener('storage', this.#onStorage);
  }
}
