/** A turn by taps: tactical, component, pass; combats and the custodians token in it. */
import type { Seat } from '$lib/core/game.ts';
import { waitingSeats } from '$lib/core/rules/secondaries.ts';
import { upNext } from '$lib/core/queries/turn-order.ts';
import { deeds } from '$words/deeds.ts';
import { secret } from '$words/secret.ts';
import { strategic } from '$words/strategic.ts';
import { turn as words } from '$words/turn.ts';
import { leftOut } from '$words/left-out.ts';
import { player } from '$words/player.ts';
import { asks, close, outOfTurns } from './closing.ts';
import { onBoard } from './keeper-panels.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';
import { strategicOf } from '../../../src/lib/core/step.ts';

/** The name of the button that ends the turn: after a strategic action answers may be left open. */
function ending(hand: Hand, seat: Seat): string {
  const { card } = strategicOf(hand.game) ?? {};
  if (hand.position.step !== 'strategic' || !card) return words.ends(hand.seat(seat));
  const open = hand.tracked && waitingSeats(hand.game, card).length > 0;
  return (open ? strategic.laterLabel : strategic.done)(hand.card(card));
}

/** An action with a name that is typed. */
async function named(hand: Hand, text: string): Promise<void> {
  await hand.tap(hand.button(words.other));
  const field = hand.stage.getByRole('textbox', { name: words.named, exact: true });
  await hand.tap(field);
  await hand.type(field, text);
  await hand.tap(hand.button(words.component));
}

/** A secret objective for a combat that was just won. */
export async function scoreForCombat(hand: Hand, objective: string): Promise<void> {
  await hand.tap(hand.button(deeds.combatScore).last());
  await hand.tap(hand.row(hand.objective(objective), hand.dialog));
}

/** Whether planets, or what is explored, are what is recorded next. */
const gainsNext = ({ later: [next] }: Hand): boolean =>
  ['gainPlanets', 'gainAndExplore', 'explore'].includes(next?.command ?? '');

async function winCombat(hand: Hand, { seat, combat }: ArgsOf<'winCombat'>): Promise<void> {
  const kind = deeds.combatKind[combat];
  // That of the active player has a key of its own.
  if (seat !== hand.position.activeSeat) await hand.tap(hand.act(deeds.combat));
  await hand.tap(hand.button(deeds.combatWon(kind, hand.seat(seat))));
  const asked = combat === 'ground' && seat === hand.position.activeSeat && hand.tracked;
  if (!asked || hand.game.players[seat]?.planets == null) return;
  // What was gained by it is asked at once.
  hand.picking = gainsNext(hand);
  if (hand.picking) return;
  // Nothing was: the turn may end right there.
  if (!hand.endsNext(seat)) return hand.tap(hand.button(deeds.close));
  hand.ahead = ['endTurn'];
  await hand.tap(hand.button(words.ends(hand.seat(seat)), hand.dialog));
}

/** A secret objective of the action phase, no matter who scores it. */
export async function scoreSecret(hand: Hand, seat: Seat, objective: string): Promise<void> {
  await hand.tap(hand.button(words.secret));
  const who = hand.group(secret.who, hand.dialog);
  await hand.tap(who.getByRole('button', { name: hand.seat(seat) }));
  await hand.tap(hand.row(hand.objective(objective), hand.dialog));
}

/** Whether an action is open, in which the stage shows what comes of it. */
const inAction = (hand: Hand) => ['tactical', 'component'].includes(hand.position.step);

async function takeCustodians(hand: Hand, seat: Seat): Promise<void> {
  if (inAction(hand)) return hand.tap(hand.act(deeds.custodians));
  if (!hand.tracked) {
    await hand.closeSheet();
    await hand.tap(hand.button(words.other));
    return hand.tap(hand.act(deeds.custodians));
  }
  await onBoard(hand, seat, player.board.takesCustodians(hand.seat(seat)));
}

async function holdMecatol(hand: Hand, seat: Seat): Promise<void> {
  if (!inAction(hand)) {
    return onBoard(hand, seat, player.board.takesMecatol(hand.seat(seat)));
  }
  await hand.tap(hand.act(deeds.mecatol));
  await hand.tap(hand.button(deeds.mecatolTakes(hand.seat(seat))));
}

export const actionRoom = (hand: Hand): Room => ({
  async takeTacticalAction() {
    await hand.closeSheet();
    // One tap leads to the planets that it brought.
    hand.picking = gainsNext(hand);
    await hand.tap(hand.picking ? hand.button(words.planetsLabel) : hand.act(words.tactical));
  },
  async takeTacticalTurn() {
    await hand.closeSheet();
    await hand.tap(hand.act(words.tactical, words.tacticalWhole));
  },
  async takeComponentAction({ name }) {
    await hand.closeSheet();
    if (name) await named(hand, name);
    else await hand.tap(hand.act(words.component));
  },
  async takeComponentTurn() {
    await hand.closeSheet();
    await hand.tap(hand.act(words.component, words.componentDetail));
  },
  async endTurn({ seat }) {
    await hand.tap(hand.button(ending(hand, seat)));
  },
  async passTurn({ seat }) {
    await hand.closeSheet();
    // Those who are left pass one after the other.
    const left = upNext(hand.game, hand.game.seating.length);
    const next = hand.later.slice(0, left.length);
    const passes = next.filter(({ command }) => command === 'passTurn');
    const out = outOfTurns(hand, [seat, ...left]);
    // Behind a key, and asked about where someone could act: more taps than a pass or two.
    const taps = asks(out) ? 3 : 2;
    const plays = Object.values(hand.game.strategyCards).some(
      ({ holder, exhausted }) => holder && [seat, ...left].includes(holder) && !exhausted,
    );
    if (plays || passes.length < left.length || left.length + 1 <= taps) {
      return hand.tap(hand.act(words.pass));
    }
    hand.ahead = passes.map(() => 'passTurn');
    await hand.tap(hand.button(words.other));
    await close(hand, hand.act(words.passAll), out, leftOut.turns.yes(left.length + 1));
  },
  winCombat: (args) => winCombat(hand, args),
  takeCustodians: ({ seat }) => takeCustodians(hand, seat),
  async holdMecatol({ seat }) {
    if (seat) await holdMecatol(hand, seat);
  },
});
