/** The threat board: who is listed first, and how many points still matter. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../../src/lib/core/game.ts';
import type { Threat } from '../../../../../src/lib/core/queries/threats.ts';
import type { ThreatLine } from '../../../../../src/lib/core/queries/threats/line.ts';
import {
  cappedAt,
  groupsOf,
  nearestPhase,
  withinPhase,
} from '../../../../../src/lib/ui/panels/threats/groups.ts';
import { threats as words } from '../../../../../src/lib/words/en/threats.ts';

const WIN = { when: 'score' as const, before: [] };

/** A row with so many points now, certain, without help and at most, of 10. */
function row(seat: Seat, points: number, certain: number, own: number, possible: number): Threat {
  const reaches = (more: number) => (points + more >= 10 ? WIN : null);
  const wins = { certain: reaches(certain), own: reaches(own), possible: reaches(possible) };
  return { seat, points, certain, own, possible, lines: [], reachesGoal: null, wins };
}

const ROWS = [
  row('s1', 5, 2, 2, 12),
  row('s2', 3, 0, 2, 4),
  row('s3', 9, 1, 1, 9),
  row('s4', 7, 0, 3, 3),
  row('s5', 4, 0, 0, 6),
];
const listed = (playOn: boolean) =>
  groupsOf(ROWS, playOn).map(({ reach, rows }) => [reach, rows.map(({ seat }) => seat).join()]);

describe('the rows of the board', () => {
  it('list who can reach the goal, then who needs help, then who cannot', () => {
    expect(listed(false)).toEqual([
      ['own', 's3,s4'],
      ['help', 's1,s5'],
      ['none', 's2'],
    ]);
  });

  it('stay together where the goal no longer ends the game', () => {
    expect(listed(true)).toEqual([[null, 's1,s2,s3,s4,s5']]);
  });

  it('leave out an empty group', () => {
    expect(groupsOf([ROWS[1] as Threat], false).map(({ reach }) => reach)).toEqual(['none']);
  });
});

describe('the figures', () => {
  const figures = (threat: Threat, playOn = false) => {
    const { certain, own, possible } = cappedAt(threat, 10, playOn);
    return words.figures(certain, own, possible);
  };

  it('count no further than the goal', () => {
    expect(figures(row('s3', 9, 1, 1, 9))).toBe('1 guaranteed');
    expect(figures(row('s1', 8, 0, 3, 5))).toBe('2 on their own');
  });

  it('count on where the table plays on', () => {
    expect(figures(row('s3', 11, 1, 1, 9), true)).toBe('1 guaranteed · 9 at most');
  });

  it('say the most where it is not enough', () => {
    expect(figures(row('s2', 3, 0, 2, 4))).toBe('2 on their own · 4 at most');
  });
});

describe('the bars', () => {
  const line = (when: ThreatLine['when'], certain: number, own: number): ThreatLine => ({
    when,
    source: 'public',
    objective: null,
    card: null,
    certain,
    own,
    possible: own + 3,
  });
  const first = { ...row('s1', 5, 1, 4, 9), lines: [line('score', 1, 2), line('agenda', 0, 1)] };
  const second = { ...row('s2', 9, 0, 3, 9), lines: [line('action', 0, 0), line('score', 0, 3)] };

  it('show what the nearest phase can bring by own acts, and not the round', () => {
    expect(nearestPhase([first, second])).toBe('status');
    expect(withinPhase(first, 'status')).toMatchObject({ points: 5, certain: 1, own: 2 });
    expect(cappedAt(withinPhase(second, 'status'), 10, false)).toMatchObject({ own: 1 });
    expect(withinPhase(second, 'agenda')).toMatchObject({ certain: 0, own: 0 });
  });

  it('show the points alone where no phase brings any', () => {
    expect(nearestPhase([row('s1', 5, 0, 0, 0)])).toBeNull();
    expect(withinPhase(first, null)).toMatchObject({ points: 5, certain: 0, own: 0 });
  });
});
