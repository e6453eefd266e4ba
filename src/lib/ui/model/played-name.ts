/** What a component action plays, by its name. */
import type { PlayedKind } from '$lib/core/card-effects.ts';
import type { Played } from '$lib/core/event-parts.ts';
import { playedId } from '$lib/core/played.ts';
import type { TableModel } from './table-model.svelte.ts';
import { breakthroughName } from '$lib/words/played-names.ts';
import { playedName } from '$lib/words/played-names.ts';

/** The printed name of what is played. */
export function nameOf(table: TableModel, kind: PlayedKind, id: string): string {
  if (kind === 'leader') return table.names.leader(id);
  if (kind === 'relic') return table.names.relic(id);
  if (kind === 'technology') return table.names.technology(id);
  if (kind === 'note') return table.names.note(id);
  return kind === 'breakthrough' ? breakthroughName(id) : playedName(id);
}

/** The name of what was played, typed or printed. */
export function nameOfPlayed(table: TableModel, played: Played): string {
  return played.kind === 'typed' ? played.text : nameOf(table, played.kind, playedId(played) ?? '');
}
