/** The cards that a table has typed: each a row of the settings, under its kind and id. */
import { idOfTyped, typedRowIn, type TypedRow } from '$lib/core/record/typed-row.ts';
import { stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

const PREFIX = 'typed:';

const keyOf = (row: TypedRow) => `${PREFIX}${row.kind}:${idOfTyped(row)}`;

/** Every card, by kind and id; what is none among them is left where it is. */
export function listTyped(): Promise<Stored<TypedRow[]>> {
  return stored(async () => {
    const rows = await (await tables()).settings.where('key').startsWith(PREFIX).toArray();
    return rows.flatMap(({ value }) => typedRowIn(value) ?? []);
  });
}

/** Keeps a card; `before` is what it was, which goes in the same transaction. */
export function keepTyped(row: TypedRow, before = row): Promise<Stored<void>> {
  return stored(async () => {
    const { settings } = await tables();
    await settings.db.transaction('rw', settings, async () => {
      if (keyOf(before) !== keyOf(row)) await settings.delete(keyOf(before));
      await settings.put({ key: keyOf(row), value: row });
    });
  });
}

/** Keeps the cards of a game that came from elsewhere; a card that is here stays as it is here. */
export function keepTypedBeside(rows: readonly TypedRow[]): Promise<Stored<void>> {
  return stored(async () => {
    const { settings } = await tables();
    await settings.db.transaction('rw', settings, async () => {
      for (const row of rows) {
        const here = await settings.get(keyOf(row));
        if (!here) await settings.put({ key: keyOf(row), value: row });
      }
    });
  });
}

export function dropTyped(row: TypedRow): Promise<Stored<void>> {
  return stored(async () => {
    await (await tables()).settings.delete(keyOf(row));
  });
}
