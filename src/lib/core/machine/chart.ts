/**
 * The vocabulary of the chart: context, events, branching guards, actions. Legality guards are
 * true here, which makes this the recorder; the referee provides the real ones (design: one chart
 * with two provisions).
 */
import { assign, setup } from 'xstate';
import { applyEvent } from '../changes/apply.ts';
import { openNextSlot } from '../changes/agenda.ts';
import { openStep } from '../changes/open-step.ts';
import { advanceTurn, beginRound } from '../changes/turn-state.ts';
import type { EventOf, EventType, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { isPlaying, nextToPick, nextToScore, nextToVote, playingSeats } from '../order.ts';
import { endGame, objectivesExhausted, winnerByGoal } from '../points.ts';
import { ridersDue } from '../rules/agenda.ts';
import type { StepName } from '../step-data.ts';
import type { Step } from '../vocabulary.ts';
import { actionOf, agendaOf, currentAgenda, strategicOf } from '../step.ts';
import { GUARD_OF, LEGALITY, type LegalityGuard } from './guards.ts';

type Asked = { context: Game; event: GameEvent };

const always = () => true;
const legality = Object.fromEntries(Object.keys(LEGALITY).map((name) => [name, always])) as Record<
  LegalityGuard,
  typeof always
>;

const isLastRound = ({ settings, round }: Game) =>
  settings.endAfterRound !== null && !settings.playOn && round >= settings.endAfterRound;
const slotsAreUsed = (game: Game) => (agendaOf(game)?.slot ?? 0) >= game.settings.agendasPerRound;

/**
 * Where a hand-set position or an agreed playing-on leads: the fact names phase and step. Without
 * an agenda there is nothing to vote on and no outcome: both steps wait for the reveal. A strategic
 * action is gone on with where the game ended in it; set by hand, its card is laid down anew.
 */
const leadsTo = ({ context, event }: Asked, params: { phase: string; step: string }) => {
  if (!('phase' in event && 'step' in event) || event.phase !== params.phase) return false;
  return reachable(context, event) === params.step;
};

type Leading = EventOf<'position.corrected' | 'play-on.agreed'>;

function reachable(game: Game, { type, phase, step }: Leading): Step {
  const onAgenda = phase === 'agenda' && (step === 'vote' || step === 'outcome');
  if (onAgenda && !currentAgenda(game)) return 'reveal';
  const stands = type === 'play-on.agreed' && strategicOf(game) !== null;
  return phase === 'action' && step === 'strategic' && !stands ? 'turn' : step;
}

/** Who comes next in a step, where the table says so; what follows from it by itself says nothing. */
function firstSeat(event: GameEvent, { phase, at }: StepName): Seat | null {
  if (event.type !== 'position.corrected') return null;
  return event.phase === phase && event.step === at ? event.activeSeat : null;
}

export const chart = setup({
  types: { context: {} as Game, events: {} as GameEvent },
  guards: {
    ...legality,
    'the fact leads here': leadsTo,
    'somebody has won': ({ context }: Asked) => winnerByGoal(context) !== null,
    'everyone has picked': ({ context }: Asked) => nextToPick(context) === null,
    'no card is left': ({ context }: Asked) =>
      Object.values(context.strategyCards).every((card) => card.holder !== null),
    'everyone has passed': ({ context }: Asked) => {
      const passed = actionOf(context)?.passed;
      if (!passed) return false;
      return playingSeats(context).every((seat) => passed.includes(seat));
    },
    'the active seat is gone': ({ context }: Asked) => {
      const action = actionOf(context);
      if (!action || playingSeats(context).length === 0) return false;
      return action.active === null || !isPlaying(context, action.active);
    },
    'everyone has answered': ({ context }: Asked) => nextToScore(context) === null,
    'no objective is left': ({ context }: Asked) =>
      objectivesExhausted(context) && !context.settings.playOn,
    'the deck is used up': ({ context }: Asked) => objectivesExhausted(context),
    'the custodians are gone': ({ context }: Asked) => context.custodians.removed,
    'this was the last round': ({ context }: Asked) => isLastRound(context),
    'this was the last round without agendas': ({ context }: Asked) =>
      !context.custodians.removed && isLastRound(context),
    'everyone has voted': ({ context }: Asked) => nextToVote(context) === null,
    'another agenda follows': ({ context }: Asked) =>
      ridersDue(context).length === 0 && !slotsAreUsed(context),
    'the agendas are done': ({ context }: Asked) =>
      ridersDue(context).length === 0 && slotsAreUsed(context),
  },
  actions: {
    record: assign(({ context, event }) => applyEvent(context, event)),
    'open step': assign(({ context, event }, step: StepName) =>
      openStep(context, step, firstSeat(event, step)),
    ),
    'begin the round': assign(({ context }) => beginRound(context)),
    'advance the turn': assign(({ context }) => advanceTurn(context)),
    'open next slot': assign(({ context }) => openNextSlot(context)),
    'end by goal': assign(({ context }) => endGame(context, 'goal')),
    'end by objectives': assign(({ context }) => endGame(context, 'objectives')),
    'end by rounds': assign(({ context }) => endGame(context, 'rounds')),
  },
});

export type ChartAction =
  | 'begin the round'
  | 'advance the turn'
  | 'open next slot'
  | 'end by goal'
  | 'end by objectives'
  | 'end by rounds';

/** What each step does when it is entered, from wherever. */
export function opens<P extends StepName['phase']>(
  phase: P,
  at: Extract<StepName, { phase: P }>['at'],
) {
  const params = { phase, at } as StepName;
  return { entry: { type: 'open step' as const, params } };
}

/** A transition for a fact: its guard, its change, then what comes with the move. */
export function judged(type: EventType, target?: string, ...further: ChartAction[]) {
  const guard = GUARD_OF[type];
  const actions = ['record' as const, ...further];
  return { actions, ...(guard ? { guard } : {}), ...(target ? { target } : {}) };
}

/** Transitions for facts that stay in their step. */
export function heard<T extends EventType>(...types: T[]): Record<T, ReturnType<typeof judged>> {
  return Object.fromEntries(types.map((type) => [type, judged(type)])) as Record<
    T,
    ReturnType<typeof judged>
  >;
}
