/**
 * The setup file: the house rules of a table under a name, as JSON (docs/setup-file.md). Its version 1 is
 * published and stays what it is, so it is written out here and takes nothing of today's settings.
 */
import * as v from 'valibot';

/** Marks a file as ours. */
const SETUP_KIND = 'custodian-setup';
const SETUP_VERSION = 1;
/** Characters of a file: a setup has some 500. */
const MOST = 20_000;
/** Characters of a name. */
export const NAME_LENGTH = 60;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const box = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const rules = v.strictObject({
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
});

export const setupFileSchema = v.strictObject({
  kind: v.literal(SETUP_KIND),
  version: v.literal(SETUP_VERSION),
  /** Version of the app that wrote the file. */
  app: v.pipe(v.string(), v.maxLength(64)),
  name: v.pipe(v.string(), v.regex(/\S/), v.maxLength(NAME_LENGTH)),
  rules,
});
export type SetupFile = v.InferOutput<typeof setupFileSchema>;
export type SetupRules = SetupFile['rules'];

/** House rules under a name. */
export type NamedRules = Pick<SetupFile, 'name' | 'rules'>;

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
  Object.values(startingTokens).reduce((sum, tokens) => sum + tokens, 0) > tokenTotal;

/** Rules of which all is known, or null: what is stored on a device is asked like a file. */
export function rulesIn(value: unknown): SetupRules | null {
  const read = v.safeParse(rules, value);
  return read.success && !tooManyTokens(read.output) ? read.output : null;
}

/** Reads a setup file; `boxes` are those that this app can play with. */
export function readSetupFile(text: string, boxes: readonly string[]): SetupCheck {
  if (text.length > MOST) return no('too-large');
  const raw = parse(text);
  if (raw === undefined) return no('not-json');
  if (typeof raw !== 'object' || raw === null) return no('foreign');
  const { kind, version } = raw as Record<string, unknown>;
  if (kind === 'custodian-game') return no('game');
  if (kind !== SETUP_KIND) return no('foreign');
  if (typeof version === 'number' && version > SETUP_VERSION) return no('newer');
  const read = v.safeParse(setupFileSchema, raw);
  if (!read.success) return misshapen(read.issues);
  const { output } = read;
  if (tooManyTokens(output.rules)) return no('wrong-shape', 'rules.startingTokens');
  const stranger = output.rules.expansions.find((id) => !boxes.includes(id));
  if (stranger !== undefined) return no('unknown-rules', stranger);
  return { ok: true, setup: { name: output.name.trim(), rules: output.rules } };
}

/** The file of a setup: its name, made of what it is called, and its text. */
export function setupFileOf({ name, rules: said }: NamedRules, app: string) {
  const file: SetupFile = { kind: SETUP_KIND, version: SETUP_VERSION, app, name, rules: said };
  const called = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return {
    name: `custodian-setup-${called || 'ours'}.json`,
    text: `${JSON.stringify(file, null, 2)}\n`,
  };
}
