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

/** How many of the first objectives do not lie open; none before the first round. */
export function firstMissing(
  game: Game,
  { publicObjectives, plan }: Pick<Ruleset, 'publicObjectives' | 'plan'>,
): number {
  if (game.round === 0) return 0;
  const { atSetup = 0 } = publicObjectives ?? {};
  // Without a step for it no round turns one up by itself.
  const byRound = plan.phases.some(({ steps }) => steps.includes('reveal'));
  const rounds = hasTurnedUp(game) ? game.round : game.round - 1;
  const turnedUp = byRound ? rounds : 0;
  const first = revealedPublics(game) - turnedUp;
  return Math.max(0, Math.min(atSetup, atSetup - first));
}
