import { effectsOf } from '../../../src/lib/core/card-offers.ts';
import { describe, expect, it } from 'vitest';
import type { Cards, Condition, ConditionKind } from '../../../src/lib/core/cards.ts';
import type { Ruleset } from '../../../src/lib/core/ruleset.ts';
import type { BoxId } from '../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../../src/lib/rulesets/compose.ts';
import { EVERY_COMBINATION } from '../../support/expansions.ts';
import { TOLD_BOXES } from '../../support/facts.ts';

const CODICES = ['pok', 'codex1', 'codex2', 'codex3', 'codex4'] as const;
const all = cardsOf(TOLD_BOXES);
const ids = (table: object) => Object.keys(table);
const named = (expansions: readonly BoxId[]) => ['base', ...expansions].join('+');

function sizes(expansions: readonly BoxId[]): number[] {
  const cards = cardsOf(expansions);
  return [
    cards.planets,
    cards.technologies,
    cards.attachments,
    cards.factions,
    cards.leaders,
    cards.relics,
    cards.notes,
    cards.conditions,
  ].map((table) => ids(table).length);
}

describe('the printed number', () => {
  it.each<[string, BoxId[], number[]]>([
    // planets, technologies, attachments, factions, leaders, relics, notes, conditions
    ['the base game', [], [59, 59, 9, 17, 0, 0, 21, 40]],
    // the nine attachments of the laws that leave go, 13 come
    ['Prophecy of Kings', ['pok'], [59 + 40, 59 + 22, 13, 17 + 7, 74, 10, 21 + 9, 80]],
    ['the second codex', ['pok', 'codex2'], [99, 81, 13 + 1, 24, 74, 10 + 3, 30, 80]],
    ['the third codex', ['pok', 'codex3'], [99 + 1, 81 + 2, 13, 25, 74 + 5, 10, 30 + 1, 80]],
    ['the fourth codex', ['pok', 'codex4'], [99 + 1, 81, 13, 24, 74, 10 + 3, 30, 80]],
    ['all codices', [...CODICES], [101, 83, 14, 25, 79, 16, 31, 80]],
    // 13 technologies come, one becomes a breakthrough
    [
      'everything',
      [...TOLD_BOXES],
      [101 + 48, 83 + 13 - 1, 14, 25 + 6, 79 + 18, 16 + 7, 31 + 6, 80],
    ],
  ])('of cards lies in %s', (_, expansions, expected) => {
    expect(sizes(expansions)).toEqual(expected);
  });

  it('of ids is that of all boxes together', () => {
    const told = (expansions: BoxId[]) => expansions.every((box) => TOLD_BOXES.includes(box));
    const combinations = EVERY_COMBINATION.filter(told);
    const seen = (table: keyof Cards) =>
      new Set(combinations.flatMap((expansions) => ids(cardsOf(expansions)[table]))).size;
    expect(seen('planets')).toBe(149);
    expect(seen('technologies')).toBe(96);
    expect(seen('attachments')).toBe(23);
    expect(seen('factions')).toBe(31);
    expect(seen('leaders')).toBe(97);
    expect(seen('relics')).toBe(23);
    expect(seen('notes')).toBe(37);
    expect(seen('conditions')).toBe(80);
  });

  it('of generic and faction technologies is that of the boxes', () => {
    const generic = (expansions: BoxId[]) =>
      Object.values(cardsOf(expansions).technologies).filter(({ faction }) => faction === null);
    expect(generic([])).toHaveLength(25);
    expect(generic(['pok'])).toHaveLength(25 + 8);
    expect(ids(cardsOf([]).technologies).length - 25).toBe(34);
    expect(ids(cardsOf(['pok']).technologies).length - 33).toBe(34 + 14);
  });

  it('of kinds of condition is the whole vocabulary', () => {
    const kinds = (condition: Condition): ConditionKind[] =>
      condition.kind === 'all' ? ['all', ...condition.of.flatMap(kinds)] : [condition.kind];
    expect(new Set(Object.values(all.conditions).flatMap(kinds)).size).toBe(33);
  });

  it('stays what it was: values, traits and specialties add up', () => {
    const sums = (expansions: readonly BoxId[]) => {
      const planets = Object.values(cardsOf(expansions).planets);
      const count = (has: (planet: (typeof planets)[number]) => boolean) =>
        planets.filter(has).length;
      return {
        resources: planets.reduce((sum, { resources }) => sum + resources, 0),
        influence: planets.reduce((sum, { influence }) => sum + influence, 0),
        cultural: count(({ traits }) => traits.includes('cultural')),
        hazardous: count(({ traits }) => traits.includes('hazardous')),
        industrial: count(({ traits }) => traits.includes('industrial')),
        specialties: planets.flatMap(({ specialties }) => specialties).length,
        legendary: count(({ legendary }) => legendary),
        otherCards: count(({ countsAsPlanet }) => !countsAsPlanet),
      };
    };
    expect(sums([])).toEqual({
      resources: 110,
      influence: 93,
      cultural: 10,
      hazardous: 11,
      industrial: 11,
      specialties: 8,
      legendary: 0,
      otherCards: 0,
    });
    expect(sums(['pok'])).toEqual({
      resources: 179,
      influence: 156,
      cultural: 22,
      hazardous: 20,
      industrial: 20,
      specialties: 16,
      legendary: 4,
      otherCards: 0,
    });
    expect(sums(TOLD_BOXES)).toEqual({
      resources: 259,
      influence: 220,
      cultural: 31,
      hazardous: 31,
      industrial: 30,
      specialties: 26,
      legendary: 16,
      otherCards: 10,
    });
  });
});

/** One test over every set of boxes and codices. */
function inEvery(title: string, look: (cards: Cards, ruleset: Ruleset) => void): void {
  it(title, () => {
    for (const expansions of EVERY_COMBINATION) look(cardsOf(expansions), rulesetOf(expansions));
  });
}

describe('cross-references, in every combination,', () => {
  inEvery(
    'name factions that are in play, and every one of them has its rows',
    (cards, ruleset) => {
      expect(ids(cards.factions).sort()).toEqual(ids(ruleset.factions).sort());
      const owners = [cards.technologies, cards.leaders, cards.notes]
        .flatMap((table): { faction: string | null }[] => Object.values(table))
        .map(({ faction }) => faction)
        .concat(Object.values(cards.planets).map(({ homeOf }) => homeOf));
      for (const owner of owners) if (owner !== null) expect(cards.factions).toHaveProperty(owner);
    },
  );

  inEvery(
    'give every faction its home planets, technologies, leaders and notes',
    (cards, ruleset) => {
      for (const [id, facts] of Object.entries(ruleset.factions)) {
        const row = cards.factions[id]!;
        const homes = ids(cards.planets).filter((planet) => {
          const { homeOf, countsAsPlanet } = cards.planets[planet]!;
          return homeOf === id && countsAsPlanet;
        });
        expect([...facts.homePlanets].sort(), id).toEqual(homes.sort());
        for (const home of homes) expect(cards.planets[home]!.tile, home).toBe(row.homeTile);
        const own = ids(cards.technologies).filter(
          (technology) => cards.technologies[technology]!.faction === id,
        );
        expect([...facts.technologies].sort(), id).toEqual(own.sort());
        for (const technology of facts.startingTechnologies) {
          expect([null, id], technology).toContain(cards.technologies[technology]?.faction);
        }
        for (const leader of row.leaders) expect(cards.leaders[leader]?.faction, leader).toBe(id);
        for (const note of row.notes) expect(cards.notes[note]?.faction, note).toBe(id);
        if (row.choice && row.choice.from.length > 0) {
          expect(row.choice.from.length).toBeGreaterThanOrEqual(row.choice.count);
          for (const choice of row.choice.from) {
            expect(cards.technologies[choice]?.faction, choice).toBeNull();
          }
        }
        for (const home of row.homeChoice) expect(cards.factions).toHaveProperty(home);
        const heroes = row.leaders.flatMap((leader) => cards.leaders[leader]?.home ?? []);
        expect(heroes.sort(), id).toEqual([...row.homeChoice].sort());
      }
      for (const { follows = [] } of effectsOf(cards, 'token')) {
        for (const card of follows) expect(ruleset.strategyCards).toHaveProperty(card);
      }
    },
  );

  inEvery('say what every objective asks for, of cards that there are', (cards, ruleset) => {
    expect(ids(cards.conditions).sort()).toEqual(ids(ruleset.objectives).sort());
    const look = (condition: Condition) => {
      if (condition.kind === 'all') condition.of.forEach(look);
      if (condition.kind === 'controlsPlanet') {
        expect(cards.planets).toHaveProperty(condition.planet);
      }
      if (condition.kind === 'factionTechnologies') {
        for (const id of condition.excluding) expect(cards.technologies).toHaveProperty(id);
      }
      if (condition.kind === 'othersPromissoryNotesInPlayArea') {
        expect(condition.qualifyingNotes).not.toEqual([]);
        for (const id of condition.qualifyingNotes) expect(cards.notes[id]?.inPlayArea).toBe(true);
      }
    };
    Object.values(cards.conditions).forEach(look);
  });

  inEvery('leave prerequisites out with cards that exist somewhere', (cards) => {
    const every = cardsOf(EXPANSIONS);
    for (const { card, faction, id } of effectsOf(cards, 'waiver')) {
      if (card === 'law') expect(rulesetOf([]).agendas).toHaveProperty(id);
      else if (card === 'ability') expect(every.factions).toHaveProperty([faction ?? '']);
      else if (card === 'leader') expect(every.leaders).toHaveProperty(id);
      else expect(card === 'relic' ? every.relics : every.technologies).toHaveProperty(id);
    }
  });

  inEvery(
    'find the generic upgrade, the agenda of an attachment and Mecatol Rex',
    (cards, ruleset) => {
      for (const row of Object.values(cards.technologies)) {
        if (row.replaces === null) continue;
        expect(cards.technologies[row.replaces]?.upgrades).toBe(row.upgrades);
      }
      for (const { law, faction } of Object.values(cards.attachments)) {
        if (law !== null) expect(ruleset.agendas).toHaveProperty(law);
        if (faction !== null) expect(cards.factions).toHaveProperty(faction);
      }
      const seats = ids(cards.planets).filter((id) => cards.planets[id]?.custodians);
      expect(seats).toEqual([ruleset.mecatol]);
    },
  );
});

describe('what a later box prints anew', () => {
  it('is a legendary Mecatol Rex on another tile in Thunder’s Edge', () => {
    const rex = (expansions: BoxId[]) => cardsOf(expansions).planets['mecatol-rex'];
    expect(rex(['pok'])).toMatchObject({
      resources: 1,
      influence: 6,
      tile: '18',
      legendary: false,
    });
    expect(rex(['pok', 'thunders-edge'])).toEqual({
      ...rex(['pok'])!,
      tile: '112',
      legendary: true,
    });
  });

  it('is the planet card and the technology of Keleres', () => {
    const before = cardsOf(['pok', 'codex3']);
    const after = cardsOf(['pok', 'codex3', 'thunders-edge']);
    expect(before.planets['custodia-vigilia']).toMatchObject({ resources: 2, influence: 3 });
    expect(after.planets['custodia-vigilia']).toMatchObject({ resources: 2, influence: 2 });
    expect('iihq-modernization' in before.technologies).toBe(true);
    expect('iihq-modernization' in after.technologies).toBe(false);
    expect('executive-order' in cardsOf(['pok', 'thunders-edge']).technologies).toBe(false);
  });

  it('is the wording of three secrets, in the third codex and in Thunder’s Edge', () => {
    const means = (expansions: BoxId[]) =>
      ['make-an-example-of-their-world', 'turn-their-fleets-to-dust', 'fight-with-precision'].map(
        (id) => (cardsOf(expansions).conditions[id] as { means: string }).means,
      );
    expect(means(['pok'])).toEqual(['bombardment', 'space-cannon', 'anti-fighter-barrage']);
    const inStep = [
      'any-during-bombardment-step',
      'any-during-space-cannon-offense-step',
      'any-during-anti-fighter-barrage-step',
    ];
    expect(means(['pok', 'codex3'])).toEqual(inStep);
    expect(means(['pok', 'thunders-edge'])).toEqual(inStep);
    expect('fight-with-precision' in cardsOf(['codex3']).conditions).toBe(false);
  });

  it('is the note of the Arborec, which no longer counts as one in a play area', () => {
    const counts = (expansions: BoxId[]) => {
      const row = cardsOf(expansions).conditions['strengthen-bonds'];
      return row?.kind === 'othersPromissoryNotesInPlayArea' ? row.qualifyingNotes : [];
    };
    expect(counts(['pok'])).toContain('stymie');
    expect(counts(['pok', 'codex1'])).not.toContain('stymie');
    expect(counts(['pok', 'thunders-edge'])).not.toContain('stymie');
    expect(counts(['pok'])).not.toContain('sever');
    expect(counts(['pok', 'thunders-edge'])).toContain('sever');
  });

  it('is the longer choice of the Winnu, and a home for Keleres less in the base game', () => {
    const choice = (expansions: BoxId[]) =>
      cardsOf(expansions).factions['winnu']!.choice!.from.length;
    expect([choice([]), choice(['pok'])]).toEqual([4, 8]);
    const homes = (expansions: BoxId[]) =>
      cardsOf(expansions).factions['council-keleres']!.homeChoice;
    expect(homes(['codex3'])).toEqual(['mentak-coalition', 'xxcha-kingdom']);
    expect(homes(['pok', 'codex3'])).toHaveLength(3);
  });

  it('is two strategy cards of Thunder’s Edge', () => {
    const edge = rulesetOf(['pok', 'thunders-edge']).strategyCards;
    const pok = rulesetOf(['pok']).strategyCards;
    expect(edge['construction']?.secondaryTokenTo).toBe('reinforcements');
    expect(edge['warfare']?.primary).toEqual([
      { effect: 'redistribute' },
      { effect: 'tactical-action' },
      { effect: 'redistribute', again: true },
    ]);
    expect(edge['construction']?.primary).toEqual([
      { effect: 'build-structures', structures: 1, produces: true },
      { effect: 'build-structures', structures: 1 },
    ]);
    const same = ids(pok).filter((id) => edge[id] === pok[id]);
    expect(same).toHaveLength(6);
  });
});

describe('points and colours', () => {
  it('are held with one planet and one relic', () => {
    const worth = (table: Readonly<Record<string, { points: number }>>) =>
      ids(table).filter((id) => table[id]!.points !== 0);
    expect(worth(all.planets)).toEqual(['styx']);
    expect(worth(all.relics)).toEqual(['shard-of-the-throne']);
  });

  it('join two colours with a breakthrough, but for Nekro and before Thunder’s Edge', () => {
    const without = ids(all.factions).filter((id) => all.factions[id]!.synergy === null);
    expect(without).toEqual(['nekro-virus']);
    const before = Object.values(cardsOf(CODICES).factions);
    expect(before.every(({ synergy }) => synergy === null)).toBe(true);
  });
});

describe('composition', () => {
  it('gives one object per combination, in printed order', () => {
    expect(cardsOf(['codex1', 'pok'])).toBe(cardsOf(['pok', 'codex1']));
    expect(cardsOf(['pok', 'pok'])).toBe(cardsOf(['pok']));
    expect(cardsOf([...TOLD_BOXES].reverse())).toBe(all);
  });

  it('freezes everything and changes no parent', () => {
    const before = JSON.stringify(cardsOf([]));
    for (const expansions of EVERY_COMBINATION) {
      const open: string[] = [];
      const look = (value: unknown, path: string) => {
        if (typeof value !== 'object' || value === null) return;
        if (!Object.isFrozen(value)) open.push(path);
        for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`);
      };
      look(cardsOf(expansions), named(expansions));
      expect(open).toEqual([]);
    }
    expect(JSON.stringify(cardsOf([]))).toBe(before);
  });
});
