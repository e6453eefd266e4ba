/** The secrets in hand that are noted on this device, and what the sheet says of each. */
import type { Verdict } from '$lib/core/conditions/verdict.ts';
import { hasScored } from '$lib/core/points.ts';
import { SeatNotes, type NotedSecret } from '$lib/session/seat-notes.svelte.ts';
import type { SeatModel } from './seat-model.svelte.ts';

interface SecretRow {
  secret: NotedSecret;
  name: string;
  verdict: Verdict | null;
  reason: string;
}

export class MySecrets {
  readonly #model: SeatModel;
  /** Null for a device that only watches. */
  #notes = $state.raw<SeatNotes | null>(null);

  constructor(model: SeatModel) {
    this.#model = model;
  }

  /** Reads what was noted by this device for its seat; for an effect. */
  start(): void {
    const { seat, session } = this.#model;
    const notes = seat === null ? null : new SeatNotes(session.gameId, seat);
    this.#notes = notes;
    void notes?.load();
  }

  unkept = $derived.by(() => this.#notes?.unkept ?? false);

  /** Those that this seat has not scored. */
  rows = $derived.by((): SecretRow[] => {
    const model = this.#model;
    const { seat, game } = model;
    if (seat === null) return [];
    return (this.#notes?.secrets ?? [])
      .filter(({ id }) => id === null || !hasScored(game, seat, id))
      .map((secret) => {
        const verdict = secret.id === null ? null : model.verdictOn(secret.id);
        const name = secret.id === null ? secret.text : model.objectiveName(secret.id);
        return { secret, name, verdict, reason: model.reasonOf(verdict) };
      });
  });

  /** Notes a card of the game. */
  note(id: string): void {
    void this.#notes?.add({ id, text: '' });
  }

  /** Notes what was typed. */
  write(text: string): void {
    if (text.trim()) void this.#notes?.add({ id: null, text: text.trim() });
  }

  forget(secret: NotedSecret): void {
    void this.#notes?.remove(secret);
  }
}
