/** The presses of the table: which of them answer what is seen, and which came too early. */
import { ComingUp, SEEN, type Place } from '$lib/ui/kit/coming-up.ts';

/** How often (ms) it is looked what lies under the last press, while that is still new. */
const LOOK = 100;

const ids = new WeakMap<Element, number>();
let given = 0;

function idOf(element: Element): number {
  const known = ids.get(element) ?? ++given;
  ids.set(element, known);
  return known;
}

const placeOf = (event: MouseEvent): Place => ({ x: event.clientX, y: event.clientY });

/** The button that a press there would meet, the shield of the table aside. */
function buttonAt({ x, y }: Place): Element | null {
  const first = document.elementFromPoint(x, y);
  // To look below it, everything there has to be found: what is seldom needed is not paid for by each press.
  const top = first?.matches('.shield')
    ? document.elementsFromPoint(x, y).find((element) => !element.matches('.shield'))
    : first;
  return top?.closest('button:not(:disabled), a, label, summary') ?? null;
}

export class Presses {
  /** Names the person and the step that the stage shows: the same button means another act then. */
  readonly #moment: () => string;
  readonly #coming = new ComingUp(
    (place) => this.#meaningOf(buttonAt(place)),
    () => performance.now(),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pointer that is down came down on what was seen. */
  #counts = true;

  constructor(moment: () => string) {
    this.#moment = moment;
  }

  /** A pointer comes down; `free` is whether the table takes taps at all. */
  down(event: PointerEvent, free: boolean): void {
    const place = placeOf(event);
    this.#counts = free && this.#coming.press(place);
    if (this.#counts || (!free && !this.#coming.early(place))) return;
    this.#dim(buttonAt(place));
    this.#watch();
  }

  /** A mouse or a pen hovers; a finger only is where it comes down. */
  moved(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.#coming.moved(placeOf(event));
  }

  /** Whether a click counts. One without a pointer (a key, a reader of screens) does. */
  clicked(event: MouseEvent): boolean {
    return event.detail === 0 || this.#counts;
  }

  /** What was pressed has been recorded or refused: something else comes up in its place. */
  answered(): void {
    this.#coming.answered();
    this.#watch();
  }

  #meaningOf(button: Element | null): string | null {
    if (!button) return null;
    return `${idOf(button)} ${button.closest('.stage') ? this.#moment() : ''}`;
  }

  /** Looks after the next frame is painted, and on as long as what is there is new. */
  #watch(): void {
    clearTimeout(this.#timer);
    requestAnimationFrame(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        if (this.#coming.painted()) this.#timer = setTimeout(() => this.#watch(), LOOK);
      });
    });
  }

  /** Shows that a button takes no press yet. */
  #dim(button: Element | null): void {
    button?.classList.add('early');
    setTimeout(() => button?.classList.remove('early'), SEEN);
  }
}
