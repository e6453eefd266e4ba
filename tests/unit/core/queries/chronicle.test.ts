/** The chronicle: a view over the line and its instants. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { lineOf } from '../../../../src/lib/core/record/line.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { chronicleOf } from '../../../../src/lib/core/queries/chronicle.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { Log } from '../../../support/log.ts';

const pick = (seat: Seat, card: string): GameEvent => ({
  type: 'strategy-card.chosen',
  seat,
  card,
  initiative: 1,
  goods: 0,
});

function read(log: Log) {
  const line = lineOf(log.entries);
  return {
    line,
    stands: openState(rulesetFor, log.entries).timeline.past.positions,
  };
}

describe('the chronicle', () => {
  it('has one chapter per tap, with where it was made and where it led', () => {
    const { line, stands } = read(Log.begun().tap(pick('s1', 'trade')));
    const chapters = chronicleOf(line, stands);
    expect(chapters).toHaveLength(2);
    expect(chapters[0]?.facts).toHaveLength(4);
    expect(chapters[1]).toMatchObject({
      group: 5,
      seq: 5,
      at: 5_000,
      from: { activeSeat: 's1' },
      to: { phase: 'strategy', activeSeat: 's2' },
    });
  });

  it('leaves out what could not be replayed', () => {
    const { line, stands } = read(Log.begun().tap(pick('s9', 'trade')));
    expect(chronicleOf(line, stands)).toHaveLength(1);
  });
});
