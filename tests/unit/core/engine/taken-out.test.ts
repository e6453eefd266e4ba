/** What of a tap leaves when its act is taken out of the past. */
import { describe, expect, it } from 'vitest';
import { answerScoring, scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { lookAt, replacedBy, takenOut } from '../../../../src/lib/core/engine/amend.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { atScoring, finishStatus, pickAll } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const stamps = { at: 1_700_000_900_000, mono: 7, run: 'run', app: '1.0.0' };

/** The items of the tap with the last fact of this type. */
function tapOf({ state }: Table, type: string) {
  const { line } = state.timeline;
  const { group } = line.findLast(({ fact }) => fact.type === type) ?? {};
  return line.filter((item) => item.group === group);
}

describe('what is taken out of a tap', () => {
  it('is a score without that its player is done: what came later stays', () => {
    const table = atScoring({ players: 3 });
    const seat = table.active ?? NO_SEAT;
    const objective = table.game.objectives[0]?.id ?? '';
    table.do(scoreObjective, { seat, objective, done: true });
    const items = tapOf(table, 'objective.scored');
    expect(items.map(({ fact }) => fact.type)).toContain('scoring.answered');
    pickAll(finishStatus(table));
    const change = { items: takenOut(items), place: 'remove', drafted: [] } as const;
    const seen = lookAt(table.state, change, { stamps });
    expect(seen.ok && seen.unhandled).toEqual([]);
    expect(seen.ok && seen.timeline.head.context.scores).toEqual([]);
    expect(seen.ok && seen.timeline.head.value).toEqual(table.state.timeline.head.value);
  });

  it('is all of it, where it says nothing but that', () => {
    const table = atScoring({ players: 3 });
    table.do(answerScoring, { seat: table.active ?? NO_SEAT });
    const items = tapOf(table, 'scoring.answered');
    expect(takenOut(items)).toEqual(items);
  });

  it('leaves that its player is done, where another act takes its place that does not say so', () => {
    const table = atScoring({ players: 3 });
    const seat = table.active ?? NO_SEAT;
    const objective = table.game.objectives[0]?.id ?? '';
    table.do(scoreObjective, { seat, objective, done: true });
    const items = tapOf(table, 'objective.scored');
    const done = { type: 'scoring.answered', seat } as const;
    const [scored] = items.map(({ fact }) => fact);
    expect(replacedBy(items, scored ? [scored] : []).map(({ fact }) => fact.type)).not.toContain(
      'scoring.answered',
    );
    expect(replacedBy(items, [done])).toEqual(items);
    // Another way to end a turn ends it once.
    expect(replacedBy(items, [{ type: 'turn.passed', seat }])).toEqual(items);
    expect(replacedBy(items, [{ type: 'turn.ended', seat, exhausted: ['trade'] }])).toEqual(items);
  });
});
