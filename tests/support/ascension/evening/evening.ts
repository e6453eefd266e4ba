/** One evening of Shattered Ascension under way: the people, their galaxy, and what all phases ask. */
import type { OwnData, OwnFactType } from '../../../../src/lib/core/vocabulary.ts';
import { scoreArgs, type ScoreArgs } from '../../../../src/lib/core/commands/objectives.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { hasScored, isSecondStageOpen } from '../../../../src/lib/core/points.ts';
import { holderOf } from '../../../../src/lib/core/rules/planets.ts';
import type { Settings } from '../../../../src/lib/core/settings.ts';
import type { Colour } from '../../../../src/lib/core/vocabulary.ts';
import { Random } from '../../random.ts';
import { Keeper } from '../../scripted/keeper.ts';
import { TablePlayed } from '../../scripted/table-played.ts';

export interface Person {
  name: string;
  faction: string;
  colour: Colour;
  /** Chance to have met an objective by a status phase, where only the table can know. */
  skill: number;
  /** Whether it keeps large fleets: a token of each status phase goes into Fleet Supply. */
  admiral?: true;
}

/** What makes one evening: given these, every tap of it is decided. */
export interface Evening {
  /** Name of the files. */
  name: string;
  id: string;
  /** Id of the edition's base box. */
  base: string;
  seed: number;
  /** Instant of the setup. */
  begins: string;
  people: Person[];
  /** Index into the people: who lays the table, until the setup finds the speaker. */
  speaker: number;
  opening: string[];
  settings: Partial<Settings>;
  /** How slow the table is; 1 is brisk. */
  pace?: number;
  moments?: Moment[];
}

/** Something that happens once, in the first moment that fits. */
export interface Moment {
  when(play: EveningPlay): boolean;
  run(play: EveningPlay): void;
}

/** The first time that the table stands at a step of a round, as `2 action.turn`. */
export const at = (where: string, run: Moment['run']): Moment => ({
  when: (play) => `${play.round} ${play.keeper.at}` === where,
  run,
});

/** Systems with planets that one seat has to itself. */
const SLICE = 4;
const SPECIALS = 'own-special';

export class EveningPlay extends TablePlayed {
  readonly random: Random;
  readonly keeper: Keeper;
  /** Tactical actions that each seat still plans in this round. */
  readonly plans = new Map<Seat, number>();
  planned = 0;
  /** Systems with planets, nearest first, by the seat whose slice they are in. */
  readonly galaxy: ReadonlyMap<Seat, readonly (readonly string[])[]>;
  /** Artifacts that lie face down, each on the planet of a system. */
  readonly buried = new Map<string, string>();
  readonly agendas: string[];
  /** Agendas that a council has voted on. */
  readonly voted = new Set<string>();
  readonly #publics: Readonly<Record<1 | 2, string[]>>;
  readonly #secrets: string[];

  constructor(readonly evening: Evening) {
    super();
    const { id, seed, begins, base, people, opening, pace } = evening;
    this.random = new Random(seed);
    this.keeper = new Keeper(id, [], Date.parse(begins), new Random(seed + 1), pace, base);
    const { ruleset, random } = this;
    const closed = Object.entries(ruleset.objectives).filter(([one]) => !opening.includes(one));
    const of = (kind: string, stage: 1 | 2 | null) =>
      random.shuffled(
        closed.filter(([, row]) => row.kind === kind && row.stage === stage).map(([one]) => one),
      );
    // What ends the game by itself, or becomes another card, is played by hand.
    const plain = (ids: string[]) =>
      ids.filter((one) => !ruleset.objectives[one]?.ends && !ruleset.objectives[one]?.becomes);
    this.#publics = { 1: plain(of('public', 1)), 2: plain(of('public', 2)) };
    this.#secrets = of('secret', null);
    this.agendas = random.shuffled(
      Object.entries(ruleset.agendas)
        .filter(([, { election }]) => election === 'for-against' || election === 'player')
        .filter(([agenda]) => agenda !== ruleset.council?.voice)
        .map(([agenda]) => agenda),
    );
    this.galaxy = this.#dealGalaxy(people.map((_, i): Seat => `s${i + 1}`));
  }

  protected override get people() {
    return this.evening.people;
  }

  /** Deals the systems around the table: a map as far as a scripted table needs one. */
  #dealGalaxy(seats: readonly Seat[]) {
    const { random, ruleset } = this;
    const systems = new Map<string, string[]>();
    for (const [planet, { homeOf, tile }] of Object.entries(ruleset.cards.planets)) {
      if (homeOf !== null || tile === null || planet === 'mecatol-rex') continue;
      systems.set(tile, [...(systems.get(tile) ?? []), planet]);
    }
    const dealt = random.shuffled([...systems.values()]);
    const slices = seats.map((seat) => [seat, dealt.splice(0, SLICE)] as const);
    const artifacts = Object.keys(ruleset.cards.relics);
    for (const [i, [, slice]] of slices.entries()) {
      const [planet] = slice[2] ?? [];
      const artifact = artifacts[i];
      if (planet && artifact) this.buried.set(planet, artifact);
    }
    return new Map(slices);
  }

  isAdmiral(seat: Seat): boolean {
    return this.evening.people[Number(seat.slice(1)) - 1]?.admiral === true;
  }

  /** What is told in a step of the ruleset. */
  tell(fact: OwnFactType, data: OwnData, seat?: Seat): void {
    this.keeper.do('recordOwnFact', { fact, data, ...(seat ? { seat } : {}) });
  }

  /** What the screens record with a claim; null where it is known not to be met. */
  claim(seat: Seat, objective: string): ScoreArgs | null {
    const { game, ruleset, tracked } = this;
    const verdict = tracked ? judge(game, ruleset.cards, seat, objective) : null;
    const met =
      verdict?.value === 'yes' || (verdict?.value !== 'no' && this.random.chance(this.skill(seat)));
    return met ? scoreArgs(game, seat, objective, verdict) : null;
  }

  /** Publics that a seat may claim, the dearest first. */
  openPublics(seat: Seat): string[] {
    const stageTwo = isSecondStageOpen(this.game);
    return this.game.objectives
      .filter(({ id, stage, by }) => {
        const closed = stage === null || (stage === 2 && !stageTwo) || (by && by !== seat);
        return !closed && !hasScored(this.game, seat, id);
      })
      .toSorted((a, b) => b.points - a.points)
      .map(({ id }) => id);
  }

  /** Cards of a kind beside the publics that lie open and that a seat has not claimed. */
  openOf(seat: Seat, kind: typeof SPECIALS | 'own-preliminary'): string[] {
    return this.game.objectives
      .filter(({ id }) => this.ruleset.objectives[id]?.kind === kind)
      .filter(({ id }) => !hasScored(this.game, seat, id))
      .map(({ id }) => id);
  }

  /** The secret that this seat shows next: each is dealt to one. */
  secretOf(seat: Seat): string | undefined {
    const at = Number(seat.slice(1)) - 1;
    const people = this.evening.people.length;
    return this.#secrets.find((id, i) => i % people === at && !hasScored(this.game, seat, id));
  }

  /** The next card of the stage that is due. */
  nextPublic(): string {
    const stage = isSecondStageOpen(this.game) ? 2 : 1;
    const open = this.game.objectives.map(({ id }) => id);
    const next = this.#publics[stage].find((id) => !open.includes(id));
    if (next === undefined) throw new Error(`no objective of stage ${stage} is left`);
    return next;
  }

  /** Systems within reach that no one holds: of the own slice, then of the neighbours. */
  withinReach(seat: Seat): string[][] {
    const free = (one: Seat) =>
      (this.galaxy.get(one) ?? [])
        .map((system) => system.filter((planet) => holderOf(this.game, planet) === null))
        .filter((left) => left.length > 0);
    const others = this.others(seat);
    const own = free(seat);
    if (own.length > 0) return own;
    return [others[0], others.at(-1)].flatMap((other) => (other ? free(other) : []));
  }
}
