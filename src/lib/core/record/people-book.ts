/**
 * Who is meant by the names in records. A record keeps the spelling of its evening for ever; what people
 * are called today, and which spellings are one person, stands beside the records and can be carried from
 * one device to another. The same books in whatever order lead to the same book.
 */

/** When something was said, and on which device: of two things that differ the later counts. */
export interface Stamp {
  /** Epoch ms. */
  at: number;
  /** Id of the device that it was said on. */
  device: string;
}

/** A person is called otherwise than the records spell it. */
export interface Renamed extends Stamp {
  kind: 'renamed';
  /** Id of the person. */
  person: string;
  name: string;
}

/** Two ids are one person, or are not one after all. */
export interface Joined extends Stamp {
  kind: 'joined';
  /** Their ids, in the order of the alphabet. */
  people: readonly [string, string];
  joined: boolean;
}

export type Naming = Renamed | Joined;

/** A person over all names. */
export interface Person {
  /** The smallest of the ids that are one person. */
  id: string;
  name: string;
}

/** The id of a person whom a record spells like this: spaces around a name tell no one apart. */
export const personIdOf = (name: string): string => name.normalize('NFC').trim();

/** What a naming is about: a later one about the same replaces it. */
export function keyOf(naming: Naming): string {
  return naming.kind === 'renamed'
    ? JSON.stringify(['renamed', naming.person])
    : JSON.stringify(['joined', ...pairOf(...naming.people)]);
}

/** Two ids as a pair that is the same whichever comes first. */
export const pairOf = (one: string, other: string): [string, string] =>
  one < other ? [one, other] : [other, one];

/**
 * A stamp that comes after what it changes: what was said with the clock of a device ahead, or before this
 * one's was set back, gives way to what is said now all the same.
 */
export const laterStamp = (now: Stamp, than: Stamp | undefined): Stamp =>
  than && than.at >= now.at ? { ...now, at: than.at + 1 } : now;

/** Of two stamps the later one, by time, then by device; what both say decides where even that is the same. */
export function isLater<T extends Stamp>(one: T, than: T): boolean {
  if (one.at !== than.at) return one.at > than.at;
  if (one.device !== than.device) return one.device > than.device;
  return said(one) > said(than);
}

/** The same text for the same content, in whatever order its fields came. */
const said = (stamp: Stamp): string =>
  JSON.stringify(Object.entries(stamp).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Several books as one: of each key the latest naming, in the order of the keys. */
export function mergeNamings(...books: readonly (readonly Naming[])[]): Naming[] {
  const latest = new Map<string, Naming>();
  for (const naming of books.flat()) {
    const key = keyOf(naming);
    const known = latest.get(key);
    if (!known || isLater(naming, known)) latest.set(key, naming);
  }
  const byKey = [...latest].sort(([one], [other]) => (one < other ? -1 : 1));
  return byKey.map(([, naming]) => naming);
}

/** Who is meant by a name of a record, by this book. */
export function personReader(book: readonly Naming[]): (name: string) => Person {
  const above = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = above.get(root); next !== undefined; next = above.get(root)) root = next;
    return root;
  };
  for (const naming of book) {
    if (naming.kind !== 'joined' || !naming.joined) continue;
    const [smaller, larger] = pairOf(rootOf(naming.people[0]), rootOf(naming.people[1]));
    if (smaller !== larger) above.set(larger, smaller);
  }
  const called = new Map<string, Renamed>();
  for (const naming of book) {
    if (naming.kind !== 'renamed') continue;
    const root = rootOf(naming.person);
    const known = called.get(root);
    if (!known || isLater(naming, known)) called.set(root, naming);
  }
  return (name) => {
    const id = rootOf(personIdOf(name));
    return { id, name: called.get(id)?.name ?? id };
  };
}
