/** Action phase: one turn after the other, with fights, deals and the way to Mecatol Rex. */
import type { Seat } from '../../../src/lib/core/game.ts';
import { cardsOf } from '../../../src/lib/core/order.ts';
import { conquer, settle } from './holdings.ts';
import { offered, scoreOffered } from './offers.ts';
import type { Play } from './play.ts';
import { lateAnswers, strategicAction } from './strategic.ts';
import { actionOf } from '../../../src/lib/core/step.ts';

/** A swap of commodities, or goods for a promise; each becomes goods on the other side. */
function deal(play: Play, seat: Seat): void {
  const { keeper, random } = play;
  const mine = play.player(seat);
  const partners = play.others(seat).filter((other) => {
    const theirs = play.player(other);
    return (theirs.commodities ?? 0) > 0 || (theirs.goods ?? 0) > 1;
  });
  if (partners.length === 0 || (mine.commodities ?? 0) === 0) return;
  const other = random.pick(partners);
  const theirs = play.player(other);
  const swapped = Math.min(mine.commodities ?? 0, theirs.commodities ?? 0);
  const note = !play.brisk && random.chance(0.3) ? { note: 'Ceasefire' } : {};
  keeper.do('makeTransaction', {
    sides:
      swapped > 0
        ? [
            { seat, goods: 0, commodities: swapped },
            { seat: other, goods: 0, commodities: swapped, ...note },
          ]
        : [
            { seat, goods: 0, commodities: mine.commodities ?? 0, ...note },
            { seat: other, goods: Math.min(2, theirs.goods ?? 0), commodities: 0 },
          ],
  });
}

/** Won combats open a slot for an objective of the action phase; on the ground a planet may fall. */
function fight(play: Play, seat: Seat): void {
  const { keeper, random, script } = play;
  const combat = random.pick(['space', 'ground'] as const);
  keeper.do('winCombat', { seat, combat });
  const loser = combat === 'ground' ? conquer(play, seat) : null;
  if (loser) scoreOffered(play, { kind: 'planet-lost', seat: loser }, 'action');
  if (keeper.over || !random.chance((script.secrecy ?? 0.5) * 0.6 * (script.claims ?? 1))) return;
  const objective = play.secretFor(seat, 'action');
  if (objective) keeper.do('scoreObjective', { ...play.claim(seat, objective), slot: 'combat' });
}

function custodians(play: Play, seat: Seat): boolean {
  const { custodians: token } = play.game;
  const eager = play.round >= 3 ? 0.7 : play.round === 2 ? 0.18 : 0;
  if (token.removed || !play.random.chance(eager * (0.4 + play.skill(seat)))) return false;
  play.keeper.do('takeCustodians', { seat });
  return true;
}

/** Where no tokens are tracked the action is one tap; what came of it is told before. */
function wholeTactical(play: Play, seat: Seat): void {
  const { keeper, random, script } = play;
  if (!custodians(play, seat) && random.chance((script.secrecy ?? 0.5) * 0.15)) {
    const objective = play.secretFor(seat, 'action');
    if (objective) keeper.do('scoreObjective', { ...play.claim(seat, objective), slot: 'action' });
  }
  if (!keeper.over) keeper.do('takeTacticalTurn', { seat });
}

function tacticalAction(play: Play, seat: Seat): void {
  const { keeper, random, tracked } = play;
  if (!tracked) {
    wholeTactical(play, seat);
    return;
  }
  keeper.do('takeTacticalAction', { seat });
  if (custodians(play, seat)) {
    if (keeper.over) return;
  } else if (random.chance(0.2)) {
    fight(play, seat);
    if (keeper.over) return;
    const { mecatol, custodians: token } = play.game;
    if (token.removed && mecatol !== seat && random.chance(0.25))
      keeper.do('holdMecatol', { seat });
  } else settle(play, seat);
  keeper.do('endTurn', { seat });
}

function componentAction(play: Play, seat: Seat): void {
  const { brisk, keeper, random } = play;
  if (!play.tracked) {
    keeper.do('takeComponentTurn', { seat });
    return;
  }
  const name = brisk ? {} : { name: random.pick(['Plague', 'Uprising', 'Agent']) };
  keeper.do('takeComponentAction', { seat, ...name }).do('endTurn', { seat });
}

/** Passes; the last to pass may score with it. */
function pass(play: Play, seat: Seat): void {
  const { game, keeper } = play;
  const last = play.others(seat).every((other) => actionOf(game)?.passed.includes(other));
  const offer = last ? offered(play, { kind: 'last-to-pass', seat }) : null;
  if (!offer) keeper.do('passTurn', { seat });
  else keeper.do('passTurn', { seat, objective: play.takeSecret(offer.objective) });
}

/** Promissory notes: now and then someone trusts someone. */
function support(play: Play, seat: Seat): void {
  if (play.supports.has(seat) || play.round < 2 || !play.random.chance(0.04)) return;
  play.supports.add(seat);
  play.keeper.do('giveSupport', { from: seat, to: play.random.pick(play.others(seat)) });
}

/** How many tactical actions each seat wants in this round. */
function plan(play: Play): void {
  if (play.planned === play.round) return;
  play.planned = play.round;
  for (const seat of play.game.seating)
    play.plans.set(seat, 2 + play.random.below(play.brisk ? 1 : 2));
}

export function turn(play: Play): void {
  plan(play);
  const { keeper, random, seat } = play;
  lateAnswers(play);
  const readied = cardsOf(play.game, seat).filter(
    (card) => !play.game.strategyCards[card]?.exhausted,
  );
  const left = play.plans.get(seat) ?? 0;
  const able = left > 0 && play.player(seat).tokens?.tactic !== 0;
  if (play.tracked && random.chance(play.brisk ? 0.08 : 0.2)) deal(play, seat);
  support(play, seat);
  if (keeper.over) return;
  const [card] = readied;
  if (card && (!able || random.chance(0.6))) strategicAction(play, seat, card);
  else if (able) {
    play.plans.set(seat, left - 1);
    tacticalAction(play, seat);
  } else if (random.chance(0.12)) componentAction(play, seat);
  else pass(play, seat);
}
