/** Figures of opening a record whose first round was changed, one tap each, at its end. */
import { openPlay } from '$lib/core/play/open.ts';
import { ledgerOf } from '$lib/core/play/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { lineOf, type LineItem } from '$lib/core/record/line.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { amendedBy } from '../../tests/support/amended.ts';
import { longRecord } from '../../tests/support/scripts/long-game.ts';
import { ms, type Figure } from './bench-figure.ts';
import { TARGETS } from './bench-targets.mjs';

const ACTS = [600, 1_500];
const COUNTS = [0, 1, 5, 20, 80, 320];

/** The beginning of legal play that has so many acts, and a few of its entries more. */
function played(acts: number): Written[] {
  const entries = longRecord(Math.ceil(1.5 * acts));
  let taps = 0;
  const end = entries.findIndex(({ seq, group }) => seq === group && (taps += 1) > acts);
  return end < 0 ? entries : entries.slice(0, end);
}

/** So many amendments may be scores: with more of them the game would end in its first round. */
const SCORES = 24;

/** What people forget in a first round, in turn: goods, a planet, a score. */
function forgotten(line: readonly LineItem[], nth: number) {
  const [turn, score] = (['turn.ended', 'objective.scored'] as const).map((type) =>
    line.find(({ fact }) => fact.type === type),
  );
  const gained = { type: 'goods.gained', seat: 's1', goods: 1 } as const;
  const planet = { type: 'planet.gained', seat: 's2', planet: 'bereg', from: null } as const;
  const at = nth % 3 === 2 && nth < SCORES && score ? score : turn!;
  const fact = at === score ? score.fact : nth % 3 === 0 ? gained : planet;
  return { target: at.seq, place: 'after', fact, at: at.at } as const;
}

const fresh = (entries: readonly Written[]) => JSON.parse(JSON.stringify(entries)) as Written[];

/** Opening with the clock, by how long the record is and how often its past was changed. */
export function amendedFigures(time: (work: () => unknown, runs?: number) => number): Figure[] {
  return ACTS.flatMap((acts) => {
    const entries = played(acts);
    const line = lineOf(entries);
    const opening = COUNTS.map((count) => {
      const amended = amendedBy(entries, count, (seq) => forgotten(line, seq - entries.length - 1));
      const copies = Array.from({ length: 20 }, () => fresh(amended));
      return time(() => ledgerOf(openPlay(rulesetFor, copies.pop() ?? fresh(amended))));
    });
    const [plain = 0] = opening;
    return opening.map((value, i) =>
      ms(
        `opening ${acts.toLocaleString('en')} acts with their times, ${COUNTS[i]} amendments of round 1`,
        value,
        COUNTS[i] === 20 ? plain + TARGETS.core.amended : null,
      ),
    );
  });
}
