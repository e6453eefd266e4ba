/** Which reminders of a sequence hold at this table: what brings them is in the game. */
import type { Game, Player } from '$lib/core/game.ts';
import { sequenceOf, type Bringer, type SequenceId } from '$lib/look-up/sequences.ts';

/** Whether something at this table brings it; what is not tracked brings nothing. */
function isInPlay({ players, laws }: Game, of: Bringer): boolean {
  const some = (has: (player: Player) => boolean | undefined) =>
    Object.values(players).some((player) => player.presence === 'playing' && has(player));
  if ('faction' in of) return some(({ faction }) => faction === of.faction);
  if ('technology' in of) return some((player) => player.technologies?.includes(of.technology));
  if ('law' in of) return laws.some(({ id }) => id === of.law);
  return some(({ notes }) => notes?.some(({ note }) => note === of.note));
}

/** The reminders that hold, by step. */
export function remindersIn(game: Game, sequence: SequenceId): Record<string, string[]> {
  const held: Record<string, string[]> = {};
  for (const [id, { step, of }] of Object.entries(sequenceOf(sequence).reminders)) {
    if (isInPlay(game, of)) (held[step] ??= []).push(id);
  }
  return held;
}
