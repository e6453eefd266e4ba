import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { setUpGame } from '$lib/core/commands/setup.ts';
import { eventSchema } from '$lib/core/events.ts';
import { createGame } from '$lib/core/game.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { freshDraft } from '$lib/ui/setup/draft.ts';
import { emptyObjective, objectiveFrom } from '$lib/ui/kit/typed-objective.ts';
import { dealtOpening, openingSlots, startArgs } from '$lib/ui/setup/opening.ts';

const pok = rulesetOf(['pok']);
const player = (number: number) => `Player ${number}`;

describe('the start', () => {
  test('names a seat without a name by its number', () => {
    const draft = freshDraft();
    draft.seats[1]!.name = '  Théo  Müller ';
    const { seats } = startArgs(draft, pok, 'g', player);
    expect(seats.map((seat) => seat.name).slice(0, 3)).toEqual([
      'Player 1',
      'Théo Müller',
      'Player 3',
    ]);
  });

  test('leaves a faction open that the rules in play do not have', () => {
    const draft = { ...freshDraft(), expansions: [] };
    draft.seats[0]!.faction = 'nomad';
    expect(startArgs(draft, rulesetOf([]), 'g', player).seats[0]!.faction).toBeNull();
    expect(startArgs(draft, pok, 'g', player).seats[0]!.faction).toBe('nomad');
  });

  test('points at the speaker by place', () => {
    const draft = { ...freshDraft(), speaker: 4 };
    draft.seats = [draft.seats[4]!, ...draft.seats.slice(0, 4), draft.seats[5]!];
    expect(startArgs(draft, pok, 'g', player).speaker).toBe(0);
  });

  test('carries the wishes of the table into the settings', () => {
    const draft = { ...freshDraft(), goal: '12', endAfterRound: 10, tokenTotal: 20 };
    expect(startArgs(draft, pok, 'g', player).settings).toEqual({
      goal: 12,
      depth: 'standard',
      clock: 'count',
      endAfterRound: 10,
      tokenTotal: 20,
    });
  });

  test('leads to facts that a game file may hold, whatever was typed', () => {
    const draft = freshDraft();
    draft.seats.forEach((seat) => (seat.name = '👩‍👩‍👧‍👦'.repeat(100)));
    const typed = (name: string) => {
      const { kind: _, stage: __, ...card } = objectiveFrom(emptyObjective(name, 1))!;
      return card;
    };
    draft.opening = [typed('Ω ' + 'long '.repeat(60)), typed('目標')];
    const facts = setUpGame(createGame(), pok, startArgs(draft, pok, 'g', player));
    for (const fact of facts) expect(v.safeParse(eventSchema, fact).success).toBe(true);
  });
});

describe('the opening', () => {
  test('is dealt from the stage I cards of the box, two different ones', () => {
    const stages = (expansions: string[]) =>
      openingSlots(rulesetOf(expansions), 6).map(({ stage, among }) => [stage, among.length]);
    expect(stages([])).toEqual([
      [1, 10],
      [1, 10],
    ]);
    expect(stages(['pok'])).toEqual([
      [1, 20],
      [1, 20],
    ]);
    const [one, two, ...more] = dealtOpening(openingSlots(pok, 6), () => 0);
    expect(one!.objective).not.toBe(two!.objective);
    expect(more).toEqual([]);
  });
});
