/** Who the people of this device are: what they are called, and which names are one person. */
import {
  keyOf,
  laterStamp,
  pairOf,
  personReader,
  type Naming,
  type Person,
} from '$lib/core/record/people-book.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import { addNamings, listNamings } from '$lib/storage/naming-store.ts';
import { stampNow } from './device.ts';

export type { Person } from '$lib/core/record/people-book.ts';

/** What was said before a change, to take it back with. */
type Before = readonly Naming[];

export class People {
  #book = $state.raw<readonly Naming[]>([]);
  /** Who is meant by a name of a record. */
  personOf = $derived(personReader(this.#book));
  /** Why the last change was not kept, or null. */
  problem = $state<StorageProblem | null>(null);

  /** Reads what people are called. */
  async load(): Promise<void> {
    const book = await listNamings();
    if (book.ok) this.#book = book.value;
  }

  /** Calls a person otherwise; the answer takes it back. */
  async rename({ id, name: before }: Person, name: string): Promise<() => Promise<void>> {
    const say = async (called: string) =>
      this.#add([{ kind: 'renamed', person: id, name: called, ...(await stampNow()) }]);
    await say(name.trim());
    return () => say(before);
  }

  /** Makes two people one who is called `name`; the answer takes it back. */
  async merge(one: Person, other: Person, name: string): Promise<() => Promise<void>> {
    const stamp = await stampNow();
    const people = pairOf(one.id, other.id);
    const [kept] = people;
    await this.#add([
      { kind: 'joined', people, joined: true, ...stamp },
      { kind: 'renamed', person: kept, name, ...stamp },
    ]);
    const before = kept === one.id ? one.name : other.name;
    return async () => {
      const later = await stampNow();
      await this.#add([
        { kind: 'joined', people, joined: false, ...later },
        { kind: 'renamed', person: kept, name: before, ...later },
      ]);
    };
  }

  /** Makes several spellings that are one person people of their own again. */
  async split({ id }: Person): Promise<void> {
    const stamp = await stampNow();
    const joined = this.#book.filter(
      (naming) =>
        naming.kind === 'joined' && naming.joined && this.personOf(naming.people[0]).id === id,
    );
    await this.#add(joined.map((naming) => ({ ...naming, joined: false, ...stamp }) as Naming));
  }

  async #add(namings: Before): Promise<void> {
    const known = Object.fromEntries(this.#book.map((naming) => [keyOf(naming), naming]));
    const said = namings.map((naming) => ({
      ...naming,
      ...laterStamp(naming, known[keyOf(naming)]),
    }));
    const done = await addNamings(said);
    this.problem = done.ok ? null : done.problem;
    await this.load();
  }
}
