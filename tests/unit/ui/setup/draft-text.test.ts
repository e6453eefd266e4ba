import { describe, expect, test } from 'vitest';
import { COLOURS } from '$lib/core/vocabulary.ts';
import { draftFrom, houseIn } from '$lib/ui/setup/draft-text.ts';
import { setupWords as words } from '$words/setup.ts';
import { draftOf, freshDraft, houseOf } from '$lib/ui/setup/draft.ts';

describe('a draft that was kept', () => {
  test('comes back as it was', () => {
    const draft = freshDraft();
    draft.seats[1]!.name = 'Sarah שרה';
    draft.seats[1]!.faction = 'winnu';
    draft.opening = [{ objective: 'own-x', name: 'X' }, null];
    draft.goal = '250';
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

describe('the house rules', () => {
  test('begin the next table', () => {
    const house = { ...houseOf(freshDraft()), expansions: [], goal: '14', tokenTotal: 20 };
    const kept = houseIn(JSON.stringify(house))!;
    expect(kept).toEqual(house);
    expect(freshDraft(kept)).toMatchObject({ goal: '14', tokenTotal: 20, expansions: [] });
  });

  test('the same people again keep their names, factions, colours and seats', () => {
    const earlier = [
      { name: 'Mira', faction: 'winnu', colour: 'pink' },
      { name: 'Jonas', faction: null, colour: 'red' },
      { name: 'Sam', faction: 'nomad', colour: 'slate' },
    ] as const;
    const draft = draftOf(earlier, 12);
    expect(draft.seats.map(({ name, faction, colour }) => ({ name, faction, colour }))).toEqual(
      earlier,
    );
    expect(draft.goal).toBe('12');
  });

  test('who was “Player 2” is nobody again, and is remembered as no person', () => {
    const seats = [
      { name: 'Mira', faction: null, colour: 'pink' },
      { name: words.player(2), faction: 'winnu', colour: 'red' },
    ] as const;
    expect(draftOf(seats, 10).seats.map(({ name }) => name)).toEqual(['Mira', '']);
  });

  test('more than six people bring the larger box with them', () => {
    const house = { ...houseOf(freshDraft()), expansions: [] };
    const earlier = COLOURS.map((colour) => ({ name: colour, faction: null, colour }));
    expect(draftOf(earlier, 10, house).expansions).toEqual(['pok']);
    expect(draftOf(earlier.slice(0, 6), 10, house).expansions).toEqual([]);
  });
});
