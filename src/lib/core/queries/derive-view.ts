/** Makes the document of a table (`game-view.ts`) of one moment of a game. */
import type { Game, Seat } from '../game.ts';
import { positionOf, type Position } from '../machine/position.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import { isSecondStageOpen, penaltyOf } from '../points.ts';
import { isPlaying } from '../order.ts';
import type { LineItem } from '../record/line.ts';
import { votesIn } from '../rules/council.ts';
import type { Ruleset } from '../ruleset.ts';
import {
  actionOf,
  currentAgenda,
  isVoting,
  ownOf,
  statusOf,
  strategicOf,
  strategyOf,
} from '../step.ts';
import { TOKEN_POOLS } from '../vocabulary.ts';
import { ballotRule, ownVotes } from './ballot-rule.ts';
import {
  cellsOf,
  judgePublics,
  pointsBeside,
  publicObjectives,
  type Matrix,
} from './eligibility.ts';
import type { GameView, LaneNumber, LaneView } from './game-view.ts';
import { lanesNow } from './lanes-now.ts';
import { phaseDots, roundTracker } from './round-tracker.ts';
import type { ScoreboardLane } from './scoreboard.ts';
import { openAnswers } from './secondary-audit.ts';
import type { Times } from './time/times.ts';
import { laneOrderOf } from './turn-order.ts';

/** One moment of a game, as far as its time does not matter. */
export interface ViewedMoment {
  game: Game;
  ruleset: Ruleset;
  position: Position;
  /** The game before the last tap, or null at the first: see `gameBefore`. */
  before: Game | null;
  /** What `judgePublics` says; null where that is not known yet, or too little is tracked. */
  verdicts: Matrix | null;
}

/** The document without its times, which go on by the second. */
export type TableView = Omit<GameView, 'clock'>;

/** Where a line led: a timeline, or what a screen shows of one. */
interface LineLed {
  readonly line: readonly Pick<LineItem, 'group'>[];
  readonly past: { after(index: number): MachineSnapshot | undefined };
}

/** The game before the last tap of the line, or null at the first. */
export function gameBefore({ line, past }: LineLed): Game | null {
  const group = line.at(-1)?.group;
  const last = line.findLastIndex((item) => item.group !== group);
  return past.after(last)?.context ?? null;
}

type Activity = LaneView['activity'];

/** What the seat is doing whose lane is lit. */
function actingAs(game: Game, { phase, step }: Position): Activity {
  if (isVoting(game)) return { kind: 'voting' };
  if (ownOf(game)) return null;
  if (phase === 'strategy') return { kind: 'picking' };
  if (phase === 'status') return { kind: 'scoring' };
  const strategic = strategicOf(game);
  if (strategic) return { kind: 'strategic', card: strategic.card };
  return step === 'tactical' || step === 'component' ? { kind: step } : null;
}

/** What a seat has answered to the secondary of the card that is being played. */
function followingAs(game: Game, seat: Seat): Activity {
  if (isVoting(game)) return null;
  const card = strategicOf(game)?.card;
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  const answer = open && open.owner !== seat ? open.answers[seat] : undefined;
  return answer ? { kind: answer } : null;
}

function activityOf(
  game: Game,
  position: Position,
  { seat, presence, state }: ScoreboardLane,
): Activity {
  if (presence !== 'playing' || game.result) return null;
  if (state === 'now') return actingAs(game, position);
  const status = statusOf(game);
  if (status?.answered.includes(seat)) {
    const counts = Object.values(status.scored).map((seats) => seats[seat] ?? 0);
    return { kind: 'scored', objectives: counts.reduce((sum, count) => sum + count, 0) };
  }
  const following = followingAs(game, seat);
  if (following) return following;
  if (currentAgenda(game)?.barred.includes(seat)) return { kind: 'barred' };
  return state === 'passed' ? { kind: 'passed' } : null;
}

function picksLeft(game: Game, { seat, presence }: ScoreboardLane): number {
  const strategy = strategyOf(game);
  if (!strategy || presence !== 'playing') return 0;
  return Math.max(0, game.settings.cardsEach - (strategy.picks[seat] ?? 0));
}

/** Strategy tokens that a seat still owes for secondaries. */
function owedBy(game: Game, seat: Seat): number {
  return game.debts.reduce((sum, debt) => (debt.seat === seat ? sum + debt.tokens : sum), 0);
}

/** Answers that cards of a seat still wait for. */
function pendingFor(game: Game, seat: Seat): number {
  return openAnswers(game).reduce(
    (sum, { owner, answers }) => (owner === seat ? sum + answers : sum),
    0,
  );
}

/** Which numbers of a lane are others than they were. */
function changedIn(before: ScoreboardLane | undefined, now: ScoreboardLane): LaneNumber[] {
  if (!before) return [];
  const pools = TOKEN_POOLS.filter(
    (pool) => before.tokens && now.tokens && before.tokens[pool] !== now.tokens[pool],
  );
  const piles = (['goods', 'commodities'] as const).filter((pile) => before[pile] !== now[pile]);
  return [...pools, ...piles];
}

function voteOf(game: Game, seat: Seat): LaneView['vote'] {
  const vote = currentAgenda(game)?.votes.find((row) => row.seat === seat);
  return vote ? { outcome: vote.outcome, votes: vote.votes + vote.extra } : null;
}

/** So many a seat has of what counts now; nothing where that is not known. */
function countedOf({ game, ruleset, position }: ViewedMoment, seat: Seat) {
  const { card, resolved } = strategicOf(game) ?? {};
  const { steps, strategyCards } = ruleset.counted ?? {};
  const byCard = card && !resolved ? strategyCards?.[card] : undefined;
  const what = card ? byCard : steps?.[position.step];
  if (!what || !isPlaying(game, seat)) return {};
  const count =
    what === 'votes' ? votesIn(game, ruleset, seat) : game.players[seat]?.planets?.length;
  return typeof count === 'number' ? { counted: { what, count } } : {};
}

function lanesIn(moment: ViewedMoment): LaneView[] {
  const { game, ruleset, position, before, verdicts } = moment;
  const were = before ? lanesNow(before, ruleset) : [];
  const voting = isVoting(game);
  return lanesNow(game, ruleset).map((lane) => {
    const { seat } = lane;
    const penalty = penaltyOf(game, seat);
    return {
      ...lane,
      ...(penalty && { penalty }),
      activity: activityOf(game, position, lane),
      picksLeft: picksLeft(game, lane),
      owes: owedBy(game, seat),
      pending: pendingFor(game, seat),
      changed: changedIn(
        were.find((row) => row.seat === seat),
        lane,
      ),
      vote: voteOf(game, seat),
      ownVotes: voting ? ownVotes(game, ruleset, ruleset.cards, seat) : null,
      cells: cellsOf(game, ruleset, seat, (of, objective) => verdicts?.[objective]?.[of] ?? null),
      beside: pointsBeside(game, seat),
      ...countedOf(moment, seat),
    };
  });
}

function strategyCardsOf(game: Game): GameView['strategyCards'] {
  return Object.entries(game.strategyCards)
    .map(([card, { initiative, holder, exhausted, goods }]) => ({
      card,
      initiative,
      holder,
      exhausted,
      goods,
    }))
    .sort((a, b) => a.initiative - b.initiative);
}

function resultOf({ result }: Game): GameView['result'] {
  if (!result) return null;
  const { reason, winners, call = null, note = null } = result;
  return { reason, winners: [...winners], call, note };
}

/** The document of a moment without its times. */
export function tableView(moment: ViewedMoment): TableView {
  const { game, ruleset, position } = moment;
  const { round, phase, step, activeSeat } = position;
  return {
    position: { round, phase, step, activeSeat },
    result: resultOf(game),
    goal: game.settings.goal,
    expansions: [...game.expansions],
    tracked: game.settings.depth !== 'essentials',
    voting: isVoting(game),
    oneVote: ballotRule(game, ruleset).one,
    phases: roundTracker(position, ruleset.plan),
    dots: phaseDots(game, position, ruleset.plan),
    objectives: publicObjectives(game).map(({ id, name = null, stage, standing, requirement }) => ({
      objective: id,
      name,
      stage,
      ...(standing && { standing: true }),
      ...(requirement ? { requirement } : {}),
    })),
    ...(isSecondStageOpen(game) ? {} : { opensAt: game.settings.goal }),
    strategyCards: strategyCardsOf(game),
    laws: game.laws.map(({ id, name = null, holder, outcome }) => ({
      law: id,
      name,
      holder,
      outcome,
    })),
    seating: [...game.seating],
    order: laneOrderOf(game),
    lanes: lanesIn(moment),
  };
}

/** The times of the document, at the instant that `times` are of. */
export function clockView({ settings }: Game, { game, seats, now }: Times): GameView['clock'] {
  return {
    mode: settings.clock,
    game,
    seats: { ...seats },
    seat: now.seat,
    turn: now.ms,
    paused: now.pause !== null,
  };
}

/** The whole document of where a line led, each public objective judged for every seat. */
export function gameView(
  led: LineLed & { head: MachineSnapshot },
  ruleset: Ruleset,
  times: Times,
): GameView {
  const game = led.head.context;
  const moment = {
    game,
    ruleset,
    position: positionOf(led.head),
    before: gameBefore(led),
    verdicts: judgePublics(game, ruleset.cards),
  };
  return { ...tableView(moment), clock: clockView(game, times) };
}
