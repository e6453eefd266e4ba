/** What a closed section shows of its inside. */
import type { Game, Player } from '$lib/core/game.ts';
import { cardsOf } from '$lib/core/order.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { player as words } from '$words/player.ts';

/** "Mecatol Rex, home lost". */
export function boardGlance(game: Game, player: Player): string {
  const { glanceMecatol, glanceHome } = words.board;
  const parts = [game.mecatol === player.seat ? glanceMecatol : '', player.home ? '' : glanceHome];
  return parts.filter(Boolean).join(', ');
}

/** "Leadership, Trade, speaker". */
export function cardsGlance(table: TableModel, player: Player): string {
  const cards = cardsOf(table.game, player.seat).map((card) => table.cardName(card));
  return [...cards, ...(table.game.speaker === player.seat ? [words.isSpeaker] : [])].join(', ');
}
