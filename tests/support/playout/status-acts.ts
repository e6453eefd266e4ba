/** Acts of the status phase. */
import * as objectives from '../../../src/lib/core/commands/objectives.ts';
import * as status from '../../../src/lib/core/commands/status.ts';
import * as tokens from '../../../src/lib/core/commands/tokens.ts';
import { resumeTurns } from '../../../src/lib/core/commands/turn-benders.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { statusGain } from '../../../src/lib/core/rules/tokens.ts';
import type { StatusStep } from '../../../src/lib/core/vocabulary.ts';
import type { Draw, Drawer } from './drawer.ts';
import { somePayment } from './holding-acts.ts';

export function statusActs(drawer: Drawer, seat: Seat, step: StatusStep): Draw[] {
  const r = drawer.random;
  if (step === 'score') {
    const open = drawer.game.objectives.map((o) => o.id);
    const acts: Draw[] = [() => drawer.run(objectives.answerScoring, { seat })];
    if (open.length > 0) {
      const score = () =>
        drawer.run(objectives.scoreObjective, {
          seat,
          objective: r.pick(open),
          payment: r.chance(0.3) ? somePayment(drawer.game, r, seat) : undefined,
        });
      acts.push(score, score);
    }
    acts.push(() =>
      drawer.run(objectives.scoreObjective, { seat, objective: drawer.secret('status') }),
    );
    // Whose leader undoes a pass, now and then before anyone has answered.
    const undoer = playingSeats(drawer.game).find(
      (other) => drawer.ruleset.factions[drawer.game.players[other]?.faction ?? '']?.undoesPass,
    );
    if (undoer) acts.push(() => drawer.run(resumeTurns, { seat: undoer, cause: 'director-nel' }));
    return acts;
  }
  if (step === 'reveal') {
    const ones = drawer.game.objectives.filter((o) => o.stage === 1).length;
    const due = ones < drawer.game.settings.publicObjectives.stage1 ? 1 : 2;
    return [
      () => drawer.run(objectives.revealObjective, { objective: r.pick(drawer.unrevealed(due)) }),
    ];
  }
  if (step === 'tokens') {
    return [
      () => drawer.run(tokens.placeUsualTokens, {}),
      () =>
        drawer.run(tokens.placeStatusTokens, {
          placed: playingSeats(drawer.game)
            .filter((other) => drawer.game.players[other]?.tokens)
            .map((other) => ({
              seat: other,
              gained: drawer.split(statusGain(drawer.game, drawer.ruleset, other)),
              moved: r.chance(0.3) ? { tactic: -1, fleet: 1, strategy: 0 } : undefined,
            })),
        }),
    ];
  }
  const kept = r.chance(0.03) ? [drawer.seat()] : [];
  return [() => drawer.run(status.finishSteps, { step, only: r.chance(0.5), kept })];
}
