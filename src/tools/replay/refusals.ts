/** What the referee refused on the way, with what would have been possible. */
import type { Seat } from '$lib/core/game.ts';
import { positionOf } from '$lib/core/machine/position.ts';
import { refereeOf } from '$lib/core/machine/referee.ts';
import { activeSeat } from '$lib/core/order.ts';
import type { Course } from '$lib/core/play/course.ts';
import { plain } from '$lib/core/play/plain.ts';
import { Trial } from '$lib/core/play/trial.ts';
import type { Entry } from '$lib/core/record/entry.ts';
import { sectionOf, specOf, type Refusal, type RefusalCode } from '$lib/core/refusal.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import type { Act, HeadlessGame } from '../headless-game.ts';
import type { RefusedLine } from './document.ts';

/** Where a refused fact stands in the input, and what became of it. */
export type Refused = Pick<RefusedLine, 'line' | 'command' | 'due' | 'possible' | 'anyway'>;

/** A refusal as the document shows it; of a recorded entry only the code is known. */
export function refusedLine(
  { line, command, due, possible, anyway }: Refused,
  refusal: RefusalCode | Refusal,
  ruleset: Ruleset,
): RefusedLine {
  const { code, ...facts } = typeof refusal === 'string' ? { code: refusal } : refusal;
  const rests = sectionOf(code, ruleset);
  return {
    line,
    command,
    code,
    ...(facts as Pick<RefusedLine, 'with'>),
    rule: specOf(code),
    section: rests.section,
    reference: rests.reference,
    due,
    possible,
    anyway,
  };
}

/** What the referee says to one fact of a tap, and whose act the table waited for just then. */
export interface Judged {
  refusal: Refusal | null;
  /** Whether it can be recorded where the game stands, refused or not. */
  heard: boolean;
  due: Seat | null;
}

/** Each fact of a tap, judged where those before it lead; nothing is recorded. */
export function judge(game: HeadlessGame, acts: readonly Act[]): Judged[] {
  const { referee, ruleset } = game;
  const trial = new Trial(referee, game.snapshot);
  return acts.flatMap((act) =>
    plain(act(trial.lead().context, ruleset)).map((fact) => {
      const due = activeSeat(trial.lead().context);
      const { refusal, heard } = trial.ask(fact);
      return { refusal, heard, due };
    }),
  );
}

/** Which fact of an overruled amendment it was, as far as today's rules tell; else its first. */
function overruledAt({ line, snapshots }: Course, group: number, code: RefusalCode): number {
  const isRefused = (i: number) => {
    const [item, before] = [line[i], snapshots[i - 1]];
    if (!item || !before) return false;
    const { refusal } = refereeOf(rulesetFor(before.context)).ask(before, item.fact);
    return refusal?.code === code;
  };
  const own = line.flatMap((item, i) => (item.group === group ? [i] : []));
  return own.find(isRefused) ?? own[0] ?? -1;
}

/** Indexes on the line of the facts that amendments put in against the rules, with the code. */
function amendedAgainst(course: Course, entries: readonly Entry[]): Map<number, RefusalCode> {
  const found = new Map<number, RefusalCode>();
  const groups = new Set<number>();
  for (const { seq, group } of course.line) {
    const entry = entries[seq - 1];
    if (entry?.body.kind !== 'amendment' || !entry.overruled || groups.has(group)) continue;
    groups.add(group);
    found.set(overruledAt(course, group, entry.overruled.code), entry.overruled.code);
  }
  return found;
}

/** Facts on the line of a game file that were recorded although the referee refused them. */
export function overruledLines(course: Course, entries: readonly Entry[]): RefusedLine[] {
  const amended = amendedAgainst(course, entries);
  return course.line.flatMap(({ seq, fact, overruled }, i) => {
    const code = overruled ?? amended.get(i);
    if (!code) return [];
    const before = course.snapshots[i - 1];
    const { context } = course.snapshots[i] ?? course.head;
    const due = before ? positionOf(before).activeSeat : null;
    const where = { line: seq, command: fact.type, due, possible: true, anyway: true };
    return [refusedLine(where, code, rulesetFor(context))];
  });
}
