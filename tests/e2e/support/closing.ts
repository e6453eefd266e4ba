/** Acts by taps that close something for several players: asked first where one could still act. */
import type { Locator } from '@playwright/test';
import { judging } from '$lib/core/conditions/judge.ts';
import type { Seat } from '$lib/core/game.ts';
import {
  leftOutOfScoring,
  leftOutOfTurns,
  leftOutOfVotes,
  type LeftOut,
} from '$lib/core/queries/left-out.ts';
import { votesBefore } from '$lib/core/queries/votes.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import type { Hand } from './hand.ts';

/** Whether the app asks before these seats are closed out. */
export const asks = ({ could, may }: LeftOut): boolean => could.length + may.length > 0;

const cards = ({ game }: Hand) => cardsOf(game.expansions);

export function outOfScoring(hand: Hand, seats: readonly Seat[]): LeftOut {
  const { game, shadow } = hand;
  const verdictOf = hand.tracked ? judging(game, cards(hand)) : undefined;
  return leftOutOfScoring(game, shadow.ruleset, seats, verdictOf);
}

export const outOfTurns = (hand: Hand, seats: readonly Seat[]): LeftOut =>
  leftOutOfTurns(hand.game, hand.shadow.ruleset, cards(hand), seats);

export const outOfVotes = (hand: Hand, seats: readonly Seat[]): LeftOut =>
  leftOutOfVotes(hand.game, hand.shadow.ruleset, cards(hand), seats, (seat) =>
    votesBefore(hand.shadow.timeline.past, seat),
  );

/** Taps the key, and the yes where it is asked. */
export async function close(
  hand: Hand,
  key: Locator,
  leftOut: LeftOut,
  yes: string,
): Promise<void> {
  if (!asks(leftOut)) return hand.tap(key);
  await hand.tap(key);
  await hand.tap(hand.button(yes));
}
