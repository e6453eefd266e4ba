/** What the score sheet says of Shattered Ascension: its gate, what is held for now, and a missing home. */
import { describe, expect } from 'vitest';
import { revealObjective, scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { gainRelic } from '../../../../src/lib/core/commands/holdings.ts';
import { losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { closeCard } from '../../../../src/lib/core/commands/whole-turns.ts';
import { closeCouncil, openCouncil } from '../../../../src/lib/core/commands/turns.ts';
import { votesIn } from '../../../../src/lib/core/rules/council.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { atPicks, goOn, inEditions, laid, picks, until } from '../../../support/ascension/table.ts';
import type { Table } from '../../../support/table.ts';
import { viewOf } from '../../../support/views.ts';

const laneOf = (at: Table, seat: Seat) =>
  viewOf(at.state).lanes.find((lane) => lane.seat === seat)!;
const stateOf = (at: Table, seat: Seat, objective: string) =>
  laneOf(at, seat).cells.find((cell) => cell.objective === objective)?.state;

describe('the sheet', () => {
  inEditions('SA-OBJ-04 keeps stage II closed until enough of stage I lies open', (edition) => {
    const at = until(atPicks(edition), 'action.turn');
    const { goal } = at.game.settings;
    const closed = () => [viewOf(at.state).opensAt, stateOf(at, 's1', 's2-10-planets')];
    expect(closed()).toEqual([goal, 'closed']);
    const more = Object.keys(at.referee.ruleset.objectives).filter((id) => id.startsWith('s1-'));
    for (const objective of more) {
      const open = at.game.objectives.filter(({ stage }) => stage === 1).length;
      if (open === goal || at.game.objectives.some(({ id }) => id === objective)) continue;
      expect(closed()).toEqual([goal, 'closed']);
      at.do(revealObjective, { objective });
    }
    expect(closed()).toEqual([undefined, 'short']);
  });

  inEditions('SA-OBJ-08 says which objectives are held only for now', (edition) => {
    const at = until(atPicks(edition), 'action.turn');
    const standing = viewOf(at.state).objectives.filter((row) => row.standing);
    expect(standing.map(({ objective }) => objective.slice(0, 4))).toEqual(Array(7).fill('spe-'));
    const wreck = 'spe-ancient-shipwreck';
    expect(stateOf(at, 's1', wreck)).toBe('short');
    at.do(gainRelic, { seat: 's1', relic: 'blue-artifact' });
    expect(stateOf(at, 's1', wreck)).toBe('can');
    at.insist(scoreObjective, { seat: 's1', objective: wreck });
    expect(stateOf(at, 's1', wreck)).toBe('scored');
  });

  inEditions('SA-WIN-07 SA-WIN-08 shows what a missing home planet costs', (edition) => {
    const at = until(atPicks(edition), 'action.turn');
    at.insist(scoreObjective, { seat: 's1', objective: 's1-mecatol' });
    expect(laneOf(at, 's1')).not.toHaveProperty('penalty');
    const [home = ''] = at.game.players['s1']!.homePlanets;
    at.do(losePlanet, { seat: 's1', planet: home });
    const { points, penalty, beside } = laneOf(at, 's1');
    // The floor of the newer edition leaves 0; no point is said to come from elsewhere.
    expect([points, penalty, beside]).toEqual([
      edition === 'v6' ? -1 : 0,
      { earned: 1, less: 2 },
      0,
    ]);
  });

  inEditions('counts votes at a council, planets among claims, else nothing', (edition) => {
    const counted = () => viewOf(at.state).lanes.map((lane) => lane.counted);
    const at = until(picks(atPicks(edition), ['assembly']), 'action.turn');
    while (at.active !== 's1') goOn(at);
    expect(counted()).toEqual([undefined, undefined, undefined]);
    at.do(playStrategyCard, { seat: 's1', card: 'assembly' });
    const votes = at.game.seating.map((seat) => ({
      what: 'votes',
      count: votesIn(at.game, at.referee.ruleset, seat),
    }));
    expect(votes.every(({ count }) => count !== null && count > 0)).toBe(true);
    expect(counted()).toEqual(
      viewOf(at.state).lanes.map(({ seat }) => votes[Number(seat.slice(1)) - 1]),
    );
    // Its secondaries are paid with tokens, which are seen again.
    at.do(resolvePrimary, { seat: 's1', card: 'assembly', option: 'a' });
    expect(counted()).toEqual([undefined, undefined, undefined]);

    at.do(closeCard, { seat: 's1', card: 'assembly' });
    until(at, 'action.turn').do(openCouncil, {});
    expect(counted().map((row) => row?.what)).toEqual(['votes', 'votes', 'votes']);
    at.do(closeCouncil, {});
    until(at, 'status.score');
    const [lane] = viewOf(at.state).lanes;
    const planets = at.game.players[lane!.seat]!.planets!.length;
    expect(lane!.counted).toEqual({ what: 'planets', count: planets });
    expect(planets).toBeGreaterThan(0);
  });

  inEditions(
    'keeps tokens where no votes are known, and counts nothing for who has left',
    (edition) => {
      const depth = (of: 'standard' | 'full') =>
        until(laid(edition, { settings: { depth: of } }), 'action.turn').do(openCouncil, {});
      const counted = (at: Table) => viewOf(at.state).lanes.map((lane) => lane.counted?.what);
      expect(counted(depth('standard'))).toEqual([undefined, undefined, undefined]);
      const at = depth('full').do(eliminatePlayer, { seat: 's3' });
      expect(counted(at)).toEqual(['votes', 'votes', undefined]);
    },
  );
});
