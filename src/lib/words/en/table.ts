import { plural } from './parts/plural.ts';
import { pool } from './parts/spoken.ts';

/** What a lane says of itself, for those who cannot see it. */
export interface LaneFacts {
  name: string;
  person: string;
  points: number;
  /** Points that come from no public objective. */
  other?: number;
  state: string;
  tokens: { tactic: number; fleet: number; strategy: number } | null;
  goods: number | null;
  commodities: number | null;
  limit: number;
  /** Tokens owed for secondaries. */
  owes: number;
  speaker?: boolean;
}

/** How many of what an objective needs; null where there is nothing to count. */
type ShownProgress = { have: number; need: number } | null;

type CellState = 'scored' | 'can' | 'ask' | 'short' | 'barred' | 'open';
/** What a cell of the matrix says, state by state. */
const said = (
  cells: Record<CellState, (who: string, objective: string, progress: ShownProgress) => string>,
) => cells;

const owesTokens = (tokens: number) => `owes ${plural(tokens, { one: 'token', other: 'tokens' })}`;

const SPEAKER = 'speaker';

const lane = (facts: LaneFacts) => {
  const {
    name,
    person,
    points,
    other = 0,
    state,
    tokens,
    goods,
    commodities,
    limit,
    owes,
    speaker,
  } = facts;
  const held = [
    tokens &&
      `tokens ${tokens.tactic} ${pool('tactic').within}, ${tokens.fleet} ${pool('fleet').within}, ${tokens.strategy} ${pool('strategy').within}`,
    goods !== null && plural(goods, { one: 'trade good', other: 'trade goods' }),
    commodities !== null && `${commodities} of ${limit} commodities`,
    owes > 0 && owesTokens(owes),
  ].filter(Boolean);
  const who = name === person ? name : `${name}, ${person}`;
  const total = plural(points, { one: 'point', other: 'points' });
  const beside = other !== 0 && `${other} from secrets and other sources`;
  return [`${who}: ${total}`, speaker && SPEAKER, state, ...held, beside]
    .filter(Boolean)
    .join(', ');
};

export const table = {
  round: 'Round',
  phases: 'Phases of the round',
  clock: {
    pause: (time: string) => (time ? `Game clock ${time}, pause` : 'Pause the clocks'),
    resume: (time: string) => (time ? `Game clock ${time}, paused: go on` : 'Paused: go on'),
  },
  undo: 'Undo',
  redo: 'Redo',
  /** What undo took back, and how many more facts came with it. */
  takenBack: (what: string, more: number) =>
    `Taken back: ${what}${more > 0 ? ` and ${more} more` : ''}`,
  menu: 'Menu',
  /** Of the dot on the menu: so much is said in it. */
  notices: (count: number) => plural(count, { one: 'notice', other: 'notices' }),
  rules: 'Rules',
  rulesOf: (phase: string) => `${phase}: look up the rules`,
  sheet: 'Score sheet',
  fold: 'Fold the score sheet',
  stage: 'Stage',
  toStage: 'To the stage',
  track: (goal: number) => `Victory track to ${goal}`,
  marker: (name: string, points: number) => `${name}: ${points}`,
  next: 'Next',
  then: 'then',
  turnClock: (time: string) => `This turn ${time}`,
  leftClock: (time: string) => `${time} left`,
  openClock: 'Clock on the whole screen',
  startClock: 'Start',
  unknown: '–',
  order: {
    speaker: 'From the speaker',
    initiative: 'Initiative',
    votes: 'Left of the speaker',
    points: 'Standing',
  },
  heads: {
    points: 'Points',
    tokens: 'Tokens',
    goods: 'Goods',
    commodities: 'Com.',
    vote: 'Vote',
    /** Points that no public objective gave. */
    other: 'Secret, other',
    stage: {
      one: 'Public objectives, stage I',
      two: 'Stage II',
      secret: 'Made public',
      short: { one: 'Stage I', two: 'II', secret: 'Public' },
    },
    objectives: 'Public objectives',
  },
  lane,
  owes: owesTokens,
  state: {
    picking: 'picking',
    scoring: 'scoring',
    voting: 'voting',
    acting: 'acting',
    tactical: 'tactical action',
    component: 'component action',
    passed: 'passed',
    scored: (count: number) => (count > 0 ? `scored ${count}` : 'no score'),
    next: 'next',
    followed: 'followed',
    declined: 'declined',
    deciding: 'may follow',
    eliminated: 'eliminated',
    away: 'left the table',
    winner: 'winner',
    abstained: 'abstains',
    noVote: 'no vote',
  },
  /** That a player has answered in this step, where there is no room for what. */
  short: 'done',
  votes: (count: number) => String(count),
  outcome: { for: 'For', against: 'Against' },
  can: 'can',
  cell: said({
    scored: (who: string, objective: string) => `${who}, ${objective}: scored`,
    can: (who: string, objective: string) => `${who}, ${objective}: can score`,
    ask: (who: string, objective: string, progress: ShownProgress) =>
      `${who}, ${objective}: may score, ask${progress ? ` (${progress.have} of ${progress.need} known)` : ''}`,
    short: (who: string, objective: string, progress: ShownProgress) =>
      `${who}, ${objective}: ${progress ? `${progress.have} of ${progress.need}` : 'not yet'}`,
    barred: (who: string, objective: string) =>
      `${who}, ${objective}: home system not complete, cannot score`,
    open: (who: string, objective: string) => `${who}, ${objective}: not scored`,
  }),
  /** Where a long word of a column's head may be broken. */
  soft: (objective: string) =>
    objective.replace(
      /(Infra|Revolu|Manipu|Terri|Central|Bound|Demon|Strength)(?=\p{L})/u,
      '$1\u00ad',
    ),
  head: (objective: string, requirement: string) =>
    requirement ? `${objective}: ${requirement}` : objective,
  title: (round: number, phase: string) => `Round ${round} · ${phase} · Custodian`,
  loading: 'Opening the game …',
  /** Why a part of the app is not here, and what to do about it. */
  part: {
    failed: 'This part of the app could not be loaded.',
    away: 'This part of the app could not be loaded, and its host does not answer. Check the network, then try again.',
    begun:
      'This part of the app comes only with the whole page, which has to be loaded again. Record or put away what you have begun, then try again.',
    unstored:
      'This part of the app comes only with the whole page, which has to be loaded again, and something on it is not stored. Save a file first, then reload the page.',
  },
  retry: 'Try again',
};
