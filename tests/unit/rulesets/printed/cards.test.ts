/** Our other cards against the facts about the printed game, row by row. */
import { describe, expect, it } from 'vitest';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { factRows } from '../../../support/facts.ts';
import { all, colourOf, firstCards, upTo, type Row } from './first-printing.ts';

describe('the other cards', () => {
  it('attach what they attach', () => {
    interface Attachment extends Row {
      resources: number;
      influence: number;
      specialty: string | null;
      statsOnlyIfPlanetHasSpecialty: boolean;
      traits: string[];
      makesLegendary: boolean;
      exhaustToIgnorePrerequisite: string | null;
      onTrait: string | null;
      from: string;
    }
    interface Source extends Row {
      faction?: string;
      tracker?: { notOn?: string[] }[];
    }
    const sources = (['promissory-notes', 'leaders', 'relics'] as const).flatMap((table) =>
      factRows<Source>(table),
    );
    for (const row of factRows<Attachment>('attachments')) {
      const source = sources.find(({ id }) => id === row.id);
      const notOn = (source?.tracker ?? []).flatMap((effect) => effect.notOn ?? []);
      expect(firstCards(row).attachments[row.id], row.id).toEqual({
        resources: row.resources,
        influence: row.influence,
        specialty: colourOf(row.specialty),
        statsOnlyIfPlanetHasSpecialty: row.statsOnlyIfPlanetHasSpecialty,
        traits: row.traits,
        makesLegendary: row.makesLegendary,
        skips: colourOf(row.exhaustToIgnorePrerequisite),
        onTrait: row.onTrait,
        notOn: notOn.filter((place) => place !== 'mecatol-rex').sort(),
        law: row.from === 'agenda' ? row.id.replace(/-agenda$/, '') : null,
        faction: source?.faction ?? null,
      });
    }
  });

  it('are relics with points and uses', () => {
    interface Relic extends Row {
      purgeable: boolean;
      exhaustable: boolean;
      victoryPoints: { when: string; points: number }[];
    }
    for (const row of factRows<Relic>('relics')) {
      expect(firstCards(row).relics[row.id], row.id).toMatchObject({
        purgeable: row.purgeable,
        exhaustable: row.exhaustable,
        points: row.victoryPoints.find(({ when }) => when === 'gains-card')?.points ?? 0,
      });
    }
  });

  it('are notes that lie in a play area or do not, as the last box prints them', () => {
    interface Note extends Row {
      faction: string | null;
      inPlayArea: boolean;
      changedIn: { expansion: BoxId; inPlayArea?: boolean }[];
    }
    for (const { id, expansion, faction, inPlayArea, changedIn } of factRows<Note>(
      'promissory-notes',
    )) {
      expect(cardsOf(upTo(expansion)).notes[id], id).toMatchObject({ faction, inPlayArea });
      const changed = changedIn.find((change) => change.inPlayArea !== undefined)?.inPlayArea;
      expect(all.notes[id], id).toMatchObject({ faction, inPlayArea: changed ?? inPlayArea });
    }
  });

  it('are leaders of their faction', () => {
    interface Leader extends Row {
      type: string;
      faction: string;
      homeVariant?: string;
    }
    const homes = factRows<Leader>('leaders').map(({ id, type, faction, homeVariant }) => {
      expect(all.leaders[id], id).toMatchObject({ type, faction });
      expect(all.leaders[id]?.home, id).toBe(homeVariant ?? undefined);
      return all.leaders[id]?.home;
    });
    expect(homes.filter(Boolean)).toHaveLength(3);
  });

  it('are strategy cards: the newest of the boxes in play', () => {
    interface Card extends Row {
      name: string;
      initiative: number;
      secondaryCostsStrategyToken: boolean;
      secondaryTokenGoes: string | null;
    }
    for (const row of factRows<Card>('strategy-cards')) {
      const facts = rulesetOf(upTo(row.expansion)).strategyCards[row.name.toLowerCase()];
      expect(facts?.initiative, row.id).toBe(row.initiative);
      expect(facts?.secondaryCost, row.id).toBe(row.secondaryCostsStrategyToken ? 1 : 0);
      expect(facts?.secondaryTokenTo, row.id).toBe(
        row.secondaryTokenGoes === 'chosen-system' ? 'board' : 'reinforcements',
      );
    }
  });
});
