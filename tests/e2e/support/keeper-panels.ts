/** The side sheets by taps: transactions, and the sheet of one player. */
import { lastPartner, likelyPair } from '$lib/ui/player/deal.ts';
import { turn } from '$lib/words/action.ts';
import { player as sheet, transaction as words } from '$lib/words/player.ts';
import { table } from '$lib/words/table.ts';
import type { ArgsOf, Keeper, Room } from './keeper.ts';

type Side = ArgsOf<'makeTransaction'>['sides'][number];

async function note(keeper: Keeper, name: string, text: string): Promise<void> {
  const { dialog } = keeper;
  await keeper.tap(keeper.button(words.noteOf(name), dialog));
  const notes = dialog.getByRole('group', { name: words.noteOf(name), exact: true });
  const known = text in words.notes ? words.notes[text as keyof typeof words.notes] : null;
  await keeper.tap(keeper.button(known ?? words.other, notes));
  if (known) return;
  const field = dialog.getByRole('textbox', { name: words.ownNote, exact: true });
  await keeper.tap(field);
  await keeper.type(field, text);
}

async function give(keeper: Keeper, side: Side): Promise<void> {
  const { dialog } = keeper;
  const name = keeper.seat(side.seat);
  await keeper.step(words.amountOf(name, words.goods), side.goods, dialog);
  await keeper.step(words.amountOf(name, words.commodities), side.commodities, dialog);
  if (side.note) await note(keeper, name, side.note);
}

async function trade(keeper: Keeper, [one, two]: readonly [Side, Side]): Promise<void> {
  const { activeSeat } = keeper.position;
  await keeper.closePanel();
  await keeper.tap(keeper.button(turn.transaction));
  const [first, second] = likelyPair(keeper.game, keeper.shadow.course.line, activeSeat, activeSeat);
  if (first !== one.seat) throw new Error(`a transaction of ${one.seat} in the turn of ${first}`);
  if (second !== two.seat) {
    const who = keeper.dialog.getByRole('group', { name: words.who, exact: true });
    await keeper.tap(keeper.button(keeper.seat(two.seat), who));
  }
  await give(keeper, one);
  await give(keeper, two);
  const sum = words.sum(keeper.seat(one.seat), keeper.seat(two.seat), one, two);
  await keeper.record(keeper.button(sum, keeper.dialog));
  void lastPartner;
}

/** Opens the sheet of a player, from its lane. */
async function openSheet(keeper: Keeper, seat: string): Promise<void> {
  if (keeper.panel === `sheet ${seat}`) return;
  await keeper.closePanel();
  const facts = { points: 0, state: '', tokens: null, goods: null, commodities: null, limit: 0 };
  const person = keeper.game.players[seat]?.name ?? '';
  const [who = ''] = table.lane({ name: keeper.seat(seat), person, ...facts }).split(':');
  const lanes = keeper.page.getByRole('region', { name: table.sheet, exact: true });
  await keeper.tap(lanes.getByRole('button', { name: `${who}:` }));
  keeper.panel = `sheet ${seat}`;
}

/** Opens a section of the sheet in front of the table. */
async function unfold(keeper: Keeper, title: string): Promise<void> {
  await keeper.tap(keeper.dialog.locator('summary').filter({ hasText: title }));
}

export const panelsRoom = (keeper: Keeper): Room => ({
  makeTransaction: ({ sides }) => trade(keeper, sides),
  async giveSupport({ from, to }) {
    await openSheet(keeper, from);
    await unfold(keeper, sheet.ledger.title);
    const label = sheet.support.gives(keeper.seat(from), keeper.seat(to));
    await keeper.record(keeper.button(label, keeper.dialog));
  },
  async takeCustodians({ seat }) {
    await takeCustodians(keeper, seat);
  },
});

async function takeCustodians(keeper: Keeper, seat: string): Promise<void> {
  await openSheet(keeper, seat);
  await unfold(keeper, sheet.board.title);
  await keeper.record(keeper.button(sheet.board.takesCustodians(keeper.seat(seat)), keeper.dialog));
}
