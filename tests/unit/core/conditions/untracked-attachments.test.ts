/** Below depth full a planet may have attachments that no one has recorded. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../src/lib/core/cards.ts';
import { judge, judgeAll, judgeCondition } from '../../../../src/lib/core/conditions/judge.ts';
import { threatsOf } from '../../../../src/lib/core/queries/threats.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import type { Outcome, Seat } from '../../../../src/lib/core/game.ts';
import { all, at, atDepth, blankTable, has, holds, ME, type Setup } from './scenes.ts';

const standard = atDepth('standard');

function laid(expansions: readonly BoxId[], ...setups: Setup[]) {
  const game = blankTable(expansions);
  all(standard, ...setups)(game, cardsOf(expansions));
  return game;
}
function judged(condition: Condition, setups: Setup[], expansions: readonly BoxId[] = ['pok']) {
  const game = laid(expansions, ...setups);
  return judgeCondition(game, cardsOf(expansions), ME, condition);
}
const value = (...args: Parameters<typeof judged>) => judged(...args).value;
const attach =
  (planet: string, ...attachments: string[]): Setup =>
  (game) => {
    game.planetCards[planet] = { exhausted: false, attachments };
  };
const plays =
  (faction: string | null, seat: Seat = 's2'): Setup =>
  (game) => {
    at(game, seat).faction = faction;
  };

const special = (count: number) => ({ kind: 'planetsWithTechSpecialty', count }) as const;
const total = (of: 'resources' | 'influence', atLeast: number) =>
  ({ kind: 'planetsTotal', value: of, atLeast }) as const;

describe('specialties', () => {
  it('one that a research facility may give is asked about, with the progress that is known', () => {
    const found = judged(special(3), [has(['gral', 'wellon', 'arnor'])]);
    expect(found).toMatchObject({
      value: 'ask',
      progress: { have: 2, need: 3 },
      missing: null,
      question: { key: 'planetsWithTechSpecialty>=3' },
    });
    expect(value(special(3), [has(['gral', 'wellon', 'arnor']), atDepth('full')])).toBe('no');
  });

  it('is a no where the facilities are too few, or come to other planets', () => {
    expect(value(special(3), [has(['gral', 'wellon', 'lodor'])])).toBe('no');
    expect(value(special(3), [has(['gral', 'wellon', 'arretze'])])).toBe('no');
    // One facility for hazardous planets, three for industrial ones.
    expect(value(special(2), [has(['abyz', 'fria'])])).toBe('no');
    expect(value(special(2), [has(['abyz', 'arnor'])])).toBe('ask');
    expect(value(special(4), [has(['arnor', 'lor', 'arinam', 'saudor'])])).toBe('no');
  });

  it('is a no where the facility is known to lie elsewhere', () => {
    const warfare = attach('bereg', 'warfare-research-facility');
    expect(value(special(1), [has(['abyz'])])).toBe('ask');
    expect(value(special(1), [has(['abyz']), warfare])).toBe('no');
    expect(value(special(1), [has(['abyz']), attach('abyz', 'warfare-research-facility')])).toBe(
      'yes',
    );
  });

  it('is a no in the base game, where no law gives one', () => {
    expect(value(special(1), [has(['abyz', 'arnor'])], [])).toBe('no');
  });
});

describe('values', () => {
  it('are asked about as far as attachments reach', () => {
    // Lodor 3, and a Dyson Sphere.
    expect(value(total('resources', 5), [has(['lodor'])])).toBe('ask');
    expect(value(total('resources', 6), [has(['lodor'])])).toBe('no');
    expect(judged(total('resources', 5), [has(['lodor'])]).progress).toEqual({ have: 3, need: 5 });
  });

  it('of a research facility count only beside a specialty', () => {
    // Abyz 3, a Mining World 2, a Rich World 1, Lazax Survivors 1.
    expect(value(total('resources', 7), [has(['abyz'])])).toBe('ask');
    expect(value(total('resources', 8), [has(['abyz'])])).toBe('no');
    // Meer is special, and worth nothing.
    expect(value(total('resources', 5), [has(['meer'])])).toBe('ask');
    expect(value(total('resources', 6), [has(['meer'])])).toBe('no');
  });

  it('of a home planet rise by the hero of one faction alone', () => {
    expect(value(total('resources', 5), [has(['jord'])])).toBe('no');
    const titans = [plays('titans-of-ul', 's3'), has(['jord'])];
    expect(value(total('resources', 5), titans)).toBe('ask');
    expect(value(total('resources', 8), titans)).toBe('no');
    expect(value(total('resources', 5), [plays(null, 's3'), has(['jord'])])).toBe('ask');
  });

  it('rise by a law only while it lies on that planet', () => {
    const law =
      (outcome: Outcome): Setup =>
      (game) => {
        game.laws = [{ id: 'core-mining', holder: null, outcome }];
      };
    const abyz: Outcome = { kind: 'planet', planet: 'abyz' };
    const bereg: Outcome = { kind: 'planet', planet: 'bereg' };
    const typed: Outcome = { kind: 'typed', text: 'A typed planet' };
    const five = total('resources', 5);
    expect(value(five, [has(['abyz'])], [])).toBe('no');
    expect(value(five, [has(['abyz']), law(abyz)], [])).toBe('ask');
    expect(value(five, [has(['abyz']), law(bereg)], [])).toBe('no');
    expect(value(five, [has(['abyz']), law(typed)], [])).toBe('ask');
    expect(value(five, [has(['lodor']), law(typed)], [])).toBe('no');
  });
});

describe('traits, legends and attachments', () => {
  it('the note of the Titans gives every trait, and may be in play only with them', () => {
    const cultural = { kind: 'planetsWithTrait', trait: 'cultural', count: 2 } as const;
    const two = has(['lodor', 'abyz']);
    expect(value(cultural, [two])).toBe('no');
    expect(value(cultural, [two, plays('titans-of-ul', 's3')])).toBe('ask');
    expect(value({ ...cultural, count: 3 }, [two, plays('titans-of-ul', 's3')])).toBe('no');
    expect(value(cultural, [has(['lodor', 'jord']), plays('titans-of-ul', 's3')])).toBe('no');
    const same = { kind: 'planetsWithSameTrait', count: 2 } as const;
    expect(value(same, [two])).toBe('no');
    expect(value(same, [two, plays('titans-of-ul', 's3')])).toBe('ask');
    const placed = attach('quann', 'terraform');
    expect(value(same, [two, plays('titans-of-ul', 's3'), placed])).toBe('no');
  });

  it('the Nano-Forge makes one planet legendary that is neither legendary nor a home', () => {
    const legends = (count: number) => ({ kind: 'legendaryPlanets', count }) as const;
    const codex: BoxId[] = ['pok', 'codex2'];
    expect(value(legends(1), [has(['lodor'])], codex)).toBe('ask');
    expect(value(legends(2), [has(['lodor', 'abyz'])], codex)).toBe('no');
    expect(value(legends(2), [has(['primor', 'jord'])], codex)).toBe('no');
    expect(value(legends(1), [has(['lodor'])])).toBe('no');
  });

  it('a planet has an attachment only where one may lie', () => {
    const two = { kind: 'planetsWithAttachments', count: 2 } as const;
    expect(value(two, [has(['lodor', 'abyz'])])).toBe('ask');
    expect(value(two, [has(['lodor', 'mecatol-rex', 'arretze'])])).toBe('no');
    expect(value(two, [has(['lodor', 'own-eden'])])).toBe('ask');
  });
});

describe('payments', () => {
  const price = (resources: number, influence = 0) =>
    ({ kind: 'spend', resources, influence }) as const;

  it('that only attachments could lift are asked, with what is covered without them', () => {
    expect(judged(price(5), [has(['lodor'])])).toMatchObject({
      value: 'ask',
      progress: { have: 3, need: 5 },
      missing: null,
      payment: null,
    });
    expect(value(price(5), [has(['lodor']), holds({ goods: 5 })])).toBe('yes');
  });

  it('are short of what is not covered without them, where even they do not reach', () => {
    const { value: truth, missing } = judged(price(6), [has(['lodor'])]);
    expect(truth).toBe('no');
    expect(missing).toMatchObject({ kind: 'payment', short: { resources: 3 } });
    expect(value(price(0, 7), [has(['arretze', 'lodor'])])).toBe('no');
  });
});

it('an objective is asked about where attachments may reach it, and no further', () => {
  const game = laid(EXPANSIONS, has(['gral', 'wellon', 'abyz', 'lodor', 'arnor']));
  const cards = cardsOf(EXPANSIONS);
  const open = (objective: string) => judge(game, cards, ME, objective).value;
  expect(['found-research-outposts', 'hoard-raw-materials'].map(open)).toEqual(['ask', 'ask']);
  expect(['form-galactic-brain-trust', 'unify-the-colonies'].map(open)).toEqual(['no', 'no']);
});

it('the threat board counts what attachments may bring', () => {
  const game = laid(['pok'], has(['gral', 'wellon', 'arnor']));
  const id = 'found-research-outposts';
  game.round = 2;
  game.objectives = [{ id, stage: 1, points: 1, phase: 'status', round: 1 }];
  const kept = { answered: [], scored: {} };
  game.step = { phase: 'status', at: 'score', kept };
  const cards = cardsOf(['pok']);
  const most = () => {
    const matrix = judgeAll(game, cards, [id]);
    const verdict = (seat: Seat) => matrix[id]?.[seat]?.value ?? 'ask';
    const threat = threatsOf(game, rulesetOf(['pok']), cards, verdict).find((t) => t.seat === ME);
    return threat?.lines.find(({ source }) => source === 'public')?.possible ?? 0;
  };
  expect(most()).toBe(1);
  game.settings.depth = 'full';
  expect(most()).toBe(0);
});
