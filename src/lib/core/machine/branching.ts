/** The guards that branch: questions over the game alone, the same in recorder and referee. */
import type { EventOf, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { isPlaying, nextToPick, nextToScore, nextToVote, playingSeats } from '../order.ts';
import {
  endsAtReveal,
  endsByCard,
  endsByClaims,
  isLastRound,
  objectivesExhausted,
  winnersByGoal,
} from '../points.ts';
import { ridersDue } from '../rules/agenda.ts';
import {
  actionOf,
  agendaOf,
  askedOf,
  currentAgenda,
  hostOf,
  isOpened,
  openedOf,
  ownOf,
  sittingOf,
  yetToKeep,
} from '../step.ts';
import { OPENED_STEPS, type Phase, type Step } from '../vocabulary.ts';

export type GuardInput = { context: Game; event: GameEvent };

/** An agenda that another phase has opened takes no slot, and no further one follows it. */
const slotsAreUsed = (game: Game) =>
  isOpened(game.step) || (agendaOf(game)?.slot ?? 0) >= game.settings.agendasPerRound;

export const BRANCHING = {
  'a card ends the game': ({ context }: GuardInput) => endsByCard(context),
  'the claims end the game': ({ context }: GuardInput) => endsByClaims(context),
  'a seat has won': ({ context }: GuardInput) => winnersByGoal(context).length > 0,
  'everyone has one secret': ({ context }: GuardInput) => yetToKeep(context).length === 0,
  'everyone has picked': ({ context }: GuardInput) => nextToPick(context) === null,
  'no card is left': ({ context }: GuardInput) =>
    Object.values(context.strategyCards).every((card) => card.holder !== null),
  'everyone has passed': ({ context }: GuardInput) => {
    const passed = actionOf(context)?.passed;
    if (!passed || ownOf(context)) return false;
    return playingSeats(context).every((seat) => passed.includes(seat));
  },
  'no one has acted': ({ context }: GuardInput) => {
    const action = actionOf(context);
    return (
      action !== null && action.turn === 1 && action.actions === 0 && action.passed.length === 0
    );
  },
  'the active seat is gone': ({ context }: GuardInput) => {
    const action = actionOf(context);
    if (!action || ownOf(context) || playingSeats(context).length === 0) return false;
    return action.active === null || !isPlaying(context, action.active);
  },
  'everyone has answered': ({ context }: GuardInput) => nextToScore(context) === null,
  'no objective is left': ({ context }: GuardInput) => endsAtReveal(context),
  'everyone asked has answered': ({ context }: GuardInput) => askedOf(context).length === 0,
  'the deck is used up': ({ context }: GuardInput) => objectivesExhausted(context),
  'the custodians are gone': ({ context }: GuardInput) => context.custodians.removed,
  'this was the last round': ({ context }: GuardInput) => isLastRound(context),
  'everyone has voted': ({ context }: GuardInput) => nextToVote(context) === null,
  'an agenda was decided here': ({ context }: GuardInput) => openedOf(context) !== null,
  'a law is voted on again': ({ context }: GuardInput) =>
    ridersDue(context).length === 0 && sittingOf(context)?.again !== undefined,
  'another agenda follows': ({ context }: GuardInput) =>
    ridersDue(context).length === 0 && !slotsAreUsed(context),
  'the agendas are done': ({ context }: GuardInput) =>
    ridersDue(context).length === 0 && slotsAreUsed(context),
};

export type Branching = keyof typeof BRANCHING;

type Leading = EventOf<'position.corrected' | 'play-on.agreed'>;

/** Whether this leads to an agenda that its phase would have opened. */
const isOpenedStep = ({ phase, step }: Leading): boolean =>
  phase !== 'agenda' && OPENED_STEPS.some((at) => at === step);

function reachable(game: Game, event: Leading): Step {
  const { type, phase, step } = event;
  const onAgenda = phase === 'agenda' && (step === 'vote' || step === 'outcome');
  if (onAgenda && !currentAgenda(game)) return 'reveal';
  if (isOpenedStep(event)) {
    const lies = isOpened(game.step) && game.step.phase === phase;
    return lies ? step : phase === 'action' ? 'turn' : hostOf(game).at;
  }
  const host = type === 'play-on.agreed' ? hostOf(game).at : null;
  const lost = (step === 'strategic' || step === 'council') && host !== step;
  return phase === 'action' && lost ? 'turn' : step;
}

/** The agenda that is decided was opened in this step: there the phase goes on (R-AGD-27). */
export const openedIn = ({ context }: GuardInput, { at }: { at: Step }): boolean =>
  isOpened(context.step) && context.step.host.at === at;

/** The end was judged anew and there is none: the game goes on in the step in which it ended. */
export const goesOnHere = (
  { context: { result, step } }: GuardInput,
  params: { phase: Phase; step: Step },
): boolean => result === null && step.phase === params.phase && step.at === params.step;

/**
 * Where a hand-set position or an agreed playing-on leads: the fact names phase and step. Without
 * an agenda there is nothing to vote on and no outcome: both steps wait for the reveal. A strategic
 * action, or a council of the table, is gone on with where the game ended in it; set by hand, its card is laid
 * down anew, and so is the council opened.
 */
export const leadsTo = (
  { context, event }: GuardInput,
  params: { phase: Phase; step: Step },
): boolean => {
  if (!('phase' in event && 'step' in event) || event.phase !== params.phase) return false;
  return reachable(context, event) === params.step;
};
