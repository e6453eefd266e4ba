/** What the referee refused on the way, with what would have been possible. */
import type { Seat } from '$lib/core/game.ts';
import { activeSeat } from '$lib/core/order.ts';
import type { Course } from '$lib/core/play/course.ts';
import { plain } from '$lib/core/play/plain.ts';
import { Trial } from '$lib/core/play/trial.ts';
import { sectionOf, specOf } from '$lib/core/refusal-codes.ts';
import type { Refusal, RefusalCode } from '$lib/core/refusal.ts';
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
export function judgeActs(game: HeadlessGame, acts: readonly Act[]): Judged[] {
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

/** Facts on the line of a game file that were recorded although the referee refused them. */
export function overruledLines(course: Course): RefusedLine[] {
  return course.line.flatMap(({ seq, fact, overruled: code }, i) => {
    if (!code) return [];
    const { context } = course.past.after(i) ?? course.head;
    const due = course.past.stands[i - 1]?.activeSeat ?? null;
    const where = { line: seq, command: fact.type, due, possible: true, anyway: true };
    return [refusedLine(where, code, rulesetFor(context))];
  });
}
