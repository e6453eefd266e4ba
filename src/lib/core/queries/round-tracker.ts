/** Round, phases and steps for the rail: what is done, what is now, what is to come. */
import type { Game } from '../game.ts';
import type { Position } from '../machine/position.ts';
import type { RoundPlan } from '../ruleset.ts';
import { actionOf, agendaOf, strategyOf } from '../step.ts';
import type { GameView, RoundProgress } from './game-view.ts';
import { laneSeats } from './turn-order.ts';

/** How far a row of things is through the one at this place, where the other is under way. */
const progressAt = (place: number, now: number): RoundProgress =>
  place < now ? 'done' : place === now ? 'now' : 'to-come';

const counted = (count: number, done: number): RoundProgress[] =>
  Array.from({ length: count }, (_, i) => progressAt(i, done));

/** The phases of the round. */
export function roundTracker(position: Position, plan: RoundPlan): GameView['phases'] {
  const now = plan.phases.findIndex(({ phase }) => phase === position.phase);
  return plan.phases.map(({ phase }, i) => ({ phase, progress: progressAt(i, now) }));
}

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
    const { agendasPerRound } = game.settings;
    const done = position.step === 'ready' ? agendasPerRound : agenda.slot - 1;
    return counted(agendasPerRound + 1, done);
  }
  const steps = plan.phases.find(({ phase }) => phase === position.phase)?.steps ?? [];
  return counted(steps.length, steps.indexOf(position.step));
}
