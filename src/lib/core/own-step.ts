/**
 * A step that a ruleset brings itself (its id begins with `own-`): who is asked in which order, what the
 * step remembers, and the facts that are recorded in it. Like its plan it never changes once it was
 * released, for records are replayed by it.
 */
import type * as v from 'valibot';
import type { Cards } from './cards.ts';
import type { GameEvent, OwnFact } from './events.ts';
import type { Game, Seat } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { OwnState } from './step-data.ts';
import type { OwnData, OwnFactType, OwnId } from './vocabulary.ts';

/**
 * What an own fact may bring beside what its step remembers: facts of core, recorded after it with their
 * decided numbers, judged by their own rules and seen by every view. A step has no other way to change a
 * seat, a balance or a total.
 */
export type OwnEffect = Extract<
  GameEvent,
  {
    type:
      | 'tokens.gained'
      | 'tokens.placed'
      | 'token.taken-back'
      | 'goods.gained'
      | 'commodities.replenished'
      | 'balance.adjusted'
      | 'payment.made'
      | 'action-cards.drawn'
      | 'secret.drawn'
      | 'secret.returned'
      | 'planets.turned'
      | 'planet.gained'
      | 'planet.lost'
      | 'technology.gained'
      | 'relic.gained'
      | 'speaker.chosen'
      | 'direction.turned'
      | 'strategy-card.drawn'
      | 'home.changed'
      | 'attachment.placed'
      | 'points.scored'
      | 'objective.scored'
      | 'objective.revealed';
  }
>;

/** One fact of a step that remembers `State`; `Data` is what the fact says. */
interface FactDefinition<State extends OwnData, Data extends OwnData> {
  /** What the fact says; nothing else is recorded, nor read. */
  data: v.GenericSchema<Data>;
  /** Its seat has answered with it: it has to be that one's turn in the step. */
  answers?: true;
  /** Why it may not be recorded now, or null. */
  refuse?: (
    game: Game,
    state: State,
    data: Data,
    seat: Seat | undefined,
    cards: Cards,
  ) => Refusal | null;
  /** What the step remembers after it; left out, what it remembered before. Pure, and never throws. */
  change?: (state: State, data: Data, seat: Seat | undefined) => State;
  /**
   * Who is asked after it, by what the step remembers then; left out, those who have not answered yet.
   * Pure, and never throws.
   */
  asks?: (state: State, asked: readonly Seat[]) => Seat[];
  /** What it brings, decided as it is recorded. */
  effects?: (
    game: Game,
    state: State,
    data: Data,
    seat: Seat | undefined,
    cards: Cards,
  ) => OwnEffect[];
  /** What a seat, or without one the table, may choose now: a screen without a stage of its own asks. */
  offers?: (game: Game, state: State, seat: Seat | undefined, cards: Cards) => Data[];
  /** What of its data a seat, or without one the table, types now instead; null where it types nothing. */
  typed?: (game: Game, state: State, seat: Seat | undefined, cards: Cards) => Typed<Data> | null;
}

/** A part of a fact that is typed: a number within bounds, at first the lower one, or a name. */
export type TypedPart = { kind: 'number'; min: number; max: number } | { kind: 'name' };

/** The parts of a fact that are typed, by their keys, in the order in which a screen asks for them. */
export type Typed<Data extends OwnData = OwnData> = Readonly<Record<TypedKeys<Data>, TypedPart>>;

/** The parts that a fact always has. */
type TypedKeys<Data> = string extends keyof Data
  ? string
  : { [K in keyof Data & string]-?: undefined extends Data[K] ? never : K }[keyof Data & string];

/** A fact of a step, whatever its data. */
export type OwnFactDefinition = FactDefinition<OwnData, OwnData>;

/** A step of a ruleset, whatever it remembers. */
export interface OwnStep {
  /** Who is asked, in order, as the step opens; left out, the table as a whole. */
  asks?: (game: Game) => Seat[];
  /** Whether those who are asked answer in whatever order; left out, one after another. */
  inAnyOrder?: true;
  /** Whether the table may go on although someone is asked: it has done by hand what is asked for. */
  byHand?: true;
  /** Whether what it remembers outlives it, for itself and for other steps (`Game.remembered`). */
  remembers?: true;
  /**
   * What the app works out by itself, so that one tap settles the step: the facts that are recorded before
   * the table goes on, none where they were told before; null where something is left to decide.
   */
  settles?: (
    game: Game,
    cards: Cards,
    state: OwnData,
  ) => { fact: OwnFactType; data: OwnData }[] | null;
  /** What the step remembers as it opens; left out, nothing. */
  opens?: (game: Game) => OwnData;
  /** How many agendas are voted on in it, outside the agenda phase; left out, none (R-AGD-27). */
  agendas?: number;
  /** Whether it finds the speaker, so that the table names none as it is laid. */
  namesSpeaker?: true;
  facts: Readonly<Record<OwnFactType, OwnFactDefinition>>;
}

/** The steps of a plan that its ruleset brings, by id. One that is a tick needs none. */
export type OwnSteps = Readonly<Record<OwnId, OwnStep>>;

/** Defines a fact of a step that remembers `State`; the compiler reads its data from the schema. */
export const defineOwnFact =
  <State extends OwnData>() =>
  <Data extends OwnData>(fact: FactDefinition<State, Data>): OwnFactDefinition =>
    fact as unknown as OwnFactDefinition;

/** Whether a fact is one that a ruleset brings itself. */
export const isOwnFact = (fact: GameEvent): fact is OwnFact => fact.type.startsWith('own-');

/** Whether its data is what its definition says; the schema carries its own check. */
export const isDefined = ({ data }: OwnFactDefinition, fact: OwnFact): boolean => {
  const checked = data['~standard'].validate(fact.data);
  return !('then' in checked) && checked.issues === undefined;
};

/** The step after a fact of it: what it remembers, and who is still asked. */
export function nextState(own: OwnState, definition: OwnFactDefinition, fact: OwnFact): OwnState {
  const { seat, data } = fact;
  const asked = definition.answers ? own.asked.filter((other) => other !== seat) : own.asked;
  const next = definition.change?.(own.data, data, seat) ?? own.data;
  return { asked: definition.asks?.(next, asked) ?? asked, data: next };
}
