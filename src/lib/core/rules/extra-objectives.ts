/** Public objectives that an agenda turns up beside those of the rounds (R-OBJ-13; LRR PoK 61.14). */
import type { Game } from '../game.ts';
import { sideOf } from '../outcome.ts';
import type { Ruleset } from '../ruleset.ts';
import { sittingOf } from '../step.ts';

/** The stages of the cards that agendas of this sitting still turn up, in their order. */
export function extraStagesDue(game: Game, ruleset: Ruleset): (1 | 2)[] {
  const due = (sittingOf(game)?.outcomes ?? []).flatMap(({ agenda, outcome }) =>
    (ruleset.agendas[agenda]?.effects ?? []).flatMap((row) =>
      row.effect === 'reveal-public' && row.on === sideOf(outcome) ? row.stage : [],
    ),
  );
  for (const card of game.objectives) {
    const place =
      card.extra && card.round === game.round ? due.findIndex((s) => s === card.stage) : -1;
    if (place >= 0) due.splice(place, 1);
  }
  return due;
}
