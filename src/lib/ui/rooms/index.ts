/**
 * The rooms of a table by name: a stage for each step, the panels in front of it, and parts of the frame,
 * as the clock of a pause and what the rail says of an undo. A room is one script, fetched when it
 * is asked for or while nothing else is to do; here and in the pages alone anything of the screens is
 * fetched late.
 */
import type { Position } from '$lib/core/machine/position.ts';
import { familyOf } from '$lib/core/ruleset.ts';
import { OPENED_STEPS } from '$lib/core/vocabulary.ts';
import { onIdle, nextIdle } from '$lib/ui/kit/idle.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import type { PanelName } from '$lib/ui/model/open-panel.ts';
import { BROUGHT } from './brought.ts';
import { room, type Purpose, type Room } from './room.ts';

export type { Room };

/** Stages first, in the order of a round. */
export const ROOMS = {
  opening: room('setup', () => import('$lib/ui/stages/opening/OpeningStage.svelte')),
  secrets: room('setup.secrets', () => import('$lib/ui/stages/secrets/SecretsStage.svelte')),
  pick: room('strategy.pick', () => import('$lib/ui/stages/strategy/PickStage.svelte')),
  goods: room('strategy.goods', () => import('$lib/ui/stages/strategy/GoodsStage.svelte')),
  turn: room('action.turn', () => import('$lib/ui/stages/turn/TurnStage.svelte')),
  strategic: room(
    'action.strategic',
    () => import('$lib/ui/stages/strategic/StrategicStage.svelte'),
  ),
  tactical: room('action.tactical', () => import('$lib/ui/stages/tactical/TacticalStage.svelte')),
  component: room(
    'action.component',
    () => import('$lib/ui/stages/component/ComponentStage.svelte'),
  ),
  score: room('status.score', () => import('$lib/ui/stages/status/ScoreStage.svelte')),
  reveal: room('status.reveal', () => import('$lib/ui/stages/status/RevealStage.svelte')),
  tokens: room('status.tokens', () => import('$lib/ui/stages/status/TokensStage.svelte')),
  agenda: room('agenda.reveal', () => import('$lib/ui/stages/agenda/AgendaRevealStage.svelte')),
  vote: room('agenda.vote', () => import('$lib/ui/stages/agenda/VoteStage.svelte')),
  outcome: room('agenda.outcome', () => import('$lib/ui/stages/agenda/OutcomeStage.svelte')),
  riders: room('agenda.riders', () => import('$lib/ui/stages/agenda/RidersStage.svelte')),
  ready: room('agenda.ready', () => import('$lib/ui/stages/agenda/AgendaReadyStage.svelte')),
  /** A step that a ruleset brings. */
  own: room('own', () => import('$lib/ui/stages/own/OwnStage.svelte')),
  end: room('over', () => import('$lib/ui/stages/end/EndStage.svelte')),
  /** A tick. */
  routine: room('step', () => import('$lib/ui/stages/status/RoutineStage.svelte')),

  answers: room('panel', () => import('$lib/ui/panels/turn/AnswersPanel.svelte')),
  board: room('panel', () => import('$lib/ui/panels/board/BoardPanel.svelte')),
  join: room('panel', () => import('$lib/ui/panels/join/JoinPanel.svelte')),
  keys: room('panel', () => import('$lib/ui/panels/keys/KeysPanel.svelte')),
  bend: room('panel', () => import('$lib/ui/panels/turn/BendPanel.svelte')),
  cards: room('panel', () => import('$lib/ui/panels/turn/CardsPanel.svelte')),
  expedition: room('panel', () => import('$lib/ui/panels/turn/ExpeditionPanel.svelte')),
  gains: room('panel', () => import('$lib/ui/panels/turn/GainsPanel.svelte')),
  planets: room('panel', () => import('$lib/ui/panels/turn/PlanetsPanel.svelte')),
  research: room('panel', () => import('$lib/ui/panels/turn/ResearchPanel.svelte')),
  secret: room('panel', () => import('$lib/ui/panels/turn/SecretPanel.svelte')),
  spend: room('panel', () => import('$lib/ui/panels/turn/SpendPanel.svelte')),
  swap: room('panel', () => import('$lib/ui/panels/turn/SwapPanel.svelte')),
  rules: room('panel', () => import('$lib/ui/panels/rules/RulesPanel.svelte')),
  player: room('panel', () => import('$lib/ui/panels/player/PlayerPanel.svelte')),
  agreements: room('panel', () => import('$lib/ui/panels/agreements/AgreementsPanel.svelte')),
  transaction: room('panel', () => import('$lib/ui/panels/transaction/TransactionPanel.svelte')),
  corrections: room('panel', () => import('$lib/ui/panels/corrections/CorrectionsPanel.svelte')),
  menu: room('panel', () => import('$lib/ui/menu/MenuPanel.svelte')),
  objective: room('panel', () => import('$lib/ui/panels/objectives/ObjectivePanel.svelte')),
  settings: room('panel', () => import('$lib/ui/panels/settings/PlaySettingsPanel.svelte')),
  call: room('panel', () => import('$lib/ui/panels/call/CallPanel.svelte')),
  clock: room('panel', () => import('$lib/ui/panels/times/FullScreenClock.svelte')),
  times: room('panel', () => import('$lib/ui/panels/times/TimesPanel.svelte')),
  tomorrow: room('panel', () => import('$lib/ui/panels/tomorrow/TomorrowPanel.svelte')),
  gap: room('panel', () => import('$lib/ui/panels/times/GapPanel.svelte')),
  move: room('panel', () => import('$lib/ui/panels/times/MovePanel.svelte')),
  limits: room('panel', () => import('$lib/ui/panels/times/LimitsPanel.svelte')),
  share: room('panel', () => import('$lib/ui/panels/share/SharePanel.svelte')),
  threats: room('panel', () => import('$lib/ui/panels/threats/ThreatPanel.svelte')),
  history: room('panel', () => import('$lib/ui/panels/history/LookBack.svelte')),

  /** What an act just now gives as well: below the stage, and in it. */
  justGained: room('frame', () => import('$lib/ui/parts/gains/Gains.svelte')),
  pointsDue: room('frame', () => import('$lib/ui/parts/points/Due.svelte')),
  /** Once the game is over: in place of the score sheet, and of the phases in the rail. */
  storySheet: room('frame', () => import('$lib/ui/stages/end/StorySheet.svelte')),
  won: room('frame', () => import('$lib/ui/stages/end/Won.svelte')),
  /** In place of the stage while the clocks stand still. */
  pause: room('frame', () => import('$lib/ui/parts/time/BigClock.svelte')),
  /** Keys of a remote, and what tells that the turn has passed on. */
  ways: room('frame', () => import('$lib/ui/parts/time/Ways.svelte')),
  /** It brings the sentences of all facts. */
  takenBack: room('frame', () => import('$lib/ui/panels/history/TakenBack.svelte')),
  /** At the sample game alone. */
  sampleHints: room('frame', () => import('$lib/ui/panels/sample/SampleHints.svelte')),
} satisfies Readonly<Record<string, Room>> & Readonly<Record<PanelName, Room>>;

/** The rooms that a game brings, by the id of its ruleset. */
const broughtBy = (ruleset: string): Room[] => Object.values(BROUGHT[familyOf(ruleset)] ?? {});

/**
 * The stage of a step in a game of this ruleset (its id; without it, of any). A step without one has the
 * stage of the steps that rulesets bring where it is one of them, else that of its phase, else a tick; an
 * agenda has the same stages in whatever phase it was opened.
 */
export function stageOf({ phase, step }: Pick<Position, 'phase' | 'step'>, ruleset = ''): Room {
  const all: readonly Room[] = [...broughtBy(ruleset), ...Object.values(ROOMS)];
  const opened = OPENED_STEPS.find((other) => other === step);
  const agenda: Purpose[] = opened ? [`agenda.${opened}`] : [];
  const own: Purpose[] = step.startsWith('own-') ? ['own'] : [];
  const purposes: Purpose[] = [`${phase}.${step}`, ...own, phase, ...agenda];
  for (const purpose of purposes) {
    const found = all.find((one) => one.for === purpose);
    if (found) return found;
  }
  return ROOMS.routine;
}

/**
 * Fetches and works out what a game that is over shows when it is opened: it comes in one piece, and
 * nothing on it moves. What cannot be had is left to those who draw it.
 */
export async function readyToShow(model: GameModel): Promise<void> {
  if (model.position.phase !== 'over') return;
  const told = Promise.resolve(ROOMS.end()).then(({ ready }) => ready?.(model));
  await Promise.allSettled([told, ROOMS.storySheet(), ROOMS.won()]);
}

/** So many stages are likely next: a turn leads to any act of the action phase. */
const NEXT = 3;
const ROUND = Object.values(ROOMS).filter((one) => one.for !== 'panel' && one.for !== 'frame');

/** How old the page is (ms) before it fetches what is not likely next: the first taps have the processor. */
const REST_AFTER = 10_000;

/** The mark in the page's timeline that says that all rooms are here; the bench waits for it. */
const ALL_FETCHED = 'all rooms fetched';

/**
 * Fetches what this stage leads to and the rules, and once the page is a while old all else that a game
 * of this ruleset has, one after the other, while the screen stands still and nothing else is to do;
 * answers how to call it off. A room that cannot be fetched is asked for again when it is needed.
 */
export function preload(stage: Room, ruleset: string): () => void {
  let gone = false;
  const fetchAll = async (rooms: readonly Room[]) => {
    for (const part of rooms) {
      if (part.here()) continue;
      // A tap in between waits for one at most.
      await nextIdle();
      if (gone) return;
      await Promise.resolve(part()).catch(() => undefined);
    }
  };
  const uncalled = onIdle(async () => {
    const at = ROUND.indexOf(stage) + 1;
    await fetchAll([...[...ROUND.slice(at), ...ROUND].slice(0, NEXT), ROOMS.rules]);
    await nextIdle(Math.max(0, REST_AFTER - performance.now()));
    await fetchAll([...broughtBy(ruleset), ...Object.values(ROOMS)]);
    if (!gone) performance.mark(ALL_FETCHED);
  });
  return () => {
    gone = true;
    uncalled();
  };
}
