/**
 * Whoever holds the tablet, in the real app: each command of a recorded game as taps on the screen.
 * Beside the app the same game is played without a screen; it says what the buttons are called.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { InferInput } from 'valibot';
import { COMMANDS, commandOf, type CommandName } from '$lib/core/commands/vocabulary.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { positionOf } from '$lib/core/machine/position.ts';
import type { Expansion } from '$lib/core/vocabulary.ts';
import { agendas } from '$lib/words/agendas.ts';
import { factions } from '$lib/words/factions.ts';
import { kit } from '$lib/words/kit.ts';
import { objectives } from '$lib/words/objectives.ts';
import { strategyCards } from '$lib/words/strategy-cards.ts';
import { table as words } from '$lib/words/table.ts';
import type { Tap } from '../../support/scripted/keeper.ts';
import { HeadlessGame, type Act } from '../../../src/tools/headless-game.ts';
import { actionRoom } from './keeper-action.ts';
import { agendaRoom } from './keeper-agenda.ts';
import { panelsRoom } from './keeper-panels.ts';
import { layTable } from './keeper-setup.ts';
import { statusRoom } from './keeper-status.ts';
import { strategicRoom } from './keeper-strategic.ts';
import { strategyRoom } from './keeper-strategy.ts';
import { TapCount } from './tap-count.ts';

export type ArgsOf<N extends CommandName> = InferInput<(typeof COMMANDS)[N]['args']>;

/** How the commands of one room are tapped; each ends when the act is recorded and shown. */
export type Room = { [N in CommandName]?: (args: ArgsOf<N>) => Promise<void> };

/** Counts in the page how often the table has settled after an act. */
function countSettled(): void {
  const state = window as unknown as { settled: number };
  state.settled = 0;
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      const { classList } = target as Element;
      if (!classList.contains('table') || classList.contains('settling')) continue;
      if (oldValue?.includes('settling')) state.settled += 1;
    }
  }).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
    attributeOldValue: true,
  });
}

export class Keeper {
  readonly page: Page;
  readonly count = new TapCount();
  /** The same game without a screen. */
  readonly shadow: HeadlessGame;
  readonly #rooms: Room;
  /** What the panel in front of the table is about, or null when none is open. */
  panel: string | null = null;
  #settled = 0;

  constructor(page: Page, expansions: readonly Expansion[]) {
    this.page = page;
    this.shadow = new HeadlessGame('by-taps', expansions);
    this.#rooms = {
      ...strategyRoom(this),
      ...strategicRoom(this),
      ...actionRoom(this),
      ...statusRoom(this),
      ...agendaRoom(this),
      ...panelsRoom(this),
    };
  }

  /** A keeper before an app that was never used on this device. */
  static async at(page: Page, expansions: readonly Expansion[]): Promise<Keeper> {
    await page.addInitScript(countSettled);
    await page.goto('./');
    return new Keeper(page, expansions);
  }

  get game(): Game {
    return this.shadow.game;
  }

  get position() {
    return positionOf(this.shadow.snapshot);
  }

  get tracked(): boolean {
    return this.game.settings.depth !== 'essentials';
  }

  get stage(): Locator {
    return this.page.getByRole('region', { name: words.stage, exact: true });
  }

  /** The side sheet in front of the table. */
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  seat(seat: Seat): string {
    const player = this.game.players[seat];
    return (player?.faction && factions[player.faction]?.short) || (player?.name ?? seat);
  }

  card = (id: string): string => strategyCards[id]?.name ?? id;
  objective = (id: string): string => objectives[id]?.name ?? id;
  agenda = (id: string): string => agendas[id]?.name ?? id;

  /** A button by its whole accessible name. */
  button(name: string, within: Page | Locator = this.stage): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** An act of the stage: a button that shows these words. */
  act(title: string, detail = ''): Locator {
    const bold = this.page.getByText(title, { exact: true });
    return this.stage.getByRole('button').filter({ has: bold }).filter({ hasText: detail });
  }

  /** The biggest button of the stage: the likely act. */
  get likely(): Locator {
    return this.stage.locator('button.main');
  }

  /** Buttons whose accessible name begins with these words. */
  begins(words: string, within: Locator = this.stage): Locator {
    const start = words.replace(/[^\p{L}\p{N} ]/gu, '.');
    return within.getByRole('button', { name: new RegExp(`^${start}(?![\\p{L}])`, 'u') });
  }

  /** A row of a list to search, by its label. */
  row(label: string, within: Locator = this.stage): Locator {
    return this.begins(label, within.getByRole('listitem'));
  }

  /** One tap that records nothing. */
  async tap(target: Locator): Promise<void> {
    this.count.tap();
    await target.click({ timeout: 10_000 });
  }

  /** One tap that records an act; done when the table takes taps again. */
  async record(target: Locator): Promise<void> {
    await this.tap(target);
    await this.settle();
  }

  /** Types on the keyboard of the tablet, the field being tapped already. */
  async type(field: Locator, text: string): Promise<void> {
    this.count.keys(text.length);
    await field.pressSequentially(text);
  }

  async press(field: Locator, key: string): Promise<void> {
    this.count.keys(1);
    await field.press(key);
  }

  /** Taps a stepper or the keys of a pool until it has gone this far. */
  async step(label: string, by: number, within: Page | Locator = this.stage): Promise<void> {
    const name = by > 0 ? kit.more(label) : kit.less(label);
    for (let i = 0; i < Math.abs(by); i++) await this.tap(this.button(name, within));
  }

  /** Taps a button that stays down, unless it is down already. */
  async choose(target: Locator): Promise<void> {
    if ((await target.getAttribute('aria-pressed')) !== 'true') await this.tap(target);
  }

  /** Puts the side sheet away, if one is open. */
  async closePanel(): Promise<void> {
    if (this.panel === null) return;
    await this.tap(this.button(kit.close, this.dialog));
    await expect(this.dialog).toHaveCount(0);
    this.panel = null;
  }

  /** Lays the table on the setup page and starts the game. */
  async setUp(args: ArgsOf<'setUpGame'>): Promise<void> {
    this.count.begin(0, 'setUpGame');
    await layTable(this, args);
    this.#perform({ command: 'setUpGame', args });
    await expect(this.stage).toContainText(this.seat(this.position.activeSeat ?? ''));
  }

  /** One act of a recorded game. */
  async do(act: Tap): Promise<void> {
    this.count.begin(this.game.round, act.command);
    if (act.command === 'undo' || act.command === 'redo') return this.#move(act.command);
    if (act.command === 'setUpGame') return this.setUp(act.args as never);
    const hand = this.#rooms[act.command as CommandName] as Room[keyof Room];
    if (!hand) throw new Error(`the keeper cannot tap ${act.command}`);
    await hand.call(this.#rooms, { ...(act.args as object) } as never);
    this.#perform(act);
  }

  /** Loads the page again, in the middle of whatever it shows. */
  async reload(): Promise<void> {
    const shown = await this.stage.getByRole('heading').first().innerText();
    await this.page.reload();
    this.#settled = 0;
    this.panel = null;
    await expect(this.stage.getByRole('heading').first()).toHaveText(shown);
  }

  async settle(): Promise<void> {
    this.#settled += 1;
    await this.page.waitForFunction(
      (times) => (window as unknown as { settled: number }).settled >= times,
      this.#settled,
    );
  }

  async #move(way: 'undo' | 'redo'): Promise<void> {
    await this.closePanel();
    await this.record(this.button(words[way], this.page));
    this.shadow[way](this.#stamps());
  }

  #perform(tap: Tap): void {
    const acts = [tap, ...(tap.and ?? [])].map(({ command, args }): Act => {
      const verb = commandOf(command);
      if (!verb) throw new Error(`no command ${command}`);
      return (game, ruleset) => verb.run(game, ruleset, args as never);
    });
    const judged = this.shadow.tap(acts, this.#stamps());
    if (!judged.ok) throw new Error(`${judged.refusal.code}: ${JSON.stringify(tap)}`);
  }

  #stamps() {
    return { at: 0, mono: 0, run: 'by-taps', app: 'by-taps' };
  }
}
