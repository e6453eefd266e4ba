/** One scripted game under way: the people, their cards, and the questions that all phases ask. */
import type { Cards } from '../../../src/lib/core/cards.ts';
import { scoreArgs, type ScoreArgs } from '../../../src/lib/core/commands/objectives.ts';
import { judge } from '../../../src/lib/core/conditions/judge.ts';
import type { Verdict } from '../../../src/lib/core/conditions/verdict.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import type { Settings } from '../../../src/lib/core/settings.ts';
import { hasScored } from '../../../src/lib/core/points.ts';
import type { BoxId, Colour, ObjectivePhase } from '../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { Random } from '../random.ts';
import { Keeper } from './keeper.ts';
import { TablePlayed } from './table-played.ts';

export interface Person {
  name: string;
  faction: string;
  colour: Colour;
  /** Chance to have met a public objective by a status phase. */
  skill: number;
  /** Technologies that the faction chooses at the start. */
  technologies?: string[];
  /** Planets of a home system that the faction chooses. */
  homePlanets?: string[];
}

/** Something that happens once, in the first moment that fits. */
export interface Moment {
  when(play: Play): boolean;
  run(play: Play): void;
}

/** The first time that the table stands at a step of a round, as `2 action.turn`. */
export function at(
  where: string,
  run: Moment['run'],
  more: (play: Play) => boolean = () => true,
): Moment {
  return { when: (play) => `${play.round} ${play.keeper.at}` === where && more(play), run };
}

/** What makes one game: given these, every tap of it is decided. */
export interface Script {
  /** Name of the files. */
  name: string;
  id: string;
  seed: number;
  /** Instant of the setup. */
  begins: string;
  people: Person[];
  expansions: BoxId[];
  /** Index into the people. */
  speaker: number;
  opening: [string, string];
  settings: Partial<Settings>;
  /** Chance that a secret is scored where one could be. */
  secrecy?: number;
  /** Chance, beside the skill, that a seat claims what only the table can know. */
  claims?: number;
  /** How much of the planets and technologies that come and go is told; else only the opening. */
  holdings?: number;
  /** How slow the table is; 1 is brisk. */
  pace?: number;
  /** The keeper taps as little as the screens allow, and nothing is typed. */
  brisk?: boolean;
  moments?: Moment[];
}

export class Play extends TablePlayed {
  readonly random: Random;
  /** Decides about planets and technologies alone: a game that tells none is as it would be. */
  readonly fortune: Random;
  readonly keeper: Keeper;
  readonly cards: Cards;
  /** Strategy cards that have been picked in this game. */
  readonly picked = new Set<string>();
  readonly agendas: string[];
  /** Tactical actions that each seat still plans in this round. */
  readonly plans = new Map<Seat, number>();
  planned = 0;
  /** Seats that gave a Support for the Throne. */
  readonly supports = new Set<Seat>();
  readonly #publics: string[];
  readonly #secrets: string[];

  constructor(readonly script: Script) {
    super();
    this.random = new Random(script.seed);
    this.fortune = new Random(script.seed + 2);
    this.cards = cardsOf(script.expansions);
    this.keeper = new Keeper(
      script.id,
      script.expansions,
      Date.parse(script.begins),
      new Random(script.seed + 1),
      script.pace,
    );
    const { ruleset } = this;
    const objectives = Object.entries(ruleset.objectives);
    const of = (kind: string) =>
      this.random.shuffled(objectives.filter(([, facts]) => facts.kind === kind).map(([id]) => id));
    this.#publics = of('public').filter((id) => !script.opening.includes(id));
    this.#secrets = of('secret');
    this.agendas = this.random.shuffled(Object.keys(ruleset.agendas));
  }

  protected override get people() {
    return this.script.people;
  }

  get brisk(): boolean {
    return this.script.brisk === true;
  }

  /** What the app says of an objective; null where nothing is tracked, as on its screens. */
  verdict(seat: Seat, objective: string): Verdict | null {
    return this.tracked ? judge(this.game, this.cards, seat, objective) : null;
  }

  /** What the screens record with a score: the answer that it implies, the payment that is due. */
  claim(seat: Seat, objective: string): ScoreArgs {
    return scoreArgs(this.game, seat, objective, this.verdict(seat, objective));
  }

  /** Whether a seat makes a claim: what is there always, what the table must say by its skill. */
  makes(seat: Seat, objective: string): boolean {
    if (this.verdict(seat, objective)?.value === 'yes') return true;
    return this.random.chance(this.skill(seat) * (this.script.claims ?? 1));
  }

  /** Publics that a seat has not scored and may meet: what is known to be met first. */
  openPublics(seat: Seat): string[] {
    const open = this.game.objectives
      .filter((card) => !hasScored(this.game, seat, card.id))
      .map((card) => ({ card, value: this.verdict(seat, card.id)?.value ?? 'ask' }))
      .filter(({ value }) => value !== 'no');
    const known = open.filter(({ value }) => value === 'yes');
    const asked = open.filter(({ value }) => value === 'ask');
    const worth = (rows: typeof open) => rows.toSorted((a, b) => b.card.points - a.card.points);
    const rest = this.random.chance(0.6) ? worth(asked) : asked;
    return [...worth(known), ...rest].map(({ card }) => card.id);
  }

  /** A secret in hand that this phase scores, or null; rather one that is known to be met. */
  secretFor(seat: Seat, phase: ObjectivePhase): string | null {
    if (this.player(seat).secrets === 0) return null;
    const fits = this.#secrets
      .filter((id) => this.ruleset.objectives[id]?.phase === phase)
      .map((id) => ({ id, value: this.verdict(seat, id)?.value ?? 'ask' }));
    const found =
      fits.find(({ value }) => value === 'yes') ?? fits.find((row) => row.value !== 'no');
    return found ? this.takeSecret(found.id) : null;
  }

  /** Whether no one has scored this secret yet. */
  isInHand(objective: string): boolean {
    return this.#secrets.includes(objective);
  }

  /** The secret leaves the hand of the player who has it. */
  takeSecret(objective: string): string {
    this.#secrets.splice(this.#secrets.indexOf(objective), 1);
    return objective;
  }

  /** The next public of the stage that is due, or null when the decks are used up. */
  nextPublic(): string | null {
    const ones = this.game.objectives.filter((card) => card.stage === 1).length;
    const due = ones < this.game.settings.publicObjectives.stage1 ? 1 : 2;
    const at = this.#publics.findIndex((id) => this.ruleset.objectives[id]?.stage === due);
    return at < 0 ? null : (this.#publics.splice(at, 1)[0] ?? null);
  }
}
