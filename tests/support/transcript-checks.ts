/** What a transcript says must hold: `= Ana has 10 points`, `= at status.score`, `= Ana wins` … */
import { expect } from 'vitest';
import type { Seat } from '../../src/lib/core/game.ts';
import { pointsOf, shownPoints } from '../../src/lib/core/points.ts';
import { reinforcementsOf } from '../../src/lib/core/rules/tokens.ts';
import type { Table } from './table.ts';

export type Check = [RegExp, (table: Table, words: string[]) => void];

/** The seat of a player's name. */
export function seatOf(table: Table, name: string): Seat {
  const found = Object.values(table.game.players).find((player) => player.name === name);
  if (!found) throw new Error(`no one is called ${name}`);
  return found.seat;
}

const nameOf = (table: Table, seat: Seat | null | undefined) =>
  (seat && table.game.players[seat]?.name) || 'nobody';

const CHECKS: Check[] = [
  [/^at (\S+)$/, (table, [at]) => expect(table.at).toBe(at)],
  [/^round (\d+)$/, (table, [round]) => expect(String(table.game.round)).toBe(round)],
  [/^(\w+) acts$/, (table, [name]) => expect(nameOf(table, table.active)).toBe(name)],
  [
    /^(\w+) is the speaker$/,
    (table, [name]) => expect(nameOf(table, table.game.speaker)).toBe(name),
  ],
  [
    /^(\w+) has (-?\d+) points$/,
    (table, [name = '', points]) =>
      expect(String(pointsOf(table.game, seatOf(table, name)))).toBe(points),
  ],
  [
    /^(\w+) is shown at (\d+)$/,
    (table, [name = '', points]) =>
      expect(String(shownPoints(table.game, seatOf(table, name)))).toBe(points),
  ],
  [
    /^(\w+) wins by (\w+)$/,
    (table, [name, reason]) => {
      expect(table.game.result?.reason).toBe(reason);
      expect(nameOf(table, table.game.result?.winners[0])).toBe(name);
    },
  ],
  [/^the game goes on$/, (table) => expect(table.game.result).toBeNull()],
  [
    /^(\w+) has (\d+) tactic, (\d+) fleet, (\d+) strategy$/,
    (table, [name = '', ...pools]) => {
      const tokens = table.game.players[seatOf(table, name)]?.tokens;
      expect([tokens?.tactic, tokens?.fleet, tokens?.strategy].map(String)).toEqual(pools);
    },
  ],
  [
    /^(\w+) has (\d+) (board|goods|commodities|secrets)$/,
    (table, [name = '', count, what]) => {
      const player = table.game.players[seatOf(table, name)];
      expect(String(player?.[what as 'goods'])).toBe(count);
    },
  ],
  [
    /^(\w+) has (\d+) in reinforcements$/,
    (table, [name = '', count]) =>
      expect(String(reinforcementsOf(table.game, seatOf(table, name)))).toBe(count),
  ],
  [
    /^(\w+) holds ([\w-]+)( readied| exhausted)?$/,
    (table, [name, card = '', side]) => {
      expect(nameOf(table, table.game.strategyCards[card]?.holder)).toBe(name);
      if (side) expect(table.game.strategyCards[card]?.exhausted).toBe(side === ' exhausted');
    },
  ],
  [
    /^([\w-]+) carries (\d+) goods$/,
    (table, [card = '', goods]) =>
      expect(String(table.game.strategyCards[card]?.goods)).toBe(goods),
  ],
];

/** Checks one sentence. */
export function check(table: Table, sentence: string, more: readonly Check[] = []): void {
  for (const [pattern, holds] of [...more, ...CHECKS]) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    try {
      holds(table, match.slice(1));
    } catch (error) {
      throw new Error(`"= ${sentence}" does not hold: ${String(error)}`, { cause: error });
    }
    return;
  }
  throw new Error(`nobody checks that: ${sentence}`);
}
