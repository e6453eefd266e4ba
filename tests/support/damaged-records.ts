/**
 * What can be wrong with a record in storage, case by case: its rows as they then lie there, and
 * what opening it has to say. The entry in question is number 7, unless it says otherwise.
 */
import type { Written } from '../../src/lib/core/record/entry.ts';
import type { Damage } from '../../src/lib/core/engine/engine-state.ts';
import { sealed } from './log.ts';

/** An entry as a bad disk or another program may have left it. */
type Loose = Record<string, unknown> & { body?: Record<string, unknown> };

export interface DamagedRecord {
  /** What is wrong, as the end of a sentence. */
  what: string;
  /** The rows instead of the entries; `gameId` and `seq` are their key. */
  spoil: (entries: readonly Written[]) => Loose[];
  /** What opening finds; null where only the length of the list tells, or only the schemas. */
  damage: Damage['kind'] | null;
  /** The place of the first entry that cannot be read. */
  at: number;
}

const AT = 7;

const loose = (entries: readonly Written[]) => structuredClone(entries) as unknown as Loose[];

/** The same rows with the one at a place changed. */
const changed =
  (change: (entry: Loose) => Loose, at = AT): DamagedRecord['spoil'] =>
  (entries) =>
    loose(entries).map((entry, i) => (i === at - 1 ? change(entry) : entry));

/** Rows with sums that hold, as another program would leave them. */
const resealed =
  (spoil: DamagedRecord['spoil']): DamagedRecord['spoil'] =>
  (entries) =>
    sealed(spoil(entries) as unknown as Written[]) as unknown as Loose[];

const without =
  (at: number): DamagedRecord['spoil'] =>
  (entries) =>
    loose(entries).filter((_, i) => i !== at - 1);

const fact = (change: Record<string, unknown>) =>
  changed((entry) => ({
    ...entry,
    body: { kind: 'fact', fact: { ...(entry.body?.['fact'] as object), ...change } },
  }));

const laterFormat = changed((entry) => ({ ...entry, format: 3 }));
const ofOlderTap = changed((entry) => ({ ...entry, group: 1 }));
const toNothing = changed((entry) => ({ ...entry, body: { kind: 'mark', head: 0 } }));
const withoutBody = changed(({ body: _, ...entry }) => entry);
const unknownKind = changed((entry) => ({ ...entry, body: { ...entry.body, kind: 'rumour' } }));
const unknownFact = fact({ type: 'rumour.spread' });
const wrongType = fact({ card: { id: 'leadership' } });
const noFormat = changed((entry) => ({ ...entry, format: 'two' }));

/** Sums that hold over an entry that this version cannot read: a newer one has written it. */
const newer = (what: string, spoil: DamagedRecord['spoil'], at = AT): DamagedRecord => ({
  ...{ what: `${what}, and sums hold`, spoil: resealed(spoil), at },
  damage: 'newer',
});

/** Damage at an entry that is there. */
const hit = (what: string, spoil: DamagedRecord['spoil'], at = AT): DamagedRecord => ({
  ...{ what, spoil, at },
  damage: 'unreadable',
});

/** Every case in which the record itself says what is wrong. */
export const DAMAGED_RECORDS: readonly DamagedRecord[] = [
  { what: 'the first entry is missing', spoil: without(1), damage: 'incomplete', at: 1 },
  { what: 'an entry in the middle is missing', spoil: without(AT), damage: 'incomplete', at: AT },
  hit('the body is missing', withoutBody),
  newer('the body is missing', withoutBody),
  hit(
    'the body of the first is missing',
    changed(({ body: _, ...entry }) => entry, 1),
    1,
  ),
  hit('its kind is unknown', unknownKind),
  newer('its kind is unknown', unknownKind),
  hit('its fact is unknown', unknownFact),
  hit('an argument is of the wrong type', wrongType),
  hit('the format is not a number', noFormat),
  newer('the format is not a number', noFormat),
  hit('it has no group, and sums hold', resealed(changed(({ group: _, ...entry }) => entry))),
  newer('it is of a later format', laterFormat),
  hit('a later format was written into it', laterFormat),
  hit('its tap goes on after another one, and sums hold', resealed(ofOlderTap)),
  hit('it leads to before the first act, and sums hold', resealed(toNothing)),
  {
    what: 'its number is no number',
    // Storage sorts it behind those that have one.
    spoil: (entries) => [
      ...without(AT)(entries),
      { ...(entries[AT - 1] as unknown as Loose), seq: 'seven' },
    ],
    damage: 'incomplete',
    at: AT,
  },
  {
    what: 'it has the id of another game',
    spoil: changed((entry) => ({ ...entry, gameId: `${String(entry['gameId'])}-strange` })),
    damage: 'incomplete',
    at: AT,
  },
  hit(
    'its time is not a number',
    changed((entry) => ({ ...entry, at: 'noon' })),
  ),
  hit(
    'the time of the first is not a number',
    changed((e) => ({ ...e, at: 'noon' }), 1),
    1,
  ),
  hit(
    'one byte is flipped',
    changed((entry) => ({ ...entry, at: Number(entry['at']) ^ 4 })),
  ),
  {
    what: 'it reads well and does not replay',
    spoil: resealed(fact({ seat: 's9' })),
    damage: 'broken',
    at: AT,
  },
  newer(
    'the first lays no table that is known',
    changed((entry) => ({ ...entry, body: { kind: 'fact', fact: { type: 'game.created' } } }), 1),
    1,
  ),
];

/** Sums that hold over an entry that only the schemas find to be unknown: they are asked in calm. */
export const UNKNOWN_RECORDS: readonly DamagedRecord[] = [
  newer('its fact is unknown', unknownFact),
  newer('an argument is of an unknown type', wrongType),
  newer(
    'it has an unknown field',
    changed((entry) => ({ ...entry, heardBy: 's1' })),
  ),
  newer('its fact has an unknown field', fact({ whispered: true })),
  newer(
    'the code of its refusal is unknown',
    changed((entry) => ({ ...entry, overruled: { code: 'moon-is-full' } })),
  ),
];
