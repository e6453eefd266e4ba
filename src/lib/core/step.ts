/** What the step and the phase know in which the game stands, or ended: asked here, never of the value. */
import type {
  ActionPhase,
  Agenda,
  AgendaPhase,
  OpenedSitting,
  Sitting,
  CouncilStep,
  OpenedStepData,
  OwnState,
  StatusPhase,
  StepData,
  StrategicStep,
  StrategyPhase,
} from './step-data.ts';
import type { Game, Seat } from './game.ts';
import type { Phase, Step } from './vocabulary.ts';

/** Whether a step is an agenda that another phase has opened. */
export const isOpened = (step: StepData): step is OpenedStepData => 'host' in step;

/** The step of the phase itself: the one that waits, where it has opened an agenda. */
export const hostOf = ({ step }: Game): Exclude<StepData, OpenedStepData> =>
  isOpened(step) ? step.host : step;

/** Who still has to keep one of the secrets that were drawn at setup; no one in any other step. */
export function yetToKeep(game: Game): Seat[] {
  const { step, settings } = game;
  if (step.phase !== 'setup' || step.at !== 'secrets' || (settings.secretsDrawn ?? 1) < 2)
    return [];
  return game.seating.filter(
    (seat) => game.players[seat]?.presence === 'playing' && !step.kept.includes(seat),
  );
}

/** What the strategy phase remembers, or null in any other. */
export function strategyOf(game: Game): StrategyPhase | null {
  const step = hostOf(game);
  return step.phase === 'strategy' ? step.kept : null;
}

/** What the action phase remembers, or null in any other. */
export function actionOf(game: Game): ActionPhase | null {
  const step = hostOf(game);
  return step.phase === 'action' ? step.kept : null;
}

/** Whether the action of this turn, or the further one granted, is used (R-ACT-02, R-ACT-11). */
export function hasActed(game: Game): boolean {
  const step = hostOf(game);
  return step.phase === 'action' && step.at !== 'turn' && step.at !== 'council' && !('own' in step);
}

/** What the step knows that a ruleset brings itself, or null in any other. */
export function ownOf(game: Game): OwnState | null {
  const step = hostOf(game);
  return 'own' in step ? step.own : null;
}

/** Who has not answered yet in a step that a ruleset brings, in order; no one in any other. */
export const askedOf = (game: Game): Seat[] =>
  ownOf(game)?.asked.filter((seat) => game.players[seat]?.presence === 'playing') ?? [];

/** The strategic action under way, or null. */
export function strategicOf(game: Game): StrategicStep | null {
  const step = hostOf(game);
  return step.phase === 'action' && step.at === 'strategic' ? step : null;
}

/** The council that the table holds without a card, or null. */
export function heldOf(game: Game): CouncilStep | null {
  const step = hostOf(game);
  return step.phase === 'action' && step.at === 'council' ? step : null;
}

/** What the status phase remembers, or null in any other. */
export function statusOf(game: Game): StatusPhase | null {
  const step = hostOf(game);
  return step.phase === 'status' ? step.kept : null;
}

/** Whether this is the step in which objectives are scored (LRR PoK 81.1). */
export function isScoring({ step }: Game): boolean {
  return step.phase === 'status' && step.at === 'score';
}

/** Whether a seat has had its turn in the score step of this phase. */
export function hasAnswered(game: Game, seat: Seat): boolean {
  return statusOf(game)?.answered.includes(seat) === true;
}

/** How many objectives of a kind a seat has scored in the status slot of this phase. */
export function statusScores(game: Game, seat: Seat, kind: string): number {
  return statusOf(game)?.scored[kind]?.[seat] ?? 0;
}

/** Whether this is the step in which tokens are gained and redistributed (R-STAT-05). */
export function isPlacing({ step }: Game): boolean {
  return step.phase === 'status' && step.at === 'tokens';
}

/** Who has placed tokens in the step for it, or null in any other. */
export function placedIn({ step }: Game): readonly Seat[] | null {
  return step.phase === 'status' && step.at === 'tokens' ? step.placed : null;
}

/** What the agenda phase remembers, or null in any other. */
export function agendaOf({ step }: Game): AgendaPhase | null {
  return step.phase === 'agenda' ? step.kept : null;
}

/** The agenda that lies on the table, in whatever phase; or null. */
export function currentAgenda({ step }: Game): Agenda | null {
  return 'agenda' in step ? step.agenda : null;
}

/**
 * The sitting that something in another phase has opened: the one under way, or the one that was
 * decided in the step that the game stands in; or null (R-AGD-27).
 */
export function openedOf({ step }: Game): OpenedSitting | null {
  if (isOpened(step)) return step.sitting;
  return 'decided' in step ? (step.decided ?? null) : null;
}

/** What is remembered of agendas, in the agenda phase or in an opened sitting; or null. */
export const sittingOf = (game: Game): Sitting | null => agendaOf(game) ?? openedOf(game);

/** Who is speaker for the agenda on the table: the table's, unless an effect says another player. */
export const agendaSpeaker = (game: Game): Seat =>
  (isOpened(game.step) ? game.step.sitting.speaker : null) ?? game.speaker;

/**
 * Whether agendas are voted on: in their phase, but for the steps that a ruleset adds to it, or in a
 * sitting that another phase has opened.
 */
export const isVoting = ({ step }: Game): boolean =>
  isOpened(step) || (step.phase === 'agenda' && !('own' in step));

/** Whether the card that is voted on lies face down: what it can come to was read out, or not even that. */
export const isHidden = ({ election, hidden }: Agenda): boolean =>
  election === 'hidden-agenda' || hidden === true;

/** Phases with their steps, as a plan lists them. */
interface Steps {
  phases: readonly { phase: Phase; steps: readonly Step[] }[];
}

/** The steps of a phase in a plan, in order; none where the plan does not have it. */
export function stepsOf(plan: Steps, phase: Phase): readonly Step[] {
  return plan.phases.find((row) => row.phase === phase)?.steps ?? [];
}
