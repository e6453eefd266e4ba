/** What only a table at depth Full says, by taps: prices, hands, the expedition, cards that bend. */
import { expect, type Locator } from '@playwright/test';
import { cheapestPayment } from '$lib/core/conditions/payment.ts';
import { playedId } from '$lib/core/played.ts';
import { bookedPayment } from '$lib/core/commands/payment.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { handsOver } from '$lib/core/rules/standing.ts';
import { cardsPlayed } from '$words/cards-played.ts';
import { component } from '$words/component.ts';
import { deeds } from '$words/deeds.ts';
import { expedition } from '$words/expedition.ts';
import { full } from '$words/full.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { kit } from '$words/kit.ts';
import { planetsScreen } from '$words/planets-screen.ts';
import { planetName } from '$lib/words/holding-names.ts';
import { playedName } from '$lib/words/played-names.ts';
import { incidentalGains } from '$words/incidental-gains.ts';
import { turnCards as bends } from '$words/turn-cards.ts';
import { turn } from '$words/turn.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';
import { openSheet, unfold } from './keeper-panels.ts';

type Paid = ArgsOf<'pay'>;

const { spend } = planetsScreen;
/** The largest price that has a key of its own. */
const KEYS = 8;
/** Prices in the order in which they take taps: those with a key first, then one by one. */
const PRICES = [2, 3, 4, 5, 6, 7, 8, 1, ...Array.from({ length: 12 }, (_, i) => KEYS + 1 + i)];

/** The price that the app proposes to pay like this. */
function priceOf(hand: Hand, { seat, planets, goods }: Paid) {
  const cards = cardsOf(hand.game.expansions);
  for (const amount of PRICES) {
    for (const part of ['resources', 'influence'] as const) {
      const payment = cheapestPayment(hand.game, cards, seat, { kind: 'spend', [part]: amount });
      const booked = payment && bookedPayment(hand.game, payment);
      const same = booked?.goods === goods && booked.planets.join() === planets.join();
      if (same) return { part, amount };
    }
  }
  throw new Error(`no price is paid with ${planets.join()} and ${goods}`);
}

/** The key of what an act has just cost, beside it: whatever the price, paid with these. */
function keyOf(hand: Hand, { seat, planets, goods }: Paid): Locator {
  const price = { resources: 0, influence: 1 };
  const said = spend.pays(hand.seat(seat), price, spend.with(planets.map(planetName), goods));
  const [name = '', paidWith = ''] = said
    .split(spend.paysShort(price))
    .map((part) => part.replace(/[^\p{L}\p{N} ]/gu, '.'));
  return hand.stage.getByRole('button', { name: new RegExp(`^${name}.*${paidWith}$`, 'u') });
}

/** What a turn has cost is beside the action; what a card has cost beside it, or on the sheet. */
async function pay(hand: Hand, args: Paid): Promise<void> {
  const { seat } = args;
  const produced = args.for?.kind === 'production';
  if (!produced && hand.sheet === null) {
    const key = keyOf(hand, args).first();
    if ((await key.count()) > 0) return hand.tap(key);
  }
  const { part, amount } = priceOf(hand, args);
  const price = { resources: 0, influence: 0, [part]: amount };
  const record = spend.record(hand.seat(seat), price);
  const paidWith = spend.with(args.planets.map(planetName), args.goods);
  const usual = hand.button(spend.paysAlongLabel(price, paidWith), hand.group(holdingDoors.spent));
  const within = produced ? hand.stage : hand.dialog;
  // A common price has a key beside the action.
  if (produced && (await usual.count()) > 0) await hand.tap(usual);
  else {
    if (produced) await hand.tap(hand.button(holdingDoors.spent));
    else {
      await openSheet(hand, seat);
      await unfold(hand, holdingDoors.planets);
      await hand.tap(hand.button(spend.title, hand.dialog));
    }
    const key = hand.button(spend.quick[part](amount), within);
    if (amount > 1 && amount <= KEYS) await hand.tap(key);
    else await hand.step(spend[part], amount, within);
  }
  if (!produced || !hand.endsNext(seat)) return hand.tap(hand.button(record, within));
  hand.ahead = ['endTurn'];
  await hand.tap(hand.button(deeds.andEndsLabel(record), within));
}

/** Whether this and the next acts lay down what hands have over their limit, and nothing else. */
function discarded(hand: Hand, first: ArgsOf<'adjustBalance'>): boolean {
  const over = handsOver(hand.game, hand.shadow.ruleset);
  const said = [first, ...hand.later.map(({ args }) => args as typeof first)];
  const same = over.every(({ seat, over: cards }, i) => {
    const row = said[i];
    return row?.seat === seat && row.changes?.actionCards === -cards;
  });
  return over.length > 0 && same;
}

/** Hands: those over their limit with one key, else one card a tap. */
async function adjustBalance(hand: Hand, args: ArgsOf<'adjustBalance'>) {
  const { seat, changes } = args;
  const { actionCards = 0, ...others } = changes;
  if (actionCards >= 0 || Object.keys(others).length > 0) throw new Error('only cards are played');
  if (hand.sheet === null && discarded(hand, args)) {
    const over = handsOver(hand.game, hand.shadow.ruleset);
    const act = incidentalGains.discards(over.map((row) => [hand.seat(row.seat), row.over]));
    hand.ahead = over.slice(1).map(() => 'adjustBalance');
    return hand.tap(
      hand.begins(act, hand.page.getByRole('region', { name: incidentalGains.region })),
    );
  }
  const cards = hand.button(turn.cards);
  // One of whose turn it is leaves its hand in one tap.
  const held = hand.game.players[seat]?.actionCards ?? 0;
  const own = hand.button(turn.cardPlayed(hand.seat(seat), held));
  if (actionCards === -1 && hand.sheet === null && (await own.count()) > 0) return hand.tap(own);
  if (actionCards === -1 && (await cards.count()) > 0) {
    await hand.tap(cards);
    const who = hand.group(cardsPlayed.who, hand.dialog);
    return hand.tap(hand.begins(hand.seat(seat), who));
  }
  await openSheet(hand, seat);
  await unfold(hand, full.hand.title);
  const label = kit.less(`${hand.seat(seat)}, ${full.hand.cards}`);
  for (let left = -actionCards; left > 0; left--) {
    await hand.tap(hand.button(label, hand.dialog));
  }
}

async function claimPart(hand: Hand, { seat, part }: ArgsOf<'claimPart'>): Promise<void> {
  const parts = Object.keys(hand.shadow.ruleset.expedition?.parts ?? {});
  const claimed = parts.filter((one) => hand.game.expedition?.[one]).length;
  await hand.tap(hand.button(turn.expeditionKey(claimed, parts.length)));
  const ends = hand.endsNext(seat);
  if (ends) hand.ahead = ['endTurn'];
  // The last part that is left is open.
  const row = hand.begins(expedition.part(part), hand.dialog);
  await expect(row).toBeVisible();
  if ((await row.getAttribute('aria-expanded')) !== 'true') await hand.tap(row);
  const claims = expedition.claims(hand.seat(seat));
  await hand.tap(hand.button(ends ? deeds.andEndsLabel(claims) : claims, hand.dialog));
}

/** What was played: in sight, or among those of its kind. */
async function playComponent(hand: Hand, { seat, played }: ArgsOf<'playComponent'>): Promise<void> {
  const name = playedName(playedId(played) ?? '');
  const row = hand.begins(name);
  if ((await row.count()) === 0) {
    const kinds = hand.group(component.kindOf);
    const group = played.kind === 'action-card' ? 'action-card' : 'other';
    await hand.tap(hand.begins(component.kinds[group], kinds));
  }
  await hand.tap(row);
  const says = component.plays(hand.seat(seat), name);
  const ends = hand.button(deeds.andEndsLabel(says));
  if (hand.endsNext(seat) && (await ends.count()) > 0) {
    hand.ahead = ['endTurn'];
    return hand.tap(ends);
  }
  await hand.tap(hand.button(says));
}

export const fullRoom = (hand: Hand): Room => ({
  pay: (args) => pay(hand, args),
  adjustBalance: (args) => adjustBalance(hand, args),
  claimPart: (args) => claimPart(hand, args),
  playComponent: (args) => playComponent(hand, args),
  async skipTurn({ cause }) {
    await hand.tap(hand.button(turn.cards));
    await hand.tap(hand.act(cause ?? '', '', hand.dialog));
    // Who played it is asked there: its card leaves the hand with the same tap.
    const [next] = hand.later;
    const played =
      next?.command === 'adjustBalance' ? (next.args as ArgsOf<'adjustBalance'>) : null;
    if (played?.changes.actionCards !== -1) {
      return hand.tap(hand.button(bends.noOne, hand.dialog));
    }
    hand.ahead = ['adjustBalance'];
    await hand.tap(hand.begins(hand.seat(played.seat), hand.group(bends.by, hand.dialog)));
  },
  async grantAction({ cause }) {
    const known = hand.button(turn.againBy(cause ?? ''));
    if ((await known.count()) > 0) return hand.tap(known);
    await hand.tap(hand.button(turn.other));
    await hand.tap(hand.act(turn.again));
  },
});
