/** What the table is told and need not answer: a mark on the menu, and in it a sentence with its acts. */
import { OLD, unsavedSince } from '$lib/session/keeping.svelte.ts';
import { newer } from '$lib/session/newer-version.svelte.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { spanOf } from '$lib/words/format.ts';
import { banner as words } from '$words/banner.ts';
import { device } from '$words/device.ts';
import { kit } from '$words/kit.ts';
import { saveGameFile } from './save-game-file.ts';

/** The open game, and whether another tab has gone on with it. */
interface Noted {
  readonly session: GameSession;
  readonly taps: { otherTab: boolean };
}

export interface QuietNote {
  text: string;
  acts: readonly { label: string; take: () => void }[];
}

/** A browser that cannot keep the screen on: said once on a device, and always in the menu. */
const SLEEPS_TOLD = 'custodian.screen-told';

/** Whether the screen sleeps however the table is used, and no one has read so on this device. */
function screenSleepsUntold(): boolean {
  if ('wakeLock' in navigator) return false;
  try {
    return localStorage.getItem(SLEEPS_TOLD) === null;
  } catch {
    // Nothing can be remembered: it would be said for ever.
    return false;
  }
}

export class QuietNotes {
  readonly #model: Noted;
  /** The round in which a file is for later. */
  #later = $state<number | null>(null);
  #sleeps = $state(screenSleepsUntold());

  constructor(model: Noted) {
    this.#model = model;
  }

  /** What is said now, the most useful first. */
  list = $derived.by((): readonly QuietNote[] =>
    [this.#newer, this.#otherTab, this.#unsaved, this.#screen].filter((note) => note !== null),
  );

  /** A newer version of the app waits, or is on its way. */
  #newer = $derived.by((): QuietNote | null => {
    const { update } = newer;
    if (!update || update.state === 'none') return null;
    const acts = {
      ready: [{ label: kit.update, take: () => update.apply() }],
      coming: [],
      late: [{ label: kit.reload, take: () => update.loadAgain() }],
    };
    return { text: kit.newVersion[update.state], acts: acts[update.state] };
  });

  #otherTab = $derived.by((): QuietNote | null => {
    const { taps } = this.#model;
    if (!taps.otherTab) return null;
    return {
      text: words.otherTab,
      acts: [{ label: words.act.dismiss, take: () => void (taps.otherTab = false) }],
    };
  });

  /** For how long nothing was saved, where that is worth a word: between the rounds. */
  #unsaved = $derived.by((): QuietNote | null => {
    const { session } = this.#model;
    const { round, phase } = session.position;
    if (this.#later === round || (phase !== 'status' && phase !== 'agenda')) return null;
    const now = Date.now();
    const time = now - (unsavedSince(session.entries, session.backupAt, now) ?? now);
    if (time < OLD) return null;
    return {
      text: words.unsaved(spanOf(time)),
      acts: [
        { label: words.act.later, take: () => void (this.#later = round) },
        { label: words.act.save, take: () => saveGameFile(session) },
      ],
    };
  });

  #screen = $derived.by((): QuietNote | null => {
    if (!this.#sleeps) return null;
    return {
      text: device.screen[isSecureContext ? 'unsupported' : 'insecure'],
      acts: [{ label: words.act.told, take: () => this.#tellSleeps() }],
    };
  });

  /** It was read that the screen sleeps. */
  #tellSleeps(): void {
    this.#sleeps = false;
    try {
      localStorage.setItem(SLEEPS_TOLD, 'yes');
    } catch {
      // Then it is gone until the page is opened again.
    }
  }
}
