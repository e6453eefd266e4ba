/** Breakthroughs that are recorded: no one is asked any more, in objectives and in spending. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../src/lib/core/cards.ts';
import { judge, judgeCondition } from '../../../../src/lib/core/conditions/judge.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import {
  all,
  at,
  atDepth,
  attested,
  blankTable,
  has,
  holds,
  ME,
  owns,
  type Setup,
} from './scenes.ts';

const BOXES: BoxId[] = ['pok', 'thunders-edge'];
const laid = (setup: Setup) => {
  const cards = cardsOf(BOXES);
  const game = blankTable(BOXES);
  setup(game, cards);
  return { cards, game };
};
function judged(condition: Condition, ...setups: Setup[]) {
  const { cards, game } = laid(all(...setups));
  return judgeCondition(game, cards, ME, condition);
}
const side = (breakthrough: 'readied' | 'exhausted' | 'flipped' | null) => holds({ breakthrough });
const oneColour = (count: number) => ({ kind: 'technologiesOfOneColour', count }) as const;
const colours = (coloursAtLeast: number, perColour: number) =>
  ({ kind: 'technologiesInColours', coloursAtLeast, perColour }) as const;
/** Someone else's breakthrough is recorded. */
const tracked: Setup = (game) => {
  at(game, 's2').breakthrough = 'readied';
};

describe('a recorded breakthrough', () => {
  // Hacan: red and yellow count together.
  const mixed = owns('sarween-tools', 'graviton-laser-system', 'plasma-scoring');

  it('answers for good, exhausted as well', () => {
    expect(judged(oneColour(3), mixed).value).toBe('ask');
    expect(judged(oneColour(3), mixed, side('readied')).value).toBe('yes');
    expect(judged(oneColour(3), mixed, side('exhausted')).value).toBe('yes');
    expect(judged(oneColour(4), mixed, side('readied')).value).toBe('no');
  });

  it('that went is none, whatever was said before', () => {
    expect(judged(oneColour(3), mixed, side(null), attested('breakthrough', true)).value).toBe(
      'no',
    );
  });

  it('that became another card is asked about', () => {
    expect(judged(oneColour(3), mixed, side('flipped'))).toMatchObject({
      value: 'ask',
      question: { kind: 'breakthrough' },
    });
    const said = attested('breakthrough', true);
    expect(judged(oneColour(3), mixed, side('flipped'), said).value).toBe('yes');
  });

  it('of one player says that the others have none, unless the table said so', () => {
    expect(judged(oneColour(3), mixed, tracked).value).toBe('no');
    expect(judged(oneColour(3), mixed, tracked, attested('breakthrough', true)).value).toBe('yes');
    const claimed: Setup = (game) => {
      game.expedition = { resources: 's2' };
    };
    expect(judged(oneColour(3), mixed, claimed).value).toBe('no');
  });

  it('of one player leaves the others asked about below depth Full, each until it is said', () => {
    const standard = atDepth('standard');
    expect(judged(oneColour(3), mixed, tracked, standard)).toMatchObject({
      value: 'ask',
      question: { kind: 'breakthrough' },
    });
    const none = attested('breakthrough', false);
    expect(judged(oneColour(3), mixed, tracked, standard, none).value).toBe('no');
    expect(judged(oneColour(3), mixed, side(null), standard).value).toBe('no');
  });

  it('of an unknown faction may join any two colours', () => {
    const nobody = holds({ faction: null });
    expect(judged(oneColour(3), mixed, nobody, side('readied')).value).toBe('ask');
    expect(judged(oneColour(3), mixed, nobody, side(null)).value).toBe('no');
    expect(judged(oneColour(2), mixed, nobody, side(null)).value).toBe('yes');
  });
});

describe('synergy is an assignment: a technology counts for one colour at a time', () => {
  const known = side('readied');
  // sarween-tools, graviton: yellow; plasma-scoring, ai-development: red; antimass: blue; neural: green.
  it.each<[Condition, string[], 'yes' | 'no']>([
    // Four of two colours make two pairs, however they lie: 4+0, 3+1, 2+2.
    [
      colours(2, 2),
      ['sarween-tools', 'graviton-laser-system', 'transit-diodes', 'predictive-intelligence'],
      'yes',
    ],
    [
      colours(2, 2),
      ['sarween-tools', 'graviton-laser-system', 'transit-diodes', 'plasma-scoring'],
      'yes',
    ],
    [
      colours(2, 2),
      ['sarween-tools', 'graviton-laser-system', 'plasma-scoring', 'magen-defense-grid'],
      'yes',
    ],
    // Three do not, and the same one is not counted twice.
    [colours(2, 2), ['sarween-tools', 'graviton-laser-system', 'plasma-scoring'], 'no'],
    // The third colour has to come from elsewhere.
    [colours(3, 1), ['sarween-tools', 'graviton-laser-system', 'antimass-deflectors'], 'yes'],
    [colours(3, 1), ['sarween-tools', 'plasma-scoring', 'magen-defense-grid'], 'no'],
    [
      colours(4, 1),
      ['sarween-tools', 'graviton-laser-system', 'antimass-deflectors', 'neural-motivator'],
      'yes',
    ],
    [
      colours(4, 1),
      ['sarween-tools', 'antimass-deflectors', 'gravity-drive', 'neural-motivator'],
      'no',
    ],
    // One colour: both together.
    [
      oneColour(4),
      ['sarween-tools', 'graviton-laser-system', 'plasma-scoring', 'magen-defense-grid'],
      'yes',
    ],
    [
      oneColour(4),
      ['sarween-tools', 'graviton-laser-system', 'plasma-scoring', 'antimass-deflectors'],
      'no',
    ],
    // Unit upgrades have no colour.
    [oneColour(3), ['sarween-tools', 'plasma-scoring', 'carrier-ii', 'pds-ii'], 'no'],
  ])('%o of %o: %s', (condition, technologies, value) => {
    expect(judged(condition, owns(...technologies), known).value).toBe(value);
  });
});

describe('flexible spending', () => {
  const council = (...setups: Setup[]) => {
    const xxcha = holds({ faction: 'xxcha-kingdom' });
    const others: Setup = (game) => {
      at(game, 's4').faction = 'mentak-coalition';
    };
    const { cards, game } = laid(all(others, xxcha, has(['lodor', 'abyz', 'torkan']), ...setups));
    return judge(game, cards, ME, 'sway-the-council').value;
  };

  it('rests on the breakthrough that is recorded', () => {
    expect(council()).toBe('ask');
    expect(council(side('readied'))).toBe('yes');
    expect(council(side('exhausted'))).toBe('yes');
    expect(council(side(null))).toBe('no');
    expect(council(tracked)).toBe('no');
    expect(council(tracked, atDepth('standard'))).toBe('ask');
  });
});

describe('Titans coexist by their breakthrough alone', () => {
  const conquer = (...setups: Setup[]) => {
    const titans = holds({ faction: 'titans-of-ul' });
    const { cards, game } = laid(all(titans, has(['jord'], 's2'), ...setups));
    return judge(game, cards, ME, 'conquer-the-weak').value;
  };

  it('so without it there is nothing to ask', () => {
    expect(conquer()).toBe('ask');
    expect(conquer(side('readied'))).toBe('ask');
    expect(conquer(side(null))).toBe('no');
    expect(conquer(tracked)).toBe('no');
    expect(conquer(tracked, atDepth('standard'))).toBe('ask');
    expect(conquer(attested('breakthrough', false))).toBe('no');
  });
});

describe('planets of the Fracture', () => {
  const legendary = (...setups: Setup[]) => {
    const { cards, game } = laid(all(...setups));
    const { missing } = judgeCondition(game, cards, ME, { kind: 'legendaryPlanets', count: 2 });
    return missing?.kind === 'legendary-planets' ? missing.free : [];
  };

  it('are named as free once someone holds one of them', () => {
    expect(legendary()).not.toContain('styx');
    expect(legendary(has(['lethe'], 's2'))).toContain('styx');
  });
});
