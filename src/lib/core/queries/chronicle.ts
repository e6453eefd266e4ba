/** The line as a list of taps, for History: what each recorded, and where the game then stood. */
import type { GameEvent } from '../events.ts';
import type { Seat } from '../game.ts';
import type { Position } from '../machine/position.ts';
import type { LineItem } from '../record/line.ts';
import type { RefusalCode } from '../refusal.ts';

export interface Chapter {
  /** Group of the tap: the seq of its first entry. */
  group: number;
  /** Seq of its last entry on the line: where "go back to here" leads. */
  seq: number;
  /** Epoch ms. */
  at: number;
  facts: { fact: GameEvent; overruled: RefusalCode | null }[];
  /** Position before the tap: where it was made. */
  from: Position;
  /** Position after the tap. */
  to: Position;
}

/** One chapter per tap, oldest first; `stands[i]` is where the game stood after `line[i]`. */
export function chronicleOf(line: readonly LineItem[], stands: readonly Position[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [i, item] of line.entries()) {
    const to = stands[i];
    if (!to) break;
    const last = chapters.at(-1);
    const row = { fact: item.fact, overruled: item.overruled };
    if (last && last.group === item.group) {
      last.facts.push(row);
      last.seq = item.seq;
      last.to = to;
      continue;
    }
    const { group, seq, at } = item;
    chapters.push({ group, seq, at, facts: [row], from: stands[i - 1] ?? to, to });
  }
  return chapters;
}

/** The seats that a fact names as those who act. */
export function actorsOf(fact: GameEvent): Seat[] {
  if ('seat' in fact && typeof fact.seat === 'string') return [fact.seat];
  if (fact.type === 'transaction.made') return fact.sides.map((side) => side.seat);
  if ('lines' in fact) return fact.lines.map((line) => line.seat);
  if ('from' in fact && 'to' in fact) return [fact.from as Seat, fact.to as Seat];
  if ('by' in fact && fact.by) return [fact.by];
  return 'seats' in fact ? [...fact.seats] : [];
}
