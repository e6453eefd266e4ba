/** One turn: which acts are likely, which are refused, what is still open, what the table keeps in mind. */
import {
  endTurn,
  passTurn,
  takeComponentAction,
  takeComponentTurn,
  takeTacticalAction,
  takeTacticalTurn,
} from '$lib/core/commands/turns.ts';
import { putCardBack } from '$lib/core/commands/strategy-cards.ts';
import { takeStrategicAction } from '$lib/core/commands/whole-turns.ts';
import { hasChoices, layDownCard } from '$lib/core/commands/whole-turns.ts';
import type { Seat } from '$lib/core/game.ts';
import { activeSeat, playingSeats } from '$lib/core/order.ts';
import type { Act } from '$lib/core/commands/command.ts';
import { penaltyOf } from '$lib/core/points.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { sideOf, type Outcome } from '$lib/core/outcome.ts';
import { actionOf } from '$lib/core/step.ts';
import { leftOutOfTurns } from '$lib/core/queries/left-out.ts';
import { openAnswers } from '$lib/core/queries/secondary-audit.ts';
import { secretOffers } from '$lib/core/queries/secret-offers.ts';
import { upNext } from '$lib/core/queries/turn-order.ts';
import type { IconName } from '$lib/ui/kit/icons.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { agendaWords } from '$lib/ui/model/card-names.ts';
import { lacksHome } from '$lib/ui/model/home-choice.ts';
import { unchosen } from '$lib/ui/model/starting-technologies.ts';
import { planetsAtOnce } from '$lib/ui/parts/planets/planets-draft.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { turn as words } from '$words/turn.ts';

/** The effect of a law with its outcome, in a few words. */
function effectOf(id: string, outcome: Outcome): string | null {
  const known = agendaWords.of(id);
  if (!known) return null;
  return (sideOf(outcome) === 'for' ? known.for : known.elected) ?? null;
}

export interface TurnAct {
  key: string;
  title: string;
  detail: string;
  icon?: IconName;
  /** Number of the strategy card it plays. */
  number?: number;
  refusal: Refusal | null;
  take: (anyway?: boolean) => void;
}

export class TurnModel {
  readonly model: GameModel;

  readonly seat: Seat;

  constructor(model: GameModel, seat: Seat) {
    this.model = model;
    this.seat = seat;
  }

  lane = $derived.by(() => this.model.lanes.find((lane) => lane.seat === this.seat));
  /** True when an action of this turn is over and another was granted. */
  further = $derived.by(() => (actionOf(this.model.game)?.actions ?? 0) > 0);
  readied = $derived.by(() => (this.lane?.cards ?? []).filter((card) => !card.exhausted));

  strategic = $derived.by(() =>
    this.readied.map(({ card, initiative }): TurnAct => {
      const { model, seat } = this;
      const { tracked } = model;
      // Without answers to wait for, a card with nothing to decide is one tap.
      const whole = !tracked && !hasChoices(model.ruleset, card, tracked);
      const name = model.cardName(card);
      return {
        key: card,
        title: words.strategic,
        detail: whole ? words.readiedWhole(name) : words.readied(name),
        number: initiative,
        refusal: whole
          ? model.refusal(takeStrategicAction, { seat, card })
          : model.refusal(layDownCard, { seat, card }),
        take: (anyway = false) =>
          void (whole
            ? model.perform(takeStrategicAction, { seat, card }, { anyway })
            : model.perform(layDownCard, { seat, card }, { anyway })),
      };
    }),
  );

  tactical = $derived.by((): TurnAct => {
    const { model, seat } = this;
    const verb = model.tracked ? takeTacticalAction : takeTacticalTurn;
    return {
      key: 'tactical',
      title: words.tactical,
      detail: model.tracked
        ? words.tacticTokens(this.lane?.tokens?.tactic ?? null)
        : words.tacticalWhole,
      icon: 'tactical',
      refusal: model.refusal(verb, { seat }),
      take: (anyway = false) => void model.perform(verb, { seat }, { anyway }),
    };
  });

  /** Whether a tactical action may bring planets that the table tracks. */
  mayGainPlanets = $derived.by(
    () =>
      this.model.tracked &&
      this.tactical.refusal === null &&
      this.model.game.players[this.seat]?.planets != null,
  );

  /** A tactical action, and the sheet of the planets that it brought. */
  async gainPlanets(): Promise<void> {
    const { model, seat } = this;
    const atOnce = planetsAtOnce(model, seat);
    atOnce.value = true;
    if (!(await model.perform(takeTacticalAction, { seat })).ok) atOnce.clear();
  }

  component = $derived.by((): TurnAct => {
    const { model, seat } = this;
    const verb = model.tracked ? takeComponentAction : takeComponentTurn;
    return {
      key: 'component',
      title: words.component,
      detail: words.componentDetail,
      icon: 'component',
      refusal: model.refusal(verb, { seat }),
      take: (anyway = false) => void model.perform(verb, { seat }, { anyway }),
    };
  });

  /** Passing; once an action is over, ending the turn. */
  pass = $derived.by((): TurnAct => {
    const { model, seat } = this;
    const verb = this.further ? endTurn : passTurn;
    return {
      key: 'pass',
      title: this.further ? words.end : words.pass,
      detail: this.further ? words.endDetail : words.passDetail,
      icon: 'pass',
      refusal: model.refusal(verb, { seat }),
      take: (anyway = false) => void model.perform(verb, { seat }, { anyway }),
    };
  });

  /** Who would pass one after the other; empty where one of them has a card to play. */
  allPass = $derived.by((): Seat[] => {
    const { game, lanes } = this.model;
    if (this.further || this.pass.refusal) return [];
    const seats = [this.seat, ...upNext(game, game.seating.length)];
    const plays = lanes.filter((lane) => lane.cards.some((card) => !card.exhausted));
    return plays.some((lane) => seats.includes(lane.seat)) ? [] : seats;
  });

  /** Whom it leaves out that all of them pass. */
  leftOut = $derived.by(() => {
    const { cards, game, ruleset } = this.model;
    return leftOutOfTurns(game, ruleset, cards, this.allPass);
  });

  /** Everyone who is left passes. */
  passAll(): void {
    const next: Act = (game, ruleset) => {
      const seat = activeSeat(game);
      return seat === null || !actionOf(game) ? [] : passTurn(game, ruleset, { seat });
    };
    const and = Array.from({ length: this.allPass.length - 1 }, () => next);
    void this.model.perform(passTurn, { seat: this.seat }, { and });
  }

  /** The last to pass may score an objective that asks for it, in the same tap. */
  lastPass = $derived.by((): TurnAct[] => {
    const { model, seat } = this;
    const { cards, game, tracked } = model;
    if (!tracked || this.further || this.pass.refusal) return [];
    const others = playingSeats(game).filter((other) => other !== seat);
    if (!others.every((other) => actionOf(game)?.passed.includes(other))) return [];
    const happening = { kind: 'last-to-pass' as const, seat };
    const offers = secretOffers(game, cards, happening, () => null);
    return offers.map(({ objective }): TurnAct => {
      const args = { seat, objective };
      return {
        key: `pass-${objective}`,
        title: words.passLast,
        detail: words.passLastScores(model.objectiveName(objective)),
        icon: 'pass',
        refusal: model.refusal(passTurn, args),
        take: (anyway = false) => void model.perform(passTurn, args, { anyway }),
      };
    });
  });

  acts = $derived.by(() => [
    ...this.strategic,
    this.tactical,
    this.component,
    this.pass,
    ...this.lastPass,
  ]);
  /** The likely act: a readied card, else a tactical action, else to pass. */
  likely = $derived.by(() => {
    const open = [...this.strategic, this.tactical].find((act) => act.refusal === null);
    return (open ?? this.pass).key;
  });

  /**
   * The last pick, while a card may still undo it: no one has acted, and another card is free
   * (R-STRAT-07, R-STRAT-09).
   */
  lastPick = $derived.by((): { seat: Seat; card: string } | null => {
    const { game, session } = this.model;
    const free = Object.values(game.strategyCards).some(({ holder }) => holder === null);
    if (!free || actionOf(game)?.turn !== 1) return null;
    const pick = session.line.findLast(({ fact }) => fact.type === 'strategy-card.chosen')?.fact;
    if (pick?.type !== 'strategy-card.chosen') return null;
    const { card, to: seat = pick.seat } = pick;
    return this.model.refusal(putCardBack, { seat, card }) === null ? { seat, card } : null;
  });

  /** The last pick goes back to the table, and its seat picks again. */
  putBack(): void {
    if (this.lastPick) void this.model.perform(putCardBack, this.lastPick);
  }

  /** Cards played earlier whose answers are not all in. */
  open = $derived.by(() => openAnswers(this.model.game));

  /** What factions left open at setup; asked in the first round, quietly. */
  unchosen = $derived.by((): { seat: Seat; text: string }[] => {
    const { cards, game, ruleset, tracked } = this.model;
    if (!tracked || game.round > 1) return [];
    const said = holdingDoors.unchosen;
    return game.seating.flatMap((seat) => {
      const name = this.model.nameOf(seat);
      const count = unchosen(game, ruleset, cards, seat);
      const texts = [
        ...(lacksHome(game, ruleset, seat) ? [said.home(name)] : []),
        ...(count > 0 ? [said.technologies(name, count)] : []),
      ];
      return texts.map((text) => ({ seat, text }));
    });
  });

  /** Who scores less while a home planet is missing. */
  readonly #homeless = $derived.by((): string[] => {
    const { model } = this;
    return playingSeats(model.game).flatMap((seat) => {
      const penalty = penaltyOf(model.game, seat);
      return penalty ? [words.homeless(model.nameOf(seat), penalty.less)] : [];
    });
  });

  /** The laws in play: each with its effect, or where they are many their names. */
  readonly #laws = $derived.by(() => {
    const { model } = this;
    const { laws } = model.game;
    if (laws.length > 2) return [words.laws(laws.map((law) => model.agendaName(law.id)))];
    return laws.map((law) =>
      words.law(
        model.agendaName(law.id),
        effectOf(law.id, law.outcome),
        law.holder === null ? null : model.nameOf(law.holder),
      ),
    );
  });

  /** Who has passed, or that everyone else has. */
  readonly #passed = $derived.by((): string[] => {
    const { game, lanes, names, tracked } = this.model;
    const playing = lanes.filter((lane) => lane.presence === 'playing').map((lane) => lane.seat);
    const passed = (actionOf(game)?.passed ?? []).filter((seat) => playing.includes(seat));
    if (passed.length === 0) return [];
    if (playing.length === passed.length + 1) return [words.alone(names.seat(this.seat))];
    return tracked ? [words.passed(passed.map(names.seat))] : [];
  });

  /** What the table keeps in mind in this turn. */
  notes = $derived([
    ...this.#homeless.map((text) => ({ icon: 'home' as const, text })),
    ...this.#laws.map((text) => ({ icon: 'law' as const, text })),
    ...this.#passed.map((text) => ({ icon: 'info' as const, text })),
  ]);
}
