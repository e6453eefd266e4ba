/** Agendas that lie open for a council. */
import { expect, it } from 'vitest';
import { flagsOf } from '../../../../../src/lib/ui/parts/agenda/flags.ts';
import type { Seat } from '../../../../../src/lib/core/vocabulary.ts';
import { ASCENSION } from '../../../../support/ascension/ruleset.ts';
import { rulesetFor } from '../../../../../src/lib/rulesets/compose.ts';

const seats = (count: number) => Array.from({ length: count }, (_, i): Seat => `s${i + 1}`);

it('each player has a flag, and cards off the deck make up five', () => {
  const flags = (players: number) => flagsOf(seats(players), ASCENSION.v42).map(({ by }) => by);
  expect(flags(3)).toEqual(['s1', 's2', 's3', 'deck-1', 'deck-2']);
  expect(flags(6)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
});

it('a game whose cards open fewer agendas adds none', () => {
  const base = rulesetFor({ ruleset: 'base', expansions: [] });
  expect(flagsOf(seats(3), base).filter(({ seat }) => seat === null).length).toBeLessThan(2);
});
