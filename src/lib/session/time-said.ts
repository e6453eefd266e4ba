/** What a table says of the time that has passed in its game. */
import { answer, moveTime } from '$lib/core/play/time-said.ts';
import type { Moving, NotAnswered, NotMoved } from '$lib/core/play/time-said.ts';
import type { TapResult } from '$lib/core/play/tap-result.ts';
import type { Silence } from '$lib/core/views/time/silence.ts';
import type { GameTime } from './game-time.svelte.ts';

/** So much of a silence (ms) was play, the rest of it a break; it can be said anew at any time. */
export const answerSilence = (
  time: GameTime,
  silence: Pick<Silence, 'from' | 'to'>,
  played: number,
): Promise<TapResult | NotAnswered> =>
  time.record((play, how) => answer(play, silence, played, how));

/** Moves minutes (ms) from one bucket to another. */
export const moveMinutes = (time: GameTime, moving: Moving): Promise<TapResult | NotMoved> =>
  time.record((play, how) => moveTime(play, moving, how));
