/** The dots under the lit phase: picks, turns, steps or agendas, whichever the phase counts. */
import type { Game } from '$lib/core/game.ts';
import type { Position } from '$lib/core/machine/position.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { actionOf, agendaOf, strategyOf } from '$lib/core/step.ts';
import { roundTracker, type Progress } from '$lib/core/views/round-tracker.ts';
import { laneSeats } from '$lib/core/views/turn-order.ts';

const progress = (count: number, done: number): Progress[] =>
  Array.from({ length: count }, (_, i) => (i < done ? 'done' : i === done ? 'now' : 'to-come'));

/** One entry per dot of the current phase. */
export function railDots(game: Game, position: Position, ruleset: Ruleset): Progress[] {
  const playing = laneSeats(game).filter((seat) => game.players[seat]?.presence === 'playing');
  const strategy = strategyOf(game);
  if (strategy) {
    const picks = Object.values(strategy.picks).reduce((sum, count) => sum + count, 0);
    return progress(playing.length * game.settings.cardsEach, picks);
  }
  const action = actionOf(game);
  if (action) {
    const { passed, active } = action;
    return playing.map((seat) =>
      passed.includes(seat) ? 'done' : seat === active ? 'now' : 'to-come',
    );
  }
  const agenda = agendaOf(game);
  if (agenda) {
    const ready = position.step === 'ready';
    return progress(
      game.settings.agendasPerRound + 1,
      ready ? game.settings.agendasPerRound : agenda.slot - 1,
    );
  }
  const lit = roundTracker(position, ruleset.plan).find((row) => row.progress === 'now');
  return lit?.steps.map((step) => step.progress) ?? [];
}
