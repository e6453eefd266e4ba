/** Agreements as a screen says them: whose they are, how many goods each has, what a contract is worth. */
import { filledByCard } from '$lib/core/commands/agreements.ts';
import type { GameEvent } from '$lib/core/events.ts';
import type { Agreement, Game, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
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

/** The value that a partner of this seat received last, or null before the first agreement. */
function contractsSeen(line: readonly { fact: GameEvent }[], owner: Seat): number | null {
  for (const { fact } of [...line].reverse()) {
    if (fact.type !== 'agreement.opened') continue;
    const [one, two] = fact.seats;
    if (one === owner) return one === two ? fact.values[0] : fact.values[1];
    if (two === owner) return fact.values[0];
  }
  return null;
}

/**
 * The value of the contract that this seat hands over next: of its two the first that is in no agreement, as far as
 * they are known; else the last that was seen, or 1.
 */
export function contractWorth(
  game: Game,
  ruleset: Ruleset,
  line: readonly { fact: GameEvent }[],
  owner: Seat,
): number {
  const open = (game.agreements ?? []).filter(({ seats }) => seats.includes(owner)).length;
  const { contracts } = ruleset.factions[game.players[owner]?.faction ?? ''] ?? {};
  return contracts?.[open] ?? contractsSeen(line, owner) ?? 1;
}
