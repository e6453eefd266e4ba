/** Cards played earlier whose answers are not all in. */
import { actionOf } from '$lib/core/step.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** Each of these cards, and how many answers it waits for; none where answers are not tracked. */
export function openAnswers({ game, tracked }: GameModel): { card: string; answers: number }[] {
  if (!tracked) return [];
  const playing = game.seating.filter((seat) => game.players[seat]?.presence === 'playing');
  return (actionOf(game)?.followUps ?? []).flatMap(({ card, owner, answers }) => {
    const waiting = playing.filter((seat) => seat !== owner && !answers[seat]);
    return waiting.length > 0 ? [{ card, answers: waiting.length }] : [];
  });
}
