/** Status phase: each scores what it has, cards turn up, tokens are placed, the rest is routine. */
import { usualTokens } from '../../../src/lib/core/commands/tokens.ts';
import type { CommandTokens, Seat } from '../../../src/lib/core/game.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { statusGain } from '../../../src/lib/core/rules/tokens.ts';
import { statusScores } from '../../../src/lib/core/step.ts';
import type { Play } from './play.ts';

/** A seat that can score nothing more is done with the same tap, unless the point wins. */
function scoreWhat(play: Play, seat: Seat, objective: string, nothingMore: boolean): void {
  const { keeper } = play;
  const args = play.claim(seat, objective);
  const whole = { ...args, done: true };
  keeper.do('scoreObjective', nothingMore && keeper.may('scoreObjective', whole) ? whole : args);
}

function scoreSecret(play: Play, seat: Seat): void {
  const { keeper, game } = play;
  const secret = play.secretFor(seat, 'status');
  if (!secret) return;
  const used = statusScores(game, seat, 'public') > 0;
  const open = play
    .openPublics(seat)
    .filter((id) => keeper.may('scoreObjective', { seat, objective: id }));
  scoreWhat(play, seat, secret, used || open.length === 0);
}

function scorePublic(play: Play, seat: Seat): void {
  const [objective] = play.player(seat).home ? play.openPublics(seat) : [];
  if (!objective || !play.makes(seat, objective)) return;
  const used = statusScores(play.game, seat, 'secret') > 0;
  scoreWhat(play, seat, objective, used || play.player(seat).secrets === 0);
}

function score(play: Play): void {
  const { keeper, random, script, seat } = play;
  const scores = () => !keeper.over && keeper.at === 'status.score' && keeper.active === seat;
  if (random.chance((script.secrecy ?? 0.5) * play.skill(seat))) scoreSecret(play, seat);
  if (scores()) scorePublic(play, seat);
  if (scores()) keeper.do('answerScoring', { seat });
}

/** Tokens on a sheet, all pools together. */
const totalOf = ({ tactic, fleet, strategy }: CommandTokens): number => tactic + fleet + strategy;

/** Mostly the usual; now and then someone needs ships more than actions. */
function tokens(play: Play): void {
  const { game, keeper, random } = play;
  if (play.brisk || random.chance(0.5)) {
    keeper.do('placeUsualTokens', {});
    return;
  }
  const placed = playingSeats(game).map((seat) => {
    const usual = usualTokens(game, play.ruleset, seat);
    const sheet = game.players[seat]?.tokens;
    const all = statusGain(game, play.ruleset, seat);
    const gained = random.chance(0.3) ? { tactic: all, fleet: 0, strategy: 0 } : usual;
    const moved = sheet && sheet.strategy > 3 && totalOf(sheet) > 6;
    return { seat, gained, ...(moved ? { moved: { tactic: 1, fleet: 0, strategy: -1 } } : {}) };
  });
  keeper.do('placeStatusTokens', { placed });
}

export function statusStep(play: Play, step: string): void {
  const { keeper } = play;
  if (step === 'score') return score(play);
  if (step === 'tokens') return tokens(play);
  if (step === 'reveal') {
    const objective = play.nextPublic();
    if (objective === null) throw new Error('no objective to reveal');
    keeper.do('revealObjective', { objective });
    return;
  }
  keeper.do('finishSteps', { step: step as 'draw' });
}
