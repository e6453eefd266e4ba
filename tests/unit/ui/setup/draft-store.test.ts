import { describe, expect, test } from 'vitest';
import { settingsOf } from '$lib/core/commands/setup.ts';
import { COLOURS } from '$lib/core/vocabulary.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { draftFrom, houseIn, stepsFrom } from '$lib/ui/setup/draft-store.ts';
import { setupWords as words } from '$words/setup.ts';
import { draftOf, freshDraft, houseOf, houseOfGame } from '$lib/ui/setup/draft.ts';

describe('a draft that was kept', () => {
  test('comes back as it was', () => {
    const draft = freshDraft();
    draft.seats[1]!.name = 'Sarah שרה';
    draft.seats[1]!.faction = 'winnu';
    const requirement = { of: 'goods', atLeast: 5 } as const;
    draft.opening = [
      { objective: 'own-x', name: 'X' },
      { objective: 'own-y', name: 'Y', points: 3, requirement },
    ];
    draft.goal = '250';
    draft.ownCards = ['own-barter'];
    expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([null, '', '{', '[]', '7', '{}', '{"seats":[]}', '{"seats":[null,null]}'])(
    'is none in %j',
    (text) => {
      expect(draftFrom(text)).toBeNull();
    },
  );

  test('is mended where it says what cannot be', () => {
    const seats = Array.from({ length: 3 }, () => ({
      key: 1,
      name: 'x'.repeat(500),
      faction: '<script>',
      colour: 'red',
    }));
    const draft = draftFrom(
      JSON.stringify({
        seats,
        speaker: 77,
        expansions: ['pok', 'nothing'],
        depth: 'deep',
        clock: 4,
        endAfterRound: -1,
        tokenTotal: 1e9,
        opening: [{ objective: '../x' }, 3],
      }),
    )!;
    expect(new Set(draft.seats.map((seat) => seat.key)).size).toBe(3);
    expect(new Set(draft.seats.map((seat) => seat.colour)).size).toBe(3);
    expect(draft.seats[0]).toMatchObject({ name: 'x'.repeat(40), faction: null });
    expect(draft.speaker).toBe(draft.seats[0]!.key);
    expect(houseOf(draft)).toEqual({ ...houseOf(freshDraft()), expansions: ['pok'] });
    expect(draft.opening).toEqual([null, null]);
  });
});

describe('the steps of a draft that were kept', () => {
  test('come back as they were', () => {
    const named = { ...freshDraft(), goal: '12' };
    const steps = { past: [freshDraft(), named], future: [named] };
    expect(stepsFrom(JSON.stringify(steps))).toEqual(steps);
  });

  test.each([null, '{', '[]', '{}', '{"past":7}', '{"past":[null,{},{"seats":[]}],"future":"x"}'])(
    'are none in %j',
    (text) => {
      expect(stepsFrom(text)).toEqual({ past: [], future: [] });
    },
  );
});

describe('the house rules', () => {
  test('begin the next table', () => {
    const house = { ...houseOf(freshDraft()), expansions: [], goal: '14', tokenTotal: 20 };
    const kept = houseIn(JSON.stringify(house))!;
    expect(kept).toEqual(house);
    expect(freshDraft(kept)).toMatchObject({ goal: '14', tokenTotal: 20, expansions: [] });
  });

  test('the same people again keep their names, colours and seats, and remember their factions', () => {
    const earlier = [
      { name: 'Mira', faction: 'winnu', colour: 'pink' },
      { name: 'Jonas', faction: null, colour: 'red' },
      { name: 'Sam', faction: 'nomad', colour: 'slate' },
    ] as const;
    const draft = draftOf(earlier, { ...houseOf(freshDraft()), goal: '12', depth: 'full' });
    const open = { faction: null, rolled: false };
    expect(draft.seats).toEqual([
      { key: 0, name: 'Mira', colour: 'pink', last: 'winnu', ...open },
      { key: 1, name: 'Jonas', colour: 'red', ...open },
      { key: 2, name: 'Sam', colour: 'slate', last: 'nomad', ...open },
    ]);
    expect(draft).toMatchObject({
      goal: '12',
      depth: 'full',
      speaker: null,
      opening: [null, null],
    });
    expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
  });

  test('of a game are the next table’s: its boxes, goal, depth, clock, end and tokens', () => {
    const settings = {
      ...settingsOf(rulesetOf(['thunders-edge']), 4),
      goal: 14,
      depth: 'full' as const,
      clock: 'off' as const,
      endAfterRound: 6,
      tokenTotal: 20,
      cardsEach: 1,
      objectivesEnd: false,
      setup: { kind: 'own' as const, name: 'Friday' },
    };
    const base = { ruleset: 'base+thunders-edge' };
    const seating = ['s1', 's2', 's3', 's4'] as const;
    const house = houseOfGame({
      ...base,
      expansions: ['thunders-edge'],
      settings,
      seating: [...seating],
      typed: {
        strategyCards: [{ card: 'own-barter', name: 'Barter', initiative: 5, cost: 1 }],
      },
    });
    const { startingTokens, secretLimit, publicObjectives } = freshDraft();
    expect(house).toEqual({
      game: 'base',
      expansions: ['thunders-edge'],
      goal: '14',
      depth: 'full',
      clock: 'off',
      endAfterRound: 6,
      tokenTotal: 20,
      cardsEach: 1,
      startingTokens,
      secretLimit,
      publicObjectives,
      objectivesEnd: false,
      secretsDrawn: 1,
      options: [],
      setup: { kind: 'own', name: 'Friday' },
      ownCards: ['own-barter'],
    });
    expect(draftFrom(JSON.stringify({ ...freshDraft(), ...house }))).toMatchObject(house);
    // As many cards as the rules say are no rule of the table's own.
    const two = { ...settings, cardsEach: 2 };
    const usual = houseOfGame({ ...base, expansions: [], settings: two, seating: [...seating] });
    expect(usual.cardsEach).toBeNull();
  });

  test('who was “Player 2” is no one again, and is remembered as no person', () => {
    const seats = [
      { name: 'Mira', faction: null, colour: 'pink' },
      { name: words.player(2), faction: 'winnu', colour: 'red' },
    ] as const;
    expect(draftOf(seats).seats.map(({ name }) => name)).toEqual(['Mira', '']);
  });

  test('more than six people bring the larger box with them', () => {
    const house = { ...houseOf(freshDraft()), expansions: [] };
    const earlier = COLOURS.map((colour) => ({ name: colour, faction: null, colour }));
    expect(draftOf(earlier, house).expansions).toEqual(['pok']);
    expect(draftOf(earlier.slice(0, 6), house).expansions).toEqual([]);
  });
});
