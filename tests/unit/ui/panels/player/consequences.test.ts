import { describe, expect, it } from 'vitest';
import { correctLaw, correctStrategyCard } from '$lib/core/commands/corrections.ts';
import { giveSupport } from '$lib/core/commands/objectives.ts';
import { holdMecatol } from '$lib/core/commands/turns.ts';
import { consequencesOf } from '$lib/ui/panels/player/consequences.ts';
import { strategyCards } from '$lib/words/en/strategy-cards.ts';
import { Table } from '../../../../support/table.ts';

const names = {
  nameOf: (seat: string) => seat.toUpperCase(),
  cardName: (id: string) => strategyCards[id]?.name ?? id,
  agendaName: () => 'Mutiny',
};

describe('what an elimination would do', () => {
  it('says only what applies', () => {
    const sentences = consequencesOf(Table.start({ players: 4 }).game, 's2', names);
    expect(sentences).toHaveLength(2);
  });

  it('names cards, laws, the next speaker, Support notes and Mecatol Rex', () => {
    const table = Table.start({ players: 4 });
    const free = { exhausted: false, goods: 0 };
    table.do(correctStrategyCard, { card: 'trade', holder: 's1', ...free });
    table.do(correctLaw, { law: 'mutiny', holder: 's1', outcome: 'for' });
    table.do(giveSupport, { from: 's1', to: 's3' });
    table.do(holdMecatol, { seat: 's1' });
    const text = consequencesOf(table.game, 's1', names).join('. ');
    expect(text).toContain('Trade goes back');
    expect(text).toContain('Mutiny is discarded');
    expect(text).toContain('S1’s Support for the Throne goes back: S3 loses the point');
    expect(text).toContain('S2 becomes speaker');
    expect(text).toContain('Mecatol Rex becomes unclaimed');
  });
});
