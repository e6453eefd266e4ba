/** A technology that lets its owner act twice in a turn: offered once, to who owns it. */
import { describe, expect, it } from 'vitest';
import { gainTechnology } from '../../../../src/lib/core/commands/holdings.ts';
import { grantAction, takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import { furtherActionBy } from '../../../../src/lib/core/queries/further-action.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn } from '../../../support/rounds.ts';

const cards = cardsOf([]);
const factions = ['emirates-of-hacan', 'arborec', 'mentak-coalition'];

describe('a further action', () => {
  it('is known by the technology, and once a turn', () => {
    const table = atFirstTurn({ players: 3, factions, settings: { depth: 'standard' } });
    const seat = table.active ?? 's1';
    table.do(takeTacticalAction, { seat });
    expect(furtherActionBy(table.game, cards, seat)).toBeNull();
    table.insist(gainTechnology, { seat, technology: 'fleet-logistics' });
    expect(furtherActionBy(table.game, cards, seat)).toBe('fleet-logistics');
    table.do(grantAction, { seat, cause: 'Fleet Logistics' });
    table.do(takeTacticalAction, { seat });
    expect(furtherActionBy(table.game, cards, seat)).toBeNull();
  });
});
