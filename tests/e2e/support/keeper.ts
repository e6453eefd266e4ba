/** The keeper of the tablet, in the real app: each command of a recorded game as taps. */
import { expect, type Page } from '@playwright/test';
import { commandOf, type CommandName } from '$lib/core/commands/vocabulary.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { BoxId, Phase } from '$lib/core/vocabulary.ts';
import { phaseName } from '$lib/words/steps.ts';
import { table as words } from '$words/table.ts';
import type { Tap } from '../../support/scripted/keeper.ts';
import { HeadlessGame, type Act } from '../../../src/tools/headless-game.ts';
import { Hand, type ArgsOf, type Room } from './hand.ts';
import { actionRoom } from './keeper-action.ts';
import { agendaRoom } from './keeper-agenda.ts';
import { exploreRoom } from './keeper-explore.ts';
import { fullRoom } from './keeper-full.ts';
import { gainsRoom } from './keeper-gains.ts';
import { holdingsRoom } from './keeper-holdings.ts';
import { panelsRoom } from './keeper-panels.ts';
import { layTable } from './keeper-setup.ts';
import { statusRoom } from './keeper-status.ts';
import { strategicRoom } from './keeper-strategic.ts';
import { strategyRoom } from './keeper-strategy.ts';
import { openRecord } from './games.ts';

const STAMPS = { at: 0, mono: 0, run: 'by-taps', app: 'by-taps' };

/** What is recorded on the sheet of a player, where it may lie open already. */
const ON_SHEET = ['adjustBalance', 'bookPoints', 'giveSupport', 'pay', 'turnLeader'];

/** Whether a side sheet is put away before an act: the answers to a card stay until all are in. */
const isPutAway = (sheet: string, { command }: Tap): boolean =>
  sheet !== 'answers' && !(sheet.startsWith('sheet ') && ON_SHEET.includes(command));

export class Keeper extends Hand {
  readonly #rooms: Room = {
    ...strategyRoom(this),
    ...strategicRoom(this),
    ...actionRoom(this),
    ...statusRoom(this),
    ...agendaRoom(this),
    ...holdingsRoom(this),
    ...panelsRoom(this),
    ...exploreRoom(this),
    ...gainsRoom(this),
    ...fullRoom(this),
  };

  /** A keeper before an app that was never used on this device. */
  static async at(page: Page, expansions: readonly BoxId[]): Promise<Keeper> {
    await page.goto('./');
    return new Keeper(page, new HeadlessGame('by-taps', expansions));
  }

  /** A keeper who goes on with a game after these acts, which a file of the game brings along. */
  static async joining(
    page: Page,
    expansions: readonly BoxId[],
    acts: readonly Tap[],
    /** As recorded; left out, they are written down as the acts are played. */
    entries?: readonly Written[],
  ): Promise<Keeper> {
    const keeper = new Keeper(page, new HeadlessGame('by-taps', expansions));
    for (const act of acts) keeper.#follow(act);
    const { entries: played } = keeper.shadow;
    await openRecord(page, (entries ?? played).slice(0, played.length), 'joined');
    await keeper.#agrees();
    return keeper;
  }

  /** A keeper who goes on where a round of a recorded game begins, and how many acts came before. */
  static async from(
    page: Page,
    expansions: readonly BoxId[],
    acts: readonly Tap[],
    round: number,
    entries: readonly Written[],
  ): Promise<{ keeper: Keeper; before: number }> {
    const ahead = new Keeper(page, new HeadlessGame('by-taps', expansions));
    let before = 0;
    for (const act of acts) {
      if (before > 0 && ahead.position.round >= round) break;
      ahead.#follow(act);
      before += 1;
    }
    const keeper = await Keeper.joining(page, expansions, acts.slice(0, before), entries);
    return { keeper, before };
  }

  /** One act of a recorded game; what comes after it may go with the same tap. */
  async do(act: Tap, later: readonly Tap[] = []): Promise<void> {
    this.later = later;
    this.count.begin(this.game.round, act.command);
    if (act.command === 'undo' || act.command === 'redo') await this.#move(act.command);
    else {
      if (act.command === 'setUpGame') await layTable(this, act.args as ArgsOf<'setUpGame'>);
      else if (act.command === this.ahead[0]) this.ahead.shift();
      else if (!this.#hasFollowed(act)) await this.#tapAct(act);
      this.#follow(act);
    }
    await this.#agrees();
  }

  /** Loads the page again, in the middle of whatever it shows. */
  async reload(): Promise<void> {
    const heading = this.stage.getByRole('heading').first();
    const shown = await heading.innerText();
    await this.page.reload();
    this.sheet = null;
    await expect(heading).toHaveText(shown);
    await this.#agrees();
  }

  /** Takes the last act back and records it again by redo; between them the phase is another. */
  async undoAndRedo(before: Phase): Promise<void> {
    this.count.beside();
    await this.#move('undo');
    expect(this.position.phase).toBe(before);
    await this.#agrees();
    await this.#move('redo');
    await this.#agrees();
  }

  async #tapAct(act: Tap): Promise<void> {
    const hand = this.#rooms[act.command as CommandName] as Room[CommandName] | undefined;
    if (this.sheet !== null && isPutAway(this.sheet, act)) await this.closeSheet();
    if (!hand) throw new Error(`the keeper cannot tap ${act.command}`);
    await hand({ ...(act.args as object) } as never);
  }

  async #move(way: 'undo' | 'redo'): Promise<void> {
    await this.closeSheet();
    await this.tap(this.button(words[way], this.page));
    expect(this.shadow[way](STAMPS)).toBe(true);
  }

  /** Whether it is a hero that the tap with its player's third objective has unlocked already. */
  #hasFollowed({ command, args }: Tap): boolean {
    if (command !== 'turnLeader') return false;
    const { seat, leader, state } = args as ArgsOf<'turnLeader'>;
    return this.game.players[seat]?.leaders?.[leader] === state;
  }

  /** Plays the act without a screen as well. */
  #follow(tap: Tap): void {
    if (this.#hasFollowed(tap)) return;
    const acts = [tap, ...(tap.and ?? [])].map(({ command, args }): Act => {
      const verb = commandOf(command);
      if (!verb) throw new Error(`no command ${command}`);
      return (game, ruleset) => verb(game, ruleset, args as never);
    });
    const tapped = this.shadow.tap(acts, STAMPS);
    if (tapped.ok) return;
    const why = 'refusal' in tapped ? tapped.refusal.code : tapped.dropped;
    throw new Error(`${why}: ${JSON.stringify(tap)}`);
  }

  /** The app stands where the game without a screen stands. */
  async #agrees(): Promise<void> {
    // What the same tap has recorded as well is not played without a screen yet.
    if (this.ahead.length > 0) return;
    const { phase, round } = this.position;
    await expect(this.page).toHaveTitle(words.title(round, phaseName(phase)));
  }
}
