/** One scripted game under way: the people, their cards, and the questions that all phases ask. */
import type { Game, Player, Seat, Settings } from '../../../src/lib/core/game.ts';
import { playerAt } from '../../../src/lib/core/game.ts';
import { seatsLeftOf } from '../../../src/lib/core/order.ts';
import { hasScored } from '../../../src/lib/core/points.ts';
import type { Ruleset } from '../../../src/lib/core/ruleset.ts';
import type { Colour, Expansion, ObjectivePhase } from '../../../src/lib/core/vocabulary.ts';
import { Random } from '../random.ts';
import { Keeper } from './keeper.ts';

export interface Person {
  name: string;
  faction: string;
  colour: Colour;
  /** Chance to have met a public objective by a status phase. */
  skill: number;
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
  expansions: Expansion[];
  /** Index into the people. */
  speaker: number;
  opening: [string, string];
  settings: Partial<Settings>;
  /** Chance that a secret is scored where one could be. */
  secrecy?: number;
  /** How slow the table is; 1 is brisk. */
  pace?: number;
  /** The keeper taps as little as the screens allow, and nothing is typed. */
  brisk?: boolean;
  moments?: Moment[];
}

export class Play {
  readonly random: Random;
  readonly keeper: Keeper;
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
    this.random = new Random(script.seed);
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

  get game(): Game {
    return this.keeper.game;
  }

  get ruleset(): Ruleset {
    return this.keeper.headless.ruleset;
  }

  get round(): number {
    return this.game.round;
  }

  /** Whether the table tracks balances. */
  get tracked(): boolean {
    return this.game.settings.depth !== 'essentials';
  }

  /** Whose act it is; only asked where it is somebody's. */
  get seat(): Seat {
    const { active } = this.keeper;
    if (active === null) throw new Error(`it is nobody's act at ${this.keeper.at}`);
    return active;
  }

  player(seat: Seat): Player {
    return playerAt(this.game, seat);
  }

  skill(seat: Seat): number {
    return this.script.people[Number(seat.slice(1)) - 1]?.skill ?? 0.5;
  }

  /** Everybody else, clockwise. */
  others(seat: Seat): Seat[] {
    return seatsLeftOf(this.game, seat);
  }

  get brisk(): boolean {
    return this.script.brisk === true;
  }

  /** Publics that a seat has not scored, cheapest first now and then. */
  openPublics(seat: Seat): string[] {
    const open = this.game.objectives.filter((card) => !hasScored(this.game, seat, card.id));
    const best = [...open].sort((a, b) => b.points - a.points);
    return (this.random.chance(0.6) ? best : open).map((card) => card.id);
  }

  /** A secret in hand that this phase scores, or null. */
  secretFor(seat: Seat, phase: ObjectivePhase): string | null {
    if (this.player(seat).secrets === 0) return null;
    const at = this.#secrets.findIndex((id) => this.ruleset.objectives[id]?.phase === phase);
    return at < 0 ? null : (this.#secrets.splice(at, 1)[0] ?? null);
  }

  /** The next public of the stage that is due, or null when the decks are used up. */
  nextPublic(): string | null {
    const ones = this.game.objectives.filter((card) => card.stage === 1).length;
    const due = ones < this.game.settings.publicObjectives.stage1 ? 1 : 2;
    const at = this.#publics.findIndex((id) => this.ruleset.objectives[id]?.stage === due);
    return at < 0 ? null : (this.#publics.splice(at, 1)[0] ?? null);
  }
}
