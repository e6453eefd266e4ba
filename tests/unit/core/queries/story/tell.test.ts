/** The story of made games: each kind of line is told of what happened, and of nothing else. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../../src/lib/core/events.ts';
import type { Seat } from '../../../../../src/lib/core/game.ts';
import { ledgerOf } from '../../../../../src/lib/core/engine/time.ts';
import { resolveAgenda } from '../../../../../src/lib/core/commands/agenda.ts';
import { callGame } from '../../../../../src/lib/core/commands/corrections.ts';
import { tellInParts } from '../../../../../src/lib/core/queries/story/tell.ts';
import { kindsTold } from '../../../../../src/lib/core/queries/story/story.ts';
import { storyOf } from '../../../../support/stories.ts';
import { allVote } from '../../../../support/votes.ts';
import { atVote } from '../../../../support/rounds.ts';
import { Table } from '../../../../support/table.ts';

const points = (seat: Seat, gained: number): GameEvent => ({
  type: 'points.corrected',
  lines: [{ seat, points: gained }],
});
const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });
const start = () => Table.start({ players: 3 });
const seqOf = (table: Table) => table.state.timeline.line.at(-1)?.seq;

describe('a game in which nothing happened', () => {
  it('has nothing to tell', () => {
    const story = storyOf(start().state);
    expect(kindsTold(story)).toEqual([]);
    expect(story.over).toBe(false);
  });

  it('that is called tells that alone', () => {
    const table = start().do(callGame, { reason: 'abandoned', winner: null });
    const story = storyOf(table.state);
    expect(kindsTold(story)).toEqual(['decided']);
    expect(story.decided).toMatchObject({ reason: 'called', call: 'abandoned', margin: null });
  });
});

describe('the lead', () => {
  it('is told over the whole game, however long ago it changed', () => {
    const table = start();
    expect(storyOf(table.state).lead).toBeNull();
    // No one had it before; then s2 draws level, which is no one's, and goes past.
    table
      .take([points('s1', 1)])
      .take([points('s2', 1)])
      .take([points('s2', 1)]);
    expect(storyOf(table.state).lead?.changes).toBe(1);
    for (let i = 0; i < 150; i++) table.take([goods('s3')]);
    expect(storyOf(table.state).lead?.changes).toBe(1);
    table.take([points('s1', 3)]);
    const { lead } = storyOf(table.state);
    expect(lead?.changes).toBe(2);
    expect(lead?.stretches.map(({ seats }) => seats)).toEqual([
      ['s1'],
      ['s1', 's2'],
      ['s2'],
      ['s1'],
    ]);
    expect(lead?.longest.seats).toEqual(['s2']);
    expect(lead?.longest.toEnd).toBe(false);
    expect(lead?.stretches.at(-1)).toMatchObject({ seq: seqOf(table), toEnd: true });
  });

  it('changes by taps, not by what happens within one', () => {
    const table = start().take([points('s1', 1)]);
    table.take([points('s2', 2), points('s1', 3)]);
    expect(storyOf(table.state).lead?.changes).toBe(0);
  });
});

describe('the turning point', () => {
  const won = (table: Table) => storyOf(table.do(callGame, { reason: 'time', winner: 's1' }).state);

  it('is the tap after which the winner was never behind again', () => {
    const table = start()
      .take([points('s1', 1)])
      .take([points('s2', 4)])
      .take([points('s1', 3)]);
    const turn = seqOf(table);
    table.take([points('s1', 2)]);
    expect(won(table).turning).toMatchObject({
      seq: turn,
      seat: 's1',
      past: ['s2'],
      level: ['s2'],
      behind: { points: 3 },
      atLast: false,
    });
  });

  it('is none where the winner was never behind, or others have more points', () => {
    expect(won(start().take([points('s1', 1)])).turning).toBeNull();
    expect(won(start().take([points('s2', 1)])).turning).toBeNull();
  });

  it('is a tap that took points from another player, too', () => {
    const table = start()
      .take([points('s1', 1)])
      .take([points('s2', 2)])
      .take([points('s2', -2)]);
    expect(won(table).turning).toMatchObject({ by: [{ seat: 's2', points: -2 }], level: [] });
  });
});

describe('what decided', () => {
  it('is the tap that came to the goal, with the margin and who was near', () => {
    const table = start().take([points('s2', 9)]);
    table.take([points('s1', 4)]).take([points('s1', 6)]);
    const story = storyOf(table.state);
    expect(story.winners).toEqual(['s1']);
    expect(story.decided).toMatchObject({
      seq: seqOf(table),
      reason: 'goal',
      margin: 1,
      by: [{ seat: 's1', points: 6, total: 10 }],
      reached: { seq: seqOf(table) },
    });
    expect(story.closest?.players).toMatchObject([{ seat: 's2', short: 1 }]);
    expect(story.turning?.atLast).toBe(true);
  });

  it('has no one near who was two points short', () => {
    const table = start()
      .take([points('s2', 8)])
      .take([points('s1', 10)]);
    expect(storyOf(table.state).closest).toBeNull();
  });
});

describe('the best round', () => {
  it('is of the one player who gained most, and of no one where two gained as much', () => {
    const table = start().take([points('s1', 3)]);
    const seq = seqOf(table);
    table.take([points('s2', 2)]);
    expect(storyOf(table.state).points?.best).toMatchObject({
      seat: 's1',
      points: 3,
      round: 1,
      seq,
    });
    table.take([points('s2', 1)]);
    expect(storyOf(table.state).points?.best).toBeNull();
  });

  it('is none where no one gained two points', () => {
    expect(storyOf(start().take([points('s1', 1)]).state).points?.best).toBeNull();
  });
});

describe('the closest vote', () => {
  const decided = (votes: Parameters<typeof allVote>[1]) => {
    const table = allVote(atVote('arms-reduction', { expansions: ['pok'] }), votes);
    while (table.at === 'agenda.outcome') {
      table.do(resolveAgenda, { outcome: 'for' });
    }
    return storyOf(table.state).closest?.vote;
  };

  it('is told with both sides, and how many votes it was', () => {
    expect(decided({ s1: ['for', 5], s2: ['against', 4] })).toMatchObject({
      agenda: 'arms-reduction',
      votes: 5,
      otherVotes: 4,
      bySpeaker: false,
    });
  });

  it('is the speaker’s where votes are equal', () => {
    expect(decided({ s1: ['for', 5], s2: ['against', 5] })?.bySpeaker).toBe(true);
  });

  it('is none where many votes are between them, or one side had none', () => {
    expect(decided({ s1: ['for', 9], s2: ['against', 4] })).toBeUndefined();
    expect(decided({ s1: ['for', 1] })).toBeUndefined();
  });
});

describe('telling', () => {
  it('rests between stretches of the line', () => {
    const table = start().take([points('s1', 1)]);
    for (let i = 0; i < 150; i++) table.take([goods('s3')]);
    const { line, past } = table.state.timeline;
    const work = tellInParts({ line, past, ledger: ledgerOf(table.state) });
    let rests = 0;
    while (!work.next().done) rests++;
    expect(rests).toBe(Math.ceil(line.length / 64));
  });
});
