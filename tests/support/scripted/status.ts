/** Status phase: each scores what it has, cards turn up, tokens are placed, the rest is routine. */
import { statusGain, usualTokens } from '../../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { totalOf } from './totals.ts';
import type { Play } from './play.ts';

/** A seat that can score nothing more is done with the same tap, unless the point wins. */
function scorePublic(play: Play, seat: Seat, objective: string): void {
  const { game, keeper } = play;
  const nothingMore = (game.status?.secrets[seat] ?? 0) > 0 || play.player(seat).secrets === 0;
  const whole = { seat, objective, done: true };
  const done = nothingMore && keeper.may('scoreObjective', whole);
  keeper.do('scoreObjective', done ? whole : { seat, objective });
}

function score(play: Play): void {
  const { keeper, random, script, seat } = play;
  if (random.chance((script.secrecy ?? 0.5) * play.skill(seat))) {
    const secret = play.secretFor(seat, 'status');
    if (secret) keeper.do('scoreObjective', { seat, objective: secret });
    if (keeper.over) return;
  }
  const able = play.player(seat).home && random.chance(play.skill(seat));
  const [objective] = able ? play.openPublics(seat) : [];
  if (objective) scorePublic(play, seat, objective);
  if (!keeper.over && keeper.at === 'status.score' && keeper.active === seat) {
    keeper.do('answerScoring', { seat });
  }
}

/** Mostly the usual; now and then somebody needs ships more than actions. */
function tokens(play: Play): void {
  const { game, keeper, random } = play;
  if (play.brisk || random.chance(0.5)) {
    keeper.do('placeUsualTokens', {});
    return;
  }
  const placed = playingSeats(game).map((seat) => {
    const usual = usualTokens(game, seat);
    const sheet = game.players[seat]?.tokens;
    const all = statusGain(game, seat);
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
