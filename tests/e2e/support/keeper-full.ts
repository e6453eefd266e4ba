/** What only a table at depth Full says, by taps: prices, hands, the expedition, cards that bend. */
import { cheapestPayment } from '$lib/core/conditions/payment.ts';
import { playedId } from '$lib/core/played.ts';
import { bookedPayment } from '$lib/core/views/scoring.ts';
import { cardsOf } from '../../../src/tools/cards.ts';
import { component } from '$words/component.ts';
import { expedition } from '$words/expedition.ts';
import { full } from '$words/full.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { kit } from '$words/kit.ts';
import { planetsScreen } from '$words/planets-screen.ts';
import { playedName } from '$words/played.ts';
import { strategic } from '$words/strategic.ts';
import { turnCards as bends } from '$words/turn-cards.ts';
import { turn } from '$words/turn.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';
import { openSheet, unfold } from './keeper-panels.ts';

type Paid = ArgsOf<'pay'>;

const { spend } = planetsScreen;
/** The largest price that has a key of its own. */
const KEYS = 8;
/** More was never paid at once. */
const MOST = 20;

/** The price that the app proposes to pay like this. */
function priceOf(hand: Hand, { seat, planets, goods }: Paid) {
  const cards = cardsOf(hand.game.expansions);
  for (let amount = 1; amount <= MOST; amount++) {
    for (const part of ['resources', 'influence'] as const) {
      const payment = cheapestPayment(hand.game, cards, seat, { kind: 'spend', [part]: amount });
      const booked = payment && bookedPayment(hand.game, seat, payment);
      const same = booked?.goods === goods && booked.planets.join() === planets.join();
      if (same) return { part, amount };
    }
  }
  throw new Error(`no price is paid with ${planets.join()} and ${goods}`);
}

/** What a turn has cost is beside the action; what a card has cost on the sheet of its player. */
async function pay(hand: Hand, args: Paid): Promise<void> {
  const { seat } = args;
  const { part, amount } = priceOf(hand, args);
  const price = { resources: 0, influence: 0, [part]: amount };
  const record = spend.record(hand.seat(seat), price);
  const produced = args.for?.kind === 'production';
  if (produced) await hand.tap(hand.button(holdingDoors.spent));
  else {
    await openSheet(hand, seat);
    await unfold(hand, holdingDoors.planets);
    await hand.tap(hand.button(spend.title, hand.dialog));
  }
  const within = produced ? hand.stage : hand.dialog;
  const key = hand.button(spend.quick[part](amount), within);
  if (amount > 1 && amount <= KEYS) await hand.tap(key);
  else await hand.step(spend[part], amount, within);
  await hand.record(hand.button(record, within));
}

/** Hands, one card a tap. */
async function adjustBalance(hand: Hand, { seat, changes }: ArgsOf<'adjustBalance'>) {
  const { actionCards = 0, ...others } = changes;
  if (actionCards >= 0 || Object.keys(others).length > 0) throw new Error('only cards are played');
  await openSheet(hand, seat);
  await unfold(hand, full.hand.title);
  const label = kit.less(`${hand.seat(seat)}, ${full.hand.cards}`);
  for (let left = -actionCards; left > 0; left--) {
    await hand.record(hand.button(label, hand.dialog));
  }
}

async function claimPart(hand: Hand, { seat, part }: ArgsOf<'claimPart'>): Promise<void> {
  await hand.tap(hand.button(turn.other));
  await hand.tap(hand.act(turn.expedition));
  hand.sheet = 'expedition';
  await hand.tap(hand.begins(expedition.part(part), hand.dialog));
  await hand.record(hand.button(expedition.claims(hand.seat(seat)), hand.dialog));
}

/** What was played: in sight, or among those of its kind. */
async function playComponent(hand: Hand, { played }: ArgsOf<'playComponent'>): Promise<void> {
  const name = playedName(playedId(played) ?? '');
  const act = hand.act(name);
  if ((await act.count()) === 0) {
    const kinds = hand.group(component.kindOf);
    const group = played.kind === 'action-card' ? 'action-card' : 'other';
    await hand.tap(hand.begins(component.kinds[group], kinds));
  }
  await hand.record(act);
}

export const fullRoom = (hand: Hand): Room => ({
  pay: (args) => pay(hand, args),
  adjustBalance: (args) => adjustBalance(hand, args),
  claimPart: (args) => claimPart(hand, args),
  playComponent: (args) => playComponent(hand, args),
  async skipTurn({ cause }) {
    await hand.tap(hand.button(turn.other));
    await hand.tap(hand.act(turn.bend));
    await hand.tap(hand.act(cause ?? '', '', hand.dialog));
    // The record does not say whose hand it left.
    await hand.record(hand.button(bends.nobody, hand.dialog));
  },
  async grantAction() {
    await hand.tap(hand.button(turn.other));
    await hand.record(hand.act(strategic.again));
  },
});
