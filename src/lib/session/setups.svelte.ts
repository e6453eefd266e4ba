/** The setups of this device: house rules that a table has saved under a name, or opened from a file. */
import {
  readSetupFile,
  setupFileOf,
  type NamedRules,
  type SetupProblem,
} from '$lib/core/record/setup-file.ts';
import { dropSetup, keepSetup, listSetups } from '$lib/storage/setup-store.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { EXPANSIONS } from './boxes.ts';
import { BASE_GAMES } from './rules.ts';
import { APP } from './run.ts';

export { NAME_LENGTH } from '$lib/core/record/setup-file.ts';
export type { NamedRules, SetupRules } from '$lib/core/record/setup-file.ts';

/** What came of a file: a setup that is new here, one that was here, or why it was not taken. */
export type OpenedSetup =
  | { kind: 'added' | 'known'; name: string }
  /** Another setup of that name is here: this one has a name beside it. */
  | { kind: 'beside'; name: string }
  | { kind: 'refused'; problem: SetupProblem | 'unreadable'; where: string }
  | { kind: 'failed'; problem: StorageProblem };

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const rulesText = (rules: NamedRules['rules']) =>
  JSON.stringify(Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Whether two setups play by the same rules. */
export const sameRules = (one: NamedRules['rules'], other: NamedRules['rules']): boolean =>
  rulesText(one) === rulesText(other);

export class Setups {
  /** By name. */
  list = $state.raw<readonly NamedRules[]>([]);
  /** Why they could not be read or kept, or null. */
  problem = $state.raw<StorageProblem | null>(null);
  /** Done once they were read for the first time. */
  readonly ready: Promise<void>;

  constructor() {
    this.ready = this.#load();
  }

  named(name: string): NamedRules | null {
    return this.list.find((row) => isSame(row.name, name)) ?? null;
  }

  /** Keeps these rules under a name; another name that they had before goes. */
  async keep(setup: NamedRules, before?: string): Promise<boolean> {
    return await this.#after(await keepSetup(setup, before));
  }

  async remove(name: string): Promise<boolean> {
    return await this.#after(await dropSetup(name));
  }

  /** The file of a setup. */
  fileOf(setup: NamedRules): { name: string; text: string } {
    return setupFileOf(setup, APP);
  }

  /** Takes a setup file in. */
  async open(file: Blob): Promise<OpenedSetup> {
    await this.ready;
    const text = await file.text().catch(() => null);
    if (text === null) return { kind: 'refused', problem: 'unreadable', where: '' };
    const check = readSetupFile(text, [...BASE_GAMES.slice(1), ...EXPANSIONS]);
    if (!check.ok) return { kind: 'refused', problem: check.problem, where: check.where };
    const { rules, name } = check.setup;
    const here = this.named(name);
    if (here && sameRules(here.rules, rules)) return { kind: 'known', name: here.name };
    const called = here ? this.#free(name) : name;
    const done = await keepSetup({ name: called, rules });
    await this.#after(done);
    if (!done.ok) return { kind: 'failed', problem: done.problem };
    return { kind: here ? 'beside' : 'added', name: called };
  }

  /** A name beside one that is taken: "Friday (2)". */
  #free(name: string): string {
    for (let number = 2; ; number++) {
      const called = `${name.slice(0, 54)} (${number})`;
      if (!this.named(called)) return called;
    }
  }

  async #after<T>(done: Stored<T>): Promise<boolean> {
    await this.#load();
    if (!done.ok) this.problem = done.problem;
    return done.ok;
  }

  async #load(): Promise<void> {
    const read = await listSetups();
    this.problem = read.ok ? null : read.problem;
    if (read.ok) this.list = read.value;
  }
}
