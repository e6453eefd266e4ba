/**
 * One whole round of Shattered Ascension with six players, by touch, from its propositions to the picks of
 * the second round: agendas, a council, claims together, goods for resources, and counters that turn. What
 * comes before is played by `ascension-setup.test.ts`.
 */
import { expect, type Page } from '@playwright/test';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { isOwnFact } from '../../src/lib/core/own-step.ts';
import { pointsOf } from '../../src/lib/core/points.ts';
import { agenda } from '../../src/lib/words/en/agenda.ts';
import { bonus } from '../../src/lib/words/en/bonus.ts';
import { claims } from '../../src/lib/words/en/claims.ts';
import { council } from '../../src/lib/words/en/council.ts';
import { economy } from '../../src/lib/words/en/economy.ts';
import { leftOut } from '../../src/lib/words/en/left-out.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { ASCENSION } from '../support/ascension/ruleset.ts';
import { laid, until } from '../support/ascension/table.ts';
import { test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { standing } from './support/likely.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

/** The hand at the table. */
class Hand {
  taps = 0;
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

  async press(name: string | RegExp) {
    this.taps += 1;
    await tap(this.button(name).first());
  }

  /** Where the game stands: its phase, and what the stage is headed. */
  async stands(phase: string, heading: string): Promise<void> {
    await expect(this.page.locator('.rail')).toContainText(phase);
    await expect(this.stage.getByRole('heading', { level: 1 })).toHaveText(heading);
  }

  async phase(): Promise<string> {
    await settled(this.page);
    return (await standing(this.page)).phase;
  }

  heading = () => this.stage.getByRole('heading', { level: 1 }).innerText();

  stood = async () => `${await this.phase()}: ${await this.heading()}`;

  /** The likely act. */
  async likely() {
    this.taps += 1;
    await tap(this.stage.locator('[data-kind=main]').first());
  }
}

const NAMES = ['Hacan', 'Letnev', 'Arborec', 'Sol', 'Mentak', 'Saar'];

async function recorded(page: Page) {
  const { entries = [] } = await storedOn(page);
  return openState(() => ASCENSION.v42, entries as Written[]);
}

test('a whole round of six players', async ({ page }) => {
  test.setTimeout(600_000);
  const table = until(laid('v42', { players: 6 }), 'strategy.own-council-propositions');
  table.when = () => ({ stamps: { at: Date.now() - 2000, mono: 0, run: 'r', app: 'test' } });
  await openRecord(page, table.entries, 'ascension');
  const hand = new Hand(page);
  const { stage } = hand;
  const press = (name: string | RegExp) => hand.press(name);

  // Agendas face down, then open under their flags.
  await hand.stands('Strategy', 'Everyone chooses an agenda');
  const sol = stage.getByRole('group', { name: council.propose.row('Sol'), exact: true });
  await tap(sol.getByRole('button', { name: council.propose.deck, exact: true }));
  await press(/^Reveal all 6/);
  await hand.stands('Strategy', 'Reveal agendas');
  for (const [name, card] of [
    ['Letnev', 'Arms Reduction'],
    ['Sol', 'Amnesty for the Fallen'],
  ] as const) {
    await press(council.agendas.name(name));
    await press(new RegExp(`^${card}`));
    await expect(stage).toContainText(card);
  }
  await press(/^Continue/);

  for (const name of NAMES) {
    await hand.stands('Strategy', name);
    await press(new RegExp(`^${NAMES.indexOf(name) + 1} `));
  }
  // A counter on Bureaucracy reveals an objective.
  await hand.stands('Strategy', 'Reveal an objective');
  await press(/^Pay 6 Influence/);

  // The turns: each of the six cards, and the council among them.
  for (const [i, name] of NAMES.entries()) {
    await hand.stands('Action', name);
    await press(/^Strategic|^\d Strategic|Strategic/);
    if (i === 2) {
      // An agenda that no one has named yet is named as it is chosen.
      const flags = stage.getByRole('group', { name: council.choose.title });
      await tap(flags.getByRole('button', { name: /Arms Reduction/ }));
      await tap(flags.getByRole('button', { name: /Amnesty/ }));
      await tap(flags.getByRole('button', { name: /^SA|Saar/ }));
      await press(/^Aggressive Strategy/);
      await press(council.choose.hold(3));
      // Sol has two votes for all of the agendas: they are spent on the first two.
      for (const voter of ['Sol', 'Sol', 'Mentak']) {
        await press(/^Vote on/);
        if (voter !== 'Sol') await press(agenda.vote.abstains('Sol'));
        await press(agenda.vote.quick(1));
        await press(agenda.vote.cast(voter, 1, agenda.outcomes.for));
        const rest = ['Mentak', 'Saar', 'Hacan', 'Letnev', 'Arborec'].filter(
          (one) => one !== voter,
        );
        await press(agenda.vote.restAbstains(rest));
        await tap(page.getByRole('button', { name: leftOut.votes.yes(rest.length), exact: true }));
        await press(/^Outcome: For/);
        await hand.stands('Action', 'Assembly');
      }
    }
    await hand.likely();
    await press(new RegExp(`^${strategic.noOneDone}|^${strategic.done('.*')}|No one`));
  }
  for (const name of NAMES) {
    await hand.stands('Action', name);
    await press(/^Pass/);
  }

  // Claims go from the speaker, in any order that the table wants: Sol is first, with nothing.
  await hand.stands('Status', 'Arborec');
  await press(claims.first('Sol'));
  await hand.stands('Status', 'Sol');
  await press(claims.nothing('Sol'));
  for (const name of ['Arborec', 'Mentak', 'Saar']) {
    await hand.stands('Status', name);
    await press(claims.nothing(name));
  }
  // The table knows better than the sheet.
  await hand.stands('Status', 'Hacan');
  await tap(stage.getByText(claims.notMet, { exact: true }));
  await press('Claim Five Planets anyway');
  await press(claims.nothing('Hacan'));
  await hand.stands('Status', 'Letnev');
  await press(claims.nothing('Letnev'));

  // Hacan leads by one, and makes a trade good of planets.
  await press('1 trade good for Hacan');
  for (const name of ['Arborec', 'Sol', 'Mentak', 'Saar']) {
    await hand.stands('Status', name);
    await press(economy.nothingFor(name));
  }
  await hand.stands('Status', 'Hacan');
  await press(economy.all);
  await press(/^Take 1 trade good/);
  await hand.stands('Status', 'Letnev');
  await press(economy.nothingFor('Letnev'));

  // No one unlocks an upgrade, and everyone refreshes all.
  await hand.stands('Status', 'Arborec');
  await press(economy.noOneElse);
  await press(economy.refresh.everyone);
  // Cards, counters, and the board is cleared: one likely tap after another, each on what has come by then.
  while ((await hand.phase()) === 'Status') {
    const before = await hand.heading();
    await hand.likely();
    await expect.poll(() => hand.stood()).not.toBe(`Status: ${before}`);
  }

  // In the next round the counters on Technology and Bureaucracy turn.
  await press(/^Reveal all 6/);
  await press(/^Continue/);
  await hand.stands('Strategy', 'Arborec');
  await press(/^7 Technology/);
  await press(bonus.becomes.fleet);
  await press(/^Take Technology/);
  await hand.stands('Strategy', 'Sol');

  const state = await recorded(page);
  const game = gameOf(state);
  expect(state.damage).toBeNull();
  expect([game.round, game.speaker, pointsOf(game, 's1')]).toEqual([2, 's3', 1]);
  console.log(`${hand.taps} taps`);
  const told = state.timeline.line.map(({ fact }) => fact).filter(isOwnFact);
  const of = (type: string) => told.filter((fact) => fact.type === type).map(({ seat }) => seat);
  expect(of('own-exchange.made')).toEqual(['s1']);
  expect(of('own-proposition.laid')).toHaveLength(12);
  expect(of('own-refresh.done')).toEqual(['s3', 's4', 's5', 's6', 's1', 's2']);
  // 1 for the lead, 1 for resources; a counter more in the fleet of Arborec.
  expect(game.players['s1']?.goods).toBe(2);
  expect(game.players['s3']?.tokens?.fleet).toBe(4);
});
