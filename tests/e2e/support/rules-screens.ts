/** Screens of the rules at hand: the address of each, and the taps that lead on from there. */
import { expect, type Page } from '@playwright/test';
import { TOPIC_IDS } from '$lib/look-up/topics.ts';
import { lookUp as words, topics } from '$words/look-up.ts';
import { momentOf } from '../../support/moments.ts';
import { openRecord } from './games.ts';
import { tap } from './tap.ts';

export interface RulesScreen {
  name: string;
  /** What stands behind `#rules`; nothing for the list. */
  at: string;
  open?: (page: Page) => Promise<void>;
}

/** The rules, wherever they lie. */
export const rulesOn = (page: Page) => page.getByRole('dialog', { name: words.title });

const LIST: RulesScreen = { name: 'list', at: '' };
const TOPIC: RulesScreen = { name: 'topic', at: '/agenda-phase.tie' };
const FOUND: RulesScreen = {
  name: 'found',
  at: '',
  async open(page) {
    await rulesOn(page).getByRole('searchbox').fill('speeker votes last');
    await expect(rulesOn(page).locator('mark').first()).toBeVisible();
  },
};
const SEQUENCE: RulesScreen = {
  name: 'sequence',
  at: '/sequence/agenda-phase',
  async open(page) {
    const steps = rulesOn(page).getByRole('checkbox');
    for (const i of [0, 1, 2]) await steps.nth(i).setChecked(true);
  },
};
const EVERY: RulesScreen = {
  name: 'every-topic',
  at: '',
  async open(page) {
    await tap(rulesOn(page).getByRole('button', { name: words.all(TOPIC_IDS.length) }));
    await expect(rulesOn(page).locator('.hit')).toHaveCount(TOPIC_IDS.length);
  },
};

/** A printed card of each kind. */
const CARDS = [
  'objective/diversify-research',
  'agenda/representative-government-pok',
  'strategy-card/politics',
  'technology/gravity-drive',
  'leader/jace-x-4th-air-legion',
  'relic/shard-of-the-throne',
  'note/support-for-the-throne',
  'breakthrough/the-tables-grace',
  'planet/mecatol-rex',
].map((card): RulesScreen => ({ name: card, at: `/${card}` }));

/** What is looked at on each change. */
export const USUAL_RULES: readonly RulesScreen[] = [TOPIC, FOUND];

/** All of it, a card of each kind. */
export const EVERY_RULES: readonly RulesScreen[] = [
  LIST,
  TOPIC,
  { name: 'differs', at: '/objective-cards' },
  ...CARDS,
  SEQUENCE,
  FOUND,
  EVERY,
];

/** A vote, in a game with every box or in another one. */
export async function openAtVote(page: Page, id: string, game = 'the-evening'): Promise<void> {
  await openRecord(page, momentOf({ phase: 'agenda', step: 'vote' }, [game]), id);
}

/** Puts a screen before the table. */
export async function showRules(page: Page, { at, open }: RulesScreen): Promise<void> {
  // From another card: what was typed and opened before is put away.
  const heading = rulesOn(page).locator('.card h2');
  await page.evaluate(() => (location.hash = '#rules/game-round'));
  await expect(heading).toHaveText(topics['game-round'].name);
  await page.evaluate((hash) => (location.hash = hash), `#rules${at}`);
  await expect(heading).not.toHaveText(topics['game-round'].name);
  await open?.(page);
}
