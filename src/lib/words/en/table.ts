import { amounts, listed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';
import { isScored, manyTokens, pool, things, toScore } from './parts/spoken.ts';

/** What a lane says of itself, for those who cannot see it. */
export interface LaneFacts {
  name: string;
  person: string;
  points: number;
  /** Points that come from no public objective. */
  other?: number;
  /** Points earned, and how many fewer count while home planets are missing. */
  penalty?: { earned: number; less: number } | undefined;
  /** Objectives that it holds for now. */
  standing?: readonly string[];
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

type CellState = 'scored' | 'can' | 'ask' | 'short' | 'barred' | 'closed' | 'open';
/** What a cell of the matrix says, state by state. */
const said = (
  cells: Record<CellState, (who: string, objective: string, progress: ShownProgress) => string>,
) => cells;

const owesTokens = (tokens: number) => `owes ${amounts.tokens(tokens)}`;

const SPEAKER = 'speaker';

const lane = ({
  name,
  person,
  points,
  other,
  penalty,
  standing,
  state,
  tokens,
  goods,
  commodities,
  limit,
  owes,
  speaker,
}: LaneFacts) => {
  const held = [
    tokens &&
      `${manyTokens()} ${tokens.tactic} ${pool('tactic').within}, ${tokens.fleet} ${pool('fleet').within}, ${tokens.strategy} ${pool('strategy').within}`,
    goods !== null && amounts.goods(goods),
    commodities !== null && `${commodities} of ${limit} commodities`,
    owes > 0 && owesTokens(owes),
  ].filter(Boolean);
  const who = name === person ? name : `${name}, ${person}`;
  const beside = other && `${other} from secrets and other sources`;
  const sum = penalty && `${penalty.earned} less ${penalty.less} while home planets are missing`;
  const holds = standing?.length && `holds ${listed(standing)}`;
  return [
    `${who}: ${amounts.points(points)}`,
    sum,
    holds,
    speaker && SPEAKER,
    state,
    ...held,
    beside,
  ]
    .filter(Boolean)
    .join(', ');
};

export const table = {
  round: 'Round',
  phases: 'Phases of the round',
  clock: {
    pause: (time: string) => (time ? `Game clock ${time}, pause` : 'Pause the clocks'),
    times: (time: string) => `Game clock ${time}, where the time went`,
    resume: (time: string) => (time ? `Game clock ${time}, paused: resume` : 'Paused: resume'),
  },
  undo: 'Undo',
  redo: 'Redo',
  /** What undo took back, and how many more facts came with it. */
  takenBack: (what: string, more: number) =>
    more > 0 ? `Undone: ${what} (+${more} more)` : `Undone: ${what}`,
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
  openClock: 'Full-screen clock',
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
    get tokens() {
      return things().tokens;
    },
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
    /** Of stage II while it is closed: how many cards of stage I open it. */
    closed: (cards: number, roomy: boolean) =>
      roomy ? `Stage II, opens at ${cards}` : `II at ${cards}`,
    /** Objectives that are held, and count, only while their condition holds. */
    standing: 'Held',
    standingHint: 'while it lasts',
    objectives: 'Public objectives',
  },
  lane,
  owes: owesTokens,
  /** The sum below a total that is less than its ledger. */
  penalty: (earned: number, less: number) => `${earned} − ${less}`,
  /** Of the mark on the lane of a player whose strategy card not everyone has answered. */
  pending: (name: string, count: number) =>
    `${name}: ${plural(count, { one: 'secondary', other: 'secondaries' })} pending`,
  state: {
    picking: 'picking',
    get scoring() {
      return things().scoring[5];
    },
    voting: 'voting',
    acting: 'acting',
    tactical: 'tactical action',
    component: 'component action',
    passed: 'passed',
    scored: (count: number) => (count > 0 ? `${isScored()} ${count}` : `no ${toScore()}`),
    next: 'next',
    followed: 'followed',
    declined: 'declined',
    eliminated: 'eliminated',
    away: 'left the table',
    winner: 'winner',
    abstained: 'abstains',
    noVote: 'no vote',
  },
  /** That a player has answered in this step, where there is no room for what. */
  short: 'done',
  outcome: { for: 'For', against: 'Against' },
  can: 'can',
  cell: said({
    scored: (who: string, objective: string) => `${who}, ${objective}: ${isScored()}`,
    can: (who: string, objective: string) => `${who}, ${objective}: can ${toScore()}`,
    ask: (who: string, objective: string, progress: ShownProgress) =>
      progress
        ? `${who}, ${objective}: maybe, ask the table (${progress.have} of ${progress.need} known)`
        : `${who}, ${objective}: maybe, ask the table`,
    short: (who: string, objective: string, progress: ShownProgress) =>
      `${who}, ${objective}: ${progress ? `${progress.have} of ${progress.need}` : 'not yet'}`,
    barred: (who: string, objective: string) =>
      `${who}, ${objective}: home system incomplete, can’t ${toScore()}`,
    closed: (who: string, objective: string) => `${who}, ${objective}: stage II isn’t open`,
    open: (who: string, objective: string) => `${who}, ${objective}: not ${isScored()}`,
  }),
  /** Where a long word of a column's head may be broken. */
  soft: (objective: string) =>
    objective.replace(
      /(Infra|Revolu|Manipu|Terri|Central|Bound|Demon|Strength|Techno|Expan|Diver|Special)(?=\p{L})/u,
      '$1\u00ad',
    ),
  head: (objective: string, requirement: string) =>
    requirement ? `${objective}: ${requirement}` : objective,
  title: (round: number, phase: string) => `Round ${round} · ${phase} · Custodian`,
  loading: 'Opening the game …',
  /** Why a part of the app is not here, and what to do about it. */
  part: {
    failed: 'This part of the app couldn’t be loaded.',
    away: 'This part of the app couldn’t be loaded, and its host isn’t responding. Check the network, then try again.',
    begun:
      'To load this part of the app, the whole page has to be reloaded. Record or cancel what you’ve begun, then try again.',
    unstored:
      'To load this part of the app, the whole page has to be reloaded, and something on it isn’t stored yet. Save a file first, then reload.',
  },
  retry: 'Try again',
};
