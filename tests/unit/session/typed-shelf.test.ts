/** Cards that were typed on a device: kept once, changed, forgotten, and brought by a game file. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { correctObjective } from '../../../src/lib/core/commands/corrections.ts';
import { scoreObjective } from '../../../src/lib/core/commands/objectives.ts';
import { setUpGame } from '../../../src/lib/core/commands/setup.ts';
import { gameFileOf } from '../../../src/lib/core/record/file-of.ts';
import { typedRowIn } from '../../../src/lib/core/record/typed-row.ts';
import { importGame } from '../../../src/lib/session/import-game.ts';
import { TypedShelf, type TypedRowOf } from '../../../src/lib/session/typed-shelf.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { atScoring } from '../../support/rounds.ts';
import { setUpArgs, Table } from '../../support/table.ts';

const cats = (more: Partial<TypedRowOf<'faction'>> = {}): TypedRowOf<'faction'> => ({
  kind: 'faction',
  faction: 'own-star-cats',
  name: 'Star Cats',
  commodities: 5,
  planets: [],
  technologies: ['neural-motivator'],
  ...more,
});

async function opened(): Promise<TypedShelf> {
  const shelf = new TypedShelf();
  await shelf.ready;
  return shelf;
}

beforeEach(() => database.settings.clear());

it('are kept once each, changed under another name, and forgotten', async () => {
  const shelf = await opened();
  expect(shelf.list).toEqual([]);
  await shelf.keep(cats());
  await shelf.keep(cats({ commodities: 6 }));
  expect((await opened()).of('faction')).toEqual([cats({ commodities: 6 })]);
  const dogs = cats({ faction: 'own-star-dogs', name: 'Star Dogs' });
  await shelf.keep(dogs, cats());
  expect(shelf.list).toEqual([dogs]);
  expect(shelf.of('objective')).toEqual([]);
  await shelf.drop(dogs);
  expect((await opened()).list).toEqual([]);
});

it('are left alone where they are of no shape that is known here', async () => {
  const barter = { kind: 'strategy-card', card: 'own-barter', name: 'B', initiative: 5, cost: 1 };
  const herd = { kind: 'objective', objective: 'own-herd', name: 'Herd', stage: 1, points: 2 };
  const bowl = { planet: 'own-bowl', name: 'Bowl', resources: 1, influence: 2 };
  const hush = { kind: 'secret', objective: 'own-hush', name: 'Hush', phase: 'status' };
  const asking = (requirement: object) => ({ ...herd, requirement });
  const sound = [
    cats(),
    cats({ planets: [bowl] }),
    cats({ contracts: [2, 1] }),
    barter,
    herd,
    asking({ of: 'goods', atLeast: 5 }),
    hush,
  ];
  for (const row of sound) expect(typedRowIn(row)).toEqual(row);
  const odd = [
    null,
    'cats',
    { ...cats(), kind: 'moon' },
    { ...cats(), kind: 'toString' },
    { ...cats(), name: 3 },
    { ...cats(), name: '' },
    { ...cats(), faction: 'Star Cats' },
    { ...cats(), commodities: 1.5 },
    { ...cats(), planets: 'three' },
    { ...cats(), planets: [{ ...bowl, resources: -1 }] },
    { ...cats(), planets: [{ ...bowl, influence: '2' }] },
    { ...cats(), planets: [{ ...bowl, planet: '' }] },
    { ...cats(), technologies: ['../x'] },
    { ...cats(), contracts: [2] },
    { ...cats(), contracts: [2, 'x'] },
    { ...barter, card: undefined },
    { ...barter, initiative: 1000 },
    { ...barter, cost: null },
    { ...herd, objective: 7 },
    { ...herd, stage: 3 },
    { ...herd, points: '2' },
    asking({ of: 'moons', atLeast: 5 }),
    asking({ of: 'goods', atLeast: 0 }),
    { ...hush, phase: 'strategy' },
    { ...hush, objective: '' },
  ];
  for (const row of odd) expect(typedRowIn(row), JSON.stringify(row)).toBeNull();
  const kept = { key: 'typed:faction:own-odd', value: { ...cats(), planets: 'three' } };
  await database.settings.put(kept);
  expect((await opened()).list).toEqual([]);
  expect(await database.settings.get(kept.key)).toEqual(kept);
});

/** Takes a game in as its file has it. */
async function takeIn({ entries }: Table): Promise<void> {
  const text = JSON.stringify(gameFileOf(entries, { app: 'test', at: 1_700_000_000_000 }));
  const job = { file: new Blob([text]), copyId: 'copy', onProgress: () => undefined };
  expect(await importGame(job)).toHaveProperty('gameId');
}

it('come with the file of a game, beside what is here', async () => {
  const { kind: _, ...faction } = cats();
  const barter = { card: 'own-barter', name: 'Barter', initiative: 9, cost: 1 };
  const args = setUpArgs({ players: 3, factions: [faction.faction] });
  const typed = { factions: [faction], strategyCards: [barter] };
  const table = new Table(['pok']).do(setUpGame, { ...args, typed });
  const shelf = await opened();
  await shelf.keep(cats({ commodities: 2 }));
  await takeIn(table);
  expect((await opened()).list).toEqual([
    cats({ commodities: 2 }),
    { kind: 'strategy-card', ...barter },
  ]);
});

it('come with it as they were typed while it was played: objectives and secrets', async () => {
  const herd = { objective: 'own-herd', name: 'Herd', stage: 1 as const, points: 2 };
  const requirement = { of: 'goods' as const, atLeast: 5 };
  const table = atScoring({ players: 3, objectives: [] })
    .do(correctObjective, {
      objective: 'own-herd',
      revealed: { name: 'Herd', stage: 1, points: 2, phase: 'status', requirement },
    })
    .do(scoreObjective, {
      seat: 's1',
      objective: 'own-hush',
      typed: { name: 'Hush', phase: 'status' },
    });
  await takeIn(table);
  expect((await opened()).list).toEqual([
    { kind: 'objective', ...herd, requirement },
    { kind: 'secret', objective: 'own-hush', name: 'Hush', phase: 'status' },
  ]);
});
