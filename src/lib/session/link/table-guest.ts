/** A table of another device as this one follows it: its end (link/guest.ts), on a wire that may be lost. */
import type { ActName, ArgsOf } from '$lib/link/acts.ts';
import { GuestEnd, type GuestDoes } from '$lib/link/guest.ts';
import type { ActOutcome, End, Spare } from '$lib/link/messages.ts';
import { fetchFamilyOf, rulesetFor } from '$lib/rulesets/compose.ts';
import { APP, newId } from '../run.ts';
import type { Wire } from './table-host.ts';

/** How often the other end is asked whether it is there (ms): what is known is older than that. */
const PING = 2_000;

export interface GuestListener {
  /** What is known, or who this device is, has changed. */
  changed?: () => void;
  outcome?: (id: string, outcome: ActOutcome) => void;
  /** A connection is ready for the next page of this device. */
  spare?: (spare: Spare) => void;
  ended?: (why: End) => void;
}

export class TableGuest {
  readonly end = new GuestEnd({ app: APP, rulesets: rulesetFor, newId });
  readonly #listener: GuestListener;
  #wire: Wire | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #pings = 0;

  constructor(listener: GuestListener = {}) {
    this.#listener = listener;
  }

  /** The wire is open. */
  begin(wire: Wire): void {
    this.#wire = wire;
    this.#do(this.end.begin());
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#do(this.end.ping(this.#pings++)), PING);
  }

  hear(text: unknown): void {
    this.#do(this.end.hear(text, performance.now()));
  }

  /** The wire is gone; what is known stays. */
  lost(): void {
    clearInterval(this.#timer);
    this.#wire = null;
    this.end.lost();
    this.#listener.changed?.();
  }

  /** Asks for an act, drawn of what is known now; its id, by which its outcome is told. */
  act<N extends ActName>(name: N, args: ArgsOf<N>): string {
    const { id, does } = this.end.act(name, args);
    this.#do(does);
    return id;
  }

  #do(all: readonly GuestDoes[]): void {
    for (const one of all) {
      if (one.kind === 'send') this.#wire?.send(one.text);
      else if (one.kind === 'changed') this.#listener.changed?.();
      else if (one.kind === 'outcome') this.#listener.outcome?.(one.id, one.outcome);
      else if (one.kind === 'spare') this.#listener.spare?.(one.spare);
      else if (one.kind === 'ended') this.#listener.ended?.(one.why);
      else void this.#fetch(one.ruleset);
    }
  }

  async #fetch(ruleset: string): Promise<void> {
    const isHere = await fetchFamilyOf(ruleset).then(
      () => true,
      () => false,
    );
    this.#do(this.end.fetched(isHere));
  }
}
