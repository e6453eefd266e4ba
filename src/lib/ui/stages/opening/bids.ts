/**
 * What the steps of bids remember, as their stages show it: who bids, who holds what, what everyone gains.
 * The ruleset's steps decide; here it is only read.
 */
import type { Command } from '$lib/core/commands/command.ts';
import { also } from '$lib/core/commands/command.ts';
import { finishSteps } from '$lib/core/commands/status.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import { hostOf, ownOf } from '$lib/core/step.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { OwnFactType, OwnId } from '$lib/core/vocabulary.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** The step in which everyone's goods are levelled. */
const LEVELLING = 'own-trade-good-levelling';

/** Homes that are held, and the standing bids, in the order of the setup. */
export interface HomeBids {
  order: readonly Seat[];
  holders: Readonly<Record<string, Seat>>;
  bids: Readonly<Record<Seat, number>>;
}

/** The bids for the speaker token. */
export interface SpeakerBids {
  order: readonly Seat[];
  out: readonly Seat[];
  bid: number | null;
  leader: Seat | null;
}

/** What this step remembers now. */
const remembered = <State>(game: Game): State => (ownOf(game)?.data ?? {}) as unknown as State;

export const homeBids = (game: Game): HomeBids => remembered<HomeBids>(game);
export const speakerBids = (game: Game): SpeakerBids => remembered<SpeakerBids>(game);

/** The home of a seat, or null. */
export const homeOf = ({ holders }: HomeBids, seat: Seat): string | null =>
  Object.keys(holders).find((home) => holders[home] === seat) ?? null;

/** What a home costs at least now: more than the standing bid, or nothing. */
export function leastFor({ holders, bids }: HomeBids, home: string): number {
  const holder = holders[home];
  return holder === undefined ? 0 : (bids[holder] ?? 0) + 1;
}

/** The home that the next bid opens. */
export const nextHome = ({ holders }: Pick<HomeBids, 'holders'>): string =>
  `home-${Object.keys(holders).length + 1}`;

/** What each seat gains once these are the final bids: so much as the highest is above its own. */
export function gainsOf(bids: Readonly<Record<Seat, number>>): Record<Seat, number> {
  const highest = Math.max(0, ...Object.values(bids));
  return Object.fromEntries(
    Object.entries(bids).map(([seat, bid]) => [seat, highest - bid]),
  ) as Record<Seat, number>;
}

/** Who comes first by these rolls, highest first, and who rolled the same as the one before. */
export interface RollOrder {
  order: Seat[];
  /** Seats of one roll, where that leaves open who comes first. */
  tied: Seat[];
}

/**
 * The order by rolls; `all`: everyone's place counts, else only the highest. Where it is not found yet, the
 * order is empty.
 */
export function orderByRolls(
  seats: readonly Seat[],
  rolls: Readonly<Record<Seat, number>>,
  all: boolean,
): RollOrder {
  const none = { order: [], tied: [] };
  if (seats.some((seat) => rolls[seat] === undefined)) return none;
  const order = seats.toSorted((one, other) => (rolls[other] ?? 0) - (rolls[one] ?? 0));
  const alike = (seat: Seat) => order.filter((other) => rolls[other] === rolls[seat]);
  const tied = (all ? order : order.slice(0, 1)).map(alike).find((group) => group.length > 1);
  return tied ? { order: [], tied } : { order, tied: [] };
}

/** How many of the seats this step asks for until its order is found: one, or all but the last. */
export function placesAsked({ plan }: Ruleset, step: OwnId, fact: OwnFactType, game: Game): number {
  const definition = plan.own?.[step]?.facts[fact];
  const state = ownOf(game)?.data ?? {};
  const { seats } = state as { seats?: readonly Seat[] };
  const [first] = seats ?? [];
  const after = first && definition?.change?.(state, { by: first }, undefined);
  const found = definition?.asks && after && definition.asks(after, ['s1']).length === 0;
  return found ? 1 : Math.max(1, (seats?.length ?? 0) - 1);
}

/**
 * What everyone's goods change by so that the poorest has 1, as the step works it out: 0 where nothing
 * changes, null where goods are not tracked.
 */
export function levelledBy(game: Game, { plan, cards }: Ruleset, step: OwnId): number | null {
  if (playingSeats(game).some((seat) => game.players[seat]?.goods == null)) return null;
  const [fact] = plan.own?.[step]?.settles?.(game, cards, ownOf(game)?.data ?? {}) ?? [];
  return Number(fact?.data['by'] ?? 0);
}

/** Records a bid; where it was the last one and goods are level, one tap leads past the levelling as well. */
export async function recordBid<A>(model: GameModel, command: Command<A>, args: A): Promise<void> {
  const after = model.session.previewCommand(also(command, args));
  const level = hostOf(after).at === LEVELLING && levelledBy(after, model.ruleset, LEVELLING) === 0;
  const and = level ? [also(finishSteps, { step: LEVELLING, only: true })] : [];
  await model.perform(command, args, { and });
}
