/** The drawn table: where the seats stand round it, and how one is dragged onto another. */
import type { Attachment } from 'svelte/attachments';

/** Per cent of the free width and height: 0 is the left or upper edge, 100 the other. */
export interface Place {
  x: number;
  y: number;
}

/** Seats along the top, right, bottom and left, by number of seats. */
const SIDES: Readonly<Record<number, [number, number, number, number]>> = {
  2: [0, 1, 0, 1],
  3: [1, 0, 2, 0],
  4: [1, 1, 1, 1],
  5: [1, 1, 2, 1],
  6: [2, 1, 2, 1],
  7: [3, 1, 2, 1],
  8: [3, 1, 3, 1],
};
/** From left to right, by number along the side. */
const ALONG: Readonly<Record<number, number[]>> = { 0: [], 1: [50], 2: [22, 78], 3: [6, 50, 94] };

/** Round an oval, for a wide table. */
export function ovalPlaces(seats: number): Place[] {
  const [top, right, bottom, left] = SIDES[seats] ?? SIDES[8]!;
  // Beside a middle seat, the outer two stand a little nearer to the table.
  const inset = (row: number, x: number) => (row === 3 && x !== 50 ? 12 : 4);
  return [
    ...ALONG[top]!.map((x) => ({ x, y: inset(top, x) })),
    ...Array.from({ length: right }, () => ({ x: 100, y: 50 })),
    ...ALONG[bottom]!.toReversed().map((x) => ({ x, y: 100 - inset(bottom, x) })),
    ...Array.from({ length: left }, () => ({ x: 0, y: 50 })),
  ];
}

/** Down the right side and up the left, for a narrow table; an odd seat stands at the head. */
export function columnPlaces(seats: number): Place[] {
  const head = seats % 2;
  const side = (seats - head) / 2;
  const rows = side + head;
  const at = (row: number) => (rows > 1 ? (row / (rows - 1)) * 100 : 50);
  const right = Array.from({ length: side }, (_, i) => ({ x: 100, y: at(i + head) }));
  const left = right.map(({ y }) => ({ x: 0, y })).toReversed();
  if (head === 1) return [{ x: 50, y: at(0) }, ...right, ...left];
  // Clockwise from the top left, as round the oval.
  return [left.pop()!, ...right, ...left];
}

/** Rows that the narrow table needs. */
export const columnRows = (seats: number): number => Math.ceil((seats + (seats % 2)) / 2);

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

/**
 * Seats dragged onto one another. A mouse drags at once, a finger after a moment's rest, so that
 * the page still scrolls under it.
 */
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
