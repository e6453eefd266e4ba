/** The rules without a game: from the home page, every topic by name and by number, and searched. */
import { topics, lookUp as words } from '$words/look-up.ts';
import { gamesWords } from '$words/games.ts';
import { TOPIC_IDS } from '$lib/look-up/topics.ts';
import { expect, test } from './support/at-table.ts';
import { tap } from './support/tap.ts';

test('the home page leads to every topic, by name, by number and by a question', async ({
  page,
}) => {
  await page.goto('./');
  await tap(page.getByRole('link', { name: gamesWords.rules, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: gamesWords.rules })).toBeVisible();
  const main = page.getByRole('main');
  const topicRows = main.locator('.every .hit');
  await expect(topicRows).toHaveCount(TOPIC_IDS.length);
  await expect(topicRows.first()).toContainText(topics.abilities.name);

  await tap(main.getByRole('button', { name: words.browse.by.number }));
  await expect(topicRows).toHaveCount(TOPIC_IDS.length);
  await expect(topicRows.first()).toContainText(topics.leaders.name);
  await expect(topicRows.first()).toContainText('51');
  await expect(topicRows.last()).toContainText(topics.exploration.name);

  const question = main.getByRole('searchbox');
  await question.fill('plasma scoring every pds');
  await expect(main.locator('.hit').first()).toContainText(topics.bombardment.name);
  await question.fill('how many sleeves do i need');
  await expect(main.getByText(words.nothing)).toBeVisible();
  // A card by its name, of whichever box; and what is said about it.
  await question.fill('classified document leaks');
  await tap(main.locator('.hit').first());
  await expect(main.locator('.card h2')).toHaveText('Classified Document Leaks');
  await question.fill('document leaks is repealed');
  await tap(main.locator('.hit').first());
  await expect(main.locator('.card h2')).toHaveText(topics['objective-cards'].name);
  expect(new URL(page.url()).hash).toMatch(/^#rules\/objective-cards\./);

  // A link to a point opens it, and the way back leads to the games.
  await page.goto('./rules#rules/gravity-rift.risk');
  await expect(main.locator('.card h2')).toHaveText(topics['gravity-rift'].name);
  await tap(main.locator('.card a').first());
  await expect(main.locator('.card h2')).not.toHaveText(topics['gravity-rift'].name);
  await tap(page.getByRole('link', { name: gamesWords.back }));
  await expect(page.getByRole('link', { name: gamesWords.rules, exact: true })).toBeVisible();
});
