/**
 * What a tap adds is worked out alone: line, tree, timeline and times that went on from the moment
 * before are those of the whole record, whatever was undone, paused or amended on the way.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/lib/core/record/entry.ts';
import { redoTarget, undoTarget, lineOf, lineOnward } from '../../src/lib/core/record/line.ts';
import type { Seat } from '../../src/lib/core/vocabulary.ts';
import { readLedger } from '../../src/lib/core/queries/time/read-ledger.ts';
import { timesAt } from '../../src/lib/core/queries/time/times.ts';
import { timelineOf, type Timeline } from '../../src/lib/core/engine/timeline.ts';
import { rulesetOf } from '../../src/lib/rulesets/compose.ts';
import { Log } from '../support/log.ts';

const CARDS = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
const KINDS = ['pick', 'goods', 'two', 'undo', 'redo', 'pause', 'amend'] as const;
const taps = fc.array(fc.constantFrom(...KINDS), { maxLength: 40 });

const goods = (seat: Seat) => ({ type: 'goods.gained', seat, goods: 1 }) as const;

/** Makes a tap of a kind on a log of three players; the n-th. */
function tap(log: Log, kind: (typeof KINDS)[number], n: number): void {
  const seat: Seat = `s${(n % 3) + 1}`;
  if (kind === 'pick') {
    const card = CARDS[n % CARDS.length] ?? 'trade';
    log.tap({ type: 'strategy-card.chosen', seat, card, initiative: 1, goods: 0 });
  } else if (kind === 'goods') log.tap(goods(seat));
  else if (kind === 'two') log.tap(goods(seat), goods('s1'));
  else if (kind === 'undo') log.undo();
  else if (kind === 'redo' && redoTarget(log.entries) !== null) log.redo();
  else if (kind === 'pause') log.pause(n % 2 === 0);
  else if (kind === 'amend') log.amend('remove', 5 + (n % log.entries.length));
}

/** The same entry at an instant of a clock that is set back now and then. */
const jumping = (entry: Entry): Entry => ({
  ...entry,
  at: entry.at - (entry.seq % 5 === 0 ? 6_500 : 0),
});

/** The same record, known to nothing that remembers: read back from its text. */
const fresh = (entries: readonly Entry[]) => JSON.parse(JSON.stringify(entries)) as Entry[];

describe('going on from the moment before', () => {
  it('leads to the line, the undo, the course and the times of the whole record', () => {
    fc.assert(
      fc.property(taps, (kinds) => {
        const log = Log.begun();
        let entries = log.entries.map(jumping);
        const { plan } = rulesetOf(['pok']);
        let known: Timeline = timelineOf(plan, entries);
        for (const [n, kind] of kinds.entries()) {
          tap(log, kind, n);
          entries = [...entries, ...log.entries.slice(entries.length).map(jumping)];
          const whole = fresh(entries);
          const onward = lineOnward(known.line, entries, known.length);
          if (onward && !known.broken) expect(onward).toEqual(lineOf(whole));
          const timeline = timelineOf(plan, entries, known);
          const again = timelineOf(plan, whole);
          expect(timeline.line).toEqual(again.line);
          expect(timeline.head.context).toEqual(again.head.context);
          expect([undoTarget(entries), redoTarget(entries)]).toEqual([
            undoTarget(whole),
            redoTarget(whole),
          ]);
          const now = { at: 0, mono: 1_000 * (entries.length + 7), run: 'r1' };
          const times = ({ snapshots }: Timeline, of: readonly Entry[]) =>
            timesAt(
              readLedger(of, (head) => snapshots.at(head)),
              now,
            );
          expect(times(timeline, entries)).toEqual(times(again, whole));
          known = timeline;
        }
      }),
      { numRuns: 150 },
    );
  });
});
