/** Our factions against the facts about the printed game, row by row. */
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../../../src/lib/core/commands/profile.ts';
import type { BoxId, TechnologyColour } from '../../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { factRows } from '../../../support/facts.ts';
import { all, upTo, type Row } from './first-printing.ts';

describe('factions', () => {
  interface Faction extends Row {
    commodities: number;
    homePlanets: string[];
    homeTile: string | null;
    startingTechnologies: string[];
    startingTechnologyChoice: {
      count: number;
      chooseFrom: string[];
      chooseFromBase?: string[];
    } | null;
    startingCommandTokens: Record<string, number>;
    factionTechnologies: string[];
    factionTechnologiesByExpansion?: Partial<Record<BoxId, string[]>>;
    flags: { flag: string; amount?: number; value?: number; strategyCard?: string }[];
    leaders: { agents: string[]; commander: string; heroes: string[] };
    promissoryNotes: string[];
    breakthrough: { synergy: TechnologyColour[] };
    homeChoice?: { faction: string; planets: string[] }[];
  }
  const rows = factRows<Faction>('factions');
  const ruleset = rulesetOf(EXPANSIONS);
  const TRAITS: Record<string, string> = {
    'may-score-objectives-without-home-planets': 'scores-without-home',
    'cannot-vote': 'cannot-vote',
    'custodians-free': 'custodians-free',
    'votes-first': 'votes-first',
    'extra-votes': 'extra-votes',
    'captures-command-tokens': 'captures-tokens',
  };

  it('start with their planets, technologies, tokens and commodities', () => {
    for (const row of rows) {
      const facts = rulesetOf(upTo(row.expansion)).factions[row.id];
      // A space station lies in a home system, but is no home planet.
      const planets = row.homePlanets.filter((id) => all.planets[id]?.countsAsPlanet);
      expect(facts?.homePlanets, row.id).toEqual(planets);
      expect(facts?.startingTechnologies, row.id).toEqual(row.startingTechnologies);
      expect(facts?.commodities, row.id).toBe(row.commodities);
      expect(ruleset.tokens.start, row.id).toEqual(row.startingCommandTokens);
      const first = row.factionTechnologiesByExpansion?.[row.expansion as BoxId];
      const last = row.factionTechnologiesByExpansion?.['thunders-edge'];
      expect(facts?.technologies, row.id).toEqual(first ?? row.factionTechnologies);
      expect(ruleset.factions[row.id]?.technologies, row.id).toEqual(
        last ?? row.factionTechnologies,
      );
    }
    expect(rows.filter(({ homePlanets }) => homePlanets.includes('revelation'))).toHaveLength(1);
  });

  it('bring the abilities that the round asks about', () => {
    for (const row of rows) {
      const facts = ruleset.factions[row.id]!;
      const flag = (name: string) => row.flags.find((one) => one.flag === name);
      const traits = row.flags.flatMap((one) => TRAITS[one.flag] ?? []);
      if (row.id === 'nekro-virus') traits.push('copies-technologies');
      expect([...facts.traits].sort(), row.id).toEqual(traits.sort());
      expect(facts.statusTokens, row.id).toBe(2 + (flag('extra-command-tokens')?.amount ?? 0));
      expect(facts.initiativeToken, row.id).toBe(flag('initiative')?.value ?? null);
      const plots = flag('score-others-secrets') !== undefined;
      expect(cardsOf(upTo(row.expansion)).factions[row.id]?.plots ?? false, row.id).toBe(plots);
      const free = flag('free-secondary')?.strategyCard;
      const { freeFollows } = profileOf(rulesetOf([...EXPANSIONS]), row.id);
      expect(freeFollows, row.id).toEqual(free ? [free] : []);
    }
  });

  it('choose, lead and trade with their own cards', () => {
    for (const row of rows) {
      const facts = all.factions[row.id]!;
      const choice = row.startingTechnologyChoice;
      expect(facts.homeTile, row.id).toBe(row.homeTile ?? null);
      expect(facts.choice, row.id).toEqual(
        choice && { count: choice.count, from: choice.chooseFrom },
      );
      expect(facts.homeChoice, row.id).toEqual((row.homeChoice ?? []).map((one) => one.faction));
      const { agents, commander, heroes } = row.leaders;
      expect(facts.leaders, row.id).toEqual([...agents, commander, ...heroes]);
      expect(facts.notes, row.id).toEqual(row.promissoryNotes);
      const { synergy } = row.breakthrough;
      expect(facts.synergy ?? [], row.id).toEqual(synergy);
    }
    const winnu = rows.find(({ id }) => id === 'winnu')!;
    expect(cardsOf([]).factions['winnu']?.choice?.from).toEqual(
      winnu.startingTechnologyChoice?.chooseFromBase,
    );
  });

  it('lend the home systems that they have', () => {
    for (const { faction, planets } of rows.flatMap((row) => row.homeChoice ?? [])) {
      expect(ruleset.factions[faction]?.homePlanets, faction).toEqual(planets);
    }
  });
});
