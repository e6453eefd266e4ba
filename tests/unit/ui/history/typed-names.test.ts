import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/core/events.ts';
import { chronicleNames, typedNames } from '$lib/ui/history/typed-names.ts';
import { tableNames } from '../../words/table-names.ts';

const line = (facts: GameEvent[]) =>
  facts.map((fact, i) => ({ seq: i + 1, group: i + 1, at: i, overruled: null, fact }));

describe('names that were typed', () => {
  const typed = typedNames(
    line([
      {
        type: 'objective.revealed',
        objective: 'own-a',
        stage: 1,
        points: 1,
        phase: 'status',
        name: 'Ours',
      },
      {
        type: 'agenda.revealed',
        agenda: 'own-b',
        kind: 'law',
        election: 'for-against',
        name: 'Our law',
      },
      { type: 'law.corrected', law: 'own-c', name: 'Another', holder: null, outcome: 'for' },
      {
        type: 'objective.scored',
        seat: 's1',
        objective: 'corner-the-market',
        kind: 'public',
        stage: 1,
        points: 1,
        phase: 'status',
        slot: 'status',
      },
    ]),
  );
  const names = chronicleNames(tableNames, typed);

  it('stay known after their cards have left the table', () => {
    expect(names.objective('own-a')).toBe('Ours');
    expect(names.agenda('own-b')).toBe('Our law');
    expect(names.agenda('own-c')).toBe('Another');
  });

  it('leave printed names alone', () => {
    expect(names.objective('corner-the-market')).toBe('Corner the Market');
    expect(names.seat('s1')).toBe('Hacan');
  });
});
