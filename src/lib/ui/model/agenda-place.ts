/** Where the agenda on the table stands, for the line above its name. */
import { actionOf, agendaOf, strategicOf } from '$lib/core/step.ts';
import { placeInCouncil } from '$lib/core/queries/council-place.ts';
import { agenda as words } from '$words/agenda.ts';
import { nameOfPlayed } from './played-name.ts';
import type { GameModel } from './game-model.svelte.ts';

/** "Agenda 1 of 2", which one of a council, or by what it was opened in the middle of another phase. */
export function agendaPlace(model: GameModel): string {
  const phase = agendaOf(model.game);
  if (phase) return words.slot(phase.slot, model.game.settings.agendasPerRound);
  const council = placeInCouncil(model.game);
  if (council) return words.inCouncil(council.number, council.of);
  const played = actionOf(model.game)?.played ?? null;
  const strategic = played ? null : strategicOf(model.game);
  if (strategic) return words.opened(model.names.card(strategic.card));
  return words.opened(played && nameOfPlayed(model, played));
}
