/** What the bar above the table says: what keeps the record from growing, or has just kept it. */
import { OLD, unsavedSince } from '$lib/session/keeping.svelte.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { roughTime, spanOf } from '$lib/words/format.ts';
import { banner as words } from '$words/banner.ts';
import { damage } from '$words/damage.ts';
import { device } from '$words/device.ts';

type Action = keyof typeof words.act;

/** The sentence, and what can be done about it. */
interface Message {
  text: string;
  actions: readonly Action[];
}

type BannerSession = Pick<
  GameSession,
  'problem' | 'readOnly' | 'unreadable' | 'entries' | 'line' | 'lost' | 'differs' | 'littleRoom'
>;

/** How to go on with a game that can only be read. */
const WAYS: Readonly<Record<string, Action>> = {
  broken: 'back',
  unreadable: 'copy',
  incomplete: 'copy',
};

/** Why the last tap was not stored, or none will be; null where all are. */
function problemMessage({ problem, readOnly }: BannerSession): Message | null {
  // Whatever the store does, what this page holds can be saved.
  if (readOnly === 'stale-tab') return { text: damage.problem.newer, actions: ['reload', 'save'] };
  if (!problem) return null;
  const way = problem === 'cleared' ? 'putBack' : problem === 'slow' ? null : 'dismiss';
  return { text: damage.problem[problem], actions: way ? [way, 'save'] : ['save'] };
}

/** The sentence and what can be done about it, or null where nothing is wrong. */
function damageMessage(session: BannerSession): Message | null {
  const { readOnly, unreadable, entries, line, lost, differs, littleRoom } = session;
  if (readOnly && readOnly !== 'stale-tab' && readOnly !== 'past') {
    const way = WAYS[readOnly];
    // What can be put right, or left out, is damaged; the others are sound.
    if (way && line.length === 0) return { text: damage.nothingRead, actions: ['save'] };
    const text = damage.readOnly[readOnly](unreadable ?? 0, entries.length);
    return { text, actions: way ? [way, 'save'] : ['save'] };
  }
  if (lost) return { text: damage.lost(lost.knew, lost.here), actions: ['dismiss', 'save'] };
  if (differs) return { text: damage.differs, actions: ['save'] };
  return littleRoom ? { text: damage.little, actions: ['dismiss', 'save'] } : null;
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

/** When the page was loaded (epoch ms): older silences were asked about when they were met. */
const opened = Date.now() - performance.now();

export class BannerModel {
  readonly #model: GameModel;
  /** The end of a silence that was read and put away: it stays no one's, and can be answered later. */
  read = $state<number | null>(null);
  /** The file that was saved last from here, or null. */
  saved = $state<string | null>(null);
  /** The screen sleeps whatever the table does, and this device was not told yet. */
  #sleeps = $state(screenSleepsUntold());
  /** The round in which a file is for later. */
  later = $state<number | null>(null);

  constructor(model: GameModel) {
    this.#model = model;
  }

  /** The last silence that no one has answered, while it is new to the record or to this page. */
  silence = $derived.by(() => {
    const { silences, unanswered } = this.#model.session.time;
    const isNew = (to: number) => to >= opened || silences.some((one) => one.to === to);
    return unanswered.findLast(({ to }) => to !== this.read && isNew(to));
  });

  /** For how long (ms) nothing was saved, where that is worth a word: between the rounds. */
  unsaved = $derived.by(() => {
    const { session } = this.#model;
    const { round, phase } = session.position;
    if (this.later === round || (phase !== 'status' && phase !== 'agenda')) return null;
    const now = Date.now();
    const time = now - (unsavedSince(session.entries, session.backupAt, now) ?? now);
    return time < OLD ? null : time;
  });

  /** What is said now, or null: the worst first. */
  message = $derived.by((): Message | null => {
    const { session, taps } = this.#model;
    const worst = problemMessage(session);
    if (worst) return worst;
    if (taps.otherTab) return { text: words.otherTab, actions: ['dismiss'] };
    const wrong = damageMessage(session);
    if (wrong) return wrong;
    const { silence, unsaved } = this;
    if (silence) {
      return { text: words.silence(roughTime(silence.length)), actions: ['fine', 'gap'] };
    }
    if (this.saved !== null) return { text: '', actions: ['dismiss'] };
    if (unsaved !== null) {
      return { text: words.unsaved(spanOf(unsaved)), actions: ['later', 'save'] };
    }
    if (!this.#sleeps) return null;
    return { text: device.screen[isSecureContext ? 'unsupported' : 'insecure'], actions: ['told'] };
  });

  /** It was read that the screen sleeps. */
  tellSleeps(): void {
    this.#sleeps = false;
    try {
      localStorage.setItem(SLEEPS_TOLD, 'yes');
    } catch {
      // Then it is gone until the page is opened again.
    }
  }

  /** What is said was read. */
  dismiss(): void {
    const { session, taps } = this.#model;
    this.saved = null;
    session.problem = null;
    session.lost = null;
    session.littleRoom = false;
    taps.otherTab = false;
  }
}
