import { describe, expect, test } from 'vitest';
import { filled, gaps } from '../../../src/tools/filled.mjs';

const english = {
  close: 'Close',
  less: (label: string) => `${label}: one less`,
  pools: { tactic: 'Tactic', fleet: 'Fleet' },
  steps: ['one', 'two'],
};

describe('a language with gaps', () => {
  const own = { close: 'Fermer', pools: { tactic: 'Tactique' } };

  test('is filled with English, sentence by sentence', () => {
    const whole = filled(english, own);
    expect(whole).toMatchObject({ close: 'Fermer', steps: ['one', 'two'] });
    expect(whole.pools).toEqual({ tactic: 'Tactique', fleet: 'Fleet' });
    expect(whole.less('Tokens')).toBe('Tokens: one less');
  });

  test('is told what it lacks', () => {
    expect(gaps(english, own, 'kit')).toEqual({
      lacks: ['kit.less', 'kit.pools.fleet', 'kit.steps'],
      strange: [],
    });
  });

  test('is told what English does not know, and what is of another kind', () => {
    const odd = { ...english, clsoe: 'Fermer', less: 'moins' };
    expect(gaps(english, odd, 'kit')).toEqual({ lacks: [], strange: ['kit.less', 'kit.clsoe'] });
  });

  test('is wholly English where it has no such section', () => {
    expect(filled(english, undefined)).toBe(english);
    expect(gaps(english, undefined, 'kit').lacks).toEqual(['kit']);
  });
});

test('a sentence with a term of the game is read anew each time', () => {
  let term = 'pool';
  const english = {
    get place() {
      return `in the ${term}`;
    },
    get from() {
      return `from the ${term}`;
    },
  };
  const own = {
    get place() {
      return `dans le ${term}`;
    },
  };
  const both = filled(english, own);
  expect({ ...both }).toEqual({ place: 'dans le pool', from: 'from the pool' });
  term = 'supply';
  expect({ ...both }).toEqual({ place: 'dans le supply', from: 'from the supply' });
});
