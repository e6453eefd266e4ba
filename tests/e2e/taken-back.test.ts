/** A game whose last act cannot be played again goes on from the act before it, at a tap. */
import { damage as damageWords } from '$words/damage.ts';
import { banner as barWords } from '$words/banner.ts';
import { entriesOf } from '../../src/lib/core/engine/record-on.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { storedFacts, storedMarks } from './support/stored.ts';
import { tap } from './support/tap.ts';

const GAME = 'taken-back';

test('an act of no one’s at the end of a sound record is gone back from, and kept', async ({
  page,
}) => {
  const played = recordedEntries('three-players').slice(0, 40);
  const last = played.at(-1);
  const fact = { type: 'goods.gained' as const, seat: 's9' as const, goods: 1 };
  const stamps = { at: (last?.at ?? 0) + 1000, mono: 1, run: 'r', app: 'test' };
  const strange = entriesOf(GAME, [{ body: { kind: 'fact', fact } }], last, stamps);
  await openRecord(page, [...played, ...strange], GAME);

  // Beside it stands the line that asks what the time since the record was.
  const banner = page.locator('.banner').filter({ hasText: barWords.act.back });
  await expect(banner).toContainText(damageWords.readOnly.broken(41, 41));
  const save = banner.getByRole('button', { name: barWords.act.save, exact: true });
  await expect(save).toBeVisible();
  await tap(banner.getByRole('button', { name: barWords.act.back, exact: true }));
  await expect(banner).toBeHidden();
  await settled(page);
  expect(await storedMarks(page, GAME)).toBe(1);
  expect(await storedFacts(page, GAME, 'goods.gained')).toContainEqual(
    expect.objectContaining({ body: { kind: 'fact', fact } }),
  );

  await page.reload();
  await expect(page.locator('main.table section.stage')).toBeVisible();
  await expect(banner).toBeHidden();
});
