/** Executive Order: an agenda within an action, by touch; Covert Legislation: one that is hidden. */
import type { Locator, Page } from '@playwright/test';
import { correctHoldings } from '../../src/lib/core/commands/holdings.ts';
import { passTurn } from '../../src/lib/core/commands/turns.ts';
import { agenda as words } from '../../src/lib/words/en/agenda.ts';
import { component } from '../../src/lib/words/en/component.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn, atVote, playCard, turnOf } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const stage = (page: Page): Locator => page.getByRole('region', { name: 'Stage', exact: true });
const button = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name });
const heading = (page: Page, name: string) => stage(page).getByRole('heading', { name });
/** The gold key that records it, among those of the ballot or below what is chosen. */
const gold = (page: Page, text: string | RegExp) =>
  stage(page).locator('button.main', { hasText: text });

/** Winnu has passed, and it is the turn of Keleres, who is not the speaker and owns the technology. */
function beforeOrder(): Table {
  const table = atFirstTurn({
    players: 3,
    expansions: ['pok', 'codex3', 'thunders-edge'],
    factions: ['council-keleres', 'federation-of-sol', 'winnu'],
    speaker: 1,
  });
  table.do(correctHoldings, { seat: 's1', holdings: { technologies: ['executive-order'] } });
  const left = () =>
    Object.entries(table.game.strategyCards).filter(
      ([, { holder, exhausted }]) => holder === 's3' && !exhausted,
    );
  for (let [own] = left(); own; [own] = left()) playCard(table, 's3', own[0]);
  turnOf(table, 's3').do(passTurn, { seat: 's3' });
  return turnOf(table, 's1');
}

/** A voter casts one vote for someone who is elected. */
async function votesFor(page: Page, voter: string, elected: string): Promise<void> {
  await expect(heading(page, words.vote.votes(voter))).toBeVisible();
  await tap(button(page, words.vote.quick(1)).first());
  await tap(gold(page, words.vote.elects(elected)));
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 810, height: 1080 }, hasTouch: true });

  test('Executive Order opens an agenda, and the turns go on as they stood', async ({ page }) => {
    await openRecord(page, tableRecord(beforeOrder()), 'executive-order');
    await tap(button(page, new RegExp(`^${turn.component}`)));
    await tap(button(page, /^Executive Order/));
    await tap(gold(page, component.plays('Keleres', 'Executive Order')));
    await expect(heading(page, words.opening.title)).toBeVisible();
    await expect(stage(page).getByText(words.opening.sub.speaker('Keleres'))).toBeVisible();
    await tap(button(page, /^Minister of Peace/));
    await expect(heading(page, 'Minister of Peace')).toBeVisible();
    await expect(stage(page).getByText(words.opened('Executive Order'))).toBeVisible();
    await votesFor(page, 'Sol', 'Winnu');
    await votesFor(page, 'Winnu', 'Winnu');
    await expect(stage(page).getByText(words.vote.last)).toBeVisible();
    await votesFor(page, 'Keleres', 'Sol');
    await tap(button(page, new RegExp(words.outcome.elected('Winnu'))));
    // Back in the action, with what came of it; the next thing to do is to end the turn.
    await expect(heading(page, 'Executive Order')).toBeVisible();
    await expect(
      stage(page).getByText(words.opening.elected('Minister of Peace', 'Winnu')),
    ).toBeVisible();
    await expect(heading(page, words.opening.title)).toBeHidden();
    await tap(gold(page, turn.ends('Keleres')));
    await expect(heading(page, 'Sol')).toBeVisible();
    expect(await storedFacts(page, 'executive-order', 'agenda.revealed')).toMatchObject([
      { body: { fact: { agenda: 'minister-of-peace', speaker: 's1' } } },
    ]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('of Covert Legislation the outcomes are read out, and then the card is turned up', async ({
    page,
  }) => {
    const table = atVote('covert-legislation', {
      players: 3,
      factions: ['emirates-of-hacan', 'federation-of-sol', 'xxcha-kingdom'],
    });
    await openRecord(page, tableRecord(table), 'covert');
    await expect(heading(page, words.hidden.title)).toBeVisible();
    await tap(button(page, words.election.player));
    await votesFor(page, 'Sol', 'Sol');
    await votesFor(page, 'Xxcha', 'Sol');
    await votesFor(page, 'Hacan', 'Xxcha');
    await expect(heading(page, words.hidden.whichTitle)).toBeVisible();
    // Only what elects a player is listed.
    await expect(button(page, /^Mutiny/)).toBeHidden();
    await tap(button(page, /^Political Censure/));
    await expect(heading(page, 'Political Censure')).toBeVisible();
    await tap(button(page, new RegExp(words.outcome.elected('Sol'))));
    await expect(heading(page, words.reveal.titleSecond)).toBeVisible();
    expect(await storedFacts(page, 'covert', 'agenda.resolved')).toMatchObject([
      { body: { fact: { law: true, holder: 's2' } } },
    ]);
    const points = await storedFacts(page, 'covert', 'points.scored');
    expect(points.at(-1)).toMatchObject({ body: { fact: { lines: [{ seat: 's2', points: 1 }] } } });
  });
});
