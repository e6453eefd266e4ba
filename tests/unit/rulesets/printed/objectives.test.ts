/** Our objectives against the facts about the printed game, row by row. */
import { describe, expect, it } from 'vitest';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { factRows, TOLD_BOXES } from '../../../support/facts.ts';
import { all, upTo, type Row } from './first-printing.ts';

describe('objectives', () => {
  type Fields = Record<string, unknown> & { kind: string; event?: string; of?: Fields[] };
  interface Objective extends Row {
    requires: Fields;
    points: number;
    phase: string;
    stage?: 1 | 2;
    versions?: { expansion: BoxId; requires?: Fields; sameAs?: BoxId }[];
  }
  const rows = [
    ...factRows<Objective>('public-objectives'),
    ...factRows<Objective>('secret-objectives'),
  ];

  /** What the kind of a condition says by itself: where it is written out, it says the same. */
  const SAID: Record<string, Record<string, unknown>> = {
    spend: { pools: ['tactic', 'strategy'], anyTypes: true },
    planetsWithStructures: { outsideOwnHome: true },
    shipsAtWormholes: { oneSystemMayServeBoth: true },
    groundForcesOnOnePlanet: { withoutOwnSpaceDock: true },
    destroyedUnit: { ownedBy: 'another-player' },
    wonSpaceCombat: { where: 'system-with-own-flagship', ownFlagshipSurvives: true },
    spaceCombatEnded: { excluding: ['fighter'], mustWin: false },
    lostControlOfPlanet: { where: 'any-home-system' },
    electedByAgenda: { who: 'self-or-own-planet' },
    wonCombat: { tiesCount: true },
  };
  const AGAINST: Record<string, string> = {
    'player-with-most-victory-points': 'most-points',
    'player-whose-note-was-in-own-play-area-at-start-of-own-tactical-action': 'note-in-play-area',
  };
  const bonds = rows.find(({ id }) => id === 'strengthen-bonds')?.requires['qualifyingNotes'];

  /** The condition as our tables write it. */
  function ours(fields: Fields, expansions: readonly BoxId[]): unknown {
    const { notes } = cardsOf(expansions);
    const said = SAID[fields.event ?? fields.kind] ?? {};
    const kept = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
      if (key in said) {
        expect(value, `${fields.kind} ${key}`).toEqual(said[key]);
        return [];
      }
      if (key === 'against') return [[key, AGAINST[String(value)]]];
      if (key === 'of') return [[key, (value as Fields[]).map((one) => ours(one, expansions))]];
      if (key !== 'qualifyingNotes') return [[key, value]];
      expect(value).toEqual(bonds);
      const lying = (value as string[]).filter((note) => notes[note]?.inPlayArea);
      return fields.event ? [] : [[key, lying]];
    });
    return Object.fromEntries(kept);
  }

  it('ask for what they ask for, field by field, in every printing', () => {
    for (const row of rows) {
      const first = upTo(row.expansion);
      expect(cardsOf(first).conditions[row.id], row.id).toEqual(ours(row.requires, first));
      const versions = row.versions ?? [];
      const last = versions.findLast(({ requires }) => requires)?.requires ?? row.requires;
      expect(all.conditions[row.id], row.id).toEqual(ours(last, TOLD_BOXES));
      for (const { expansion, sameAs } of versions) {
        const alone = cardsOf(['pok', expansion]).conditions[row.id];
        expect(alone, row.id).toEqual(cardsOf(['pok', sameAs ?? expansion]).conditions[row.id]);
        expect(alone, row.id).not.toEqual(cardsOf(['pok']).conditions[row.id]);
      }
    }
    expect(rows).toHaveLength(80);
  });

  const OF_COMBATS = ['wonCombat', 'wonSpaceCombat', 'spaceCombatEnded'];
  const isInCombat = ({ requires }: Objective) =>
    OF_COMBATS.includes(requires.event ?? '') || requires['means'] === 'anti-fighter-barrage';

  const isForPassing = ({ requires }: Objective) => requires.event === 'lastToPass';

  it('pay their points in their phase, and for a combat where they need one', () => {
    for (const row of rows) {
      const facts = rulesetOf(upTo(row.expansion)).objectives[row.id];
      expect(facts, row.id).toEqual({
        kind: row.stage ? 'public' : 'secret',
        stage: row.stage ?? null,
        points: row.points,
        phase: row.phase,
        ...(isInCombat(row) ? { inCombat: true } : {}),
        ...(isForPassing(row) ? { lastToPass: true } : {}),
      });
    }
  });
});
