/**
 * Whether the table sees its game. While a page shows it, it looks at the time now and then; where
 * it comes back after a while (asleep, frozen, hidden, closed: it makes no difference) there was a
 * silence, unless another window showed the game.
 */
import {
  LONG_SILENCE,
  spanBetween,
  type Silence,
  type Instant,
} from '$lib/core/queries/time/silence.ts';
import { instantNow } from './run.ts';

/**
 * When a game was last seen, on this device and outside of its record: a page that is killed says
 * nothing more. One row a game in the page's small store, which is written at once even where a page
 * goes, and which all windows share: a window that shows the game keeps it alive for all.
 */
interface LastAlive {
  /** Epoch ms. */
  at: number;
  /** Seq of the last entry then. */
  head: number;
  /** Whether the table went home, or to another game. */
  left: boolean;
  /** Silences since that entry: the record has them with the next one. */
  silences: Silence[];
}

const keyOf = (gameId: string): string => `custodian.alive.${gameId}`;

const isSilence = (row: Partial<Silence> | null): boolean =>
  [row?.from, row?.to, row?.played ?? 0].every(Number.isFinite);

/** When the game was last seen here, or null where nothing is known. */
function readLastAlive(gameId: string): LastAlive | null {
  try {
    const row = JSON.parse(localStorage.getItem(keyOf(gameId)) ?? 'null') as LastAlive | null;
    const isOurs = row && Number.isFinite(row.at) && Array.isArray(row.silences);
    return isOurs && row.silences.every(isSilence) ? row : null;
  } catch {
    return null;
  }
}

/** The game was seen just now. */
function writeLastAlive(gameId: string, row: LastAlive): void {
  try {
    localStorage.setItem(keyOf(gameId), JSON.stringify(row));
  } catch {
    // Blocked storage: then every silence from the last entry on is asked about.
  }
}

/** What the game that is watched knows. */
export interface Watched {
  readonly gameId: string;
  /** Seq of the last entry, and when it was made. */
  readonly head: number;
  readonly last: Instant | null;
  /** Whether no clock runs: then there is nothing to ask. */
  readonly still: boolean;
  /** Silences that the record does not have yet. */
  silences: readonly Silence[];
}

/** How often a visible page looks at the time, and how often it says that it is there (ms). */
const LOOK = 1_000;
const SAY = 15_000;
/** From this length on a table that had gone home, or to another game, was away: a break (ms). */
const AWAY = 10_000;

const isVisible = () => typeof document === 'undefined' || document.visibilityState === 'visible';

export class PagePresence {
  #watched: Watched;
  /** When this page last showed the game. */
  #alive = instantNow();
  /** When it last said so. */
  #said = this.#alive;
  #shows = isVisible();
  #timer: ReturnType<typeof setInterval> | undefined;
  #follow = () => this.#see();
  #hide = () => this.#away();

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Takes up silences that earlier pages found and did not record, and begins to watch. */
  begin(): void {
    this.#find(Infinity, readLastAlive(this.#watched.gameId));
    if (typeof document === 'undefined') return;
    for (const event of ['visibilitychange', 'resume']) {
      document.addEventListener(event, this.#follow);
    }
    document.addEventListener('freeze', this.#hide);
    addEventListener('pagehide', this.#hide);
    addEventListener('pageshow', this.#follow);
    this.#see();
  }

  /** The table looks at the game now, or acts in it: what lay between the last look and this one? */
  look(): void {
    const before = this.#alive;
    this.#alive = instantNow();
    const away = spanBetween(before, this.#alive);
    if (away >= LONG_SILENCE) this.#find(away, readLastAlive(this.#watched.gameId));
    // When it was seen last is said in the time of a clock that was set back since: not any more.
    if (this.#alive.at < before.at) this.#say();
  }

  /** The table leaves the game for something else on this page. */
  leave(): void {
    this.#away(true);
    if (typeof document === 'undefined') return;
    for (const event of ['visibilitychange', 'resume']) {
      document.removeEventListener(event, this.#follow);
    }
    document.removeEventListener('freeze', this.#hide);
    removeEventListener('pagehide', this.#hide);
    removeEventListener('pageshow', this.#follow);
  }

  /** This page was away for so long (ms); `seen` is when any window last showed the game. */
  #find(away: number, seen: LastAlive | null): void {
    const watched = this.#watched;
    const { at } = this.#alive;
    // What another window, or an earlier page, has found since the last entry.
    const found = seen?.head === watched.head ? seen.silences : [];
    const isNew = ({ from, to }: Silence) =>
      !watched.silences.some((known) => known.from < to && from < known.to);
    watched.silences = [...watched.silences, ...found.filter(isNew)];
    if (watched.still || !watched.last) return;
    const unseen = seen && seen.at <= at ? at - seen.at : Infinity;
    const length = Math.min(away, unseen, spanBetween(watched.last, this.#alive));
    const left = away === Infinity && seen?.left === true;
    if (length < (left ? AWAY : LONG_SILENCE)) return;
    const silence = { from: at - length, to: at, played: left ? 0 : null };
    watched.silences = [...watched.silences, silence];
  }

  #see(): void {
    if (!isVisible()) return this.#away();
    this.#shows = true;
    this.#say();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      this.look();
      if (spanBetween(this.#said, this.#alive) >= SAY) this.#say();
    }, LOOK);
  }

  /** What is hidden already was seen for the last time before. */
  #away(left = false): void {
    clearInterval(this.#timer);
    if (this.#shows) this.#say(left);
    this.#shows = false;
  }

  #say(left = false): void {
    this.look();
    this.#said = this.#alive;
    const { gameId, head, silences } = this.#watched;
    writeLastAlive(gameId, { at: this.#alive.at, head, left, silences: [...silences] });
  }
}
