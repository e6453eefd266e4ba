/** The boxes and codices that a table may choose, as far as a screen asks about them. */
import type { BoxId } from '$lib/core/vocabulary.ts';
import type { Box } from '$lib/rulesets/box.ts';
import { BOXES as KNOWN } from '$lib/rulesets/boxes.ts';

export { EXPANSIONS } from '$lib/rulesets/boxes.ts';

/** A box in a list to choose from. */
export interface BoxRow {
  id: BoxId;
  kind: Box['kind'];
  /** For how many people it makes the game, null where it leaves that as it is. */
  players: { min: number; max: number } | null;
  /** Whether the first table of a device begins with it. */
  usual: boolean;
}

/** The base game that a table is laid with; games of another one come as files. */
const base = KNOWN.find((box) => box.kind === 'base');
const least = base?.rules.players.min ?? 0;

/** What the printed game says where a table may have a rule of its own. */
export const PRINTED = {
  goals: base?.rules.goals ?? [],
  tokens: base?.rules.tokens ?? { total: 0, start: { tactic: 0, fleet: 0, strategy: 0 } },
  secretLimit: base?.rules.scoring.secretLimit ?? 0,
  cardsEach: (players: number) => base?.rules.questions.cardsEach(players) ?? 1,
  stage1: base?.rules.publicObjectives?.stage1 ?? 0,
  stage2: base?.rules.publicObjectives?.stage2 ?? 0,
} as const;

function rowOf(box: Box): BoxRow {
  const { id, kind } = box;
  const max = box.rules?.players?.max ?? null;
  const min = box.rules?.players?.min ?? least;
  const usual = box.kind !== 'base' && box.usual === true;
  return { id, kind, players: max === null ? null : { min, max }, usual };
}

/** The base game, then every box in printed order. */
export const BOXES: readonly BoxRow[] = KNOWN.filter(
  (box) => box.kind !== 'base' || box === base,
).map(rowOf);
