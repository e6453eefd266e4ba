/** Planets, research and influence as the screens show them. */
import { describe, expect, it } from 'vitest';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { voteInfluence } from '../../../../src/lib/core/rules/influence.ts';
import { planetRows } from '../../../../src/lib/core/queries/holdings.ts';
import { researchOf } from '../../../../src/lib/core/queries/research.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { Table } from '../../../support/table.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = (depth: 'standard' | 'full', expansions: 'pok'[] = ['pok']) =>
  Table.start({ players: 3, expansions, factions: FACTIONS, settings: { depth } });
const pok = cardsOf(['pok']);

describe('planets on the table', () => {
  it('leave out homes of factions that no one plays, unless someone controls one', () => {
    const table = laid('standard');
    const rows = () => planetRows(table.game, pok).map(({ planet }) => planet);
    expect(rows()).toContain('jord');
    expect(rows()).not.toContain('nestphar');
    table.do(gainPlanets, { seat: 's1', planets: ['nestphar'] });
    expect(rows()).toContain('nestphar');
  });

  it('leave out what only cards of a faction bring that no one plays', () => {
    const all = cardsOf(['pok', 'codex3', 'thunders-edge']);
    const rows = (factions: string[]) =>
      planetRows(Table.start({ players: 3, factions }).game, all).map(({ planet }) => planet);
    const brought = ['custodia-vigilia', 'avernus', 'coral-reef'];
    expect(rows(FACTIONS).filter((planet) => brought.includes(planet))).toEqual([]);
    const bringing = ['council-keleres', 'embers-of-muaat', 'deepwrought-scholarate'];
    expect(rows(bringing)).toEqual(expect.arrayContaining(brought));
  });
});

describe('what can be researched', () => {
  it('is unknown where technologies are not tracked', () => {
    const table = Table.start({ players: 3, settings: { depth: 'essentials' } });
    expect(researchOf(table.game, pok, 's1')).toBeNull();
  });

  it('never offers technologies of others, nor what an own upgrade stands for', () => {
    const options = researchOf(laid('standard').game, pok, 's1') ?? [];
    const ids = options.map(({ technology }) => technology);
    expect(ids).toContain('spec-ops-ii');
    expect(ids).not.toContain('infantry-ii');
    expect(ids).not.toContain('l4-disruptors');
    expect(ids).not.toContain('neural-motivator');
    const nekro = Table.start({ players: 3, factions: ['nekro-virus', 'winnu', 'arborec'] });
    const copied = researchOf(nekro.game, pok, 's1') ?? [];
    expect(copied.map(({ technology }) => technology)).not.toContain('valefar-assimilator-x');
  });
});

describe('the influence of votes', () => {
  it('counts readied planets at full depth, else what is possible at most', () => {
    const full = laid('full').do(gainPlanets, { seat: 's1', planets: ['mecatol-rex'] });
    expect(voteInfluence(full.game, pok, 's1')).toEqual({ readied: 2, most: 8 });
    const standard = laid('standard').do(gainPlanets, { seat: 's1', planets: ['mecatol-rex'] });
    expect(voteInfluence(standard.game, pok, 's1')).toEqual({ readied: null, most: 8 });
  });
});
