/**
 * Seats dragged onto one another. A mouse drags at once, a finger after a moment's rest, so that
 * the page still scrolls under it.
 */
import type { Attachment } from 'svelte/attachments';

/** Rest before a finger holds a seat, in ms. */
const REST = 220;
/** Way before a mouse drags, and within which a finger still rests, in px. */
const SLACK = 8;

interface Held {
  key: number;
  /** Way from its place, in px. */
  dx: number;
  dy: number;
  /** The seat under it, or null. */
  over: number | null;
}

export class SeatDrag {
  held = $state.raw<Held | null>(null);
  #places: { key: number; element: HTMLElement }[] = [];
  #drop: (one: number, two: number) => void;

  constructor(drop: (one: number, two: number) => void) {
    this.#drop = drop;
  }

  /** Makes an element the seat of this key. */
  seat(key: number): Attachment<HTMLElement> {
    return (element) => {
      this.#places.push({ key, element });
      const stop = this.#follow(key, element);
      return () => {
        this.#places = this.#places.filter((place) => place.element !== element);
        stop();
      };
    };
  }

  #follow(key: number, element: HTMLElement): () => void {
    let from: { x: number; y: number } | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let dragged = false;
    const hold = (pointer: number) => {
      element.setPointerCapture(pointer);
      dragged = true;
      this.held = { key, dx: 0, dy: 0, over: null };
    };
    const end = () => {
      clearTimeout(resting);
      from = null;
      this.held = null;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      dragged = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'touch') resting = setTimeout(() => hold(event.pointerId), REST);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!this.held) {
        if (Math.hypot(dx, dy) < SLACK) return;
        if (event.pointerType === 'touch') return end();
        hold(event.pointerId);
      }
      this.held = { key, dx, dy, over: this.#under(key, event.clientX, event.clientY) };
    };
    const up = () => {
      const over = this.held?.over ?? null;
      end();
      if (over !== null) this.#drop(key, over);
    };
    // The click that ends a drag is no press; a page must not scroll under a held seat.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };
    const stay = (event: Event) => {
      if (this.held) event.preventDefault();
    };
    const leave = new AbortController();
    const { signal } = leave;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('touchmove', stay, { signal, passive: false });
    element.addEventListener('contextmenu', stay, { signal });
    return () => leave.abort();
  }

  /** The other seat at a point of the screen. */
  #under(key: number, x: number, y: number): number | null {
    for (const { key: other, element } of this.#places) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (other !== key && x >= left && x <= right && y >= top && y <= bottom) return other;
    }
    return null;
  }
}
