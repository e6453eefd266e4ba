/** Cards that may lie on some planet without being recorded (LRR 1.2 12). */
import type { AttachmentFacts, Cards } from '../cards.ts';
import type { Game } from '../game.ts';

function isInPlay({ players, laws }: Game, { law, faction }: AttachmentFacts): boolean {
  if (law !== null && !laws.some(({ id }) => id === law)) return false;
  const factions = Object.values(players).map((player) => player.faction);
  return faction === null || factions.includes(faction) || factions.includes(null);
}

/**
 * Attachments of this game that are not known to lie anywhere: each is one card on one planet
 * (R-REF-13), laws and factions are known. None at depth full, where every attachment is recorded.
 */
export function looseAttachments(game: Game, cards: Cards): AttachmentFacts[] {
  if (game.settings.depth === 'full') return [];
  const placed = new Set(Object.values(game.planetCards).flatMap((card) => card.attachments));
  return Object.entries(cards.attachments)
    .filter(([id, card]) => !placed.has(id) && isInPlay(game, card))
    .map(([, card]) => card);
}
