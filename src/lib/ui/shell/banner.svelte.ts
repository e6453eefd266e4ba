/** What the bar over the score sheet's foot asks: what keeps the record from growing, and what slept. */
import type { GameSession } from '$lib/session/session.svelte.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { roughTime } from '$lib/words/format.ts';
import { banner as words } from '$words/banner.ts';
import { damage } from '$words/damage.ts';

type Action = keyof typeof words.act;

/** The sentence, and what can be done about it. */
interface Message {
  text: string;
  actions: readonly Action[];
  /** It stays for as long as the game is open: it has a row of its own, and hides no lane. */
  lasting?: boolean;
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
  if (readOnly === 'stale-tab') {
    return { text: damage.problem.newer, actions: ['reload', 'save'], lasting: true };
  }
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
    if (way && line.length === 0) {
      return { text: damage.nothingRead, actions: ['save'], lasting: true };
    }
    const text = damage.readOnly[readOnly](unreadable ?? 0, entries.length);
    return { text, actions: way ? [way, 'save'] : ['save'], lasting: true };
  }
  if (lost) return { text: damage.lost(lost.knew, lost.here), actions: ['dismiss', 'save'] };
  if (differs) return { text: damage.differs, actions: ['save'], lasting: true };
  return littleRoom ? { text: damage.little, actions: ['dismiss', 'save'] } : null;
}

/** When the page was loaded (epoch ms): older silences were asked about when they were met. */
const opened = Date.now() - performance.now();

export class BannerModel {
  readonly #model: GameModel;
  /** The end of a silence that was read and put away: it stays no one's, and can be answered later. */
  read = $state<number | null>(null);
  /** The file that was saved last from here, or null. */
  saved = $state<string | null>(null);

  constructor(model: GameModel) {
    this.#model = model;
  }

  /** The last silence that no one has answered, while it is new to the record or to this page. */
  silence = $derived.by(() => {
    const { silences, unanswered } = this.#model.session.time;
    const isNew = (to: number) => to >= opened || silences.some((one) => one.to === to);
    return unanswered.findLast(({ to }) => to !== this.read && isNew(to));
  });

  /** What is said now, or null: the worst first. */
  message = $derived.by((): Message | null => {
    const { session } = this.#model;
    const wrong = problemMessage(session) ?? damageMessage(session);
    if (wrong) return wrong;
    const { silence } = this;
    if (silence) {
      return { text: words.silence(roughTime(silence.length)), actions: ['fine', 'gap'] };
    }
    return this.saved === null ? null : { text: '', actions: ['dismiss'] };
  });

  /** What is said was read. */
  dismiss(): void {
    const { session } = this.#model;
    this.saved = null;
    session.problem = null;
    session.lost = null;
    session.littleRoom = false;
  }
}
