/** What an elimination would do, said before it is recorded (LRR 1.2 31). */
import type { Game, Seat } from '$lib/core/game.ts';
import { cardsOf, nextSeat } from '$lib/core/order.ts';
import { supportsIn } from '$lib/core/points.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { player } from '$words/player.ts';

type ConsequenceNames = Pick<GameModel, 'nameOf' | 'cardName' | 'agendaName'>;

/** One sentence for each thing that goes back, in the order of the rule. */
export function consequencesOf(game: Game, seat: Seat, names: ConsequenceNames): string[] {
  const say = player.leave.consequences;
  const cards = cardsOf(game, seat).map((id) => names.cardName(id));
  const laws = game.laws
    .filter((law) => law.holder === seat)
    .map((law) => names.agendaName(law.id));
  const captured = (game.players[seat]?.captured ?? []).map((owner) => names.nameOf(owner));
  const supports = supportsIn(game).filter(
    ({ owner, holder }) => owner === seat || holder === seat,
  );
  const next = game.speaker === seat ? nextSeat(game, seat) : null;
  return [
    say.tokens,
    ...(captured.length > 0 ? [say.captured(captured)] : []),
    ...(cards.length > 0 ? [say.cards(cards)] : []),
    ...(laws.length > 0 ? [say.laws(laws)] : []),
    ...supports.map(({ owner, holder }) => say.support(names.nameOf(owner), names.nameOf(holder))),
    ...(next ? [say.speaker(names.nameOf(next))] : []),
    ...(game.mecatol === seat ? [say.mecatol] : []),
    say.undo,
  ];
}
