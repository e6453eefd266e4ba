/** The strategic action by taps: the primary with its choices, then the answers of the table. */
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import { reinforcementsOf } from '$lib/core/rules/tokens.ts';
import { clockwiseFrom } from '$lib/core/views/turn-order.ts';
import { totalOf, usualPlacing } from '$lib/ui/action/primary-choices.ts';
import { follow, strategic as words, turn } from '$lib/words/action.ts';
import { kit } from '$lib/words/kit.ts';
import type { ArgsOf, Keeper, Room } from './keeper.ts';

type Primary = ArgsOf<'resolvePrimary'>;

/** Brings the pools from what they show to what is wanted; what frees tokens comes first. */
export async function pools(
  keeper: Keeper,
  label: (pool: string) => string,
  shown: CommandTokens,
  wanted: CommandTokens,
): Promise<void> {
  const moves = TOKEN_POOLS.map((pool) => ({ pool, by: wanted[pool] - shown[pool] }));
  for (const { pool, by } of moves.toSorted((one, two) => one.by - two.by)) {
    await keeper.step(label(kit.pools[pool]), by);
  }
}

async function gain(keeper: Keeper, { seat, card, tokens }: Primary): Promise<void> {
  if (!tokens) return;
  const effects = keeper.shadow.ruleset.strategyCards[card]?.primary ?? [];
  const fixed = effects.reduce((sum, one) => sum + (one.effect === 'gain-tokens' ? one.tokens : 0), 0);
  await keeper.step(words.buy, Math.max(0, totalOf(tokens) - fixed));
  const most = reinforcementsOf(keeper.game, seat) ?? Infinity;
  const shown = usualPlacing(Math.min(most, Math.max(fixed, totalOf(tokens))));
  await pools(keeper, (pool) => pool, shown, tokens);
}

/** Buttons of players that stay down, or come up. */
async function players(keeper: Keeper, list: string, seats: readonly Seat[]): Promise<void> {
  const row = keeper.stage.getByRole('list', { name: list, exact: true });
  for (const seat of seats) await keeper.tap(row.getByRole('button', { name: keeper.seat(seat) }));
}

async function tokenBack(keeper: Keeper, { seat, pool, moved }: Primary): Promise<void> {
  const zero = { tactic: 0, fleet: 0, strategy: 0 };
  if (keeper.game.players[seat]?.board !== 0) {
    const choice = keeper.stage.getByRole('group', { name: words.backTo, exact: true });
    await keeper.choose(keeper.button(pool ? words.pool(pool) : words.noBack, choice));
  }
  if (moved) await pools(keeper, (name) => name, zero, moved);
}

async function points(keeper: Keeper, { seat, objective, secret }: Primary): Promise<void> {
  if (objective) await keeper.tap(keeper.act(keeper.objective(objective)));
  if (!keeper.tracked || keeper.game.mecatol === seat || secret) return;
  await keeper.choose(keeper.button(words.drawsNot));
}

/** What the table decides about a primary before it is recorded. */
async function choices(keeper: Keeper, args: Primary): Promise<void> {
  const others = clockwiseFrom(keeper.game, args.seat);
  const placing = args.placements?.map((row) => row.seat);
  const title = words.effect({ effect: 'free-followers' });
  await gain(keeper, args);
  if (placing) {
    await players(keeper, words.placing, others.filter((seat) => !placing.includes(seat)));
  }
  if (args.freed) await players(keeper, title, args.freed);
  if (args.pool !== undefined) await tokenBack(keeper, args);
  if (args.objective !== undefined) await points(keeper, args);
}

/** Where the answers to a card are: on the stage, or behind "open answers" once the turn is over. */
async function answers(keeper: Keeper, card: string) {
  if (keeper.position.step === 'strategic' && keeper.game.action?.card === card) {
    return keeper.stage;
  }
  if (keeper.panel !== 'answers') {
    await keeper.closePanel();
    await keeper.tap(keeper.act(turn.open));
    keeper.panel = 'answers';
  }
  return keeper.dialog;
}

export const strategicRoom = (keeper: Keeper): Room => ({
  async playStrategyCard({ card }) {
    await keeper.closePanel();
    await keeper.record(keeper.act(turn.strategic, turn.readied(keeper.card(card))));
  },
  async takeStrategicAction({ card }) {
    await keeper.record(keeper.act(turn.strategic, turn.readiedWhole(keeper.card(card))));
  },
  async resolvePrimary(args) {
    await choices(keeper, args);
    const { speaker } = args;
    if (speaker) await keeper.record(keeper.button(words.becomes(keeper.seat(speaker))));
    else await keeper.record(keeper.likely);
  },
  async followSecondary({ seat, card, tokens }) {
    const list = await answers(keeper, card);
    const name = keeper.seat(seat);
    const follows = keeper.button(follow.followsLabel(name, keeper.card(card)), list);
    if (!tokens) return keeper.record(follows);
    await keeper.tap(follows);
    const label = (pool: string) => `${follow.tokensFor(name)}, ${pool}`;
    await pools(keeper, label, usualPlacing(1), tokens);
    await keeper.record(keeper.button(follow.takesLabel(name, totalOf(tokens)), list));
  },
  async declineSecondary({ seat, card }) {
    const list = await answers(keeper, card);
    const label = follow.declinesLabel(keeper.seat(seat), keeper.card(card));
    await keeper.record(keeper.button(label, list));
  },
  async declineRest({ card }) {
    await keeper.record(keeper.button(words.nobody, await answers(keeper, card)));
  },
});
