/** The side sheets by taps: transactions, and the sheet of one player. */
import { expect } from '@playwright/test';
import type { Seat } from '$lib/core/game.ts';
import { likelyPair, usualDeals } from '$lib/ui/panels/transaction/deal.ts';
import { turn } from '$words/turn.ts';
import { menu } from '$words/menu.ts';
import { player as sheet, transaction as words } from '$words/player.ts';
import { story } from '$words/story.ts';
import { table } from '$words/table.ts';
import { downloaded } from './downloaded.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';

type Side = ArgsOf<'makeTransaction'>['sides'][number];

/** The largest amount below all of it that has a key. */
const KEYS = 5;

async function note(hand: Hand, name: string, text: string): Promise<void> {
  const { dialog } = hand;
  const notes = hand.group(words.noteOf(name), dialog);
  const usual =
    text in words.notesShort ? words.notesShort[text as keyof typeof words.notesShort] : null;
  const key = usual === null ? null : hand.button(usual, notes);
  await expect(hand.button(words.noteOf(name), dialog)).toBeVisible();
  if (key && (await key.count()) > 0) return hand.tap(key);
  await hand.tap(hand.button(words.noteOf(name), dialog));
  const known = text in words.notes ? words.notes[text as keyof typeof words.notes] : null;
  await hand.tap(hand.button(known ?? words.other, notes));
  if (known) return;
  const field = dialog.getByRole('textbox', { name: words.ownNote, exact: true });
  await hand.tap(field);
  await hand.type(field, text);
}

/** What one side gives of goods or commodities: by its key, else from the nearest one by one. */
async function amount(hand: Hand, side: Side, key: 'goods' | 'commodities'): Promise<void> {
  if (side[key] === 0) return;
  const label = words.amountOf(hand.seat(side.seat), words[key]);
  const exact = hand.button(words.exactly(label, side[key]), hand.dialog);
  // The keys of a side come with its player.
  await expect(hand.button(words.exactly(label, 1), hand.dialog)).toBeVisible();
  if ((await exact.count()) > 0) return hand.tap(exact);
  await hand.tap(hand.button(words.exactly(label, KEYS), hand.dialog));
  await hand.step(label, side[key] - KEYS, hand.dialog);
}

/** Whether these two sides are one of the usual deals, which have a key each. */
function isUsual(hand: Hand, [one, two]: readonly [Side, Side]): boolean {
  const of = (sides: readonly Side[]) =>
    sides.map(({ goods, commodities }) => [goods, commodities]);
  return usualDeals(hand.game, [one.seat, two.seat]).some(
    (deal) => !one.note && !two.note && of(deal).join() === of([one, two]).join(),
  );
}

async function give(hand: Hand, side: Side): Promise<void> {
  await amount(hand, side, 'goods');
  await amount(hand, side, 'commodities');
  if (side.note) await note(hand, hand.seat(side.seat), side.note);
}

async function trade(hand: Hand, [one, two]: readonly [Side, Side]): Promise<void> {
  const { activeSeat } = hand.position;
  await hand.closeSheet();
  await hand.tap(hand.button(turn.transaction));
  const [first, second] = likelyPair(hand.game, hand.shadow.timeline.line, activeSeat, activeSeat);
  if (first !== one.seat) throw new Error(`a transaction of ${one.seat} in the turn of ${first}`);
  if (second !== two.seat) {
    await hand.tap(hand.button(hand.seat(two.seat), hand.group(words.who, hand.dialog)));
  }
  const sum = words.sum(hand.seat(one.seat), hand.seat(two.seat), one, two);
  // A usual deal has a key that chooses both sides.
  if (isUsual(hand, [one, two])) {
    const deal = words.dealLabel(hand.seat(one.seat), hand.seat(two.seat), one, two);
    await hand.tap(hand.button(deal, hand.dialog));
  } else {
    await give(hand, one);
    await give(hand, two);
  }
  await hand.tap(hand.button(sum, hand.dialog));
}

/** Opens the sheet of a player, from its lane. */
export async function openSheet(hand: Hand, seat: Seat): Promise<void> {
  if (hand.sheet === `sheet ${seat}`) return;
  await hand.closeSheet();
  const facts = {
    points: 0,
    state: '',
    tokens: null,
    goods: null,
    commodities: null,
    limit: 0,
    owes: 0,
  };
  const person = hand.game.players[seat]?.name ?? '';
  const [who = ''] = table.lane({ name: hand.seat(seat), person, ...facts }).split(':');
  const lanes = hand.page.getByRole('region', { name: table.sheet, exact: true });
  await hand.tap(lanes.getByRole('button', { name: `${who}:` }));
  hand.sheet = `sheet ${seat}`;
}

/** Opens a section of the sheet in front of the table, unless it is open. */
export async function unfold(hand: Hand, title: string): Promise<void> {
  const fold = hand.dialog.locator('details').filter({
    has: hand.page.getByRole('heading', { name: title, exact: true, level: 3 }),
  });
  if ((await fold.getAttribute('open')) !== null) return;
  await hand.tap(fold.locator('summary'));
}

/** Mecatol Rex and its token, on the sheet of a player: where no action is open. */
export async function onBoard(hand: Hand, seat: Seat, label: string): Promise<void> {
  await openSheet(hand, seat);
  await unfold(hand, sheet.board.title(true));
  await hand.tap(hand.button(label, hand.dialog));
}

/** From the moment of the winner, which has the whole screen, to the story of the game. */
export async function toTheStory(hand: Hand): Promise<void> {
  hand.count.beside();
  await hand.tap(hand.button(story.moment.see, hand.page));
}

/** Saves the file of the game from the menu; answers its text. */
export async function saveFile(hand: Hand): Promise<string> {
  await hand.closeSheet();
  hand.count.beside();
  await hand.tap(hand.button(table.menu, hand.page));
  hand.sheet = 'menu';
  const save = () => hand.tap(hand.row(menu.file.title, hand.dialog));
  const { name, text } = await downloaded(hand.page, save);
  await expect(hand.dialog).toContainText(menu.saved(name));
  return text;
}

export const panelsRoom = (hand: Hand): Room => ({
  async correctPassed({ seat, passed }) {
    if (passed) throw new Error('a pass is passed');
    await openSheet(hand, seat);
    await hand.tap(hand.button(sheet.takesPassBack(hand.seat(seat)), hand.dialog));
  },
  makeTransaction: ({ sides }) => trade(hand, sides),
  async giveSupport({ from, to }) {
    await openSheet(hand, from);
    await unfold(hand, sheet.ledger.title);
    const label = sheet.support.gives(hand.seat(from), hand.seat(to));
    await hand.tap(hand.button(label, hand.dialog));
  },
});
