/** What counts among technologies: upgrades by type, copies, colours and their synergy. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../src/lib/core/cards.ts';
import { judgeCondition } from '../../../../src/lib/core/conditions/judge.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { all, attested, blankTable, holds, ME, owns, type Setup } from './scenes.ts';

function judged(condition: Condition, setup: Setup, expansions = [...EXPANSIONS]) {
  const cards = cardsOf(expansions);
  const game = blankTable(expansions);
  setup(game, cards);
  return judgeCondition(game, cards, ME, condition);
}
const oneColour = (count: number) => ({ kind: 'technologiesOfOneColour', count }) as const;
const pairs = (coloursAtLeast: number) =>
  ({ kind: 'technologiesInColours', coloursAtLeast, perColour: 2 }) as const;

describe('unit upgrades', () => {
  const two = { kind: 'unitUpgradeTechnologies', count: 2 } as const;

  it('a generic and a faction upgrade of one unit count once', () => {
    expect(judged(two, owns('carrier-ii', 'advanced-carrier-ii')).value).toBe('no');
    expect(judged(two, owns('carrier-ii', 'spec-ops-ii')).value).toBe('yes');
  });

  it('a copy may be of an upgrade', () => {
    expect(judged(two, owns('carrier-ii', 'valefar-assimilator-x')).value).toBe('ask');
    expect(judged(two, owns('valefar-assimilator-x')).value).toBe('no');
    expect(judged(two, owns('carrier-ii', 'own-card')).value).toBe('ask');
  });
});

describe('colours', () => {
  // Hacan: red and yellow count together.
  const mixed = owns('sarween-tools', 'graviton-laser-system', 'plasma-scoring');

  it('asks for the breakthrough where it decides', () => {
    const found = judged(oneColour(3), mixed);
    expect(found).toMatchObject({
      value: 'ask',
      question: { kind: 'breakthrough', colours: ['red', 'yellow'] },
    });
    expect(judged(oneColour(2), mixed).value).toBe('yes');
    expect(judged(oneColour(4), mixed).value).toBe('no');
    expect(judged(oneColour(3), mixed, ['pok']).value).toBe('no');
  });

  it('takes the answer for every condition that hangs on it', () => {
    const said = (answer: boolean) => all(mixed, attested('breakthrough', answer));
    expect(judged(oneColour(3), said(true)).value).toBe('yes');
    expect(judged(oneColour(3), said(false)).value).toBe('no');
    const four = all(owns('sarween-tools', 'plasma-scoring'), attested('breakthrough', true));
    expect(judged(pairs(1), four).value).toBe('yes');
    expect(judged(pairs(2), four).value).toBe('no');
  });

  it('counts a technology for one of its two colours', () => {
    const three = owns('sarween-tools', 'graviton-laser-system', 'transit-diodes');
    expect(judged(pairs(2), three).value).toBe('no');
    const fourth = owns(
      'sarween-tools',
      'graviton-laser-system',
      'transit-diodes',
      'mirror-computing',
    );
    expect(judged(pairs(2), fourth)).toMatchObject({ value: 'ask' });
    expect(judged(pairs(3), fourth).value).toBe('no');
  });

  it('an unknown faction may have any synergy, one without a breakthrough has none', () => {
    expect(judged(oneColour(3), all(mixed, holds({ faction: null })))).toMatchObject({
      value: 'ask',
      question: { kind: 'condition' },
    });
    expect(judged(oneColour(3), all(mixed, holds({ faction: 'nekro-virus' }))).value).toBe('no');
  });

  it('a copy may have any colour', () => {
    const copies = ['valefar-assimilator-x', 'valefar-assimilator-y'];
    const nekro = (...more: string[]) =>
      all(holds({ faction: 'nekro-virus' }), owns(...copies, ...more));
    const reds = nekro('plasma-scoring', 'magen-defense-grid');
    expect(judged(oneColour(2), reds, ['pok']).value).toBe('yes');
    expect(judged(oneColour(4), reds, ['pok']).value).toBe('ask');
    expect(judged(oneColour(5), reds, ['pok']).value).toBe('no');
    const mixture = nekro('dacxive-animators', 'neural-motivator', 'antimass-deflectors');
    expect(judged(pairs(2), mixture, ['pok']).value).toBe('ask');
    expect(judged(pairs(3), mixture, ['pok']).value).toBe('no');
  });

  it('a technology typed by hand may have any colour, an upgrade has none', () => {
    expect(judged(oneColour(2), owns('sarween-tools', 'own-card'), ['pok']).value).toBe('ask');
    expect(judged(pairs(2), owns('sarween-tools', 'own-card'), ['pok']).value).toBe('no');
    expect(judged(oneColour(1), owns('carrier-ii'), ['pok']).value).toBe('no');
  });
});

describe('faction technologies', () => {
  const two = {
    kind: 'factionTechnologies',
    count: 2,
    excluding: ['valefar-assimilator-x'],
  } as const;

  it('leaves out what is excluded', () => {
    expect(judged(two, owns('valefar-assimilator-x', 'valefar-assimilator-y')).value).toBe('no');
    expect(judged(two, owns('production-biomes', 'quantum-datahub-node')).value).toBe('yes');
    expect(judged(two, owns('production-biomes', 'own-card')).value).toBe('ask');
  });

  it('leaves out what is copied of others', () => {
    const copied = owns('valefar-assimilator-x', 'spec-ops-ii', 'quantum-datahub-node');
    const nekro = holds({ faction: 'nekro-virus' });
    expect(judged(two, all(nekro, copied))).toMatchObject({ value: 'no', progress: { have: 0 } });
    expect(judged(two, all(holds({ traits: ['copies-technologies'] }), copied)).value).toBe('no');
    const unnamed = holds({ faction: null, traits: ['copies-technologies'] });
    expect(judged(two, all(unnamed, copied)).value).toBe('ask');
    expect(judged(two, owns('spec-ops-ii', 'quantum-datahub-node')).value).toBe('yes');
  });
});
