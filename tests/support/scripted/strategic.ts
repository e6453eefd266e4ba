/** A strategic action at the table: the primary, the answers clockwise, some of them late. */
import type { CommandTokens, Seat } from '../../../src/lib/core/game.ts';
import { placementFrom } from '../../../src/lib/core/commands/tokens.ts';
import { reinforcementsOf } from '../../../src/lib/core/rules/tokens.ts';
import { secondaryCost, waitingSeats } from '../../../src/lib/core/rules/secondaries.ts';
import { secretsOf } from '../../../src/lib/core/rules/objectives.ts';
import { research } from './holdings.ts';
import { also, type Tap } from './keeper.ts';
import type { Play } from './play.ts';
import { actionOf } from '../../../src/lib/core/step.ts';

/** Effects for which the table decides nothing that is recorded. */
const SILENT = new Set(['construction', 'technology']);
/** Cards that record something even where no balances are tracked. */
const TOLD = new Set(['politics', 'imperial']);

/** Tokens placed as people do: tactic first, then strategy, then fleet. */
function placed(play: Play, seat: Seat, count: number): CommandTokens {
  const gain = { tactic: 0, fleet: 0, strategy: 0 };
  const room = Math.min(count, reinforcementsOf(play.game, seat) ?? count);
  const order =
    play.brisk || play.random.chance(0.5)
      ? (['tactic', 'strategy', 'fleet'] as const)
      : (['tactic', 'tactic', 'fleet', 'strategy', 'tactic'] as const);
  for (let i = 0; i < room; i++) gain[order[i % order.length] ?? 'tactic'] += 1;
  return gain;
}

function newSpeaker(play: Play, seat: Seat): Seat {
  const open = [seat, seat, ...play.others(seat)].filter((other) => other !== play.game.speaker);
  return play.random.pick(open);
}

function warfare(play: Play, seat: Seat) {
  const { board, tokens } = play.player(seat);
  if (play.brisk) return { pool: board ? ('tactic' as const) : null };
  const moved = tokens && tokens.tactic > 1 && play.random.chance(0.4);
  return {
    pool: board ? play.random.pick(['tactic', 'tactic', 'strategy'] as const) : null,
    ...(moved ? { moved: { tactic: -1, fleet: 1, strategy: 0 } } : {}),
  };
}

/** The public that the card scores, with what the table says and pays for it. */
function publicBy(play: Play, seat: Seat) {
  const [objective] = play.player(seat).home ? play.openPublics(seat) : [];
  if (!objective || !play.makes(seat, objective)) return { objective: null };
  const { attested, payment } = play.claim(seat, objective);
  const score = attested || payment ? { attested, payment } : undefined;
  return { objective, ...(score ? { score } : {}) };
}

function choices(play: Play, seat: Seat, card: string) {
  const { random, tracked } = play;
  const others = play.others(seat);
  switch (card) {
    case 'leadership':
      return tracked ? { tokens: placed(play, seat, 3 + random.below(play.brisk ? 2 : 3)) } : {};
    case 'diplomacy':
      return {
        placements: others.map((other) => ({
          seat: other,
          from: placementFrom(play.game, other),
        })),
      };
    case 'politics':
      return { speaker: newSpeaker(play, seat) };
    case 'trade':
      return tracked ? { freed: others.filter(() => random.chance(0.3)) } : {};
    case 'warfare':
      return tracked ? warfare(play, seat) : {};
    case 'imperial': {
      const room = (secretsOf(play.game, seat) ?? 3) < play.game.settings.secretLimit;
      return { ...publicBy(play, seat), secret: room };
    }
    default:
      return {};
  }
}

/** Whether a seat wants the secondary, and what it buys with it. */
function answer(play: Play, seat: Seat, card: string): CommandTokens | boolean {
  const { random } = play;
  const { tokens } = play.player(seat);
  if (card === 'leadership') {
    return random.chance(0.55) && placed(play, seat, play.brisk ? 1 : 1 + random.below(2));
  }
  if (card === 'imperial' && secretsOf(play.game, seat) === play.game.settings.secretLimit)
    return false;
  const cost = secondaryCost(play.game, play.ruleset, seat, card);
  if (cost === 0) return true;
  const left = tokens?.strategy ?? 0;
  const wish = card === 'technology' || card === 'warfare' ? 0.7 : 0.4;
  return left >= cost && random.chance(left > cost ? wish + 0.2 : wish);
}

function answerOne(play: Play, seat: Seat, card: string, reply: CommandTokens | boolean): void {
  const { keeper } = play;
  if (reply === false) keeper.do('declineSecondary', { seat, card });
  else if (reply === true) {
    keeper.do('followSecondary', { seat, card });
    if (card === 'technology') research(play, seat);
  } else keeper.do('followSecondary', { seat, card, tokens: reply });
}

/** Clockwise answers; once no one else wants it, one tap says so. */
function answers(play: Play, card: string): void {
  const { keeper, random } = play;
  const freed = actionOf(play.game)?.followUps.find((open) => open.card === card)?.freed ?? [];
  const replies = waitingSeats(play.game, card).map((seat) => ({
    seat,
    reply: freed.includes(seat) || answer(play, seat, card),
  }));
  const last = replies.findLastIndex(({ reply }) => reply !== false);
  const late = !play.brisk && random.chance(0.12) ? replies.at(-1)?.seat : undefined;
  if (play.brisk) {
    for (const { seat, reply } of replies) if (reply !== false) answerOne(play, seat, card, reply);
    if (waitingSeats(play.game, card).length > 0) keeper.do('declineRest', { card });
    return;
  }
  for (const [i, { seat, reply }] of replies.entries()) {
    if (i > last && late === undefined) {
      keeper.do('declineRest', { card });
      return;
    }
    if (seat !== late) answerOne(play, seat, card, reply);
  }
}

/** Answers that were left open in earlier turns. */
export function lateAnswers(play: Play): void {
  if (!play.tracked) return;
  for (const { card } of actionOf(play.game)?.followUps ?? []) {
    for (const seat of waitingSeats(play.game, card)) {
      answerOne(play, seat, card, answer(play, seat, card));
    }
  }
}

export function strategicAction(play: Play, seat: Seat, card: string): void {
  const { keeper, tracked } = play;
  if (!tracked && !TOLD.has(card)) {
    keeper.do('takeStrategicAction', { seat, card });
    return;
  }
  const primary = also('resolvePrimary', { seat, card });
  const silent: Tap[] = SILENT.has(card) ? [primary] : [];
  keeper.do('playStrategyCard', { seat, card }, ...silent);
  const decided = choices(play, seat, card);
  const args = { seat, card, ...decided };
  const end = also('endTurn', { seat });
  const ends = !tracked && keeper.may('resolvePrimary', args, end) ? [end] : [];
  if (silent.length === 0) keeper.do('resolvePrimary', args, ...ends);
  if (keeper.over || !tracked) return;
  if (card === 'technology') research(play, seat, 2);
  answers(play, card);
  if (!keeper.over) keeper.do('endTurn', { seat });
}
