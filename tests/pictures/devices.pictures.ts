/** Pictures of the other screens of a table: the board, the panel that lets devices in, a phone's own seat. */
import { test, type Page } from '@playwright/test';
import { kit } from '$words/kit.ts';
import { NO_SEAT, type Seat } from '../../src/lib/core/vocabulary.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import { actionOf, currentAgenda, strategicOf } from '../../src/lib/core/step.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { spokenTerms } from '../../src/lib/words/terms.ts';
import { openRecord } from '../e2e/support/games.ts';
import {
  allowed,
  film,
  invite,
  join,
  nameOfSeat,
  newPhone,
  noFilm,
} from '../e2e/support/joining.ts';
import { JOINING_ARGS } from '../e2e/support/joining-args.ts';
import { tap } from '../e2e/support/tap.ts';
import { momentOf } from '../support/moments.ts';
import { THEMES, inTheme, standAt, take, wearing } from './take.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...JOINING_ARGS] });
  },
});

test.beforeAll(() => film(null));
test.afterAll(noFilm);

const GAMES = ['the-evening'];
const TURN = momentOf({ phase: 'action', step: 'turn', round: 4 }, GAMES);
/** Some have voted for or against. */
const VOTE = momentOf(
  {
    phase: 'agenda',
    step: 'vote',
    round: 2,
    when({ context }) {
      const agenda = currentAgenda(context);
      return agenda?.election === 'for-against' && agenda.votes.length >= 2;
    },
  },
  GAMES,
);
/** Leadership lies open, and not all have answered it. */
const FOLLOW = momentOf(
  {
    phase: 'action',
    step: 'strategic',
    round: 3,
    when: ({ context }) => strategicOf(context)?.resolved === true && asked(context) !== undefined,
  },
  GAMES,
);

type Context = Parameters<typeof actionOf>[0];

/** The seat that is asked first whether it follows Leadership. */
function asked(context: Context): Seat | undefined {
  const open = actionOf(context)?.followUps.find(({ card }) => card === 'leadership');
  return open && context.seating.find((seat) => seat !== open.owner && !open.answers[seat]);
}

const stateOf = (entries: readonly Written[]) => openState(rulesetFor, [...entries]).timeline.head;

async function opened(page: Page, entries: Written[], name: string): Promise<void> {
  await standAt(page, entries.at(-1)?.at ?? 0);
  await page.addInitScript(() => localStorage.setItem('custodian.marks-told', 'yes'));
  await openRecord(page, entries, `picture-${name}`);
}

for (const theme of THEMES) {
  const board = inTheme('board', theme);
  test(board, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await wearing(page, theme);
    await opened(page, TURN, board);
    await page.goto(`./board/picture-${board}`);
    await page.clock.runFor(5_000);
    await take(page, board);
  });

  const panel = inTheme('join-panel', theme);
  test(panel, async ({ page, context, browser, baseURL }) => {
    await allowed(context);
    await wearing(page, theme);
    await opened(page, TURN, panel);
    for (const seat of [1, 3]) {
      await join(page, await newPhone(browser, baseURL), await nameOfSeat(page, seat));
    }
    await invite(page, await nameOfSeat(page, 2));
    await take(page, panel);
  });

  for (const [name, entries] of [
    ['seat-follow', FOLLOW],
    ['seat-vote', VOTE],
  ] as const) {
    const picture = inTheme(name, theme);
    test(picture, async ({ page, context, browser, baseURL }) => {
      const head = stateOf(entries);
      const whose = asked(head.context) ?? positionOf(head).activeSeat ?? NO_SEAT;
      await allowed(context);
      await opened(page, entries, picture);
      const phone = await newPhone(browser, baseURL);
      await standAt(phone, entries.at(-1)?.at ?? 0);
      await wearing(phone, theme);
      await join(page, phone, await nameOfSeat(page, head.context.seating.indexOf(whose)));
      await phone.bringToFront();
      if (name === 'seat-follow') {
        const more = kit.more(spokenTerms().pools.tactic.name);
        for (let i = 0; i < 2; i++) await tap(phone.getByRole('button', { name: more }));
      } else {
        await tap(phone.getByRole('radio').first());
        await tap(phone.getByRole('button', { name: /^All / }));
      }
      await take(phone, picture);
    });
  }
}
