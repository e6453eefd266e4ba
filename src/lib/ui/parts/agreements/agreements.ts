/** Agreements as a screen says them: whose they are, and how many goods each has. */
import { filledByCard } from '$lib/core/commands/agreements.ts';
import type { Agreement, Seat } from '$lib/core/game.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { agreements as words } from '$words/agreements.ts';

/** Goods by name, of both players; of an agreement with oneself one row. */
export function sharesOf(
  model: GameModel,
  { seats: [one, two] }: Pick<Agreement, 'seats'>,
  [first, second]: readonly [number, number],
): [string, number][] {
  const row = (seat: Seat, goods: number): [string, number] => [model.nameOf(seat), goods];
  return one === two ? [row(one, first + second)] : [row(one, first), row(two, second)];
}

/** "Hacan and Sol". */
export const agreementName = (model: GameModel, [one, two]: Agreement['seats']): string =>
  words.row(model.nameOf(one), one === two ? null : model.nameOf(two));

/** All goods that lie on these, or come onto them. */
export const sumOf = (rows: readonly { goods: readonly [number, number] }[]): number =>
  rows.reduce((sum, { goods: [one, two] }) => sum + one + two, 0);

/** How many are open, or what comes onto them as this card is done. */
export function agreementsSaid(model: GameModel, card: string): string {
  const open = model.game.agreements ?? [];
  const [fact] = filledByCard(model.game, model.ruleset, 0);
  return fact?.type === 'agreements.filled'
    ? words.filledLater(model.cardName(card), sumOf(fact.filled))
    : words.glance(open.length, sumOf(open));
}
