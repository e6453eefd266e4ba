/** Small gains, points that move with a card, and leaders, by taps where they are offered. */
import { expect } from '@playwright/test';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { cardsPlayed } from '$words/cards-played.ts';
import { leaderName, relicName } from '$lib/words/holding-names.ts';
import { full } from '$words/full.ts';
import { pointWords } from '$words/points.ts';
import { incidentalGains as words } from '$words/incidental-gains.ts';
import { turn } from '$words/turn.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';
import { openSheet, unfold } from './keeper-panels.ts';

type Gain = ArgsOf<'bookGain'>;

/** What a way of gaining records, as its key says it. */
const actOf = (hand: Hand, lines: Gain['lines']): string =>
  words.act(lines.map(({ seat, changes }) => ({ name: hand.seat(seat), changes })));

/** The same in a line: who has more by it. */
function lineOf(hand: Hand, { lines }: Gain): string {
  const more = lines.filter(({ changes }) =>
    Object.values(changes).some((change) => (change ?? 0) > 0),
  );
  return actOf(hand, more.length > 0 ? more : lines);
}

async function bookGain(hand: Hand, args: Gain): Promise<void> {
  const region = hand.page.getByRole('region', { name: words.region, exact: true });
  await expect(region).toBeVisible();
  // Two that stand there and are both taken are one tap.
  const [next] = hand.later;
  if (next?.command === 'bookGain') {
    const both = words.bothLabel([args, next.args as Gain].map((gain) => lineOf(hand, gain)));
    const key = hand.button(both, region);
    if ((await key.count()) > 0) {
      hand.ahead = ['bookGain'];
      return hand.tap(key);
    }
  }
  const name = words.name(args.cause);
  const line = hand.begins(lineOf(hand, args), region).filter({ hasText: name });
  if ((await line.count()) > 0) return hand.tap(line.first());
  await hand.tap(region.getByRole('button', { name: /^More about/ }));
  const section = hand.dialog.getByRole('region', { name, exact: true });
  await hand.tap(hand.act(actOf(hand, args.lines), '', section));
  if ((await hand.dialog.count()) > 0) hand.sheet = 'gains';
}

/** A hero that is unlocked: it is offered wherever it has become due, and nowhere else is looked for. */
async function unlockHero(hand: Hand, { seat, leader }: ArgsOf<'turnLeader'>): Promise<void> {
  const offer = hand.begins(pointWords.heroTurn(leaderName(leader)));
  // The hero of someone who does not act now is behind a line.
  const line = hand.stage
    .locator('summary')
    .filter({ hasText: pointWords.heroes([hand.seat(seat)]) });
  // It comes up a moment after what has made it due.
  await expect(line.or(offer).first()).toBeVisible();
  if ((await line.count()) > 0) await hand.tap(line);
  await hand.tap(offer);
}

/** A leader: a hero that is unlocked where it is offered, else behind the cards or on its sheet. */
async function turnLeader(hand: Hand, args: ArgsOf<'turnLeader'>): Promise<void> {
  const { seat, leader, state } = args;
  const { type } = cardsOf(hand.game.expansions).leaders[leader] ?? {};
  if (type === 'hero' && state === 'readied') return unlockHero(hand, args);
  // In its own turn it is behind the key to cards.
  const cards = hand.button(turn.cards);
  if (seat === hand.position.activeSeat && (await cards.count()) > 0) {
    await hand.tap(cards);
    const from = hand.game.players[seat]?.leaders?.[leader] ?? 'locked';
    const act = cardsPlayed.turns(leaderName(leader), from, state);
    return hand.tap(hand.act(act, '', hand.dialog));
  }
  await openSheet(hand, seat);
  await unfold(hand, full.leaders.title);
  const states = hand.group(leaderName(leader), hand.dialog);
  await hand.tap(hand.button(full.leaders.states[state], states));
}

/** Points that move with a card, where they are offered; a relic from the deck is on the sheet. */
async function bookPoints(hand: Hand, { lines, relic }: ArgsOf<'bookPoints'>): Promise<void> {
  if (relic?.from === null) {
    // After what brings one it is offered beside it.
    const gains = hand.button(full.relics.gains(hand.seat(relic.seat)));
    const named = hand.row(relicName(relic.relic));
    if (hand.position.step === 'component') await expect(gains.or(named).first()).toBeVisible();
    if (hand.position.step === 'component') {
      // Where the action brings one, the list of them is open.
      if ((await gains.count()) > 0) await hand.tap(gains);
      return hand.tap(hand.row(relicName(relic.relic)));
    }
    await openSheet(hand, relic.seat);
    await unfold(hand, full.relics.title);
    await hand.tap(hand.button(full.relics.gains(hand.seat(relic.seat)), hand.dialog));
    return hand.tap(hand.row(relicName(relic.relic), hand.dialog));
  }
  const [seat] = lines.map((line) => ({ name: hand.seat(line.seat), points: line.points }));
  if (!seat) throw new Error('points of no one');
  const region = hand.stage.getByRole('region', { name: pointWords.region, exact: true });
  const said = lines.map((line) => ({ name: hand.seat(line.seat), points: line.points }));
  const names = { instead: false, seat: seat.name, ask: null } as never;
  await hand.tap(hand.begins(pointWords.act(names, said), region));
}

export const gainsRoom = (hand: Hand): Room => ({
  bookGain: (args) => bookGain(hand, args),
  turnLeader: (args) => turnLeader(hand, args),
  bookPoints: (args) => bookPoints(hand, args),
});
