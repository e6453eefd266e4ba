/** The Setup page by taps: the game, the people, the opening. */
import { expect } from '@playwright/test';
import { factions } from '$words/factions.ts';
import { gamesWords } from '$words/games.ts';
import { kit } from '$words/kit.ts';
import { setupWords as words } from '$words/setup.ts';
import type { ArgsOf, Hand } from './hand.ts';

type Args = ArgsOf<'setUpGame'>;

/** Seats that the page offers at first. */
const OFFERED = 6;
/** So long (ms) the finger that picked one faction picks none for the next player. */
const LIFTED = 300;
/** A colour that none of them begins with. */
const SPARE = 'pink';

async function theGame(hand: Hand, { settings, seats }: Args): Promise<void> {
  const { page } = hand;
  const goal = String(settings?.goal ?? 10);
  await hand.choose(hand.button(goal, hand.group(words.goal, page)));
  const { label } = words.depths[settings?.depth ?? 'standard'];
  await hand.choose(hand.begins(label, hand.group(words.depth, page)));
  await hand.step(words.seatCount, seats.length - OFFERED, page);
}

/** All names in one go: the key for the next field leads from seat to seat. */
async function names(hand: Hand, { seats }: Args): Promise<void> {
  const field = hand.page.getByRole('textbox', { name: words.name, exact: true });
  await hand.tap(field);
  for (const { name } of seats) {
    await hand.type(field, name);
    await hand.press(field, 'Enter');
  }
}

const shortName = (faction: string | null | undefined) =>
  (faction && factions[faction]?.short) || null;

/** Every faction in one go: once one is picked, the next player without one is asked. */
async function theFactions(hand: Hand, { seats }: Args): Promise<void> {
  const { page, dialog } = hand;
  const chosen = seats.filter(({ faction }) => shortName(faction) !== null);
  if (chosen.length === 0) return;
  await hand.tap(hand.button(`${words.faction}: ${words.chooseFaction}`, page));
  for (const [place, { name, faction }] of seats.entries()) {
    const short = shortName(faction);
    if (short === null) continue;
    const title = page.getByRole('heading', { name: words.factionOf(name), exact: true });
    const seat = hand.button(words.seatLabel(place + 1, name, null, false), dialog);
    // One who has none yet is passed over.
    if (!(await title.isVisible())) await hand.tap(seat);
    await expect(title).toBeVisible();
    // The finger is lifted between two players.
    await page.waitForTimeout(LIFTED);
    await hand.tap(hand.row(short, dialog));
  }
  if (chosen.length < seats.length) await hand.tap(hand.button(kit.close, dialog));
  await expect(dialog).toHaveCount(0);
}

/** The colours seat by seat; the first is the speaker until the opening says otherwise. */
async function colourOf(hand: Hand, { seats }: Args, place: number): Promise<void> {
  const { page } = hand;
  const { colour, faction, name } = seats[place]!;
  const label = words.seatLabel(place + 1, name, shortName(faction), place === 0);
  await hand.choose(hand.button(label, page));
  const row = hand.group(words.colour, page);
  // Someone always changes their mind.
  if (place === 0) await hand.tap(hand.button(words.colourName(SPARE), row));
  await hand.choose(hand.button(words.colourName(colour), row));
}

async function opening(hand: Hand, { seats, speaker, objectives }: Args): Promise<void> {
  const { page } = hand;
  const said = ({ faction, name }: Args['seats'][number]) => words.seated(shortName(faction), name);
  await hand.tap(hand.button(`${words.speaker}: ${said(seats[0]!)}`, page));
  await hand.tap(hand.button(said(seats[speaker ?? 0]!), hand.dialog));
  if (!objectives?.length) return;
  // After the first the second is asked for.
  const open = hand.button(`${words.chooseObjective(1)}: ${words.noObjective(1)}`, page);
  await hand.tap(open.first());
  for (const { objective } of objectives) {
    await hand.tap(hand.row(hand.objective(objective), hand.dialog));
  }
  if (objectives.length < 2) await hand.tap(hand.button(kit.close, hand.dialog));
}

/** From the list of games to the first pick. */
export async function layTable(hand: Hand, args: Args): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('link', { name: gamesWords.newGame }));
  await theGame(hand, args);
  await names(hand, args);
  await theFactions(hand, args);
  for (const place of args.seats.keys()) await colourOf(hand, args, place);
  await opening(hand, args);
  await hand.tap(hand.button(words.start, page));
}
