import { describe, expect, it } from 'vitest';
import { gainTechnology, researchTechnology } from '$lib/core/commands/holdings.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import type { WaiverEffect } from '$lib/core/card-effects.ts';
import type { ByColour, SkipSource } from '$lib/core/rules/prerequisites.ts';
import type { Seat } from '$lib/core/game.ts';
import { tokensForResearch } from '$lib/core/rules/holdings.ts';
import { researchOf, type ResearchOption } from '$lib/core/queries/research.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import {
  colourRank,
  exhaustedBy,
  grouped,
  ownersOf,
  standInName,
} from '$lib/ui/parts/technologies/research-groups.ts';
import { candidates, unchosen } from '$lib/ui/model/starting-technologies.ts';
import { agendas } from '$words/agendas.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import type { FactNames } from '$lib/words/names.ts';
import { technologiesScreen as words } from '$words/technologies-screen.ts';
import { given } from '../../../../support/given.ts';
import { Table } from '../../../../support/table.ts';

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
    expect(option?.missing).toEqual({ yellow: 1 });
  });

  it('turns planets only where their side is tracked, never for a card on them', () => {
    const planet = { kind: 'planet', planet: 'wellon', turns: true } as const;
    const card = { kind: 'attachment', planet: 'wellon', attachment: 'x' } as const;
    const facts = cards.technologies['war-sun']!;
    const turned = (source: SkipSource, known: boolean) => {
      const skips = [{ source, known, covers: { yellow: 1 } }];
      const option: ResearchOption = {
        technology: 'war-sun',
        facts,
        state: 'skip',
        lacking: { yellow: 1 },
        skips,
        missing: {},
        needed: [],
        short: 0,
        joined: false,
        question: null,
      };
      return exhaustedBy(option);
    };
    expect(turned(planet, true)).toEqual(['wellon']);
    expect(turned(planet, false)).toEqual([]);
    expect(turned({ ...planet, turns: false }, true)).toEqual([]);
    expect(turned(card, true)).toEqual([]);
  });

  it('says of each stand-in what it costs, by the name that it has', () => {
    const waiver = (name: string, card: WaiverEffect['card'], price: WaiverEffect['price']) =>
      ({ kind: 'waiver', waiver: name, card, price }) as const;
    const said = (source: SkipSource, known: boolean, covers: ByColour) => {
      const standIn = { source, known, covers };
      const names = { ...holdingNames, agenda: (id) => agendas[id]?.name ?? id } as FactNames;
      return words.standIn(standIn, standInName(standIn, names));
    };
    expect([
      said({ kind: 'planet', planet: 'wellon', turns: true }, false, { yellow: 1 }),
      said({ kind: 'planet', planet: 'wellon', turns: false }, true, { yellow: 1 }),
      said(waiver('analytical', 'ability', null), true, { blue: 1 }),
      said(waiver('ai-development-algorithm', 'technology', 'exhaust'), false, { red: 1 }),
      said(waiver('the-prophets-tears', 'relic', 'exhaust'), false, { red: 1 }),
      said(waiver('inheritance-systems', 'technology', 'exhaust-and-resources'), false, {
        blue: 3,
      }),
      said(waiver('riftmeld', 'ability', 'captured-unit'), false, { red: 2, yellow: 1 }),
      said(waiver('publicize-weapon-schematics', 'law', null), true, { red: 3, yellow: 1 }),
    ]).toEqual([
      'exhaust Wellon in place of one yellow, if it’s readied',
      'Wellon in place of one yellow, without being exhausted',
      'Analytical in place of one blue',
      'exhaust AI Development Algorithm in place of one red, if it’s readied',
      "exhaust The Prophet's Tears in place of one red, if it’s readied",
      'exhaust Inheritance Systems and spend 2 resources in place of three blue, if it’s readied',
      'return a captured unit in place of one yellow and two red (Riftmeld)',
      'Publicize Weapon Schematics in place of one yellow and three red',
    ]);
  });

  it('knows who else owns a technology', () => {
    const table = laid().do(gainTechnology, { seat: 's2', technology: 'gravity-drive' });
    expect(ownersOf(table.game, 'gravity-drive', 's1')).toEqual(['s2']);
    expect(ownersOf(table.game, 'gravity-drive', 's2')).toEqual([]);
  });
});

describe('R-REF-07 who does not research', () => {
  const table = Table.start({ players: 3, factions: ['nekro-virus', 'winnu', null] });
  const { ruleset } = table.referee;

  it('is offered three command tokens instead, and no one else is', () => {
    const instead = (seat: Seat) => tokensForResearch(table.game, ruleset, seat);
    expect([instead('s1'), instead('s2'), instead('s3')]).toEqual([3, null, null]);
  });

  it('is refused a technology that is researched, and takes one that it copies', () => {
    const gain = { seat: 's1', technology: 'gravity-drive' } as const;
    given(table)
      .when(researchTechnology, { ...gain, cause: 'technology' })
      .isRefused('never-researches');
    given(table).when(gainTechnology, gain).isAccepted();
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
