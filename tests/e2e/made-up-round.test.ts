/**
 * One whole round of a game that no one has printed, by touch, through the screens that every game has: a
 * step of its own in each phase, a vote in the action phase, a stage that it brings, and no custodians.
 */
import { expect, type Page } from '@playwright/test';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { setUpGame } from '../../src/lib/core/commands/setup.ts';
import { isOwnFact } from '../../src/lib/core/own-step.ts';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { pointsOf } from '../../src/lib/core/points.ts';
import { setUpArgs, Table } from '../support/table.ts';
import { agenda } from '../../src/lib/words/en/agenda.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { leftOut } from '../../src/lib/words/en/left-out.ts';
import { ownStep } from '../../src/lib/words/en/own-step.ts';
import { score } from '../../src/lib/words/en/score.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { strategy } from '../../src/lib/words/en/strategy.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { madeUp } from '../support/made-up/ruleset.ts';
import { test } from './support/at-table.ts';
import { bundleMadeUp, openMadeUp } from './support/made-up-game.ts';
import type { PageBundle } from './support/page-bundle.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

let bundle: PageBundle;
test.beforeAll(async () => {
  bundle = await bundleMadeUp();
});

/** The hand at the table. */
class Hand {
  constructor(readonly page: Page) {}

  get stage() {
    return this.page.getByRole('region', { name: words.stage, exact: true });
  }

  button(name: string | RegExp) {
    return this.stage.getByRole('button', {
      name,
      ...(typeof name === 'string' && { exact: true }),
    });
  }

  press = (name: string | RegExp) => tap(this.button(name));

  /** The likely act. */
  likely = () => tap(this.stage.locator('button.main').first());

  /** Where the game stands: its phase, and what the stage is headed. */
  async stands(phase: string, heading: string): Promise<void> {
    await expect(this.page).toHaveTitle(words.title(await this.round(), phase));
    await expect(this.stage.getByRole('heading', { level: 1 })).toHaveText(heading);
    await this.speaks();
  }

  round = async () => Number(await this.page.locator('.rail .round b').innerText());

  /** Nothing on the screen is called what another game calls it, but for what is printed on cards. */
  async speaks(): Promise<void> {
    const said = await this.page.locator('main.table').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const cards of copy.querySelectorAll('.pick-area, .read, .sheet .heads')) cards.remove();
      const labels = [...copy.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
      return [copy.textContent, ...labels].join('\n');
    });
    expect(said).not.toMatch(
      /(tactic|fleet|strategy) (pool|tokens?)|(action|agenda) phase|faction|custodians|mecatol/i,
    );
  }

  /** Each of them is asked, in this order, and answers. */
  async each(
    phase: string,
    step: string,
    answers: readonly (readonly [string, string | RegExp])[],
  ) {
    for (const [name, answer] of answers) {
      await this.stands(phase, name);
      await expect(this.stage).toContainText(step);
      await this.press(answer);
    }
  }
}

/** All that is recorded, read by the rules of the game. */
async function recorded(page: Page) {
  const { entries = [] } = await storedOn(page);
  return openState(() => madeUp, entries as Written[]);
}

test('a whole round of a game that no one has printed', async ({ page }) => {
  const table = new Table([], () => madeUp);
  table.when = () => ({ stamps: { at: Date.now() - 2000, mono: 0, run: 'r', app: 'test' } });
  const objectives = ['corner-the-market', 'develop-weaponry'];
  table.do(setUpGame, setUpArgs({ players: 3, expansions: [], objectives }));
  await openMadeUp(page, bundle, table.entries);
  const hand = new Hand(page);
  const { press, likely } = hand;
  const abstain = async (...names: string[]) => {
    await press(agenda.vote.restAbstains(names));
    await tap(page.getByRole('button', { name: leftOut.votes.yes(names.length), exact: true }));
  };

  await hand.stands('Setup', 'Draw lots');
  await press('Cem draws the lot');
  await press(ownStep.done);

  // From the speaker, counter-clockwise; what is taken is offered to no one else.
  await expect(hand.button('A stall for cloth')).toBeVisible();
  await hand.each('Strategy', 'Put up a stall', [
    ['Cem', 'A stall for bread'],
    ['Ben', 'A stall for iron'],
  ]);
  await expect(hand.button('A stall for cloth')).toBeVisible();
  await expect(hand.button('A stall for bread')).toHaveCount(0);
  await hand.each('Strategy', 'Put up a stall', [['Ana', 'No stall']]);

  // Each has two cards, of which the last two are left over.
  await hand.each('Strategy', 'card', [
    ['Cem', /^1 Leadership/],
    ['Ben', /^2 Diplomacy/],
    ['Ana', /^3 Politics/],
    ['Cem', /^4 Construction/],
    ['Ben', /^5 Trade/],
  ]);
  // What comes after the last pick is not the first turn here.
  await expect(hand.stage.getByText(strategy.lastPick('Haggle over prices'))).toBeVisible();
  await hand.each('Strategy', 'card', [['Ana', /^6 Warfare/]]);

  // A phase of its own, with a tick, and a number that is typed.
  await hand.stands('Fair', 'Haggle over prices');
  await press(ownStep.done);
  await hand.stands('Fair', 'Cem');
  await press(ownStep.number('Goods out of the chest', 3));
  await hand.each('Fair', 'Empty the chest', [
    ['Cem', 'Take 3 out of the chest'],
    ['Ben', 'Leave the chest alone'],
    ['Ana', 'Take 1 out of the chest'],
  ]);

  // A name that is typed, and another speaker.
  await hand.stands('Errands', 'Call the muster');
  const name = hand.stage.getByRole('textbox', { name: 'What the muster is called', exact: true });
  await expect(hand.button(/^Call it/)).toBeDisabled();
  await tap(name);
  await name.pressSequentially('Long March');
  await press('Call it Long March');
  await expect(name).toHaveCount(0);
  await press('Ben leads the muster');
  await press(ownStep.done);

  // The turns: each of the six cards, a tactical action and a component action, and all pass.
  await hand.stands('Errands', 'Cem');
  for (const card of ['Leadership', 'Diplomacy', 'Politics', 'Construction', 'Trade', 'Warfare']) {
    await press(new RegExp(`Strategic.*${card}`));
    await hand.stands('Errands', card);
    // What its primary does, where there is something to say of it; then no one else follows.
    const last = hand.button(new RegExp(`^${strategic.noOneDone}`));
    const choice = hand.button(/becomes speaker$/).first();
    await expect(last.or(choice).or(hand.stage.locator('button.main')).first()).toBeVisible();
    if ((await choice.count()) > 0) await tap(choice);
    else if ((await last.count()) === 0) await likely();
    await tap(last);
  }
  await press(/^Tactical.* in the purse$/);
  await expect(hand.stage).toContainText('1 purse token spent');
  await hand.speaks();
  await press(turn.ends('Cem'));
  await press(/^Component/);
  await press(turn.ends('Ben'));
  for (const who of ['Ana', 'Cem', 'Ben']) {
    await hand.stands('Errands', who);
    await press(/^Pass/);
  }

  // A vote in the action phase: by the votes of the table, and one agenda alone.
  await hand.stands('Errands', 'Hold the moot');
  await press(/^Mutiny/);
  await press(agenda.vote.quick(3));
  await press(agenda.vote.cast('Cem', 3, agenda.outcomes.for));
  await abstain('Ben', 'Ana');
  await press(/^Outcome: For/);
  await hand.stands('Errands', 'Hold the moot');
  await expect(hand.stage).toContainText(agenda.opening.passed('Mutiny', 'For'));
  await expect(hand.button(/^Archived Secret/)).toHaveCount(0);
  await press(ownStep.done);

  // The status phase in another order.
  await hand.stands('Status', 'Tokens');
  await likely();
  await hand.stands('Status', 'Clear the board · Ready');
  await likely();
  for (const who of ['Ana', 'Cem', 'Ben']) {
    await hand.stands('Status', who);
    await press(score.nothing(who));
  }
  await hand.each('Status', 'Improve the town', [
    ['Ana', 'A token into the purse'],
    ['Cem', 'A token into the harbour'],
  ]);
  // One who does not answer is passed over, if the table says so.
  await hand.stands('Status', 'Ben');
  await press(kit.anywayLabel(ownStep.without(['Ben'])));
  await hand.stands('Status', 'Draw cards · Return cards');
  await likely();
  await hand.stands('Status', 'Stage I objective');
  await press(/^Diversify Research/);

  // The assembly comes though no custodians were ever taken.
  await hand.each('Assembly', 'Swear an oath', [
    ['Ana', 'An oath to Cem'],
    ['Cem', 'An oath to Ana'],
    ['Ben', 'An oath to Ana'],
  ]);
  for (const card of ['Arms Reduction', 'Economic Equality']) {
    await press(new RegExp(`^${card}`));
    await press(agenda.vote.abstains('Cem'));
    await abstain('Ben', 'Ana');
    await press(/^Outcome: For/);
    await likely();
  }
  await press(/^Ready planets/);
  await hand.stands('Assembly', 'Give the crown');
  await expect(hand.stage.locator('[data-brought=crown]')).toBeVisible();
  await press('Crown Ben');
  await expect(hand.button('Crown Ben')).toHaveCount(0);
  await press(ownStep.done);

  await hand.stands('Strategy', 'Ana');
  expect(await hand.round()).toBe(2);

  // Whoever looks a player up finds the same words.
  await expect(page.locator('.sheet .pools')).toHaveText(/P\s*H\s*A$/);
  await tap(page.locator('.sheet .lane .open').first());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Harbour');
  await expect(dialog).toContainText('No guild');
  await hand.speaks();

  const state = await recorded(page);
  const game = gameOf(state);
  expect(state.damage).toBeNull();
  expect([game.round, game.speaker, pointsOf(game, 's2')]).toEqual([2, 's1', 1]);
  expect(state.timeline.line.flatMap(({ overruled }) => overruled ?? [])).toEqual(['still-asked']);
  const told = state.timeline.line.map(({ fact }) => fact).filter(isOwnFact);
  expect(told.map(({ type, seat, data }) => [type, seat, ...Object.values(data)])).toEqual([
    ['own-lot.drawn', undefined, 's3'],
    ['own-stall.opened', 's3', 'bread'],
    ['own-stall.opened', 's2', 'iron'],
    ['own-stall.opened', 's1', 'none'],
    ['own-chest.emptied', 's3', 3],
    ['own-chest.left', 's2'],
    ['own-chest.emptied', 's1', 1],
    ['own-muster.named', undefined, 'Long March'],
    ['own-muster.called', undefined, 's2'],
    ['own-improvement.bought', 's1', 'tactic'],
    ['own-improvement.bought', 's3', 'fleet'],
    ['own-oath.sworn', 's1', 's3'],
    ['own-oath.sworn', 's3', 's1'],
    ['own-oath.sworn', 's2', 's1'],
    ['own-crown.given', undefined, 's2'],
  ]);
});
