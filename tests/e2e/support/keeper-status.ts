/** The status phase by taps: scores, the card that is turned up, tokens, and the routine. */
import { pointsOf } from '$lib/core/points.ts';
import { status as words } from '$lib/words/status.ts';
import { scoreForCombat, scoreSecret } from './keeper-action.ts';
import type { ArgsOf, Keeper, Room } from './keeper.ts';

/** Says that a player has scored what it wanted, where the app does not know by itself. */
async function done(keeper: Keeper, seat: string): Promise<void> {
  const button = keeper.button(words.score.done(keeper.seat(seat)));
  if ((await button.count()) > 0) await keeper.record(button);
}

async function scoreInStep(keeper: Keeper, args: ArgsOf<'scoreObjective'>): Promise<void> {
  const { seat, objective } = args;
  const card = keeper.game.objectives.find((one) => one.id === objective);
  const name = keeper.objective(objective);
  if (card) {
    await keeper.record(keeper.button(words.score.scores(keeper.seat(seat), name, card.points)));
  } else {
    await keeper.tap(keeper.act(words.score.secretWasScored));
    await keeper.record(keeper.row(name));
  }
  if (args.done) await done(keeper, seat);
}

export const statusRoom = (keeper: Keeper): Room => ({
  async scoreObjective(args) {
    const { seat, objective, slot } = args;
    if (slot === 'combat') await scoreForCombat(keeper, objective);
    else if (slot === 'action') await scoreSecret(keeper, seat, objective);
    else await scoreInStep(keeper, args);
  },
  async answerScoring({ seat }) {
    const { status, scores, round } = keeper.game;
    const used = (status?.publics[seat] ?? 0) + (status?.secrets[seat] ?? 0);
    if (used > 0) return done(keeper, seat);
    void scores;
    void round;
    void pointsOf;
    await keeper.record(keeper.button(words.score.nothing(keeper.seat(seat))));
  },
  async revealObjective({ objective }) {
    await keeper.record(keeper.row(keeper.objective(objective)));
  },
  async finishSteps() {
    await keeper.record(keeper.likely);
  },
  async placeUsualTokens() {
    await keeper.record(keeper.button(words.tokens.usual));
  },
});
