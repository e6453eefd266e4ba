/**
 * A section in another language, to prove that no sentence of it is English in its bones: the compiler
 * holds its shape, this file that nothing is missing, and `tests/e2e/french.test.ts` shows it on a screen.
 */
import { describe, expect, it } from 'vitest';
import { gaps } from '../../../src/tools/filled.mjs';
import { strategy as english } from '../../../src/lib/words/en/strategy.ts';
import { events } from '../../support/fr/events.ts';
import { strategy } from '../../support/fr/strategy.ts';
import { tableNames } from './table-names.ts';

describe('the strategy phase in French', () => {
  it('lacks no sentence, and says nothing that English does not', () => {
    const { lacks, strange } = gaps({ strategy: english }, { strategy }, 'strategy');
    expect({ lacks, strange }).toEqual({ lacks: [], strange: [] });
  });

  it('is told from the first pick to the goods, in French word order', () => {
    expect([
      strategy.pick(3, 6),
      strategy.takes('Hélène'),
      strategy.tile(5, 'Commerce', 2, null),
      strategy.tile(1, 'Direction', 0, 'Hacan'),
      strategy.wasWrong('Hacan', 'Direction'),
      strategy.wasWrong('Sol', 'Direction'),
      strategy.meant,
      strategy.lastPutBack('Sol', 'Direction'),
      strategy.swaps(['Direction', 'Commerce']),
      strategy.goodsNow(1),
      strategy.goodsNow(2),
    ]).toEqual([
      'Choix nº 3 sur 6',
      'Hélène choisit une carte Stratégie',
      '5 Commerce, 2 biens commerciaux',
      '1 Direction, déjà prise par Hacan',
      'Le choix d’Hacan n’était pas Direction ?',
      'Le choix de Sol n’était pas Direction ?',
      'Mauvaise carte ? Touchez la bonne.',
      'Direction est rendue ; à Sol de choisir de nouveau',
      'Échanger Direction et Commerce',
      'Poser 1 bien commercial',
      'Poser 2 biens commerciaux',
    ]);
  });

  it('is told in the history too', () => {
    const taken = {
      type: 'strategy-card.chosen',
      seat: 's1',
      card: 'trade',
      initiative: 5,
    } as const;
    const say = (goods: number, to?: 's2') =>
      events['strategy-card.chosen']?.({ ...taken, goods, ...(to && { to }) }, tableNames);
    expect(say(0)).toBe('Hacan a pris Trade');
    expect(say(1)).toBe('Hacan a pris Trade et son bien');
    expect(say(2, 's2')).toBe('Trade et ses 2 biens : Hacan donne la carte à Letnev');
    expect(events['goods.placed']?.({ type: 'goods.placed', goods: {} }, tableNames)).toBe(
      'Aucun bien commercial n’a été posé',
    );
  });
});
