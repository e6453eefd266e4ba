/** What a ballot may hold: influence, or the one vote of a law in play. */
import { describe, expect, it } from 'vitest';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { ballotRule, ownVotes } from '../../../../src/lib/core/queries/ballot-rule.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { Table } from '../../../support/table.ts';

const cards = cardsOf(['pok']);

/** Lodor and Bereg, and a law in play if one is named. */
function laid(law?: string, expansions: BoxId[] = ['pok']): Table {
  const table = Table.start({ players: 3, expansions, settings: { depth: 'full' } });
  table.do(correctHoldings, { seat: 's1', holdings: { planets: ['lodor', 'bereg'] } });
  return law ? table.do(correctLaw, { law, holder: null, outcome: 'for' }) : table;
}
const rule = ({ game, referee }: Table) => ballotRule(game, referee.ruleset);
const own = ({ game, referee }: Table) => ownVotes(game, referee.ruleset, cards, 's1');

describe('R-AGD-13 what a player may cast of its own', () => {
  it('is the influence of its planets while no law says otherwise', () => {
    const table = laid();
    expect(rule(table)).toEqual({ one: false, extra: true });
    expect(own(table)).toEqual({ readied: 2, most: 2 });
  });

  it('is one vote under Representative Government, whatever the planets are worth', () => {
    const table = laid('representative-government-pok');
    expect(rule(table)).toEqual({ one: true, extra: false });
    expect(own(table)).toEqual({ readied: 1, most: 1 });
  });

  it('is one vote as the base game prints it, beside which effects add more', () => {
    const table = laid('representative-government', []);
    expect(rule(table)).toEqual({ one: true, extra: true });
    expect(own(table)).toEqual({ readied: 1, most: 1 });
  });
});
