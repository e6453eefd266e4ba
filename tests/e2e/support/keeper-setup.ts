/** The Setup page by taps: the game, the people, the opening. */
import { factions } from '$words/factions.ts';
import { gamesWords } from '$words/games.ts';
import { setupWords as words } from '$words/setup.ts';
import type { ArgsOf, Hand } from './hand.ts';

type Args = ArgsOf<'setUpGame'>;

/** Seats that the page offers at first. */
const OFFERED = 6;
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

/** The seats one by one; the first is the speaker until the opening says otherwise. */
async function person(hand: Hand, { seats }: Args, place: number): Promise<void> {
  const { page } = hand;
  const { colour, faction, name } = seats[place]!;
  await hand.choose(hand.button(words.seatLabel(place + 1, name, null, place === 0), page));
  const known = faction ? factions[faction] : undefined;
  if (known) {
    await hand.tap(hand.button(`${words.faction}: ${words.chooseFaction}`, page));
    await hand.tap(hand.row(known.short, hand.dialog));
  }
  const row = hand.group(words.colour, page);
  // Someone always changes their mind.
  if (place === 0) await hand.tap(hand.button(words.colourName(SPARE), row));
  await hand.choose(hand.button(words.colourName(colour), row));
}

async function opening(hand: Hand, { seats, speaker, objectives }: Args): Promise<void> {
  const { page } = hand;
  const said = ({ faction, name }: Args['seats'][number]) =>
    words.seated((faction && factions[faction]?.short) || null, name);
  await hand.tap(hand.button(`${words.speaker}: ${said(seats[0]!)}`, page));
  await hand.tap(hand.button(said(seats[speaker ?? 0]!), hand.dialog));
  for (const { objective } of objectives ?? []) {
    const open = hand.button(`${words.chooseObjective}: ${words.noObjective}`, page);
    await hand.tap(open.first());
    await hand.tap(hand.row(hand.objective(objective), hand.dialog));
  }
}

/** From the list of games to the first pick. */
export async function layTable(hand: Hand, args: Args): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('link', { name: gamesWords.firstGame }));
  await theGame(hand, args);
  await names(hand, args);
  for (const place of args.seats.keys()) await person(hand, args, place);
  await opening(hand, args);
  await hand.tap(hand.button(words.start, page));
}
