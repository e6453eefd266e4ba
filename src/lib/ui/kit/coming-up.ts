/**
 * What comes up under a finger. An act makes room for the next one, often the same act of the next
 * person at the same place: the second half of a slow double tap must not fall to that person.
 */

/** A place on the screen, in CSS px of the viewport. */
export interface Place {
  x: number;
  y: number;
}

/**
 * For so long (ms) something new has to have been on the screen before a press at the place of the
 * last one counts: the slowest double click that systems let people choose is as long.
 */
export const SEEN = 900;

/** Presses no farther apart (CSS px) are at one place: half a button more than a finger strays. */
const REACH = 48;

const near = (one: Place, two: Place) => Math.hypot(one.x - two.x, one.y - two.y) <= REACH;

/**
 * Tells a press that answers what is seen from one that was meant for what lay there before. Times
 * are counted from what was painted, so they are the same however fast the machine is.
 */
export class ComingUp {
  /** What lies at a place, by identity; null for nothing that can be pressed. */
  readonly #look: (place: Place) => unknown;
  /** Now, in ms. */
  readonly #now: () => number;
  /** The last press that counted. */
  #last: { place: Place; what: unknown } | null = null;
  /** What has been seen at that place since the press was answered, and from when on (ms). */
  #seen: { what: unknown; since: number } | null = null;

  constructor(look: (place: Place) => unknown, now: () => number) {
    this.#look = look;
    this.#now = now;
  }

  /** The last press has been answered: from here on its place is watched. */
  answered(): void {
    if (this.#last) this.#seen = { what: undefined, since: this.#now() };
  }

  /** A frame has been painted; answers whether the next ones have to be looked at as well. */
  painted(): boolean {
    if (!this.#last || !this.#seen) return false;
    const what = this.#look(this.#last.place);
    if (what !== this.#seen.what) this.#seen = { what, since: this.#now() };
    return this.#now() - this.#seen.since < SEEN;
  }

  /** A pointer that hovers has moved: once it has left the place it comes anew. */
  moved(place: Place): void {
    if (this.#last && !near(place, this.#last.place)) this.#seen = null;
  }

  /** Whether a press would come too early. One that does has to be let go for as long again. */
  early(place: Place): boolean {
    if (!this.#last || !this.#seen || !near(place, this.#last.place)) return false;
    const what = this.#look(place);
    if (what === this.#last.what) return false;
    if (what === this.#seen.what && this.#now() - this.#seen.since >= SEEN) return false;
    this.#seen = { what, since: this.#now() };
    return true;
  }

  /** Whether a press counts. */
  press(place: Place): boolean {
    if (this.early(place)) return false;
    this.#last = { place, what: this.#look(place) };
    this.#seen = null;
    return true;
  }
}
