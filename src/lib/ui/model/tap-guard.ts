/**
 * The guard against presses that answer what is no longer there. An act makes room for the next one,
 * often the same act of the next player at the same place: the second half of a slow double tap must
 * not fall to that player, and a finger already on its way must not meet what came unasked: what another
 * window recorded, or a bar that asks something.
 *
 * A press is held back
 * - while an act is under way and until the frame that shows its outcome is painted: it answers the
 *   old screen;
 * - for FRESH ms after what came unasked was painted: the hand was on its way;
 * - where the press before it was within REACH and what lies there now was first painted there less
 *   than FRESH ms ago.
 * Every other press counts, and so does every one made FRESH ms later: holding one back starts no new wait.
 */

/** So long (ms) what has come up under a finger takes no press. A slow double tap is 250 ms apart. */
export const FRESH = 300;

/** Presses no farther apart (CSS px) are at one place: half a button more than a finger strays. */
const REACH = 48;

/** An act that is not stored by then (ms) keeps no press away: on a device that hangs the table looks around. */
const PATIENCE = 3000;

/** How long (ms) a button still looks pressed once it is let go: until its act is on the screen. */
const HELD = 200;

/** Changes within half a pixel are no move. */
const STILL = 0.5;

/** What takes a press. Of a dialog itself it is the place around it, which puts it away. */
const PRESSABLE = 'button, a, label, summary, input, select, dialog';

/** What a change of which can move something. */
const MOVERS = ['class', 'style', 'hidden', 'open'];

/** A place on the screen, in CSS px of the viewport. */
interface ScreenPoint {
  x: number;
  y: number;
}

/** Where an element was painted, as what, and from when on (ms since the page was loaded). */
interface Painted {
  box: DOMRectReadOnly;
  meaning: string;
  since: number;
}

const near = (one: ScreenPoint, two: ScreenPoint) =>
  Math.hypot(one.x - two.x, one.y - two.y) <= REACH;

const isSame = (one: DOMRectReadOnly, two: DOMRectReadOnly) =>
  Math.abs(one.left - two.left) <= STILL &&
  Math.abs(one.top - two.top) <= STILL &&
  Math.abs(one.right - two.right) <= STILL &&
  Math.abs(one.bottom - two.bottom) <= STILL;

const covers = ({ left, top, right, bottom }: DOMRectReadOnly, { x, y }: ScreenPoint) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** What a button did is seen next; drawn in between, letting go would only hold that up. */
function hold(button: Element): void {
  button.setAttribute('data-held', '');
  setTimeout(() => button.removeAttribute('data-held'), HELD);
}

/** A dialog is pressed anywhere beside what it holds; one that is closed lies nowhere. */
const boxOf = (element: Element): DOMRectReadOnly =>
  element.matches('dialog:modal')
    ? new DOMRectReadOnly(0, 0, innerWidth, innerHeight)
    : element.getBoundingClientRect();

/** A finger that strays a little off a button is taken for it: its place is the nearest on the button. */
const within = (
  { left, top, right, bottom }: DOMRectReadOnly,
  { x, y }: ScreenPoint,
): ScreenPoint => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), bottom),
});

/** What lies in front of all the rest, or null for the page itself. */
function frontOf(root: Element): Element | null {
  return [...root.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

export class TapGuard {
  /** Names the player and the step that the stage shows: the same button means another act then. */
  readonly #moment: () => string;
  #root: Element | null = null;
  /** What was on the screen when it was looked at last. */
  #seen = new Map<Element, Painted[]>();
  /** The last time (ms) at which something can have moved. */
  #stirredAt = 0;
  /** The frame after which it is looked again. */
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The press before. */
  #last: ScreenPoint | null = null;
  /** When the act that is under way began (ms), or null. */
  #began: number | null = null;
  /** What has become of the newest outcome, of this window or of another. */
  #outcome: 'painted' | 'waiting' | 'in this frame' = 'painted';
  #unasked = false;
  /** When the last outcome was painted, and the last that came unasked (ms). */
  #paintedAt = 0;
  #unaskedAt = -FRESH;
  /** Whether the pointer that is down counts. */
  #counts = true;
  /** The button that shows that a press on it was held back. */
  #shown: Element | null = null;

  constructor(moment: () => string) {
    this.#moment = moment;
  }

  /** Guards the presses on everything below an element, as long as it is there. */
  readonly watch = (root: Element): (() => void) => {
    const stir = () => this.#stir();
    const down = (event: Event) => this.#down(event as PointerEvent);
    const click = (event: Event) => this.#click(event as MouseEvent);
    const changes = new MutationObserver(stir);
    this.#root = root;
    changes.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: MOVERS,
    });
    root.addEventListener('pointerdown', down, true);
    root.addEventListener('click', click, true);
    const movers = ['scroll', 'resize', 'transitionend', 'animationend'];
    for (const type of movers) addEventListener(type, stir, { capture: true, passive: true });
    stir();
    return () => {
      changes.disconnect();
      root.removeEventListener('pointerdown', down, true);
      root.removeEventListener('click', click, true);
      for (const type of movers) removeEventListener(type, stir, { capture: true });
      cancelAnimationFrame(this.#frame ?? 0);
      clearTimeout(this.#timer);
      this.#frame = undefined;
      this.#root = null;
    };
  };

  /**
   * An act is under way: until its outcome is painted, presses answer the old screen.
   * @returns to be called once the act is over, whatever became of it: the next frame shows its outcome
   */
  begin(): () => void {
    const began = performance.now();
    this.#began = began;
    return () => {
      // A later act may be under way by now.
      if (this.#began === began) this.#began = null;
      this.#outcome = 'waiting';
      this.#stir();
    };
  }

  /** No press here has changed what the next frame shows: another window did, or a bar asks something. */
  changedUnasked(): void {
    this.#unasked = true;
    this.#outcome = 'waiting';
    this.#stir();
  }

  /** Whether an act by keys counts now: it has no place, so only what is not painted yet holds it back. */
  takesKeys(): boolean {
    const now = performance.now();
    return !this.#answersOld(now) && now - this.#unaskedAt >= FRESH;
  }

  #answersOld(at: number): boolean {
    const acting = this.#began !== null && at - this.#began < PATIENCE;
    return acting || this.#outcome !== 'painted' || at < this.#paintedAt;
  }

  /** How long (ms) a press has to wait until it counts. */
  #wait(target: Element | null, place: ScreenPoint, at: number): number {
    if (this.#answersOld(at)) return FRESH;
    const unasked = this.#unaskedAt + FRESH - at;
    const repeated = this.#last !== null && near(place, this.#last);
    const fresh = target && repeated ? this.#firstPainted(target, place) + FRESH - at : 0;
    return Math.max(0, unasked, fresh);
  }

  #down(event: PointerEvent): void {
    const place = { x: event.clientX, y: event.clientY };
    const target = (event.target as Element).closest(PRESSABLE);
    // When the finger came down, which on a busy device is well before it is heard of.
    const at = Math.min(event.timeStamp, performance.now());
    const wait = this.#wait(target, place, at);
    // Whatever was not noticed until now is by the time of the next press.
    if (wait > 0) this.#stir();
    this.#last = place;
    this.#counts = wait === 0;
    this.#shown?.removeAttribute('data-early');
    this.#shown = wait > 0 ? target : null;
    // Shown until the next press: a look away and back still tells that this one did not count.
    this.#shown?.setAttribute('data-early', '');
  }

  #click(event: MouseEvent): void {
    // One without a pointer comes from a key or a screen reader.
    const byPointer = event.detail > 0;
    if (byPointer ? this.#counts : this.takesKeys()) {
      const button = byPointer && (event.target as Element).closest('.stage button');
      if (button) hold(button);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #meaningOf(element: Element): string {
    return element.closest('.stage') ? this.#moment() : '';
  }

  /** Since when (ms) what lies at a place has been painted there. */
  #firstPainted(element: Element, pressed: ScreenPoint): number {
    const place = within(boxOf(element), pressed);
    const painted = this.#seen.get(element) ?? [];
    const newest = painted.at(-1);
    if (!newest || newest.meaning !== this.#meaningOf(element)) return performance.now();
    if (!covers(newest.box, place)) return this.#stirredAt;
    const away = painted.findLastIndex(({ box }) => !covers(box, place));
    return painted[away + 1]?.since ?? newest.since;
  }

  /** Something may have moved: it is looked once, after the frame that shows it. */
  #stir(): void {
    this.#stirredAt = performance.now();
    if (this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame(() => {
      // A change that comes after this moment waits for the next frame.
      this.#frame = undefined;
      if (this.#outcome === 'waiting') this.#outcome = 'in this frame';
      // The frame is painted right after this; a look at it then needs no layout of its own.
      this.#timer = setTimeout(() => this.#look(performance.now()));
    });
  }

  #look(now: number): void {
    if (!this.#root) return;
    if (this.#outcome === 'in this frame') {
      this.#outcome = 'painted';
      this.#paintedAt = now;
      if (this.#unasked) this.#unaskedAt = now;
      this.#unasked = false;
    }
    // Something has moved since the frame, and is not painted yet: the look after the next one sees both.
    if (this.#frame !== undefined) return;
    const front = frontOf(this.#root) ?? this.#root;
    const pressable = [...front.querySelectorAll(PRESSABLE)];
    if (front.matches(PRESSABLE)) pressable.push(front);
    const seen = new Map<Element, Painted[]>();
    for (const element of pressable) {
      const box = boxOf(element);
      if (box.width > 0 && box.height > 0) seen.set(element, this.#with(element, box, now));
    }
    this.#seen = seen;
  }

  /** Where an element has been painted lately, this box included. */
  #with(element: Element, box: DOMRectReadOnly, now: number): Painted[] {
    const meaning = this.#meaningOf(element);
    const before = this.#seen.get(element) ?? [];
    const newest = before.at(-1);
    if (newest?.meaning !== meaning) return [{ box, meaning, since: now }];
    if (isSame(newest.box, box)) return before;
    // One that was left more than FRESH ago says nothing any more.
    const lately = before.filter((_, i) => now - (before[i + 1]?.since ?? now) < FRESH);
    return [...lately, { box, meaning, since: now }];
  }
}
