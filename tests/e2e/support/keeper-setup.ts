/** The Setup page by taps: the game, the people, the opening. */
import { COLOURS } from '$lib/core/vocabulary.ts';
import { factions } from '$lib/words/factions.ts';
import { gamesWords } from '$lib/words/games.ts';
import { setupWords as words } from '$lib/words/setup.ts';
import type { ArgsOf, Keeper } from './keeper.ts';

type Args = ArgsOf<'setUpGame'>;

/** Seats that the page offers at first. */
const OFFERED = 6;

async function theGame(keeper: Keeper, { settings, seats }: Args): Promise<void> {
  const { page } = keeper;
  const goal = page.getByRole('group', { name: words.goal, exact: true });
  await keeper.choose(keeper.button(String(settings?.goal ?? 10), goal));
  const depth = page.getByRole('group', { name: words.depth, exact: true });
  const { label } = words.depths[settings?.depth ?? 'standard'];
  await keeper.choose(keeper.begins(label, depth));
  await keeper.step(words.seatCount, seats.length - OFFERED, page);
}

/** All names in one go: the key for the next field leads from seat to seat. */
async function names(keeper: Keeper, { seats }: Args): Promise<void> {
  const field = keeper.page.getByRole('textbox', { name: words.name, exact: true });
  await keeper.tap(field);
  for (const { name } of seats) {
    await keeper.type(field, name);
    await keeper.press(field, 'Enter');
  }
}

/** The seats one by one; the first is the speaker until the opening says otherwise. */
async function person(keeper: Keeper, { seats }: Args, place: number): Promise<void> {
  const { page } = keeper;
  const { colour, faction, name } = seats[place]!;
  await keeper.choose(keeper.button(words.seatLabel(place + 1, name, null, place === 0), page));
  const known = faction ? factions[faction] : undefined;
  if (known) {
    await keeper.tap(keeper.button(`${words.faction}: ${words.chooseFaction}`, page));
    await keeper.tap(keeper.row(known.short, keeper.dialog));
  }
  if (colour === COLOURS[place]) return;
  const row = page.getByRole('group', { name: words.colour, exact: true });
  await keeper.tap(keeper.button(words.colourName(colour), row));
}

async function opening(keeper: Keeper, { seats, speaker, objectives }: Args): Promise<void> {
  const { page } = keeper;
  const seat = seats[speaker ?? 0]!;
  const first = seats[0]!;
  if (seat !== first) {
    const said = (one: typeof seat) =>
      words.seated((one.faction && factions[one.faction]?.short) || null, one.name);
    await keeper.tap(keeper.button(`${words.speaker}: ${said(first)}`, page));
    await keeper.tap(keeper.button(said(seat), keeper.dialog));
  }
  for (const { objective } of objectives ?? []) {
    const open = keeper.button(`${words.chooseObjective}: ${words.noObjective}`, page);
    await keeper.tap(open.first());
    await keeper.tap(keeper.row(keeper.objective(objective), keeper.dialog));
  }
}

/** From the list of games to the first pick. */
export async function layTable(keeper: Keeper, args: Args): Promise<void> {
  const { page } = keeper;
  await keeper.tap(keeper.button(gamesWords.firstGame, page));
  await theGame(keeper, args);
  await names(keeper, args);
  for (const place of args.seats.keys()) await person(keeper, args, place);
  await opening(keeper, args);
  await keeper.tap(keeper.button(words.start, page));
}
