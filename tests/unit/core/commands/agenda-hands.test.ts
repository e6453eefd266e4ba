/** Action cards that are played in the agenda phase leave a hand that is counted (LRR 1.2 2). */
import { describe, expect, it } from 'vitest';
import { addVotes, predict } from '../../../../src/lib/core/commands/agenda.ts';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import { factSentence } from '../../../../src/lib/words/events.ts';
import { given } from '../../../support/given.ts';
import { atVote } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';
import { allVote } from '../../../support/votes.ts';
import { tableNames } from '../../words/table-names.ts';

/** A vote in which Ben has three goods, and where hands are counted so many action cards. */
function withHand(cards: number | null): Table {
  const depth = cards === null ? 'standard' : 'full';
  const table = atVote('arms-reduction', {
    players: 3,
    factions: ['winnu', 'arborec', 'council-keleres'],
    expansions: ['pok', 'codex3'],
    settings: { depth },
  });
  table.do(gainGoods, { seat: 's2', goods: 3 });
  if (cards === null) return table;
  return table.do(correctHoldings, { seat: 's2', holdings: { actionCards: cards } });
}
const hand = ({ game }: Table) => game.players['s2']?.actionCards;

describe('R-AGD-18 Bribery', () => {
  const bought = { seat: 's2', outcome: 'for', votes: 3, goods: 3 } as const;
  const voted = (table: Table) => allVote(table, { s2: ['for', 1], s3: ['against', 2] });

  it('leaves the hand, and the goods are paid', () => {
    const table = voted(withHand(2));
    given(table)
      .when(addVotes, bought)
      .gives(
        { type: 'votes.added', votes: 3, goods: 3 },
        { type: 'balance.adjusted', changes: { actionCards: -1 }, cause: 'bribery' },
      );
    expect(hand(table)).toBe(1);
    expect(table.game.players['s2']?.goods).toBe(0);
    expect(factSentence(table.facts.at(-1)!, tableNames)).toContain('(Bribery)');
  });

  it('is out of no hand that is empty', () => {
    given(voted(withHand(0)))
      .when(addVotes, bought)
      .isRefused('below-zero');
  });

  it('says nothing of hands that are not counted', () => {
    given(voted(withHand(null)))
      .when(addVotes, bought)
      .gives({ type: 'votes.added' });
  });
});

describe('R-AGD-11 a prediction', () => {
  it('with a rider leaves the hand', () => {
    const table = withHand(2);
    given(table)
      .when(predict, { seat: 's2', outcome: 'for', rider: 'trade-rider' })
      .gives(
        { type: 'prediction.made', rider: 'trade-rider' },
        { type: 'balance.adjusted', seat: 's2', changes: { actionCards: -1 } },
      );
    expect(hand(table)).toBe(1);
  });

  it('with a note is no action card, and where hands are not counted none leaves one', () => {
    const table = withHand(2);
    given(table)
      .when(predict, { seat: 's2', outcome: 'for', rider: 'keleres-rider' })
      .gives({ type: 'prediction.made' });
    expect(hand(table)).toBe(2);
    given(withHand(null))
      .when(predict, { seat: 's2', outcome: 'for', rider: 'trade-rider' })
      .gives({ type: 'prediction.made' });
  });
});
