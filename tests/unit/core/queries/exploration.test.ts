/** What exploring can bring, and whom it is asked of. */
import { describe, expect, it } from 'vitest';
import { gainAndExplore } from '../../../../src/lib/core/commands/exploration.ts';
import { gainPlanets, placeAttachment } from '../../../../src/lib/core/commands/planets.ts';
import {
  explorable,
  explores,
  findOf,
  isExplored,
  offersAt,
} from '../../../../src/lib/core/queries/exploration.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const pok = cardsOf(['pok']);
const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = (depth: 'standard' | 'full' = 'full', expansions: string[] = ['pok']) =>
  atFirstTurn({ players: 3, factions: FACTIONS, expansions, settings: { depth } });
const causes = (table: Table, planet: string | null, cards = pok) =>
  offersAt(table.game, cards, 's1', planet).map(({ cause }) => cause);

describe('what can be found', () => {
  it('is of the deck of the planet: attachments, then the fragment, then the rest', () => {
    expect(causes(laid(), 'bereg')).toEqual([
      'lazax-survivors',
      'mining-world',
      'rich-world',
      'warfare-research-facility',
      'hazardous-relic-fragment',
      'core-mine',
      'expedition',
      'volatile-fuel-source',
    ]);
  });

  it('is only what the table tracks, and no card that lies elsewhere', () => {
    const table = laid('standard').do(placeAttachment, {
      planet: 'lodor',
      attachment: 'rich-world',
    });
    expect(causes(table, 'bereg')).toEqual([
      'lazax-survivors',
      'mining-world',
      'warfare-research-facility',
      'core-mine',
      'volatile-fuel-source',
    ]);
  });

  it('is nothing without a trait, and nothing without the decks', () => {
    expect(isExplored(laid().game, pok, 'mecatol-rex')).toBe(false);
    expect(explores(cardsOf([]))).toBe(false);
    expect(explores(cardsOf(['codex3']))).toBe(false);
    expect(isExplored(laid('full', []).game, cardsOf([]), 'bereg')).toBe(false);
  });

  it('is of both decks where a planet has two traits, and a relic in the Fracture', () => {
    const all = cardsOf(['pok', 'thunders-edge']);
    const found = causes(laid(), 'olergodt', all);
    expect(found).toEqual(
      expect.arrayContaining(['cultural-relic-fragment', 'hazardous-relic-fragment']),
    );
    expect(causes(laid(), 'styx', all)).toEqual(['styx']);
  });

  it('turns commodities only where there are some', () => {
    const table = laid();
    expect(causes(table, null)).toContain('lost-crew');
    const many = offersAt(table.game, pok, 's1', 'arnor').filter(
      ({ cause }) => cause === 'abandoned-warehouses',
    );
    expect(many.map(({ gain }) => gain)).toEqual([{ commodities: 2 }]);
  });

  it('is asked of what was taken from no one, until something lies there', () => {
    const table = laid().do(gainPlanets, { seat: 's1', planets: ['bereg', 'lodor'] });
    const due = () => explorable(table.game, pok, table.facts, 's1');
    expect(due()).toEqual(['bereg', 'lodor']);
    const offer = offersAt(table.game, pok, 's1', 'bereg').find(
      ({ cause }) => cause === 'rich-world',
    );
    const find = findOf(table.game, 's1', 'bereg', offer!);
    expect(find).toEqual({ cause: 'rich-world', planet: 'bereg', attachment: 'rich-world' });
    table.do(placeAttachment, { planet: 'bereg', attachment: 'rich-world' });
    table.do(gainAndExplore, { seat: 's2', planets: ['lodor'], take: true, found: [] });
    expect(due()).toEqual([]);
  });
});
