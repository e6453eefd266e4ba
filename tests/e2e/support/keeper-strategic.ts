/** The strategic action by taps: the primary with its choices, then the answers of the table. */
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import { waitingSeats } from '$lib/core/rules/secondaries.ts';
import { reinforcementsOf } from '$lib/core/rules/tokens.ts';
import { openAnswers } from '$lib/core/queries/secondary-audit.ts';
import { clockwiseFrom } from '$lib/core/queries/turn-order.ts';
import { totalOf, usualPlacing } from '$lib/ui/model/token-counts.ts';
import { follow } from '$words/follow.ts';
import { planetName } from '$lib/words/holding-names.ts';
import { planetsScreen } from '$words/planets-screen.ts';
import { strategic as words } from '$words/strategic.ts';
import { table } from '$words/table.ts';
import { turn } from '$words/turn.ts';
import { terms } from '$words/terms.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';
import { strategicOf } from '../../../src/lib/core/step.ts';

type Primary = ArgsOf<'resolvePrimary'>;

/** The pools after one more token in one of them, taken from the one that gains most: as the keys do. */
function afterMore(shown: CommandTokens, pool: keyof CommandTokens): CommandTokens {
  const last = ['fleet', 'strategy', 'tactic'] as const;
  const [giver] = last
    .filter((other) => other !== pool && shown[other] > 0)
    .sort((one, two) => shown[two] - shown[one]);
  return giver ? { ...shown, [giver]: shown[giver] - 1, [pool]: shown[pool] + 1 } : shown;
}

/** The pools to tap, where taps on plus alone lead to what is wanted; else null. */
function plusAlone(shown: CommandTokens, wanted: CommandTokens): (keyof CommandTokens)[] | null {
  const taps: (keyof CommandTokens)[] = [];
  let now = shown;
  for (const pool of TOKEN_POOLS) {
    for (let by = wanted[pool] - shown[pool]; by > 0; by--) {
      now = afterMore(now, pool);
      taps.push(pool);
    }
  }
  return TOKEN_POOLS.every((pool) => now[pool] === wanted[pool]) ? taps : null;
}

/** Brings the pools from what they show to what is wanted; what frees tokens comes first. */
async function pools(
  hand: Hand,
  label: (pool: string) => string,
  shown: CommandTokens,
  wanted: CommandTokens,
): Promise<void> {
  const plus = totalOf(shown) === totalOf(wanted) ? plusAlone(shown, wanted) : null;
  if (plus && totalOf(shown) > 0) {
    for (const pool of plus) await hand.step(label(terms.base.pools[pool].name), 1);
    return;
  }
  const moves = TOKEN_POOLS.map((pool) => ({ pool, by: wanted[pool] - shown[pool] }));
  for (const { pool, by } of moves.toSorted((one, two) => one.by - two.by)) {
    await hand.step(label(terms.base.pools[pool].name), by);
  }
}

async function gain(hand: Hand, { seat, card, tokens }: Primary): Promise<void> {
  if (!tokens) return;
  const effects = hand.shadow.ruleset.strategyCards[card]?.primary ?? [];
  const fixed = effects.reduce(
    (sum, one) => sum + (one.effect === 'gain-tokens' ? one.tokens : 0),
    0,
  );
  await hand.step(words.buy, Math.max(0, totalOf(tokens) - fixed));
  const most = reinforcementsOf(hand.game, seat) ?? Infinity;
  const shown = usualPlacing(Math.min(most, Math.max(fixed, totalOf(tokens))));
  await pools(hand, (pool) => pool, shown, tokens);
}

/** Buttons of players that stay down, or come up. */
async function players(hand: Hand, list: string, seats: readonly Seat[]): Promise<void> {
  const row = hand.group(list);
  for (const seat of seats) await hand.tap(row.getByRole('button', { name: hand.seat(seat) }));
}

async function tokenBack(hand: Hand, { seat, pool, moved }: Primary): Promise<void> {
  const zero = { tactic: 0, fleet: 0, strategy: 0 };
  if (hand.game.players[seat]?.board !== 0) {
    const back = pool ? words.pool(pool) : words.noBack;
    await hand.choose(hand.button(back, hand.group(words.backTo)));
  }
  if (moved) await pools(hand, (name) => name, zero, moved);
}

async function points(hand: Hand, { seat, objective, secret }: Primary): Promise<void> {
  const none = hand.button(words.scoreNothing);
  if (objective) await hand.choose(hand.act(hand.objective(objective)));
  else if (await none.isVisible()) await hand.tap(none);
  if (!hand.tracked || hand.game.mecatol === seat || secret) return;
  await hand.choose(hand.button(words.drawsNot));
}

/** What the table decides about a primary before it is recorded. */
async function choices(hand: Hand, args: Primary): Promise<void> {
  const others = clockwiseFrom(hand.game, args.seat);
  const placing = args.placements?.map((row) => row.seat);
  const title = words.effect({ effect: 'free-followers' });
  await gain(hand, args);
  if (placing) {
    await players(
      hand,
      words.placing,
      others.filter((seat) => !placing.includes(seat)),
    );
  }
  if (args.freed) await players(hand, title, args.freed);
  if (args.pool !== undefined) await tokenBack(hand, args);
  if (args.objective !== undefined) await points(hand, args);
}

/** Where the answers to a card are: on the stage, or behind the mark of a lane once the turn is over. */
async function answers(hand: Hand, card: string) {
  if (strategicOf(hand.game)?.card === card) {
    return hand.stage;
  }
  if (hand.sheet !== 'answers') {
    await hand.closeSheet();
    const [open] = openAnswers(hand.game).filter((row) => row.card === card);
    if (!open) throw new Error(`no answers to ${card} are pending`);
    const pending = openAnswers(hand.game).filter(({ owner }) => owner === open.owner);
    const count = pending.reduce((sum, { answers }) => sum + answers, 0);
    await hand.tap(hand.button(table.pending(hand.seat(open.owner), count), hand.page));
    hand.sheet = 'answers';
  }
  return hand.dialog;
}

/** A readied card is laid down. */
async function layDown(hand: Hand, card: string): Promise<void> {
  await hand.closeSheet();
  await hand.tap(hand.act(turn.strategic, turn.readied(hand.card(card))));
}

/** One token, where one usually goes. */
const isUsual = (tokens: CommandTokens): boolean =>
  TOKEN_POOLS.every((pool) => tokens[pool] === usualPlacing(1)[pool]);

/** The key that takes tokens and pays them, where that is what comes next; else null. */
function paysNext(hand: Hand, seat: Seat, tokens: number): string | null {
  const [next] = hand.later;
  const paid = next?.command === 'pay' ? (next.args as ArgsOf<'pay'>) : null;
  if (paid?.seat !== seat) return null;
  const paidWith = planetsScreen.spend.with(paid.planets.map(planetName), paid.goods);
  return follow.takesAndPaysLabel(hand.seat(seat), tokens, paidWith);
}

export const strategicRoom = (hand: Hand): Room => ({
  playStrategyCard: ({ card }) => layDown(hand, card),
  layDownCard: ({ card }) => layDown(hand, card),
  async takeStrategicAction({ card }) {
    await hand.tap(hand.act(turn.strategic, turn.readiedWhole(hand.card(card))));
  },
  async resolvePrimary(args) {
    await choices(hand, args);
    const { speaker } = args;
    if (speaker) await hand.tap(hand.button(words.becomes(hand.seat(speaker))));
    else await hand.tap(hand.likely);
  },
  async followSecondary({ seat, card, tokens }) {
    const list = await answers(hand, card);
    const name = hand.seat(seat);
    if (!tokens) {
      return hand.tap(hand.button(follow.followsLabel(name, hand.card(card)), list));
    }
    const both = paysNext(hand, seat, totalOf(tokens));
    // The usual token is one key.
    const one = hand.button(both ?? follow.takesLabel(name, 1), list);
    if (isUsual(tokens) && (await one.count()) > 0) {
      if (both !== null) hand.ahead = ['pay'];
      return hand.tap(one);
    }
    await hand.tap(hand.button(follow.chooseLabel(name, hand.card(card)), list));
    const label = (pool: string) => `${follow.tokensFor(name)}, ${pool}`;
    await pools(hand, label, usualPlacing(1), tokens);
    const takes = hand.button(follow.takesLabel(name, totalOf(tokens)), list);
    if (both === null || (await hand.button(both, list).count()) === 0) return hand.tap(takes);
    hand.ahead = ['pay'];
    await hand.tap(hand.button(both, list));
  },
  async declineSecondary({ seat, card }) {
    const list = await answers(hand, card);
    const label = follow.declinesLabel(hand.seat(seat), hand.card(card));
    await hand.tap(hand.button(label, list));
  },
  async declineRest({ card }) {
    const list = await answers(hand, card);
    if (hand.sheet !== null) {
      const names = waitingSeats(hand.game, card).map((seat) => hand.seat(seat));
      return hand.tap(hand.button(words.noOneLabel(words.noOne, names), list));
    }
    // The last button of the stage ends the turn as well.
    await hand.tap(hand.stage.locator('footer button').last());
    hand.ahead = ['endTurn'];
  },
  async closeCard() {
    await hand.tap(hand.stage.locator('footer button').last());
  },
});
