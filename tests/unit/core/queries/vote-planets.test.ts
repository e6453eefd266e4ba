/** The planets behind a vote: the cheapest proposal, and what the vote records. */
import { describe, expect, it } from 'vitest';
import { castVotes } from '../../../../src/lib/core/commands/agenda.ts';
import { currentAgenda } from '../../../../src/lib/core/step.ts';
import { cheapestPlanets, type VotePlanet } from '../../../../src/lib/core/queries/votes.ts';
import { Random } from '../../../support/random.ts';
import { atVote } from '../../../support/rounds.ts';

const planet = (name: string, votes: number, resources: number): VotePlanet => ({
  planet: name,
  votes,
  resources,
});

describe('the planets proposed for a vote', () => {
  it('waste no influence, then no resources, then no cards', () => {
    const held = [planet('a', 2, 3), planet('b', 2, 1), planet('c', 1, 0), planet('d', 1, 1)];
    expect(cheapestPlanets(held, 2)).toEqual(['b']);
    expect(cheapestPlanets(held, 3)).toEqual(['b', 'c']);
    expect(cheapestPlanets(held, 0)).toEqual([]);
    expect(cheapestPlanets(held, 9)).toEqual(['a', 'b', 'c', 'd']);
    expect(cheapestPlanets([planet('a', 4, 0), planet('b', 3, 9)], 2)).toEqual(['b']);
  });

  it('are the best of all choices in small cases', () => {
    const random = new Random(7);
    for (let run = 0; run < 60; run++) {
      const held = Array.from({ length: 6 }, (_, i) =>
        planet(`p${i}`, 1 + random.below(4), random.below(4)),
      );
      const votes = 1 + random.below(10);
      const rank = (names: readonly string[]) => {
        const rows = held.filter((row) => names.includes(row.planet));
        const sum = rows.reduce((all, row) => all + row.votes, 0);
        const resources = rows.reduce((all, row) => all + row.resources, 0);
        return sum < votes ? Infinity : sum * 10_000 + resources * 100 + rows.length;
      };
      const choices = Array.from({ length: 64 }, (_, bits) =>
        held.filter((_, i) => bits & (1 << i)).map((row) => row.planet),
      );
      const best = Math.min(...choices.map(rank));
      if (best < Infinity) expect(rank(cheapestPlanets(held, votes))).toBe(best);
    }
  });
});

it('R-REF-01 a vote exhausts its planets in the same act, and none twice', () => {
  const factions = ['emirates-of-hacan', 'federation-of-sol', 'xxcha-kingdom'];
  const table = atVote('mutiny', { players: 3, factions, settings: { depth: 'full' } });
  table.do(castVotes, { seat: 's2', outcome: 'for', votes: 2, planets: ['jord'] });
  expect(table.game.planetCards['jord']?.exhausted).toBe(true);
  expect(currentAgenda(table.game)?.votes).toHaveLength(1);
  const args = { outcome: 'for', votes: 3 };
  table.do(castVotes, { ...args, seat: 's3', planets: ['archon-ren'] });
  const again = { ...args, seat: 's1' as const, planets: ['jord'] };
  expect(table.refusal(castVotes, again)).toBe('planet-exhausted');
});
