/** The status phase by taps: scores, the card that is turned up, tokens, and the routine. */
import { expect } from '@playwright/test';
import type { Seat } from '$lib/core/game.ts';
import { upNext } from '$lib/core/queries/turn-order.ts';
import { statusScores } from '../../../src/lib/core/step.ts';
import { eligibility } from '$words/eligibility.ts';
import { leftOut } from '$words/left-out.ts';
import { score as scoreWords } from '$words/score.ts';
import { incidentalGains } from '$words/incidental-gains.ts';
import { tokens as tokensWords } from '$words/tokens.ts';
import { close, outOfScoring } from './closing.ts';
import { scoreForCombat, scoreSecret } from './keeper-action.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';

/** A player has scored all it wants: one more tap, unless the app knows it by itself. */
async function done(hand: Hand, seat: Seat): Promise<void> {
  const button = hand.button(scoreWords.done(hand.seat(seat)));
  if ((await button.count()) > 0) await hand.tap(button);
}

async function scoreInStep(hand: Hand, args: ArgsOf<'scoreObjective'>): Promise<void> {
  const { seat, objective } = args;
  const card = hand.game.objectives.find((one) => one.id === objective);
  const name = hand.objective(objective);
  const [next] = hand.later;
  const isDone =
    args.done === true ||
    (next?.command === 'answerScoring' && (next.args as { seat: Seat }).seat === seat);
  if (card) {
    const only = hand.button(scoreWords.scoresOnly(hand.seat(seat), name, card.points));
    if (isDone && (await only.count()) > 0) {
      if (!args.done) hand.ahead = ['answerScoring'];
      return hand.tap(only);
    }
    await hand.tap(hand.button(scoreWords.scores(hand.seat(seat), name, card.points)));
  } else {
    await hand.tap(hand.act(scoreWords.secretWasScored));
    await hand.tap(hand.row(name));
  }
  if (args.done) await done(hand, seat);
}

/** What is laid down right after the act that is being tapped, as far as it is known. */
function discardsNext({ later }: Hand): ArgsOf<'adjustBalance'>[] {
  const end = later.findIndex(({ command }) => command !== 'adjustBalance');
  return later.slice(0, end < 0 ? later.length : end).map(({ args }) => args as never);
}

/** A secret that the stage offers for what has just happened. */
async function scoreOffered(hand: Hand, seat: Seat, objective: string): Promise<void> {
  const label = eligibility.secrets.scores(hand.seat(seat), hand.objective(objective));
  const offer = hand.button(label);
  if ((await offer.count()) === 0)
    await hand.tap(
      hand.stage
        .getByRole('button', { expanded: false })
        .filter({ hasText: eligibility.secrets.title }),
    );
  await hand.tap(offer);
}

export const statusRoom = (hand: Hand): Room => ({
  async scoreObjective(args) {
    const { seat, objective, slot } = args;
    if (slot === 'combat') await scoreForCombat(hand, objective);
    else if (slot === 'action') await scoreSecret(hand, seat, objective);
    else if (slot === 'agenda') await scoreOffered(hand, seat, objective);
    else await scoreInStep(hand, args);
  },
  async answerScoring({ seat }) {
    const left = upNext(hand.game, hand.game.seating.length);
    const next = hand.later.slice(0, left.length);
    const answers = next.filter(({ command }) => command === 'answerScoring');
    if (left.length > 0 && answers.length === left.length) {
      hand.ahead = answers.map(() => 'answerScoring');
      const key = hand.button(scoreWords.noOneElse(left.map((other) => hand.seat(other))));
      return close(hand, key, outOfScoring(hand, [seat, ...left]), leftOut.scoring.yes);
    }
    const used = statusScores(hand.game, seat, 'public') + statusScores(hand.game, seat, 'secret');
    const label = used > 0 ? scoreWords.done : scoreWords.nothing;
    await hand.tap(hand.button(label(hand.seat(seat))));
  },
  async revealObjective({ objective }) {
    await hand.tap(hand.row(hand.objective(objective)));
  },
  async finishSteps({ step }) {
    const discards = step === 'draw' ? discardsNext(hand) : [];
    hand.ahead = discards.map(() => 'adjustBalance');
    // Hands that the draw brings over their limit are laid down with the same tap, which says so.
    const said = discards.map(({ seat, changes }): [string, number] => [
      hand.seat(seat),
      -(changes.actionCards ?? 0),
    ]);
    const likely =
      said.length > 0
        ? hand.likely.filter({ hasText: incidentalGains.discards(said) })
        : hand.likely;
    const [tokens, rest] = hand.later.slice(discards.length);
    const isUsual = tokens?.command === 'placeUsualTokens' && rest?.command === 'finishSteps';
    const all = hand.stage.getByRole('region', { name: tokensWords.then }).getByRole('button');
    if (step !== 'draw' || !isUsual || (await all.count()) === 0) return hand.tap(likely);
    // The usual tokens are named there: one tap goes to the end of the phase.
    await expect(likely).toBeVisible();
    hand.ahead.push('placeUsualTokens', 'finishSteps');
    await hand.tap(all);
  },
  async placeUsualTokens() {
    const [next] = hand.later;
    const { usual } = tokensWords;
    if (next?.command !== 'finishSteps') {
      return hand.tap(hand.button(tokensWords.onlyLabel(usual)));
    }
    hand.ahead = ['finishSteps'];
    await hand.tap(hand.button(tokensWords.andRest(usual)));
  },
});
