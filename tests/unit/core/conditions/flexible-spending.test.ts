/** Influence and resources that stand for each other: a hero of Codex III, a breakthrough. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { all, atDepth, attested, blankTable, has, holds, ME, type Setup } from './scenes.ts';

const GROM: BoxId[] = ['pok', 'codex3'];
const GIFT: BoxId[] = ['pok', 'thunders-edge'];
const xxcha = (leader?: 'locked' | 'readied'): Setup =>
  holds({ faction: 'xxcha-kingdom', leaders: leader ? { 'xxekir-grom': leader } : {} });
const owned = attested('breakthrough', true);
const notOwned = attested('breakthrough', false);
/** As many objectives scored as unlock a hero. */
const heroic: Setup = (game) => {
  game.scores = ['expand-borders', 'corner-the-market', 'diversify-research'].map((id) => ({
    seat: ME,
    points: 1,
    source: { kind: 'objective', id },
    round: 1,
  }));
};
/** 3/1, 3/0, 0/3: 4 influence as printed, 9 by the larger values, 10 by both. */
const THREE = has(['lodor', 'abyz', 'torkan']);
/** 3/1 and 0/2. */
const TWO = has(['lodor', 'mellon']);

function judged(objective: string, boxes: BoxId[], ...setups: Setup[]) {
  const cards = cardsOf(boxes);
  const game = blankTable(boxes);
  // No one else plays the faction.
  const others: Setup = (table) => {
    for (const player of Object.values(table.players)) {
      if (player.seat !== ME) player.faction = 'winnu';
    }
  };
  all(others, ...setups)(game, cards);
  return judge(game, cards, ME, objective);
}

describe('the breakthrough lets influence and resources stand for each other', () => {
  const RESOURCES = ['lodor', 'abyz', 'bereg', 'starpoint', 'zohbat', 'mellon'];
  const INFLUENCE = ['torkan', 'mellon', 'mehar-xull', 'lirta-iv', 'lodor', 'abyz'];
  // Objective, planets, goods: enough with the breakthrough, short without it.
  it.each([
    ['sway-the-council', ['lodor', 'abyz', 'torkan'], 0],
    ['erect-a-monument', ['torkan', 'mellon', 'mehar-xull'], 0],
    ['found-a-golden-age', INFLUENCE, 0],
    ['manipulate-galactic-law', RESOURCES, 0],
    ['amass-wealth', ['lodor', 'abyz'], 3],
    ['hold-vast-reserves', ['lodor', 'abyz', 'bereg', 'starpoint'], 6],
  ])('%s', (objective, planets, goods) => {
    const held = all(xxcha(), has(planets), holds({ goods }));
    expect(judged(objective, GIFT, held, owned).value).toBe('yes');
    expect(judged(objective, GIFT, held)).toMatchObject({
      value: 'ask',
      question: { kind: 'breakthrough', seat: ME },
    });
    expect(judged(objective, GIFT, held, notOwned).value).toBe('no');
    expect(judged(objective, ['pok'], held).value).toBe('no');
    const winnu = holds({ faction: 'winnu' });
    expect(judged(objective, GIFT, held, winnu, owned).value).toBe('no');
  });

  it('is asked about whole prices where the sides of planets are not tracked', () => {
    const table = [xxcha(), has(['lodor', 'abyz', 'torkan', 'bereg', 'starpoint', 'zohbat'])];
    const law = (...more: Setup[]) =>
      judged('manipulate-galactic-law', ['thunders-edge'], ...table, atDepth('standard'), ...more);
    expect(law()).toMatchObject({ value: 'ask', question: { kind: 'condition' } });
    expect(law(notOwned).value).toBe('no');
  });

  it('may be the breakthrough of someone whose faction is not known', () => {
    const nobody = holds({ faction: null });
    expect(judged('sway-the-council', GIFT, nobody, THREE).value).toBe('ask');
    const taken: Setup = (game) => {
      const other = game.players.s2;
      if (other) other.faction = 'xxcha-kingdom';
    };
    expect(judged('sway-the-council', GIFT, nobody, THREE, taken).value).toBe('no');
  });

  it('is known to the cheapest payment', () => {
    const paid = (...more: Setup[]) =>
      judged('sway-the-council', GIFT, xxcha(), THREE, ...more).payment;
    expect(paid(owned)).toMatchObject({ goods: 0, certain: true });
    expect(paid(owned)?.planets).toEqual(['lodor', 'abyz', 'torkan']);
    expect(paid()).toMatchObject({ goods: 0, certain: false });
    expect(paid(notOwned)).toBeNull();
  });
});

describe('the hero of the third codex counts both values of a planet', () => {
  const council = (boxes: BoxId[], ...more: Setup[]) =>
    judged('sway-the-council', boxes, THREE, ...more).value;

  it('once it is unlocked', () => {
    expect(council(GROM, xxcha('readied'))).toBe('yes');
    expect(council(GROM, xxcha('locked'))).toBe('no');
    expect(council(GROM, xxcha())).toBe('no');
    // As Prophecy of Kings and Thunder's Edge printed it, it is another hero.
    expect(council(['pok'], xxcha('readied'))).toBe('no');
    expect(council([...GROM, 'thunders-edge'], xxcha('readied'), notOwned)).toBe('no');
  });

  it('is open where three objectives are scored and no one turned it', () => {
    expect(council(GROM, xxcha(), heroic)).toBe('ask');
    const untracked = all(xxcha(), holds({ leaders: null }));
    expect(council(GROM, untracked, heroic)).toBe('ask');
    expect(council(GROM, untracked)).toBe('no');
  });

  it('whether one planet pays a part of each is open', () => {
    const three = holds({ goods: 3 });
    const wealth = (...more: Setup[]) =>
      judged('amass-wealth', GROM, xxcha('readied'), three, ...more).value;
    // 4 and 2: six in all, but neither split nor rounded is it surely 3 and 3.
    expect(wealth(TWO)).toBe('ask');
    expect(wealth(TWO, has(['lodor', 'mehar-xull']))).toBe('yes');
    expect(wealth(has(['lodor']))).toBe('no');
  });
});
