/** The primary of one strategic action: what is decided, and what the main button records. */
import type { Snippet } from 'svelte';
import { resolvePrimary, type PrimaryChoices } from '$lib/core/commands/primary.ts';
import { placementFrom } from '$lib/core/commands/tokens.ts';
import { hasChoices, isRecorded, resolvePrimaryAndEnd } from '$lib/core/commands/whole-turns.ts';
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import type { StrategyCardEffect } from '$lib/core/ruleset.ts';
import { agendasLeft } from '$lib/core/rules/agenda.ts';
import { councilOf } from '$lib/core/rules/council.ts';
import { chosenEffects } from '$lib/core/rules/strategy-cards.ts';
import { playingSeats } from '$lib/core/order.ts';
import { actionOf, strategicOf } from '$lib/core/step.ts';
import { scoreArgs } from '$lib/core/commands/objectives.ts';
import { likelyPublic } from '$lib/core/queries/scoring.ts';
import { clockwiseFrom } from '$lib/core/queries/turn-order.ts';
import { NO_SEAT, type TokenPool } from '$lib/core/vocabulary.ts';
import type { TypedObjective } from '$lib/session/typed-shelf.svelte.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import { technologiesGained } from '$lib/core/queries/played-card.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { NO_TOKENS, totalOf, usualPlacing } from '$lib/ui/model/token-counts.ts';
import { strategic as words } from '$words/strategic.ts';

/**
 * Controls for effects that only some games have, by effect: the stage that such a game brings draws them.
 * Effects with the same control share it.
 */
export type BroughtControls = Partial<
  Record<StrategyCardEffect['effect'], Snippet<[PrimaryModel, StrategyCardEffect]>>
>;

/** What the table has decided about a primary so far: plain data, so that a draft survives reload. */
interface Choices {
  /** Tokens bought with influence. */
  bought: number;
  /** Tokens gained by pool, once placed by hand; null is the usual placing. */
  gain: CommandTokens | null;
  /** Where a token taken off the board goes; undefined is the usual pool, null none. */
  back?: TokenPool | null;
  /** Moves between pools. */
  moved: CommandTokens;
  /** The same once more, where the card says so. */
  movedAgain: CommandTokens;
  /** Seats that have a token in the system already. */
  spared: Seat[];
  /** Seats that follow free. */
  freed: Seat[];
  /** Public objective that is scored, null for none; undefined is the usual one. */
  objective?: string | null;
  /** Which of several options; undefined is the first one. */
  option?: string;
  /** The objective that is revealed, or kept open for this seat alone, by its id or typed. */
  shown?: (Partial<TypedObjective> & { objective: string }) | null;
  /** Whether the direction of play is turned round. */
  turns?: boolean;
  /** False when the offered secret is not drawn. */
  secret: boolean;
}

const UNDECIDED: Choices = {
  bought: 0,
  gain: null,
  moved: NO_TOKENS,
  movedAgain: NO_TOKENS,
  spared: [],
  freed: [],
  secret: true,
};

type StrategyCardEffectOf<K extends StrategyCardEffect['effect']> = Extract<
  StrategyCardEffect,
  { effect: K }
>;

export class PrimaryModel {
  readonly model: GameModel;
  readonly seat: Seat;
  readonly card: string;
  readonly #draft: KeptDraft<Choices>;

  constructor(model: GameModel, seat: Seat, card: string) {
    this.model = model;
    this.seat = seat;
    this.card = card;
    const turn = actionOf(model.game)?.turn ?? 0;
    this.#draft = model.draft(`primary-${model.game.round}-${turn}-${card}`, UNDECIDED);
  }

  /** That of the strategic action under way. */
  static underWay(model: GameModel): PrimaryModel {
    const seat = model.position.activeSeat ?? NO_SEAT;
    return new PrimaryModel(model, seat, strategicOf(model.game)?.card ?? '');
  }

  choices = $derived.by((): Choices => ({ ...UNDECIDED, ...this.#draft.value }));
  #printed = $derived.by(() => this.model.ruleset.strategyCards[this.card]?.primary ?? []);
  /** What the card lets its player choose between, with so many players; none mostly. */
  options = $derived.by(() => {
    const players = playingSeats(this.model.game).length;
    return this.#printed.flatMap((row) =>
      row.effect === 'choose'
        ? row.options.filter((option) => option.players?.includes(players) ?? true)
        : [],
    );
  });
  /** The key of the option that is chosen. */
  option = $derived.by(() => {
    const step = strategicOf(this.model.game);
    // What it was resolved by counts, however the page was loaded.
    const resolved = step?.card === this.card ? step.option : undefined;
    const called = councilOf(this.model.game)?.option;
    return resolved ?? called ?? this.choices.option ?? this.options[0]?.key;
  });
  /** Whether the table may still choose between them: not once a council was called by one. */
  chooses = $derived.by(() => this.options.length > 0 && !councilOf(this.model.game));
  effects = $derived.by(() => chosenEffects(this.#printed, this.option));
  lane = $derived.by(() => this.model.lanes.find((lane) => lane.seat === this.seat));
  others = $derived.by(() => clockwiseFrom(this.model.game, this.seat));
  /** Whether anything is left for the table to record. */
  open = $derived.by(() => hasChoices(this.model.ruleset, this.card, this.model.tracked));

  /** The list of technologies: it is open until one is named, or the table puts it away. */
  list = $state<'new' | 'open' | 'closed'>('new');
  /** Whether a technology may be named for this card, and none was. */
  toResearch = $derived.by(() => {
    const { card, list, seat, model } = this;
    if (list !== 'new' || !model.tracked || model.game.players[seat]?.technologies == null)
      return false;
    if (!this.effects.some(({ effect }) => effect === 'research')) return false;
    return technologiesGained(model.session.line, card, seat).length === 0;
  });

  change(choices: Partial<Choices>): void {
    this.#draft.value = { ...this.choices, ...choices };
  }

  /** Whether an effect is recorded at this table, else it is a reminder. */
  records(effect: StrategyCardEffect): boolean {
    return isRecorded(effect, this.model.tracked);
  }

  #find<K extends StrategyCardEffect['effect']>(kind: K): StrategyCardEffectOf<K> | undefined {
    const found = this.effects.find((effect) => effect.effect === kind);
    return found && this.records(found) ? (found as StrategyCardEffectOf<K>) : undefined;
  }

  // Tokens gained.
  gains = $derived.by(() => this.#find('gain-tokens') !== undefined || this.buys !== undefined);
  buys = $derived.by(() => this.#find('buy-tokens'));
  fixed = $derived.by(() => this.#find('gain-tokens')?.tokens ?? 0);
  /** Tokens left in reinforcements; unknown sets no limit. */
  room = $derived.by(() => this.lane?.reinforcements ?? null);
  toPlace = $derived.by(() =>
    Math.min(this.fixed + this.choices.bought, this.room ?? Number.POSITIVE_INFINITY),
  );
  gain = $derived.by((): CommandTokens => {
    const placed = this.choices.gain;
    return placed && totalOf(placed) <= this.toPlace ? placed : usualPlacing(this.toPlace);
  });
  unplaced = $derived.by(() => this.toPlace - totalOf(this.gain));

  /** Buys tokens; what was placed by hand stays, as long as it fits. */
  buy(bought: number): void {
    const { gain } = this.choices;
    const more = gain !== null && totalOf(gain) === this.toPlace && bought > this.choices.bought;
    this.change({ bought, gain: more ? { ...gain, tactic: gain.tactic + 1 } : gain });
  }

  // A token off the board, then moves between pools.
  backs = $derived.by(() => this.#find('take-token-back') !== undefined);
  canTakeBack = $derived.by(() => this.lane?.board !== 0);
  back = $derived.by(() => {
    if (!this.backs || !this.canTakeBack) return null;
    return this.choices.back === undefined ? 'tactic' : this.choices.back;
  });
  redistributes = $derived.by(() => this.#find('redistribute') !== undefined);
  /** The pools before any move, with the token that comes back. */
  sheet = $derived.by((): CommandTokens | null => {
    const tokens = this.lane?.tokens ?? null;
    if (!tokens || this.back === null) return tokens;
    return { ...tokens, [this.back]: tokens[this.back] + 1 };
  });

  /** Whether the card redistributes once more, after what stands between. */
  again = $derived.by(() =>
    this.effects.some((row) => row.effect === 'redistribute' && row.again && this.records(row)),
  );
  /** The pools before the second time. */
  sheetAgain = $derived.by((): CommandTokens | null => {
    const { sheet } = this;
    const { moved } = this.choices;
    if (!sheet || totalOf(moved) !== 0) return sheet;
    return {
      tactic: sheet.tactic + moved.tactic,
      fleet: sheet.fleet + moved.fleet,
      strategy: sheet.strategy + moved.strategy,
    };
  });

  // Others' tokens onto the board.
  placements = $derived.by(() => {
    if (!this.#find('place-others-tokens')) return [];
    const placing = this.others.filter((seat) => !this.choices.spared.includes(seat));
    return placing.map((seat) => ({ seat, from: placementFrom(this.model.game, seat) }));
  });

  // Points and secrets.
  scores = $derived.by(() => this.#find('score-public') !== undefined);
  /** The public that is scored with it: the one that was chosen, else the likely one. */
  objective = $derived.by(() => {
    if (!this.scores || this.choices.objective !== undefined) return this.choices.objective ?? null;
    const { eligibility, session } = this.model;
    return likelyPublic(session.referee, session.snapshot, this.seat, (seat, objective) =>
      eligibility.verdict(seat, objective),
    );
  });
  mecatol = $derived.by(() => this.#find('mecatol-point'));
  holdsMecatol = $derived.by(() => this.model.game.mecatol === this.seat);
  offersSecret = $derived.by(() => this.#find('draw-secret') !== undefined && !this.holdsMecatol);
  /** Whether the card reveals an objective, or keeps one open for this seat alone. */
  reveals = $derived.by(() => this.#find('reveal-public') !== undefined);
  keeps = $derived.by(() => this.#find('private-objective') !== undefined);
  /** A council moves the speaker token as it is called. */
  councils = $derived.by(() => this.#find('hold-council') !== undefined);
  /** Whether its council is still to be called, or has agendas left. */
  councilDue = $derived.by(() => {
    const { game, ruleset } = this.model;
    return this.councils && (!councilOf(game) || agendasLeft(game, ruleset) > 0);
  });
  names = $derived.by(() => this.#find('name-speaker') !== undefined && !this.councils);
  candidates = $derived.by(() =>
    [this.seat, ...this.others].filter((seat) => seat !== this.model.game.speaker),
  );

  /** What `resolvePrimary` is told. */
  args = $derived.by((): { seat: Seat; card: string } & PrimaryChoices => {
    const { freed, secret, moved, movedAgain, shown, turns } = this.choices;
    const { objective, option } = this;
    return {
      seat: this.seat,
      card: this.card,
      tokens: this.gains ? this.gain : undefined,
      moved: this.redistributes && totalOf(moved) === 0 ? moved : undefined,
      movedAgain: this.again && totalOf(movedAgain) === 0 ? movedAgain : undefined,
      pool: this.back,
      placements: this.placements,
      freed: freed.filter((seat) => this.others.includes(seat)),
      objective: this.scores ? objective : null,
      score: this.scores && objective ? this.#scoredWith(objective) : undefined,
      secret: this.offersSecret && secret,
      ...(option === undefined ? {} : { option }),
      ...(shown && this.reveals ? { revealed: shown } : {}),
      ...(shown && this.keeps ? { kept: shown } : {}),
      ...(turns ? { turns } : {}),
    };
  });

  /** What the table says and pays with a public scored by this card. */
  #scoredWith(objective: string): PrimaryChoices['score'] {
    const verdict = this.model.eligibility.verdict(this.seat, objective);
    const { attested, payment } = scoreArgs(this.model.game, this.seat, objective, verdict);
    return attested || payment ? { attested, payment } : undefined;
  }

  /** The main button, in words: what is recorded. */
  sentence = $derived.by(() => {
    const { args, model } = this;
    const { parts } = words;
    const tokens = args.tokens ? totalOf(args.tokens) : 0;
    const goods = this.#find('gain-goods')?.goods ?? 0;
    const moves = [args.moved, args.movedAgain].some((pools) =>
      Object.values(pools ?? NO_TOKENS).some((change) => change !== 0),
    );
    const said = [
      tokens > 0 && parts.tokens(tokens),
      goods > 0 && parts.goods(goods),
      this.#find('replenish') && parts.replenishes,
      args.pool && parts.back,
      moves && parts.moves,
      args.objective && parts.scores(model.objectiveName(args.objective)),
      this.mecatol && this.holdsMecatol && parts.mecatol(this.mecatol.points),
      args.secret && parts.secret,
    ].filter((part) => typeof part === 'string');
    if (said.length > 0) return words.does(said);
    const others = this.placements.length;
    return others > 0 ? words.othersPlace(others) : words.resolved;
  });

  /**
   * Records the primary; where answers are not tracked the turn ends with it. Without a speaker the
   * token stays where it is, which the record says.
   */
  async resolve(speaker: Seat | null = null, anyway = false): Promise<void> {
    const verb = this.model.tracked ? resolvePrimary : resolvePrimaryAndEnd;
    const done = await this.model.perform(verb, { ...this.args, speaker }, { anyway });
    if (done.ok) this.#draft.clear();
  }
}
