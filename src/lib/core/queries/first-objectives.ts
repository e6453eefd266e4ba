/** Public objectives that the game began without: they are turned up as soon as a player notices. */
import type { Game } from '../game.ts';
import { revealedPublics } from '../points.ts';
import type { Ruleset } from '../ruleset.ts';
import { agendaOf, statusOf } from '../step.ts';

/** Whether this round has turned up its own card already. */
function hasTurnedUp(game: Game): boolean {
  if (agendaOf(game)) return true;
  return statusOf(game) !== null && !['score', 'reveal'].includes(game.step.at);
}

/** How many of the first objectives of a stage do not lie open; none before the first round. */
export function firstMissing(
  game: Game,
  { publicObjectives, plan }: Pick<Ruleset, 'publicObjectives' | 'plan'>,
  stage: 1 | 2 = 1,
): number {
  if (game.round === 0) return 0;
  const { atSetup = 0, atSetup2 = 0 } = publicObjectives ?? {};
  const due = stage === 1 ? atSetup : atSetup2;
  // Without a step for it no round turns one up by itself, and every stage is counted alone.
  const byRound = plan.phases.some(({ steps }) => steps.includes('reveal'));
  const rounds = hasTurnedUp(game) ? game.round : game.round - 1;
  const first = byRound ? revealedPublics(game) - rounds : revealedPublics(game, stage);
  return Math.max(0, Math.min(due, due - first));
}
