/**
 * The keeper's hand and eye: taps that are counted, buttons found by their names. Beside the app
 * the same game is played without a screen; it says what the buttons are called.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { InferInput } from 'valibot';
import type { COMMANDS, CommandName } from '$lib/core/commands/vocabulary.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { positionOf, type Position } from '$lib/core/machine/position.ts';
import { agendas } from '$words/agendas.ts';
import { factions } from '$words/factions.ts';
import { kit } from '$words/kit.ts';
import { objectiveName } from '$lib/words/objective-name.ts';
import { strategyCards } from '$words/strategy-cards.ts';
import { table as words } from '$words/table.ts';
import { isolated } from '../../../src/lib/words/name-row.ts';
import type { Tap } from '../../support/scripted/keeper.ts';
import type { HeadlessGame } from '../../../src/tools/headless-game.ts';
import { TapCount } from './tap-count.ts';
import { tap } from './tap.ts';

export type ArgsOf<N extends CommandName> = InferInput<(typeof COMMANDS)[N]['args']>;

/** How the commands of one room are tapped; each ends when the act is recorded and shown. */
export type Room = { [N in CommandName]?: (args: ArgsOf<N>) => Promise<void> };

/** Words as the beginning of an accessible name. */
function beginning(text: string): RegExp {
  return new RegExp(`^${text.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u');
}

export class Hand {
  readonly count = new TapCount();
  /** What the side sheet in front of the table is about, or null when none is open. */
  sheet: string | null = null;
  /** Commands that the last tap has recorded as well, so that they need none of their own. */
  ahead: CommandName[] = [];
  /** Whether the sheet of planets has opened with the action. */
  picking = false;
  /** What is recorded after the act that is being tapped, as far as it is known. */
  later: readonly Tap[] = [];

  constructor(
    readonly page: Page,
    /** The same game without a screen, up to the act that is being tapped. */
    readonly shadow: HeadlessGame,
  ) {}

  get game(): Game {
    return this.shadow.game;
  }

  get position(): Position {
    return positionOf(this.shadow.snapshot);
  }

  get tracked(): boolean {
    return this.game.settings.depth !== 'essentials';
  }

  /** What a player is called at the table. */
  seat(seat: Seat): string {
    const player = this.game.players[seat];
    return (player?.faction && factions[player.faction]?.short) || isolated(player?.name ?? seat);
  }

  card = (id: string): string => strategyCards[id]?.name ?? id;
  objective = objectiveName;
  agenda = (id: string): string => agendas[id]?.name ?? id;

  get stage(): Locator {
    return this.page.getByRole('region', { name: words.stage, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The biggest button of the stage: the likely act. */
  get likely(): Locator {
    return this.stage.locator('button.main');
  }

  /** A button by its whole accessible name. */
  button(name: string, within: Page | Locator = this.stage): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** An act of the stage, or of a sheet: a button with this title, and these words in its detail. */
  act(title: string, detail = '', within: Locator = this.stage): Locator {
    const shown = this.page.getByText(title, { exact: true });
    return within.getByRole('button').filter({ has: shown }).filter({ hasText: detail });
  }

  /** Buttons whose accessible name begins with these words. */
  begins(text: string, within: Locator = this.stage): Locator {
    return within.getByRole('button', { name: beginning(text) });
  }

  /** A row of a list to search, by its label. */
  row(label: string, within: Locator = this.stage): Locator {
    return this.begins(label, within.getByRole('listitem'));
  }

  /** A group of buttons by its name. */
  group(name: string, within: Page | Locator = this.stage): Locator {
    return within.getByRole('group', { name, exact: true });
  }

  /** One tap, and a look until the screen has answered. */
  async tap(target: Locator): Promise<void> {
    this.count.tap();
    await tap(target);
  }

  /** Types into a field that was tapped. */
  async type(field: Locator, text: string): Promise<void> {
    this.count.keys(text.length);
    await field.pressSequentially(text);
  }

  async press(field: Locator, key: string): Promise<void> {
    this.count.keys(1);
    await field.press(key);
  }

  /** Taps a stepper, or a pool, until its number has changed by so much. */
  async step(label: string, by: number, within: Page | Locator = this.stage): Promise<void> {
    const name = by > 0 ? kit.more(label) : kit.less(label);
    for (let i = 0; i < Math.abs(by); i++) await this.tap(this.button(name, within));
  }

  /** Taps a button that stays down, unless it is down already. */
  async choose(target: Locator): Promise<void> {
    if ((await target.getAttribute('aria-pressed')) !== 'true') await this.tap(target);
  }

  /** Whether the turn of a seat ends right after the act that is being tapped. */
  endsNext(seat: Seat): boolean {
    const { command, args } = this.later[0] ?? {};
    return command === 'endTurn' && (args as { seat: Seat }).seat === seat;
  }

  /** Puts the side sheet away, if one is open. */
  async closeSheet(): Promise<void> {
    if (this.sheet === null) return;
    await this.tap(this.button(kit.close, this.dialog));
    await expect(this.dialog).toHaveCount(0);
    this.sheet = null;
  }
}
