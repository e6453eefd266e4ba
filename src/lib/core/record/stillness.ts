/**
 * Which entries of a record leave the game standing where it stood (machine/any-time.ts): where one of
 * them lies between two others, or is amended, the positions of the others are the same with and
 * without it.
 */
import type { GameEvent } from '../events.ts';
import { isStill, isStillBelowGoal } from '../machine/any-time.ts';
import type { Seat } from '../vocabulary.ts';
import type { AmendmentBody, Written } from './entry.ts';
import { upcast } from './upcast.ts';

/** The points that a fact gives, by seat. */
function pointsIn(fact: GameEvent): readonly { seat: Seat; points: number }[] {
  switch (fact.type) {
    case 'points.scored':
    case 'points.corrected':
      return fact.lines;
    case 'objective.scored':
    case 'custodians.taken':
      return [fact];
    case 'support.given':
    case 'support.returned':
      return [{ seat: fact.to, points: fact.points }];
    default:
      return [];
  }
}

/** How a fact sets the goal; 0 where totals hang on more than points. */
function goalIn(fact: GameEvent): number | undefined {
  if (fact.type === 'settings.changed') return fact.settings.goal;
  if (fact.type !== 'game.created') return undefined;
  return fact.answers.totals.length > 0 ? 0 : fact.settings.goal;
}

export class Stillness {
  #entries: readonly Written[];
  /** From this entry on a player may have come to the goal, on whatever branch; null: not looked for. */
  #winnable: number | null = null;

  constructor(entries: readonly Written[]) {
    this.#entries = entries;
  }

  /**
   * The first entry from which on a player may stand at the goal: all points that were ever given to
   * a seat are counted, and none that were lost. 0 where points were amended after that.
   */
  get winnable(): number {
    return (this.#winnable ??= this.#firstWinnable());
  }

  /** Whether a fact or an amendment leaves the game standing where it stood. */
  isStill(seq: number): boolean {
    return this.#touched(seq).every(
      ({ type }) => isStill(type) || (isStillBelowGoal(type) && seq < this.winnable),
    );
  }

  /** Whether it does so whatever the points are. */
  isAlwaysStill(seq: number): boolean {
    return this.#touched(seq).every(({ type }) => isStill(type));
  }

  /**
   * The first entry that an amendment may change the stand of: the fact that it amends, or the one
   * beside which its target was put into the line.
   */
  changesFrom(amendment: number): number {
    for (let seq = amendment; ;) {
      const body = this.#entries[seq - 1]?.body;
      if (body?.kind !== 'amendment') return seq;
      seq = body.target;
    }
  }

  /**
   * How many entries the amendments of a record send a reading over again, added up: for each that
   * moves the game, those from what it changes on.
   */
  get reread(): number {
    let sum = 0;
    for (const { body, seq } of this.#entries) {
      if (body.kind === 'amendment' && !this.isStill(seq)) sum += seq - this.changesFrom(seq);
    }
    return sum;
  }

  #factsAt(seq: number): GameEvent[] {
    return upcast(this.#entries, seq).flatMap(({ body }) => ('fact' in body ? body.fact : []));
  }

  /** The facts that come or go with an entry. */
  #touched(seq: number): GameEvent[] {
    return upcast(this.#entries, seq).flatMap(({ body }) => {
      const put = 'fact' in body ? [body.fact] : [];
      return [...put, ...(body.kind === 'amendment' ? this.#goneBy(body) : [])];
    });
  }

  #goneBy({ target, place }: AmendmentBody): GameEvent[] {
    return place === 'remove' || place === 'replace' ? this.#factsAt(target) : [];
  }

  #firstWinnable(): number {
    const given = new Map<Seat, number>();
    let [goal, most] = [Infinity, 0];
    let first = Infinity;
    for (let seq = 1; seq <= this.#entries.length; seq++) {
      const amends = this.#entries[seq - 1]?.body.kind === 'amendment';
      if (first < Infinity && !amends) continue;
      const touched = this.#touched(seq);
      if (amends && first < Infinity && touched.some(({ type }) => isStillBelowGoal(type)))
        return 0;
      for (const fact of touched) {
        goal = Math.min(goal, goalIn(fact) ?? goal);
        for (const { seat, points } of pointsIn(fact)) {
          const sum = (given.get(seat) ?? 0) + Math.max(0, points);
          given.set(seat, sum);
          most = Math.max(most, sum);
        }
      }
      if (most >= goal) first = Math.min(first, seq);
    }
    return first;
  }
}
