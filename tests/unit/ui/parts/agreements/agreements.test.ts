/** What a contract is worth that a player hands over: as known of its faction, else as seen, else 1. */
import { expect, it } from 'vitest';
import { createGame, type Game, type Seat } from '../../../../../src/lib/core/game.ts';
import type { EventOf } from '../../../../../src/lib/core/events.ts';
import { contractWorth } from '../../../../../src/lib/ui/parts/agreements/agreements.ts';
import { ASCENSION } from '../../../../support/ascension/ruleset.ts';
import { setUpGame } from '../../../../../src/lib/core/commands/setup.ts';
import { applyEvent } from '../../../../../src/lib/core/changes/apply.ts';
import { setUpArgs } from '../../../../support/table.ts';

const ruleset = ASCENSION.v42;

function laid(): Game {
  const factions = ['arborec', 'winnu'];
  const args = { ...setUpArgs({ players: 3, factions, objectives: [] }), expansions: [] };
  return setUpGame(createGame(), ruleset, args).reduce(applyEvent, createGame());
}

const opened = (
  agreement: number,
  seats: [Seat, Seat],
  values: [number, number],
): EventOf<'agreement.opened'> => ({ type: 'agreement.opened', agreement, seats, values });

it('is that of the first contract, then of the second, then what was seen last', () => {
  let game = laid();
  const line: { fact: EventOf<'agreement.opened'> }[] = [];
  const worth = (owner: Seat) => contractWorth(game, ruleset, line, owner);
  const open = (fact: EventOf<'agreement.opened'>) => {
    game = applyEvent(game, fact);
    line.push({ fact });
  };
  expect([worth('s1'), worth('s2')]).toEqual([2, 1]);
  // Each receives what the other's contract is worth.
  open(opened(1, ['s1', 's2'], [3, 2]));
  expect([worth('s1'), worth('s2')]).toEqual([1, 3]);
  open(opened(2, ['s3', 's1'], [1, 4]));
  expect([worth('s1'), worth('s3')]).toEqual([1, 4]);
});
