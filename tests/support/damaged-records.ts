/**
 * What can be wrong with a record in storage, case by case: its rows as they then lie there, and
 * what opening it has to say. The entry in question is number 7, unless it says otherwise.
 */
import type { Written } from '../../src/lib/core/record/entry.ts';
import type { Damage } from '../../src/lib/core/play/play.ts';
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

const withoutBody = changed(({ body: _, ...entry }) => entry);
const unknownKind = changed((entry) => ({ ...entry, body: { ...entry.body, kind: 'rumour' } }));
const unknownFact = fact({ type: 'rumour.spread' });
const wrongType = fact({ card: { id: 'leadership' } });
const noFormat = changed((entry) => ({ ...entry, format: 'two' }));

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
  hit('the body is missing, and sums hold', resealed(withoutBody)),
  hit(
    'the body of the first is missing',
    changed(({ body: _, ...entry }) => entry, 1),
    1,
  ),
  hit('its kind is unknown', unknownKind),
  hit('its kind is unknown, and sums hold', resealed(unknownKind)),
  hit('its fact is unknown', unknownFact),
  hit('an argument is of the wrong type', wrongType),
  hit('the format is not a number', noFormat),
  hit('the format is not a number, and sums hold', resealed(noFormat)),
  hit('it has no group, and sums hold', resealed(changed(({ group: _, ...entry }) => entry))),
  {
    what: 'it is of a later format',
    spoil: resealed(changed((entry) => ({ ...entry, format: 3 }))),
    damage: 'newer',
    at: AT,
  },
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
  hit(
    'the first lays no table, and sums hold',
    resealed(
      changed((entry) => ({ ...entry, body: { kind: 'fact', fact: { type: 'game.created' } } }), 1),
    ),
    1,
  ),
];

/** Sums that hold over an entry that only the schemas find: they are asked in calm. */
export const MISSHAPEN_RECORDS: readonly DamagedRecord[] = [
  { what: 'its fact is unknown, and sums hold', spoil: resealed(unknownFact) },
  { what: 'an argument is of the wrong type, and sums hold', spoil: resealed(wrongType) },
].map((row) => ({ ...row, damage: 'unreadable', at: AT }));
