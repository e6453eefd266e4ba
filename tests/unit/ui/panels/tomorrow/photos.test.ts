import { expect, it } from 'vitest';
import { DEPTHS } from '$lib/core/vocabulary.ts';
import { photosOf } from '$lib/ui/panels/tomorrow/photos.ts';
import { Table } from '../../../../support/table.ts';

const { game } = Table.start({ players: 4 });
const ids = (of: Parameters<typeof photosOf>[0]) =>
  photosOf(of, (seat) => seat).map(({ id }) => id);

it('asks for the map, the piles, and the hand and play area of each player', () => {
  const seats = game.seating.flatMap((seat) => [`hand ${seat}`, `area ${seat}`]);
  expect(ids(game)).toEqual(['map', 'close', ...seats, 'piles']);
});

it('names the player as the table does', () => {
  const names = photosOf(game, (seat) => `<${seat}>`).map(({ name }) => name);
  for (const seat of game.seating) expect(names.join()).toContain(`<${seat}>`);
});

it('leaves out who was eliminated, and keeps who is away', () => {
  const [one, two] = ['s1', 's2'] as const;
  const players = structuredClone(game.players);
  for (const [seat, presence] of [
    [one, 'eliminated'],
    [two, 'away'],
  ] as const) {
    const player = players[seat];
    if (player) player.presence = presence;
  }
  const left = ids({ ...game, players });
  expect(left).not.toContain(`hand ${one}`);
  expect(left).not.toContain(`area ${one}`);
  expect(left).toContain(`hand ${two}`);
});

it('asks for less where more is tracked', () => {
  const said = DEPTHS.map((depth) => {
    const photos = photosOf({ ...game, settings: { ...game.settings, depth } }, (seat) => seat);
    return photos.find(({ id }) => id.startsWith('area'))?.detail;
  });
  expect(new Set(said).size).toBe(DEPTHS.length);
});
