/**
 * The setup file: the house rules of a table under a name, as JSON (docs/setup-file.md). Its version 1 is
 * published and stays what it is, so it is written out here and takes nothing of today's settings. A setup of
 * the first base game is written in it still; version 2 names another base game, and its options.
 */
import * as v from 'valibot';

/** Marks a file as ours. */
const SETUP_KIND = 'custodian-setup';
/** Characters of a file: a setup has some 500. */
const MOST = 20_000;
/** Characters of a name. */
export const NAME_LENGTH = 60;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const box = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const fields = {
  /** Boxes and codices beside the base game. */
  expansions: v.pipe(v.array(box), v.maxLength(32)),
  /** Points that win. */
  goal: whole(1, 99),
  /** Strategy cards that each player picks; null for as many as the rules say. */
  cardsEach: v.nullable(whole(1, 4)),
  /** Tokens in the pools at the start. */
  startingTokens: v.strictObject({
    tactic: whole(0, 40),
    fleet: whole(0, 40),
    strategy: whole(0, 40),
  }),
  /** Command tokens per player. */
  tokenTotal: whole(8, 40),
  /** Secrets per player, scored and unscored together. */
  secretLimit: whole(0, 20),
  /** Cards in each public deck. */
  publicObjectives: v.strictObject({ stage1: whole(0, 40), stage2: whole(0, 40) }),
  /** The game ends after this round at the latest; null for an open end. */
  endAfterRound: v.nullable(whole(1, 99)),
  /** Whether the game ends where no public objective is left to reveal. */
  objectivesEnd: v.boolean(),
  /** Secrets drawn before round 1, of which each player keeps one. */
  secretsDrawn: whole(1, 5),
};

const kind = v.literal(SETUP_KIND);
const named = {
  /** Version of the app that wrote the file. */
  app: v.pipe(v.string(), v.maxLength(64)),
  name: v.pipe(v.string(), v.regex(/\S/), v.maxLength(NAME_LENGTH)),
};

const RULES = {
  1: v.strictObject(fields),
  2: v.strictObject({
    ...fields,
    /** The base game. */
    game: box,
    /** Options of it that are played with. */
    options: v.pipe(v.array(box), v.maxLength(32)),
    /** Null without a limit. */
    tokenTotal: v.nullable(fields.tokenTotal),
  }),
};

/** The published versions of the file. */
export const SETUP_FILES = {
  1: v.strictObject({ kind, version: v.literal(1), ...named, rules: RULES[1] }),
  2: v.strictObject({ kind, version: v.literal(2), ...named, rules: RULES[2] }),
};
type SetupVersion = keyof typeof SETUP_FILES;
type RulesOf<Version extends SetupVersion> = v.InferOutput<(typeof RULES)[Version]>;

/** House rules; those that name no base game are of the first. */
export type SetupRules = Omit<RulesOf<1>, 'tokenTotal'> &
  Pick<RulesOf<2>, 'tokenTotal'> &
  Partial<Pick<RulesOf<2>, 'game' | 'options'>>;

/** House rules under a name. */
export interface NamedRules {
  name: string;
  rules: SetupRules;
}

/** Why a setup file is not taken; each has its sentence in words/. */
export type SetupProblem =
  | 'too-large'
  | 'not-json'
  | 'foreign'
  | 'game'
  | 'newer'
  | 'unknown-field'
  | 'wrong-shape'
  | 'unknown-rules';

/** What a file says; `where` is the path of the field, or the box, that stands in the way. */
export type SetupCheck =
  { ok: true; setup: NamedRules } | { ok: false; problem: SetupProblem; where: string };

const no = (problem: SetupProblem, where = ''): SetupCheck => ({ ok: false, problem, where });

const pathOf = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).map(({ key }) => String(key)).join('.');

/** What is wrong with the shape: a field that is not known here is named before all else. */
function misshapen(issues: readonly v.BaseIssue<unknown>[]): SetupCheck {
  const unknown = issues.find(
    ({ type, expected }) => type === 'strict_object' && expected === 'never',
  );
  return unknown
    ? no('unknown-field', pathOf(unknown))
    : no('wrong-shape', issues[0] && pathOf(issues[0]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The tokens that begin in the pools are those that a player has (R-TOK-01). */
const tooManyTokens = ({ startingTokens, tokenTotal }: SetupRules) =>
  tokenTotal !== null &&
  Object.values(startingTokens).reduce((sum, tokens) => sum + tokens, 0) > tokenTotal;

/** Rules of which all is known, or null: what is stored on a device is asked like a file. */
export function rulesIn(value: unknown): SetupRules | null {
  for (const schema of Object.values(RULES)) {
    const read = v.safeParse(schema, value);
    if (read.success && !tooManyTokens(read.output)) return read.output;
  }
  return null;
}

/** Reads a setup file; `boxes` are those that this app can play with, base games among them. */
export function readSetupFile(text: string, boxes: readonly string[]): SetupCheck {
  if (text.length > MOST) return no('too-large');
  const raw = parse(text);
  if (raw === undefined) return no('not-json');
  if (typeof raw !== 'object' || raw === null) return no('foreign');
  const { kind: of, version } = raw as Record<string, unknown>;
  if (of === 'custodian-game') return no('game');
  if (of !== SETUP_KIND) return no('foreign');
  if (typeof version === 'number' && version > 2) return no('newer');
  const read = v.safeParse(SETUP_FILES[version === 2 ? 2 : 1], raw);
  if (!read.success) return misshapen(read.issues);
  const { name, rules }: NamedRules = read.output;
  if (tooManyTokens(rules)) return no('wrong-shape', 'rules.startingTokens');
  const stranger = [rules.game ?? [], rules.expansions].flat().find((id) => !boxes.includes(id));
  if (stranger !== undefined) return no('unknown-rules', stranger);
  return { ok: true, setup: { name: name.trim(), rules } };
}

/** The file of a setup: its name, made of what it is called, and its text. */
export function setupFileOf({ name, rules: said }: NamedRules, app: string) {
  const version: SetupVersion = said.game === undefined ? 1 : 2;
  const file = { kind: SETUP_KIND, version, app, name, rules: said };
  const called = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return {
    name: `custodian-setup-${called || 'ours'}.json`,
    text: `${JSON.stringify(file, null, 2)}\n`,
  };
}
