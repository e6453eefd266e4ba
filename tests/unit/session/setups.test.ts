/** Setups on a device: kept by name, each name once, and opened from a file beside what is there. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { Setups, type NamedRules } from '../../../src/lib/session/setups.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { freshDraft } from '../../../src/lib/ui/setup/draft.ts';
import { rulesOf } from '../../../src/lib/ui/setup/house-rules.ts';

const setup = (name: string, goal = 12): NamedRules => ({
  name,
  rules: { ...rulesOf(freshDraft()), goal },
});
const names = ({ list }: Setups) => list.map(({ name }) => name);

async function opened(): Promise<Setups> {
  const setups = new Setups();
  await setups.ready;
  return setups;
}

it('are kept, renamed and dropped, by names that differ in more than case', async () => {
  const setups = await opened();
  expect(names(setups)).toEqual([]);
  await setups.keep(setup('Friday'));
  await setups.keep(setup('Monday', 14));
  await setups.keep(setup('FRIDAY', 11));
  expect(names(await opened())).toEqual(['FRIDAY', 'Monday']);
  expect(setups.named('friday')?.rules.goal).toBe(11);
  await setups.keep(setup('Weekend', 11), 'friday');
  expect(names(await opened())).toEqual(['Monday', 'Weekend']);
  await setups.remove('Monday');
  await setups.remove('Weekend');
  expect(names(await opened())).toEqual([]);
});

it('come from a file once, and beside another one of the same name', async () => {
  const setups = await opened();
  const file = (row: NamedRules) => new Blob([setups.fileOf(row).text]);
  expect(await setups.open(file(setup('Friday')))).toEqual({ kind: 'added', name: 'Friday' });
  expect(await setups.open(file(setup('friday')))).toEqual({ kind: 'known', name: 'Friday' });
  const beside = { kind: 'beside', name: 'Friday (2)' };
  expect(await setups.open(file(setup('Friday', 11)))).toEqual(beside);
  expect(await setups.open(new Blob(['{']))).toMatchObject({ problem: 'not-json' });
  expect(names(await opened())).toEqual(['Friday', 'Friday (2)']);
});

it('may be of another base game, which they name', async () => {
  const setups = await opened();
  const rules = {
    ...rulesOf(freshDraft()),
    expansions: [],
    options: ['ascendancy'],
    tokenTotal: null,
  };
  const named = { name: 'Ascent', rules: { ...rules, game: 'shattered-ascension' } };
  const file = (row: NamedRules) => new Blob([setups.fileOf(row).text]);
  expect(await setups.open(file(named))).toEqual({ kind: 'added', name: 'Ascent' });
  expect((await opened()).named('Ascent')).toEqual(named);
  const stranger = { name: 'Moon', rules: { ...rules, game: 'moon' } };
  expect(await setups.open(file(stranger))).toMatchObject({
    problem: 'unknown-rules',
    where: 'moon',
  });
});

it('are left alone where they are of no shape that is known here', async () => {
  await database.settings.put({ key: 'setup:odd', value: { name: 'Odd', rules: { moons: 3 } } });
  expect(names(await opened())).not.toContain('Odd');
  expect(await database.settings.get('setup:odd')).toBeDefined();
});
