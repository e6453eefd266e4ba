import { describe, expect, test } from 'vitest';
import { freshDraft, type SeatDraft } from '$lib/ui/setup/draft.ts';
import {
  changedSeat,
  dealtFactions,
  holderOf,
  mostDealt,
  neighbourOf,
  nextWithoutFaction,
  rolledFactions,
  shuffledSeats,
  spareSeat,
  swapped,
  withColour,
  withFaction,
  withLastFactions,
  withoutSeat,
  withSeat,
} from '$lib/ui/setup/seats.ts';

const table = () => freshDraft().seats;
const keys = (seats: readonly SeatDraft[]) => seats.map((seat) => seat.key);
const first = () => 0;

describe('seats', () => {
  test('a new one gets a colour that no one has, up to eight', () => {
    let seats = table();
    for (let i = 0; i < 5; i++) seats = withSeat(seats);
    expect(seats).toHaveLength(8);
    expect(new Set(seats.map((seat) => seat.colour)).size).toBe(8);
    expect(new Set(keys(seats)).size).toBe(8);
  });

  test('the last two stay', () => {
    let seats = table();
    for (let i = 0; i < 6; i++) seats = withoutSeat(seats, seats[0]!.key);
    expect(seats).toHaveLength(2);
  });

  test('an empty one goes before a filled one', () => {
    const seats = changedSeat(table(), 5, { name: 'Sam' });
    expect(spareSeat(seats)).toBe(4);
    expect(spareSeat(seats.map((seat) => ({ ...seat, faction: 'winnu' })))).toBe(5);
  });

  test('two people swap, the others stay', () => {
    expect(keys(swapped(table(), 1, 4))).toEqual([0, 4, 2, 3, 1, 5]);
    expect(keys(swapped(table(), 1, 99))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('neighbours close the circle', () => {
    expect(neighbourOf(table(), 5, 1)?.key).toBe(0);
    expect(neighbourOf(table(), 0, -1)?.key).toBe(5);
  });

  test('chance seats someone elsewhere', () => {
    const unmoved = (n: number) => n - 1;
    expect(keys(shuffledSeats(table(), unmoved))).toEqual([1, 2, 3, 4, 5, 0]);
    expect(keys(shuffledSeats(table(), first)).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a colour or faction that someone has', () => {
  test('names its holder', () => {
    const seats = withFaction(table(), 2, 'winnu');
    expect(holderOf(seats, 0, { faction: 'winnu' })?.key).toBe(2);
    expect(holderOf(seats, 2, { faction: 'winnu' })).toBeUndefined();
    expect(holderOf(seats, 0, { colour: seats[3]!.colour })?.key).toBe(3);
  });

  test('changes hands in a swap: never two of a colour or faction', () => {
    const before = table();
    const seats = withColour(before, 0, before[3]!.colour);
    expect(seats[0]!.colour).toBe(before[3]!.colour);
    expect(seats[3]!.colour).toBe(before[0]!.colour);

    const played = withFaction(withFaction(before, 0, 'winnu'), 1, 'nomad');
    const after = withFaction(played, 1, 'winnu');
    expect(after.map((seat) => seat.faction).slice(0, 2)).toEqual(['nomad', 'winnu']);
  });
});

describe('factions by chance', () => {
  const factions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  test('leave alone what was chosen by hand, and roll again what chance gave', () => {
    const chosen = withFaction(table(), 2, 'c');
    const rolled = rolledFactions(chosen, factions, first);
    expect(rolled[2]!.faction).toBe('c');
    expect(new Set(rolled.map((seat) => seat.faction)).size).toBe(6);
    const again = rolledFactions(rolled, factions, (n) => n - 1);
    expect(again[2]!.faction).toBe('c');
    expect(again.map((seat) => seat.faction)).not.toEqual(rolled.map((seat) => seat.faction));
  });

  test('roll for everyone once everyone has chosen', () => {
    const chosen = table().map((seat, i) => ({ ...seat, faction: factions[i]! }));
    const rolled = rolledFactions(chosen, factions, first);
    expect(rolled.every((seat) => seat.rolled)).toBe(true);
  });

  test('leave the last seats open when there are too few', () => {
    const rolled = rolledFactions(table(), ['a', 'b'], first);
    expect(rolled.filter((seat) => seat.faction !== null)).toHaveLength(2);
  });
});

describe('the factions of the last game', () => {
  const startOf = (faction: string) =>
    ({ winnu: 'winnu', nomad: 'nomad', obsidian: 'firmament' })[faction] ?? null;
  const remembering = (last: readonly (string | undefined)[]) =>
    table().map((seat, i) => (last[i] === undefined ? seat : { ...seat, last: last[i] }));
  const factionsOf = (seats: readonly SeatDraft[]) => seats.map(({ faction }) => faction);

  test('come back as they began, as far as they are in play', () => {
    const seats = remembering(['winnu', 'obsidian', 'keleres', undefined]);
    expect(factionsOf(withLastFactions(seats, startOf)).slice(0, 4)).toEqual([
      'winnu',
      'firmament',
      null,
      null,
    ]);
  });

  test('are taken back from a seat that chose one of them since', () => {
    const seats = changedSeat(remembering(['winnu', 'nomad']), 3, { faction: 'winnu' });
    const kept = changedSeat(seats, 4, { faction: 'sardakk-norr' });
    expect(factionsOf(withLastFactions(kept, startOf))).toEqual([
      'winnu',
      'nomad',
      null,
      null,
      'sardakk-norr',
      null,
    ]);
  });
});

describe('factions that are dealt', () => {
  const FACTIONS = Array.from({ length: 17 }, (_, i) => `f${i}`);

  test('are different ones for every seat that has none, and none that another seat has', () => {
    const seats = withFaction(table(), 1, 'f3');
    const dealt = dealtFactions(seats, FACTIONS, 3, first);
    const all = dealt.flatMap((seat) => seat.dealt ?? []);
    expect(dealt[1]).toEqual(seats[1]);
    expect(all).toHaveLength(15);
    expect(new Set(all).size).toBe(15);
    expect(all).not.toContain('f3');
  });

  test('take the place of what chance gave, and of all where every player has chosen', () => {
    const rolled = rolledFactions(table(), FACTIONS, first);
    const dealt = dealtFactions(rolled, FACTIONS, 2, first);
    expect(dealt.every((seat) => seat.faction === null && seat.dealt?.length === 2)).toBe(true);
    const chosen = rolled.map((seat) => ({ ...seat, rolled: false }));
    const again = dealtFactions(chosen, FACTIONS, 2, first);
    expect(again.every((seat) => seat.faction === null && seat.dealt?.length === 2)).toBe(true);
  });

  test('are as many as the boxes hold', () => {
    expect(mostDealt(table(), FACTIONS)).toBe(2);
    expect(mostDealt(withFaction(table(), 0, 'f0'), FACTIONS)).toBe(3);
    expect(mostDealt(table(), FACTIONS.slice(0, 5))).toBe(0);
  });

  test('are asked for round the table, clockwise', () => {
    const seats = withFaction(withFaction(table(), 1, 'f1'), 0, 'f0');
    expect(nextWithoutFaction(seats, 0)?.key).toBe(2);
    expect(nextWithoutFaction(seats, 5)?.key).toBe(2);
    expect(nextWithoutFaction(seats, 2)?.key).toBe(3);
    const full = rolledFactions(table(), FACTIONS, first);
    expect(nextWithoutFaction(full, 0)).toBeNull();
  });
});
