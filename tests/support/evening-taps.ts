/** A recorded evening by its taps, and what the device of a seat may have asked for in each of them. */
import { openState } from '../../src/lib/core/engine/open.ts';
import type { GameEvent, EventOf } from '../../src/lib/core/events.ts';
import { named, sideOf } from '../../src/lib/core/outcome.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import type { Seat } from '../../src/lib/core/vocabulary.ts';
import type { ActName } from '../../src/lib/link/acts.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { recordedEntries } from './moments.ts';

/** The facts of a record, by the tap. */
export function tapsIn(entries: readonly Written[]): GameEvent[][] {
  const { line } = openState(rulesetFor, entries).timeline;
  const taps: GameEvent[][] = [];
  for (const [i, { fact, group }] of line.entries()) {
    if (line[i - 1]?.group === group) taps.at(-1)?.push(fact);
    else taps.push([fact]);
  }
  return taps;
}

/** The facts of a recorded evening, by the tap. */
export const tapsOf = (game: string): GameEvent[][] => tapsIn(recordedEntries(game));

export type Asked = { name: ActName; args: { seat: Seat } & Record<string, unknown> };

/** What a device of a seat may have asked for, where these facts came of it. */
export function askedFor(facts: readonly GameEvent[]): Asked[] {
  const of = <T extends GameEvent['type']>(type: T) =>
    facts.find((fact): fact is EventOf<T> => fact.type === type);
  const planets = of('planets.turned')?.planets;
  const tokens = of('tokens.gained')?.tokens;
  return facts.flatMap((fact): Asked[] => {
    if (fact.type === 'turn.ended') return [{ name: 'endTurn', args: { seat: fact.seat } }];
    if (fact.type === 'turn.passed') return [{ name: 'pass', args: { seat: fact.seat } }];
    if (fact.type === 'scoring.answered') {
      return [{ name: 'scoreNoMore', args: { seat: fact.seat } }];
    }
    if (fact.type === 'votes.cast') {
      const { outcome, seat, votes } = fact;
      const said = outcome && (sideOf(outcome) ?? named(outcome));
      return [
        { name: 'vote', args: { seat, outcome: said, votes, ...(planets ? { planets } : {}) } },
      ];
    }
    if (fact.type === 'secondary.answered') {
      const { answer, card, seat } = fact;
      if (answer === 'declined') return [{ name: 'decline', args: { seat, card } }];
      return [{ name: 'follow', args: { seat, card, ...(tokens ? { tokens } : {}) } }];
    }
    if (fact.type !== 'objective.scored') return [];
    const { objective, seat } = fact;
    return [
      { name: 'score', args: { seat, objective } },
      { name: 'score', args: { seat, objective, done: true } },
    ];
  });
}
