/**
 * The open game as the host of other devices: each has an end of its own (link/host.ts). What they do is
 * recorded as a tap of the keeper is, one after the other, and whatever is recorded is sent to all.
 */
import { gameView } from '$lib/core/queries/derive-view.ts';
import { rulesetAt, type EngineState } from '$lib/core/engine/engine-state.ts';
import { ledgerOf } from '$lib/core/engine/time.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import { timesAt } from '$lib/core/queries/time/times.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import type { Permission } from '$lib/link/acts.ts';
import type { Holder } from '$lib/link/admit.ts';
import { HostEnd, type HostDoes, type Member } from '$lib/link/host.ts';
import type { ActOutcome, End, SaidOf, Spare } from '$lib/link/messages.ts';
import { APP, instantNow, newId } from '../run.ts';
import type { GameSession } from '../session.svelte.ts';

/** What a message leaves by: a data channel, or another wire that keeps their order. */
export interface Wire {
  send: (text: string) => void;
  close: () => void;
}

/** What the keeper hears of one device. */
export interface LineListener {
  /** It has greeted and waits for the keeper to compare the short codes. */
  asks?: () => void;
  /** It is in: the keeper has let it in, or it was here before. */
  entered?: () => void;
  /** It was cut off. */
  cut?: (why: End, seat: Seat | null) => void;
}

/** One device on its wire. */
export interface HostLine {
  readonly end: HostEnd;
  /** What came over the wire. */
  hear: (text: unknown) => void;
  /** The keeper has compared the codes. */
  letIn: () => void;
  /** The keeper changes what its seat may do there. */
  allow: (allowed: readonly Permission[]) => void;
  /** Tells the device of a connection that is ready for its next page. */
  spare: (ready: Spare) => void;
  /** The keeper sends the device away: it comes back by an invitation and a short code only. */
  sendAway: () => void;
  /** The wire is gone. */
  lost: () => void;
}

/** How long a device waits until another act is written (ms). */
const SOON = 10;
/** A device that broke the rules of the talk needs the keeper's word to come back. */
const DISTRUSTED: readonly End[] = ['flood', 'foreign', 'refused'];

const soon = () => new Promise((done) => setTimeout(done, SOON));

/** What came of a tap, as a device is told; null where it is to be tried again. */
function outcomeOf(done: TapResult, head: number): ActOutcome | null {
  if (done.ok) return { kind: 'recorded', head };
  if ('refusal' in done) {
    const { code, with: facts } = done.refusal;
    const rows = Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'object' ? [...value] : value,
    ]);
    return { kind: 'refused', refusal: { code, with: Object.fromEntries(rows) } };
  }
  if ('problem' in done) return { kind: 'not-stored' };
  if (done.dropped === 'busy') return null;
  if (done.dropped === 'read-only') return { kind: 'not-stored' };
  return { kind: done.dropped === 'paused' ? 'paused' : 'stale' };
}

export class TableHost {
  readonly #session: GameSession;
  #members: Member[] = [];
  readonly #lines = new Map<HostEnd, Wire>();
  /** Acts are judged one after the other, in the order in which they came. */
  #judging: Promise<void> = Promise.resolve();
  readonly #leave: () => void;
  #pictured: { state: EngineState; view: GameView } | null = null;

  constructor(session: GameSession) {
    this.#session = session;
    this.#leave = session.whenGrown(() => {
      for (const end of this.#lines.keys()) this.#do(end, end.grown());
    });
  }

  /** Seats whose device is connected. */
  get seats(): (Seat | null)[] {
    return [...this.#lines.keys()].flatMap(({ stage, member }) =>
      stage === 'in' && member ? [member.seat] : [],
    );
  }

  /** A device has come over this wire by an invitation for this seat. */
  connect(wire: Wire, invited: Holder, listener: LineListener = {}): HostLine {
    const end = new HostEnd(
      {
        app: APP,
        now: instantNow,
        state: () => this.#session.state,
        view: () => this.#view(),
        memberOf: (ticket) => this.#members.find((row) => row.ticket === ticket) ?? null,
        admitMember: (holder) => this.#newMember(holder),
      },
      invited,
    );
    this.#lines.set(end, wire);
    const does = (all: readonly HostDoes[]) => this.#do(end, all, listener);
    const entering = (all: () => readonly HostDoes[]) => {
      const before = end.stage;
      this.#do(end, all(), listener);
      if (before !== 'in' && end.stage === 'in') listener.entered?.();
    };
    return {
      end,
      hear: (text) => entering(() => end.hear(text, performance.now())),
      letIn: () => entering(() => end.letIn()),
      allow: (allowed) => does(end.allow(allowed)),
      spare: (ready) => does(end.spare(ready)),
      sendAway: () => does(end.end('refused')),
      lost: () => void this.#lines.delete(end),
    };
  }

  /** Lets go of all devices; what was recorded stays. */
  close(): void {
    this.#leave();
    for (const end of this.#lines.keys()) this.#do(end, end.end('closed'));
    this.#members = [];
  }

  /** One device for each seat: it takes the place of the one before it. */
  #newMember(holder: Holder): Member {
    const { seat } = holder;
    const gone = (member: Member | null) => seat !== null && member?.seat === seat;
    for (const end of [...this.#lines.keys()]) {
      if (gone(end.member)) this.#do(end, end.end('closed'));
    }
    this.#members = this.#members.filter((member) => !gone(member));
    const member = { ...holder, ticket: newId(), outcomes: new Map() };
    this.#members.push(member);
    return member;
  }

  /** The finished picture, made once for all devices that need it. */
  #view(): GameView {
    const { state } = this.#session;
    if (this.#pictured?.state === state) return this.#pictured.view;
    const times = timesAt(ledgerOf(state), instantNow());
    const view = gameView(state.timeline, rulesetAt(state), times);
    this.#pictured = { state, view };
    return view;
  }

  /** A wire that takes no more (a phone that sleeps, and is told too much) is let go: no tap waits for it. */
  #send(end: HostEnd, text: string): void {
    const wire = this.#lines.get(end);
    try {
      wire?.send(text);
    } catch {
      this.#lines.delete(end);
      wire?.close();
    }
  }

  #do(end: HostEnd, all: readonly HostDoes[], listener: LineListener = {}): void {
    for (const one of all) {
      if (one.kind === 'send') this.#send(end, one.text);
      else if (one.kind === 'ask') listener.asks?.();
      else if (one.kind === 'judge') {
        // Whatever goes wrong with one, the next one is judged.
        this.#judging = this.#judging
          .then(() => this.#judge(end, one.said, listener))
          .catch(() => undefined);
      } else {
        this.#lines.get(end)?.close();
        this.#lines.delete(end);
        const { member } = end;
        if (DISTRUSTED.includes(one.why)) {
          this.#members = this.#members.filter((row) => row !== member);
        }
        listener.cut?.(one.why, member?.seat ?? null);
      }
    }
  }

  /** Tries an act as a tap of the keeper is tried. */
  async #judge(end: HostEnd, said: SaidOf<'act'>, listener: LineListener): Promise<void> {
    const answer = (outcome: ActOutcome) => this.#do(end, end.outcome(said.id, outcome), listener);
    for (;;) {
      while (this.#session.busy) await soon();
      const admitted = end.admitted(said);
      if (Array.isArray(admitted)) return this.#do(end, admitted, listener);
      // Whether the clocks run again is for the keeper to say.
      if (this.#session.time.paused) return answer({ kind: 'paused' });
      const { command, args, and, head } = admitted;
      try {
        const done = await this.#session.perform(command, args, { head, and });
        const outcome = outcomeOf(done, this.#session.head);
        if (outcome) return answer(outcome);
      } catch {
        // No arguments of our app lead here, and nothing was recorded.
        return answer({ kind: 'not-allowed' });
      }
    }
  }
}
