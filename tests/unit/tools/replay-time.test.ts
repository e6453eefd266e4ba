/** Where the time went, in the replay document. */
import { describe, expect, it } from 'vitest';
import { replayText, type ReplayDocument } from '../../../src/tools/replay-main.ts';
import { FIXTURES, fixtureText } from '../../support/fixture-games.ts';
import { setUpArgs } from '../../support/table.ts';

const MINUTE = 60_000;
const START = 1_700_000_000_000;
const CARDS = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
const sum = (row: Record<string, number | undefined>) =>
  Object.values(row).reduce((all: number, ms) => all + (ms ?? 0), 0);
const timeOf = (text: string) => (replayText(text).document as ReplayDocument).time;

describe('the times in the replay document', () => {
  it.each(FIXTURES)('%s: every millisecond is in one place', (name) => {
    const { total, game, table, breaks, nobody, seats, rounds } = timeOf(
      fixtureText(`${name}.json`),
    );
    const people = seats.reduce((all, seat) => all + seat.total, 0);
    for (const seat of seats) expect(sum(seat.phases)).toBe(seat.total);
    const { over = 0, ...phases } = table;
    expect(game).toBe(people + sum(phases));
    expect(total).toBe(game + over + breaks + nobody);
    expect(rounds.reduce((all, row) => all + row.table + sum(row.seats), 0)).toBe(game);
  });

  it('has turns and pauses of a game of commands', () => {
    let at = START;
    const after = (minutes: number) => (at += minutes * MINUTE);
    const act = (command: string, args: object = {}) => ({ command, args, at });
    const rows: object[] = [act('setUpGame', setUpArgs({ players: 3 }))];
    for (const [i, card] of CARDS.entries()) {
      after(1);
      rows.push(act('chooseStrategyCard', { seat: `s${(i % 3) + 1}`, card }));
    }
    after(2);
    rows.push({ command: 'pause', at });
    const from = at;
    after(10);
    rows.push({ command: 'resume', at });
    const time = timeOf(rows.map((row) => JSON.stringify(row)).join('\n'));
    expect(time).toMatchObject({
      total: 18 * MINUTE,
      game: 8 * MINUTE,
      breaks: 10 * MINUTE,
      nobody: 0,
      pauses: [{ from, to: from + 10 * MINUTE, reason: null }],
    });
    expect(time.table).toEqual({ action: 2 * MINUTE });
    expect(time.seats.map(({ phases }) => phases)).toEqual(
      Array.from({ length: 3 }, () => ({ strategy: 2 * MINUTE })),
    );
  });
});
