import { describe, expect, it } from 'vitest';
import { gainTechnology } from '$lib/core/commands/holdings.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { researchOf, type ResearchOption } from '$lib/core/views/research.ts';
import { cardsOf } from '$lib/rulesets/cards.ts';
import {
  colourRank,
  exhaustedBy,
  grouped,
  missingOf,
  ownersOf,
} from '$lib/ui/technologies/research-groups.ts';
import { candidates, unchosen } from '$lib/ui/technologies/starting.ts';
import { Table } from '../../../support/table.ts';

const cards = cardsOf(['pok']);
const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = () => Table.start({ players: 3, factions: FACTIONS });
const groupsOf = (table: Table) => grouped(researchOf(table.game, cards, 's1') ?? []);
const find = (options: ResearchOption[], id: string) =>
  options.find(({ technology }) => technology === id);

describe('the research list', () => {
  it('begins with what needs no planet, by colour, and ends with what lacks most', () => {
    const table = laid().do(gainPlanets, { seat: 's1', planets: ['wellon'] });
    const { next, far } = groupsOf(table);
    const states = next.map(({ state }) => state);
    expect(states).toEqual(states.toSorted((a, b) => (a === b ? 0 : a === 'open' ? -1 : 1)));
    const ranks = next
      .filter(({ state }) => state === 'open')
      .map(({ facts }) => colourRank(facts.colour));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(find(next, 'graviton-laser-system')?.state).toBe('skip');
    expect(far[0]?.short).toBe(1);
    expect(far.at(-1)?.short).toBeGreaterThan(2);
  });

  it('says what neither technologies nor planets cover', () => {
    const table = laid().do(gainPlanets, { seat: 's1', planets: ['wellon'] });
    const option = find(groupsOf(table).far, 'transit-diodes');
    expect(option && missingOf(option)).toEqual({ yellow: 1 });
  });

  it('turns planets only where their side is tracked, never for a card on them', () => {
    const skip = { planet: 'wellon', colour: 'yellow' } as const;
    const option = { technology: 'x', facts: cards.technologies['war-sun']! } as ResearchOption;
    const turned = (known: boolean, attachment: string | null) =>
      exhaustedBy({ ...option, skips: [{ ...skip, known, attachment }] });
    expect(turned(true, null)).toEqual(['wellon']);
    expect(turned(false, null)).toEqual([]);
    expect(turned(true, 'research-team-cybernetic-agenda')).toEqual([]);
  });

  it('knows who else owns a technology', () => {
    const table = laid().do(gainTechnology, { seat: 's2', technology: 'gravity-drive' });
    expect(ownersOf(table.game, 'gravity-drive', 's1')).toEqual(['s2']);
    expect(ownersOf(table.game, 'gravity-drive', 's2')).toEqual([]);
  });
});

describe('starting technologies', () => {
  it('are open until they are chosen', () => {
    const table = laid();
    const { ruleset } = table.referee;
    expect(unchosen(table.game, ruleset, cards, 's1')).toBe(0);
    expect(unchosen(table.game, ruleset, cards, 's3')).toBe(1);
    table.do(gainTechnology, { seat: 's3', technology: 'sarween-tools' });
    expect(unchosen(table.game, ruleset, cards, 's3')).toBe(0);
  });

  it('are not asked for after the first round', () => {
    const table = laid();
    const later = { ...table.game, round: 2 };
    expect(unchosen(later, table.referee.ruleset, cards, 's3')).toBe(0);
  });

  it('come from the list of the faction, else from what others begin with', () => {
    expect(candidates(cards, 'argent-flight', []).map(({ technology }) => technology)).toEqual([
      'neural-motivator',
      'plasma-scoring',
      'sarween-tools',
    ]);
    const vigil = cardsOf(['pok', 'codex3']);
    const others = [{ name: 'Creuss', technologies: ['gravity-drive'] }];
    const [first, second] = candidates(vigil, 'council-keleres', others);
    expect(first).toEqual({ technology: 'gravity-drive', by: ['Creuss'] });
    expect(second?.by).toEqual([]);
    expect(vigil.technologies[second?.technology ?? '']?.prerequisites).toEqual({});
  });
});
