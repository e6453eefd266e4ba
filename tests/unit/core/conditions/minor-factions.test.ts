/** Planets of factions that no one plays, and the one that moves about: saved games of tables that had them. */
import { describe, expect, it } from 'vitest';
import { attestCondition, correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { gainBreakthrough } from '../../../../src/lib/core/commands/breakthroughs.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { Table } from '../../../support/table.ts';

const FACTIONS = ['naalu-collective', 'clan-of-saar', 'embers-of-muaat'];

/** Muaat with its breakthrough, Avernus and these planets. */
function muaat(planets: string[], factions = FACTIONS): Table {
  const table = Table.start({
    players: factions.length,
    expansions: [...EXPANSIONS],
    factions,
    settings: { depth: 'full' },
  });
  table.do(gainBreakthrough, { seat: 's3' });
  table.do(correctHoldings, {
    seat: 's3',
    holdings: { planets: ['muaat', 'avernus', ...planets] },
  });
  // No one coexists here.
  for (const seat of table.game.seating)
    table.do(attestCondition, { seat, question: 'coexistence', answer: false });
  return table;
}
const valueOf = ({ game }: Table, objective: string, seat: Seat = 's3') =>
  judge(game, cardsOf(game.expansions), seat, objective).value;

describe('the planet of a minor faction', () => {
  const beside = ['mellon', 'zohbat', 'starpoint', 'new-albion'];

  it('is asked about where it counts as no home, with every trait', () => {
    const table = muaat([...beside, 'moll-primus']);
    expect(valueOf(table, 'expand-borders')).toBe('ask');
    expect(valueOf(table, 'corner-the-market')).toBe('ask');
    expect(valueOf(table, 'conquer-the-weak')).toBe('ask');
  });

  it('is a home, and has its own traits, where someone plays that faction, out or not', () => {
    const seated = [...FACTIONS, 'mentak-coalition'];
    const table = muaat([...beside, 'moll-primus'], seated);
    expect(valueOf(table, 'expand-borders')).toBe('no');
    expect(valueOf(table, 'corner-the-market')).toBe('no');
    expect(valueOf(table, 'conquer-the-weak')).toBe('yes');
    table.record([{ type: 'player.eliminated', seat: 's4' }]);
    expect(valueOf(table, 'conquer-the-weak')).toBe('yes');
  });

  it('is asked about only where it matters', () => {
    const table = muaat(['mellon', 'zohbat', 'moll-primus']);
    expect(valueOf(table, 'expand-borders')).toBe('no');
    expect(valueOf(table, 'corner-the-market')).toBe('no');
    const enough = muaat([...beside, 'abyz', 'moll-primus']);
    expect(valueOf(enough, 'expand-borders')).toBe('yes');
  });
});

describe('Avernus', () => {
  it('counts outside of home systems', () => {
    const table = muaat(['mellon', 'zohbat', 'starpoint', 'new-albion', 'abyz']);
    expect(valueOf(table, 'expand-borders')).toBe('yes');
    const five = muaat(['mellon', 'zohbat', 'starpoint', 'new-albion']);
    expect(valueOf(five, 'expand-borders')).toBe('no');
  });

  it('lies beside no planet of a home system: who has nothing else is not asked', () => {
    const table = muaat(['mellon']);
    expect(valueOf(table, 'stake-your-claim', 's1')).toBe('no');
    expect(valueOf(table, 'stake-your-claim', 's2')).toBe('no');
    expect(valueOf(table, 'stake-your-claim')).toBe('no');
    table.do(correctHoldings, { seat: 's2', holdings: { planets: ['lisis-ii', 'ragh', 'abyz'] } });
    expect(valueOf(table, 'stake-your-claim', 's1')).toBe('no');
    expect(valueOf(table, 'stake-your-claim', 's2')).toBe('ask');
    expect(valueOf(table, 'stake-your-claim')).toBe('ask');
  });
});
