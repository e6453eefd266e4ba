/** What the setups panel does with the setups of this device, and the sentence that says what came of it. */
import type { NamedRules, OpenedSetup, Setups } from '$lib/session/setups.svelte.ts';
import { saveFile, shareFile } from '$lib/ui/kit/save-file.ts';
import { houseWords as words } from '$words/house.ts';
import { menu } from '$words/menu.ts';
import { storageWords } from '$words/storage.ts';
import { rulesOf, withSetup } from './house-rules.ts';
import type { SetupModel } from './setup-model.svelte.ts';

export interface SetupNotice {
  text: string;
  bad: boolean;
}

const good = (text: string): SetupNotice => ({ text, bad: false });
const bad = (text: string): SetupNotice => ({ text, bad: true });

/** The sentence for what came of a setup file. */
function sayOpened(done: OpenedSetup): SetupNotice {
  switch (done.kind) {
    case 'added':
      return good(words.opened(done.name));
    case 'known':
      return good(words.known(done.name));
    case 'beside':
      return good(words.besides(done.name));
    case 'failed':
      return bad(storageWords.writing[done.problem]);
    case 'refused':
      return bad(`${words.refused[done.problem](done.where)} ${words.nothingChanged}`);
  }
}

export class SavedSetups {
  said = $state.raw<SetupNotice | null>(null);
  /** The setup that was deleted last, until something else is done. */
  removed = $state.raw<NamedRules | null>(null);
  readonly setups: Setups;
  #model: SetupModel;

  constructor(model: SetupModel) {
    this.#model = model;
    this.setups = model.setups;
  }

  /** The table plays with it. */
  choose(setup: NamedRules): void {
    this.#say(null);
    void this.#model.playBy(withSetup(setup));
  }

  /** Saves the rules of the table under a name: from now on they are that setup. */
  async save(name: string): Promise<boolean> {
    const setup = { name, rules: rulesOf(this.#model.draft) };
    const done = await this.setups.keep(setup);
    if (done) this.#model.setHouse({ setup: { kind: 'own', name } });
    this.#say(done ? good(words.saved(name)) : this.#failed());
    return done;
  }

  async rename({ name, rules }: NamedRules, to: string): Promise<void> {
    const chosen = this.#isChosen(name);
    const done = await this.setups.keep({ name: to, rules }, name);
    if (done && chosen) this.#model.setHouse({ setup: { kind: 'own', name: to } });
    this.#say(done ? null : this.#failed());
  }

  async remove(setup: NamedRules): Promise<void> {
    const done = await this.setups.remove(setup.name);
    this.#say(done ? null : this.#failed());
    this.removed = done ? setup : null;
  }

  /** The setup that was deleted is there again. */
  async bringBack(): Promise<void> {
    const setup = this.removed;
    if (!setup) return;
    const done = await this.setups.keep(setup);
    this.#say(done ? null : this.#failed());
  }

  /** Whether another setup has this name. */
  isTaken(to: string, name: string): boolean {
    const other = this.setups.named(to);
    return other !== null && other.name !== name;
  }

  saveAsFile(setup: NamedRules): void {
    const file = this.setups.fileOf(setup);
    saveFile(file);
    this.#say(good(menu.saved(file.name)));
  }

  async share(setup: NamedRules): Promise<void> {
    const done = await shareFile(this.setups.fileOf(setup));
    this.#say(done && good(menu.shared[done.by](done.name)));
  }

  /** Takes a setup file in. */
  async open(file: Blob): Promise<void> {
    this.#say(sayOpened(await this.setups.open(file)));
  }

  #isChosen(name: string): boolean {
    const { setup } = this.#model.draft;
    return setup?.kind === 'own' && setup.name === name;
  }

  #failed = (): SetupNotice => bad(storageWords.writing[this.setups.problem ?? 'unknown']);

  #say(said: SetupNotice | null): void {
    this.said = said;
    this.removed = null;
  }
}
