/** What a component action plays, by its name. */
import type { PlayedKind } from '$lib/core/card-effects.ts';
import type { PlayedCard } from '$lib/core/event-parts.ts';
import { playedId } from '$lib/core/played.ts';
import type { GameModel } from './game-model.svelte.ts';
import { breakthroughName } from '$lib/words/played-names.ts';
import { playedName } from '$lib/words/played-names.ts';

/** The printed name of what is played. */
export function nameOf(model: GameModel, kind: PlayedKind, id: string): string {
  if (kind === 'leader') return model.names.leader(id);
  if (kind === 'relic') return model.names.relic(id);
  if (kind === 'technology') return model.names.technology(id);
  if (kind === 'note') return model.names.note(id);
  return kind === 'breakthrough' ? breakthroughName(id) : playedName(id);
}

/** The name of what was played, typed or printed. */
export function nameOfPlayed(model: GameModel, played: PlayedCard): string {
  return played.kind === 'typed' ? played.text : nameOf(model, played.kind, playedId(played) ?? '');
}
