/**
 * The vocabulary of the chart: context, events, guards, actions. Legality guards are true here,
 * which makes this the recorder; the referee provides the real ones (design: one chart with two
 * provisions).
 */
import { assign, setup } from 'xstate';
import { closeSitting, openNextSlot, openRevote } from '../changes/agenda.ts';
import { applyEvent } from '../changes/apply.ts';
import { recordOwn } from '../changes/open-step.ts';
import { advanceTurn, beginRound } from '../changes/turn-state.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { isOwnFact } from '../own-step.ts';
import { endGame } from '../points.ts';
import type { Phase, Step } from '../vocabulary.ts';
import { BRANCHING, goesOnHere, leadsTo, openedIn } from './branching.ts';
import { LEGALITY, type LegalityGuard } from './guards.ts';
import type { RecordOwn } from './transitions.ts';
import type { StepDefinition } from './step-definition.ts';

const always = () => true;
const legality = Object.fromEntries(Object.keys(LEGALITY).map((name) => [name, always])) as Record<
  LegalityGuard,
  typeof always
>;

/** A step that is entered: its name, and what entering it opens. */
export type OpenStep = { phase: Phase; at: Step; opens: StepDefinition['opens'] };

/** Who comes next in a step, where the table says so; what follows from it by itself says nothing. */
function firstSeat(event: GameEvent, { phase, at }: OpenStep): Seat | null {
  if (event.type !== 'position.corrected') return null;
  return event.phase === phase && event.step === at ? event.activeSeat : null;
}

export const chart = setup({
  types: { context: {} as Game, events: {} as GameEvent },
  guards: {
    ...legality,
    ...BRANCHING,
    'the fact leads here': leadsTo,
    'the game goes on here': goesOnHere,
    'the agenda was opened here': openedIn,
  },
  actions: {
    record: assign(({ context, event }) => applyEvent(context, event)),
    'record own': assign(({ context, event }, { definition, remembers }: RecordOwn['params']) =>
      isOwnFact(event) ? recordOwn(context, event, definition, remembers) : context,
    ),
    'open step': assign(({ context, event }, step: OpenStep) =>
      step.opens(context, firstSeat(event, step)),
    ),
    'begin the round': assign(({ context }) => beginRound(context)),
    'advance the turn': assign(({ context }) => advanceTurn(context)),
    'open next slot': assign(({ context }) => openNextSlot(context)),
    'open the vote again': assign(({ context }) => openRevote(context)),
    'close the sitting': assign(({ context }) => closeSitting(context)),
    'end by goal': assign(({ context }) => endGame(context, 'goal')),
    'end by objectives': assign(({ context }) => endGame(context, 'objectives')),
    'end by card': assign(({ context }) => endGame(context, 'card')),
    'end by rounds': assign(({ context }) => endGame(context, 'rounds')),
  },
});
