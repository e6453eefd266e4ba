import { describe, expect, it } from 'vitest';
import { changeDepth } from '$lib/core/commands/depth.ts';
import { playerAt } from '$lib/core/game.ts';
import { askedAt, likelyBalances, saidAt } from '$lib/ui/panels/corrections/depth.ts';
import { likelyOwned } from '$lib/ui/model/likely-holdings.ts';
import { Table } from '../../../../support/table.ts';

const counted = {
  tactic: 4,
  fleet: 3,
  strategy: 2,
  board: 1,
  goods: 5,
  commodities: 0,
  secrets: 2,
};

describe('changing how much is tracked', () => {
  it('makes everything unknown when the depth is lowered, in one act', () => {
    const table = Table.start({ players: 3 });
    table.do(changeDepth, { depth: 'essentials' });
    expect(table.game.settings.depth).toBe('essentials');
    for (const seat of table.game.seating) {
      const player = playerAt(table.game, seat);
      expect([player.tokens, player.board, player.goods, player.secrets]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    }
  });

  it('takes what the table counts when the depth is raised', () => {
    const table = Table.start({ players: 3, settings: { depth: 'essentials' } });
    const rows = Object.fromEntries(
      table.game.seating.map((seat) => [
        seat,
        likelyBalances(table.game, table.referee.ruleset, playerAt(table.game, seat)),
      ]),
    );
    table.do(changeDepth, { depth: 'standard', balances: { ...rows, s2: counted } });
    expect(playerAt(table.game, 's2')).toMatchObject({ board: 1, goods: 5, secrets: 2 });
    expect(playerAt(table.game, 's2').tokens).toEqual({ tactic: 4, fleet: 3, strategy: 2 });
    expect(playerAt(table.game, 's1').tokens).toEqual(table.referee.ruleset.tokens.start);
  });

  it('touches no balance between depths that both track them', () => {
    const table = Table.start({ players: 3 });
    const facts = changeDepth(table.game, table.referee.ruleset, { depth: 'full' });
    expect(facts.some(({ type }) => type === 'balance.corrected')).toBe(false);
  });

  const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];

  it('asks for planets and technologies that no one has said, and takes what is said', () => {
    const table = Table.start({
      players: 3,
      factions: FACTIONS,
      settings: { depth: 'essentials' },
    });
    const { ruleset } = table.referee;
    expect(askedAt(table.game, 'essentials')).toEqual([]);
    const asked = askedAt(table.game, 'full');
    expect(asked.map(({ seat }) => seat)).toEqual(['s1', 's2', 's3']);
    const owned = Object.fromEntries(
      asked.map((player) => [player.seat, likelyOwned(table.game, ruleset, player)]),
    );
    const typed = { planets: ['jord', 'lodor'], technologies: ['gravity-drive'] };
    const holdings = saidAt(table.game, 'full', { ...owned, s1: typed });
    table.do(changeDepth, { depth: 'full', holdings });
    expect(playerAt(table.game, 's1')).toMatchObject({ ...typed, actionCards: 0, relics: [] });
    expect(playerAt(table.game, 's2').planets).toEqual(['arretze', 'hercant', 'kamdorn']);
    expect(askedAt(table.game, 'full')).toEqual([]);
  });

  it('leaves unknown what a higher depth tracks and no one has said', () => {
    const table = Table.start({
      players: 3,
      factions: FACTIONS,
      settings: { depth: 'essentials' },
    });
    table.do(changeDepth, { depth: 'full' });
    expect(playerAt(table.game, 's1')).toMatchObject({ tokens: null, planets: null, relics: null });
  });

  it('forgets what a lower depth does not track', () => {
    const table = Table.start({ players: 3, factions: FACTIONS, settings: { depth: 'full' } });
    table.do(changeDepth, { depth: 'standard' });
    expect(playerAt(table.game, 's1')).toMatchObject({
      planets: ['jord'],
      actionCards: null,
      relics: null,
      leaders: null,
      notes: null,
      fragments: null,
    });
    table.do(changeDepth, { depth: 'essentials' });
    expect(playerAt(table.game, 's1')).toMatchObject({ planets: null, technologies: null });
  });
});
