/** Round, phases and steps for the rail: what is done, what is now, what is to come. */
import type { Game } from '../game.ts';
import type { Position } from '../machine/position.ts';
import type { RoundPlan } from '../ruleset.ts';
import { actionOf, agendaOf, strategyOf } from '../step.ts';
import type { Phase } from '../vocabulary.ts';
import type { RoundProgress } from './game-view.ts';
import { laneSeats } from './turn-order.ts';

export interface PhaseProgress {
  phase: Phase;
  progress: RoundProgress;
  /** Steps of the current phase only; others have none to show. */
  steps: { step: string; progress: RoundProgress }[];
}

/** The phases of the round with the dots of the current one. */
export function roundTracker(position: Position, plan: RoundPlan): PhaseProgress[] {
  const now = plan.phases.findIndex(({ phase }) => phase === position.phase);
  return plan.phases.map(({ phase, steps: names }, i) => {
    const progress: RoundProgress = i < now ? 'done' : i === now ? 'now' : 'to-come';
    if (progress !== 'now') return { phase, progress, steps: [] };
    const at = names.indexOf(position.step);
    const steps = names.map((step, j) => ({
      step,
      progress: (j < at ? 'done' : j === at ? 'now' : 'to-come') as RoundProgress,
    }));
    return { phase, progress, steps };
  });
}

const counted = (count: number, done: number): RoundProgress[] =>
  Array.from({ length: count }, (_, i) => (i < done ? 'done' : i === done ? 'now' : 'to-come'));

/** The dots under the lit phase: picks, turns, steps or agendas, whichever the phase counts. */
export function phaseDots(game: Game, position: Position, plan: RoundPlan): RoundProgress[] {
  const playing = laneSeats(game).filter((seat) => game.players[seat]?.presence === 'playing');
  const strategy = strategyOf(game);
  if (strategy) {
    const picks = Object.values(strategy.picks).reduce((sum, count) => sum + count, 0);
    return counted(playing.length * game.settings.cardsEach, picks);
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
    return counted(
      game.settings.agendasPerRound + 1,
      ready ? game.settings.agendasPerRound : agenda.slot - 1,
    );
  }
  const lit = roundTracker(position, plan).find((row) => row.progress === 'now');
  return lit?.steps.map((step) => step.progress) ?? [];
}
