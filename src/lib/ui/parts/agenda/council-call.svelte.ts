/** A council that is being called: what the table has chosen for it so far, and what records it. */
import { callCouncil, voiceOffice } from '$lib/core/commands/council.ts';
import type { Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import { agendasVotedOn } from '$lib/core/queries/voted-agendas.ts';
import { councilOf } from '$lib/core/rules/council.ts';
import type { AgendaType, Election } from '$lib/core/vocabulary.ts';
import { toggled } from '$lib/ui/kit/toggled.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { flagsOf, type Flag } from './flags.ts';

/** An agenda under its flag; of a typed one the table says what it is and what is voted on. */
interface ProposedAgendas {
  agenda: string;
  name?: string;
  kind?: AgendaType;
  election?: Election;
}

/** What has been chosen, as plain data: it survives a reload, and is still there once its council is undone. */
interface Chosen {
  /** Agendas that were named here, by their flags. */
  named: Readonly<Record<string, ProposedAgendas>>;
  /** Flags of those to be voted on, in order. */
  flags: readonly string[];
  speaker: Seat | null;
  /** Who pays for the office. */
  payer: Seat | null;
  /** Votes of dice and goods, by seat. */
  extra: Readonly<Record<Seat, number>>;
}

const NOTHING: Chosen = { named: {}, flags: [], speaker: null, payer: null, extra: {} };

export class CouncilCall {
  readonly #model: GameModel;
  readonly #option: () => string | undefined;
  readonly #draft: KeptDraft<Chosen>;
  /** Who calls it. */
  readonly seat: Seat;
  /** The agenda that is being named. */
  naming = $state.raw<Flag | null>(null);

  /** `option`: that by which it is called, as far as one is chosen. */
  constructor(model: GameModel, seat: Seat, option: () => string | undefined) {
    this.#model = model;
    this.#option = option;
    this.seat = seat;
    // A turn may see two councils: what was chosen for one is none of the other's.
    const called = model.session.line.filter(({ fact }) => fact.type === 'council.called').length;
    const before = called - (councilOf(model.game) ? 1 : 0);
    this.#draft = model.draft(`council-${model.game.round}-${before}`, NOTHING);
  }

  chosen = $derived.by(() => this.#draft.value);
  /** Whether it sits already. */
  sits = $derived.by(() => councilOf(this.#model.game) !== null);
  /** What its option asks for. */
  facts = $derived.by(() => this.#model.ruleset.council?.options[this.#option() ?? '']);
  /** Whose agendas the option lets the table choose. */
  offered = $derived.by(() =>
    flagsOf(playingSeats(this.#model.game), this.#model.ruleset).filter(
      ({ seat }) => this.facts?.own || seat !== this.seat,
    ),
  );
  /** Agendas by their flags: those named as they were revealed, and those named here. */
  shown = $derived.by(() => {
    const { game, ruleset } = this.#model;
    const open: Record<string, ProposedAgendas> = {};
    for (const { open: seen } of Object.values(game.remembered ?? {}) as {
      open?: Readonly<Record<string, string>>;
    }[]) {
      for (const [by, agenda] of Object.entries(seen ?? {})) {
        open[by] = ruleset.agendas[agenda] ? { agenda } : { agenda: `typed-${by}`, name: agenda };
      }
    }
    return { ...open, ...this.chosen.named };
  });
  /** Flags of what is voted on, in order. */
  flags = $derived.by(() =>
    this.chosen.flags.filter((by) => this.shown[by] && this.offered.some((flag) => flag.by === by)),
  );
  /** What an earlier council of this round has voted on. */
  voted = $derived.by(() => agendasVotedOn(this.#model.session.line));
  needsSpeaker = $derived.by(() => this.facts?.speaker === 'another');
  /** Players with votes of dice and goods, where there are such. */
  told = $derived.by(() => {
    const seats = playingSeats(this.#model.game);
    return this.#model.ruleset.council?.toldVotes?.(seats.length) ? seats : [];
  });

  #args = $derived.by(() => {
    const { speaker, extra } = this.chosen;
    return {
      seat: this.seat,
      option: this.#option() ?? '',
      ...(this.needsSpeaker && speaker ? { speaker } : {}),
      ...(this.told.length > 0
        ? { extra: this.told.map((seat) => ({ seat, votes: extra[seat] ?? 0 })) }
        : {}),
      agendas: this.flags.flatMap((by) => {
        const row = this.shown[by];
        const flag = this.offered.find((one) => one.by === by);
        return row ? [{ ...row, ...(flag?.seat ? { by: flag.seat } : {}) }] : [];
      }),
    };
  });
  #whole = $derived.by(
    () =>
      this.facts !== undefined &&
      this.flags.length >= this.facts.least &&
      (!this.needsSpeaker || this.chosen.speaker !== null),
  );
  refusal = $derived.by(() => (this.#whole ? this.#model.refusal(callCouncil, this.#args) : null));
  ready = $derived.by(() => this.#whole && this.refusal === null);

  change(chosen: Partial<Chosen>): void {
    this.#draft.value = { ...this.chosen, ...chosen };
  }

  /** A flag is chosen or put back; what lies under it is named first. */
  tap(flag: Flag): void {
    const row = this.shown[flag.by];
    // What was only named as it was revealed is told whole before it is voted on.
    const known = row && (!row.name || row.election);
    if (this.flags.includes(flag.by) || known) this.change({ flags: toggled(this.flags, flag.by) });
    else this.naming = flag;
  }

  /** The agenda under a flag is named, and chosen with that. */
  name({ by }: Flag, agenda: ProposedAgendas): void {
    this.change({
      named: { ...this.chosen.named, [by]: agenda },
      flags: [...this.flags, by],
    });
    this.naming = null;
  }

  hold(anyway = false): void {
    const { payer } = this.chosen;
    void this.#model.perform(callCouncil, this.#args, {
      anyway,
      and: payer ? [also(voiceOffice, { seat: payer })] : [],
    });
  }
}
