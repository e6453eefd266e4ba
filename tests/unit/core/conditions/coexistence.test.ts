/** Who coexists on a planet counts as controlling it for scoring, and for nothing else. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { questionSentence } from '../../../../src/lib/words/conditions.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import {
  all,
  at,
  atAgenda,
  attested,
  blankTable,
  has,
  holds,
  names,
  type Setup,
  ME,
} from './scenes.ts';

const cards = cardsOf(EXPANSIONS);
const deepwrought = holds({ faction: 'deepwrought-scholarate' });
const obsidian: Setup = (game) => {
  at(game, 's3').faction = 'obsidian';
};
const CULTURAL = ['centauri', 'corneeq', 'dal-bootha', 'lodor', 'mellon', 'quann'];

function judged(objective: string, ...setups: Setup[]) {
  const game = blankTable(EXPANSIONS);
  all(...setups)(game, cards);
  return judge(game, cards, ME, objective);
}

describe('a no for want of planets', () => {
  const elected: Setup = (game) => {
    const outcome = { kind: 'planet', planet: 'lodor' } as const;
    atAgenda(game, 2, [{ agenda: 'a', election: 'planet', outcome }]);
  };
  // Planets of the seat, and planets of another that would do it.
  it.each<[string, string[], string[], Setup?]>([
    ['conquer-the-weak', [], ['jord']],
    ['corner-the-market', CULTURAL.slice(0, 3), ['lodor']],
    ['unify-the-colonies', CULTURAL.slice(0, 5), ['quann']],
    ['monopolize-production', ['arinam', 'arnor', 'gral'], ['lazar']],
    ['found-research-outposts', ['gral', 'lazar'], ['thibah']],
    ['hoard-raw-materials', ['abyz', 'lodor', 'bereg'], ['starpoint']],
    ['seize-an-icon', [], ['mallice']],
    // Alone in its system: whom the planet belongs to is the other player in it.
    ['stake-your-claim', [], ['lodor']],
    ['drive-the-debate', [], ['lodor'], elected],
  ])('%s', (objective, own, others, more = () => {}) => {
    const table = all(has(own), has(others, 's2'), more);
    expect(judged(objective, table).value).toBe('no');
    const asked = judged(objective, table, deepwrought);
    expect(asked).toMatchObject({ value: 'ask', question: { key: 'coexistence', seat: ME } });
    expect(judged(objective, table, deepwrought, attested('coexistence', false)).value).toBe('no');
    // Where it coexists is what is asked then.
    expect(judged(objective, table, deepwrought, attested('coexistence', true))).toMatchObject({
      value: 'ask',
      question: { kind: 'condition' },
    });
    expect(judged(objective, table, obsidian).value).toBe('ask');
    // The others have too little even if it stood on all of it.
    expect(judged(objective, has(own), has([], 's2'), more, deepwrought).value).toBe('no');
  });

  it('is open where ships of the Firmament stand beside the planet of another', () => {
    const aroz = holds({ faction: 'firmament', leaders: { 'captain-aroz': 'readied' } });
    const said = attested('coexistence', false);
    expect(judged('stake-your-claim', has(['lodor'], 's2'), aroz, said).value).toBe('ask');
    expect(judged('stake-your-claim', has([], 's2'), aroz, said).value).toBe('no');
  });

  it('stays where planets are paid with, or do not matter', () => {
    const other = has(['lodor', 'abyz', 'bereg', 'starpoint'], 's2');
    expect(judged('erect-a-monument', other, deepwrought).value).toBe('no');
    expect(
      judged('diversify-research', other, deepwrought, attested('breakthrough', false)),
    ).toMatchObject({ value: 'no' });
  });

  it('is open where the planets of someone are not tracked', () => {
    const dark: Setup = (game) => {
      at(game, 's2').planets = null;
    };
    expect(judged('conquer-the-weak', dark, deepwrought).value).toBe('ask');
    expect(judged('conquer-the-weak', dark).value).toBe('no');
  });

  it('has a question of its own', () => {
    const { question } = judged('conquer-the-weak', has(['jord'], 's2'), deepwrought);
    expect(question && questionSentence(question, names)).toBe(
      'Do Hacan’s units coexist on other players’ planets?',
    );
  });
});
