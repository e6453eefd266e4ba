/** Our planets against the facts about the printed game, row by row. */
import { describe, expect, it } from 'vitest';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { factRows } from '../../../support/facts.ts';
import { all, colourOf, firstCards, type Row } from './first-printing.ts';

describe('planets', () => {
  interface Planet extends Row {
    resources: number;
    influence: number;
    traits: string[];
    specialties: string[];
    legendary: boolean;
    tile: string | null;
    homeOf: string | null;
    countsAsPlanet: boolean;
    relicOnExplore?: boolean;
    victoryPoints?: { onGain: number };
    changedIn: (Partial<Planet> & { expansion: BoxId })[];
  }
  /** Into a system without planets, in the course of the game. */
  const DEEP_SPACE = ['mirage', 'thunders-edge'];
  /** By cards of one faction. */
  const OCEANS = ['brine-pool', 'coral-reef', 'deep-abyss', 'ice-shelf', 'lost-fleet'];
  const BROUGHT: Readonly<Record<string, string>> = {
    avernus: 'embers-of-muaat',
    'custodia-vigilia': 'council-keleres',
    ...Object.fromEntries(OCEANS.map((ocean) => [ocean, 'deepwrought-scholarate'])),
  };
  const rows = factRows<Planet>('planets');

  it('have their values, traits, specialties and place', () => {
    for (const row of rows) {
      expect(firstCards(row).planets[row.id], row.id).toEqual({
        resources: row.resources,
        influence: row.influence,
        traits: row.traits,
        specialties: row.specialties.map(colourOf),
        legendary: row.legendary,
        tile: row.tile,
        homeOf: row.homeOf,
        countsAsPlanet: row.countsAsPlanet,
        points: row.victoryPoints?.onGain ?? 0,
        ...(row.id === 'mecatol-rex' ? { custodians: true } : {}),
        ...(DEEP_SPACE.includes(row.id) ? { deepSpace: true } : {}),
        ...(row.id === 'custodia-vigilia' ? { offMap: true } : {}),
        ...(row.id === 'avernus' ? { neverAtHome: true } : {}),
        ...(row.tile?.startsWith('fracture') ? { comesLater: true } : {}),
        ...(row.relicOnExplore ? { givesRelic: true } : {}),
        ...(row.id in BROUGHT ? { broughtBy: BROUGHT[row.id] } : {}),
      });
    }
    expect(Object.keys(all.planets).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('change where a later box prints them anew, and nowhere else', () => {
    for (const row of rows) {
      const fields = ['resources', 'influence', 'legendary', 'tile', 'homeOf'] as const;
      const last = Object.assign({}, row, ...row.changedIn) as Planet;
      for (const field of fields) {
        expect(all.planets[row.id]?.[field], `${row.id} ${field}`).toBe(last[field]);
      }
    }
  });
});
