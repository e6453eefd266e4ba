/**
 * A record without the names of its people. Seats are called by something else; what the table typed loses
 * the names in it, and remarks, which tell of people in ways that no one can foresee, go altogether.
 * Printed cards keep theirs: a person may be called as a faction is.
 */
import { sumOf, type Written } from '$lib/core/record/entry.ts';
import { planetId } from '$lib/core/id.ts';
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import { SHORT_NAME, shortened } from '$lib/words/name-row.ts';

/** What hides the names of a record. */
export interface Veil {
  /** A fact without them; ids stay, so that what it names can be looked up. */
  fact(fact: GameEvent): GameEvent;
  /** A text that the table typed. */
  typed(text: string): string;
  /** A sentence in which cards are called as the table typed them. */
  sentence(text: string): string;
  /** The record without them: it leads to the same game, with sums of its own. */
  entries(): Written[];
}

type PlainRow = Record<string, unknown>;

const ID = /^[a-z0-9-]+$/;
/** Typed texts are no longer than a fact may hold. */
const LONGEST = 200;
/** What stands in the place of a remark that a fact can't do without. */
const NO_REMARK = '–';
/** Fields that hold what was typed, even where it has the form of an id. */
const FREE = new Set(['name', 'text', 'system', 'note', 'outcome']);
/** Beside a typed name these are ids that were made of it. */
const NAMED_BY = ['faction', 'planet', 'card', 'objective', 'agenda', 'law', 'id'];

const isRow = (value: unknown): value is PlainRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `look` with every row within a value. */
function eachRow(value: unknown, look: (row: PlainRow) => void): void {
  if (Array.isArray(value)) for (const item of value) eachRow(item, look);
  if (!isRow(value)) return;
  look(value);
  for (const item of Object.values(value)) eachRow(item, look);
}

/** Whether a row says who sits in a seat. */
const isPerson = (row: PlainRow): row is PlainRow & { seat: Seat; name: string } =>
  typeof row['seat'] === 'string' && typeof row['name'] === 'string' && 'faction' in row;

/** Names by who bears them, as the whole record has them. */
function bearers(entries: readonly Written[]): Map<string, Seat> {
  const found = new Map<string, Seat>();
  const add = (name: unknown, seat: unknown) => {
    if (typeof name !== 'string' || name.trim() === '') return;
    if (!found.has(name.trim())) found.set(name.trim(), seat as Seat);
  };
  for (const { body } of entries) {
    eachRow(body, (row) => {
      if (isPerson(row)) add(row.name, row.seat);
      if (row['type'] === 'player.corrected' && isRow(row['profile'])) {
        add(row['profile']['name'], row['seat']);
      }
    });
  }
  return found;
}

/** A text in which a name stands as a word of its own, whatever its case. */
function wordsLike(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu');
}

interface VeilRule {
  name: string;
  like: RegExp;
  call: string;
}

/**
 * Hides the names of the people in a record.
 *
 * @param calls what each seat is called instead
 */
export function veilOf(entries: readonly Written[], calls: Readonly<Record<Seat, string>>): Veil {
  const named = bearers(entries);
  const callOf = (seat: unknown) => calls[seat as Seat] ?? String(seat);
  const rules: VeilRule[] = [...named]
    .flatMap(([name, seat]) => {
      const [first = name] = name.split(/[\s,]+/);
      return [...new Set([name, ...(first.length > 2 ? [first] : [])])].map((one) => ({
        name: one,
        like: wordsLike(one),
        call: callOf(seat),
      }));
    })
    .sort((one, two) => two.name.length - one.name.length);
  const without = (text: string) =>
    rules.reduce((said, { like, call }) => said.replace(like, () => call), text).slice(0, LONGEST);

  const typed = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const { body } of entries) {
    eachRow(body, (row) => {
      const { name } = row;
      if (typeof name !== 'string' || isPerson(row)) return;
      const other = without(name);
      if (other === name) return;
      typed.set(name, other);
      typed.set(shortened(name, SHORT_NAME), shortened(other, SHORT_NAME));
      for (const key of NAMED_BY) {
        const id = row[key];
        if (typeof id === 'string' && ID.test(id)) ids.set(id, planetId(other) || 'typed');
      }
    });
  }

  const isPlainName = (text: string) =>
    rules.some(({ name }) => name.toLowerCase() === text.toLowerCase());

  function text(said: string, key: string): string {
    if (key === 'question' || key === 'type') return said;
    const free = !ID.test(said) || (FREE.has(key) && isPlainName(said));
    return free ? without(said) : said;
  }

  function hidden(value: unknown, key: string, renames: boolean): unknown {
    if (typeof value === 'string') return (renames && ids.get(value)) || text(value, key);
    if (Array.isArray(value)) return value.map((item) => hidden(item, key, renames));
    if (!isRow(value)) return value;
    const row = Object.entries(value).map(([name, item]) => [
      (renames && ids.get(name)) || name,
      hidden(item, name, renames),
    ]);
    return remarksOff(Object.fromEntries(row) as PlainRow, value);
  }

  /** A row without remarks; who sits in it is called otherwise. */
  function remarksOff(row: PlainRow, before: PlainRow): PlainRow {
    const { type } = before;
    if (isPerson(before)) {
      row['name'] = callOf(before.seat);
      if ('person' in row) row['person'] = null;
      return row;
    }
    if (type === 'player.corrected' && isRow(row['profile'])) {
      const { profile } = row;
      if ('name' in profile) profile['name'] = callOf(before['seat']);
      if ('person' in profile) profile['person'] = null;
    }
    if (typeof type === 'string') {
      // What is said of corrected points is what they came from.
      const remarks = /(?<!^points)\.corrected$|^(settings\.changed|game\.called)$/.test(type);
      if (remarks) delete row['note'];
      if (type.startsWith('deal.')) row['text'] = NO_REMARK;
    }
    if (before['kind'] === 'time') row['reason'] = NO_REMARK;
    const { setup } = row;
    if (isRow(setup) && setup['kind'] === 'own') setup['name'] = NO_REMARK;
    return row;
  }

  return {
    typed: without,
    fact: (fact) => hidden(fact, '', false) as GameEvent,
    sentence: (said) =>
      [...typed]
        .filter(([before]) => !isPlainName(before))
        .reduce((sentence, [before, after]) => sentence.replaceAll(before, after), said),
    entries() {
      let sum = '';
      return entries.map((entry) => {
        const next = { ...entry, body: hidden(entry.body, '', true) } as Written;
        sum = sumOf(sum, next);
        return { ...next, sum };
      });
    },
  };
}
