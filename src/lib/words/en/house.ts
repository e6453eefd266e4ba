/** House rules: the setups that a table chooses from, and what differs from the printed game. */
import type { HouseRule } from '../../core/queries/house-rules.ts';
import type { Settings } from '../../core/settings.ts';
import { amounts, either, listed } from './parts/amounts.ts';
import { setupName } from './parts/setup-name.ts';

type RecordedSetup = NonNullable<Settings['setup']>;

const rules: {
  readonly [T in HouseRule['rule']]: (rule: Extract<HouseRule, { rule: T }>) => string;
} = {
  players: ({ players }) => `${players} players`,
  goal: ({ goal }) => `${amounts.points(goal)} to win`,
  cardsEach: ({ cards }) => `${cards === 1 ? '1 strategy card' : `${cards} strategy cards`} each`,
  startingTokens: ({ tactic, fleet, strategy }) => `${tactic}/${fleet}/${strategy} starting tokens`,
  tokenTotal: ({ tokens }) =>
    tokens === null ? 'any number of command tokens' : `${amounts.commandTokens(tokens)} each`,
  secretLimit: ({ secrets }) =>
    secrets === 0 ? 'no secret objectives' : `up to ${amounts.secrets(secrets)}`,
  publicObjectives: ({ stage1, stage2 }) => `${stage1} stage I and ${stage2} stage II objectives`,
  agendasPerRound: ({ agendas }) => `${amounts.agendas(agendas)} a round`,
  endAfterRound: ({ round }) => `ends after round ${round}`,
  objectivesEnd: () => 'continues when the objectives run out',
  secretsDrawn: ({ secrets }) => `${secrets} secrets drawn, 1 kept`,
};

const ruleOf = (rule: HouseRule): string => rules[rule.rule](rule as never);

export const houseWords = {
  label: 'House rules',
  /** What a game with house rules is called where it is listed. */
  named: (setup: RecordedSetup | null) =>
    setup ? `House rules: ${setupName(setup)}` : 'House rules',
  /** What differs from the printed game, as one line. */
  differs: (differences: readonly HouseRule[]) => {
    const said = differences.map(ruleOf).join(', ');
    return said === '' ? 'Played as printed' : `Not as printed: ${said}`;
  },

  /** The rules of a saved setup: its game, its goal, and what else differs from the printed game. */
  line: (game: string, goal: number, differences: readonly HouseRule[]) =>
    [
      game,
      `${amounts.points(goal)} to win`,
      ...differences.filter(({ rule }) => rule !== 'goal').map(ruleOf),
    ].join(' · '),

  setups: 'Setup',
  setup: (setup: RecordedSetup) => setupName(setup),
  standard: 'Standard rules',
  standardDetail: (goals: readonly number[]) =>
    `As printed: ${either(goals.toSorted((one, other) => one - other).map(String))} points`,
  changed: (setup: RecordedSetup) => setupName({ ...setup, changed: true }),
  cheatSheet: 'Cheat sheet',
  cheatSheetDetail: 'Ends after round 10 at the latest, 2 secrets drawn and 1 kept',
  longWar: 'Long War',
  longWarDetail: '14 points to win instead of 10',
  ours: 'Your setups',
  none: 'No setup saved yet. Choose your house rules, then save them here under a name.',
  unread: 'The saved setups couldn’t be read.',
  more: (name: string) => `More for ${name}`,
  share: 'Share',
  file: 'Save a file',
  rename: 'Rename',
  remove: 'Delete',
  removed: (name: string) => `“${name}” was deleted.`,
  undo: 'Undo',
  save: 'Save these rules as a setup',
  saveName: 'Name of the setup',
  saveKey: 'Save',
  update: (name: string) => `Save the changes to “${name}”`,
  saved: (name: string) => `Saved “${name}” on this device.`,
  cancel: 'Cancel',
  nameTaken: (name: string) => `There’s already a setup called “${name}”.`,
  open: 'Open a setup file',
  opened: (name: string) => `“${name}” is on this device now. Tap it to play with it.`,
  known: (name: string) => `“${name}” is already here.`,
  besides: (name: string) => `Another setup here has that name, so this one is called “${name}”.`,
  /** Why a setup file was refused; the codes are those of the setup file. */
  refused: {
    'too-large': () => 'This file is too large for a setup.',
    'not-json': () => 'This isn’t a setup file.',
    foreign: () => 'This isn’t a setup file.',
    game: () => 'This is a game file. Open it from the list of games.',
    newer: () => 'A newer Custodian saved this file. Update the app, then open it again.',
    'unknown-field': (where: string) =>
      `This file contains something that this Custodian doesn’t know: “${where}”.`,
    'wrong-shape': (where: string) => `This file isn’t a sound setup: see “${where}”.`,
    'unknown-rules': (what: string) =>
      `This setup uses “${what}”, which this Custodian doesn’t know. A newer one may.`,
    unreadable: () => 'The device couldn’t read this file.',
  } satisfies Readonly<Record<string, (where: string) => string>>,
  nothingChanged: 'Nothing was changed.',

  cardsEach: 'Strategy cards each',
  usual: 'As printed',
  /** Beside a number that the rulebook leaves open. */
  unprinted: 'Not printed: your table’s choice',
  starting: {
    tactic: 'Tactic tokens at the start',
    fleet: 'Fleet tokens at the start',
    strategy: 'Strategy tokens at the start',
  },
  /** The same where a game calls its pools otherwise. */
  startingIn: (pool: string) => `${pool} at the start`,
  secretLimit: 'Secret objective limit',
  secretLimitDetail: 'In hand and face up, together',
  stages: { stage1: 'Stage I objectives', stage2: 'Stage II objectives' },
  deckEnds: 'Continue when the objectives run out',
  deckEndsDetail: 'Otherwise the game ends, and the most points win',
  secretsDrawn: 'Draw 2 secrets each, keep 1',
  secretsDrawnDetail: 'Before round 1, instead of drawing 1',

  keep: {
    title: 'Each player keeps one secret',
    sub: (drawn: number) =>
      `Each player has drawn ${amounts.secrets(drawn)} and returns all but 1.`,
    all: 'All secrets chosen',
    allDetail: 'Then round 1 begins',
    each: 'Tap the players who have chosen',
    done: 'has kept one',
    waits: (names: readonly string[]) => `Still choosing: ${listed(names)}`,
  },
};
