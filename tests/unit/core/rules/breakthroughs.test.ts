/** Breakthroughs and the expedition: gained once, claimed once, and what comes with it. */
import { describe, expect, it } from 'vitest';
import * as verbs from '../../../../src/lib/core/commands/breakthroughs.ts';
import { correctBalances, eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, atScoring, finishStatus } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const { claimPart, correctPart, gainBreakthrough, loseBreakthrough, turnBreakthrough } = verbs;
const table = () =>
  atFirstTurn({
    players: 3,
    expansions: ['pok', 'thunders-edge'],
    factions: ['winnu', 'federation-of-sol', 'barony-of-letnev'],
    settings: { depth: 'full' },
  });
const side = ({ game }: Table, seat: 's1' | 's2' | 's3') => game.players[seat]?.breakthrough;
const PARTS = [
  'resources',
  'action-cards',
  'influence',
  'secret-objective',
  'technology-specialty',
  'trade-goods',
];

describe('a breakthrough', () => {
  it('R-TE-01 is gained once, and no one else has it by that', () => {
    const game = table();
    expect(side(game, 's1')).toBeUndefined();
    given(game).when(gainBreakthrough, { seat: 's1', breakthrough: 'imperator' }).isAccepted();
    expect([side(game, 's1'), side(game, 's2')]).toEqual(['readied', undefined]);
    given(game).when(gainBreakthrough, { seat: 's1' }).isRefused('breakthrough-owned');
    given(game).when(gainBreakthrough, { seat: 's2' }).isAccepted();
    game.do(eliminatePlayer, { seat: 's3' });
    given(game).when(gainBreakthrough, { seat: 's3' }).isRefused('not-playing');
  });

  it('R-TE-01 is turned, and goes, only where it is', () => {
    const game = table();
    const exhausts = { seat: 's1', side: 'exhausted' } as const;
    given(game).when(turnBreakthrough, exhausts).isRefused('breakthrough-not-owned');
    given(game).when(loseBreakthrough, { seat: 's1' }).isRefused('breakthrough-not-owned');
    game.do(gainBreakthrough, { seat: 's1' }).do(turnBreakthrough, exhausts);
    expect(side(game, 's1')).toBe('exhausted');
    game.do(turnBreakthrough, { seat: 's1', side: 'flipped' });
    expect(side(game, 's1')).toBe('flipped');
    game.do(loseBreakthrough, { seat: 's1' });
    expect(side(game, 's1')).toBeNull();
    given(game).when(gainBreakthrough, { seat: 's1' }).isAccepted();
  });

  it('R-TE-01 is readied in the status phase; one that became another card stays so', () => {
    const game = atScoring({ players: 3, expansions: ['pok', 'thunders-edge'] });
    for (const seat of ['s1', 's2'] as const) game.do(gainBreakthrough, { seat });
    game.do(turnBreakthrough, { seat: 's1', side: 'exhausted' });
    game.do(turnBreakthrough, { seat: 's2', side: 'flipped' });
    finishStatus(game);
    expect([side(game, 's1'), side(game, 's2'), side(game, 's3')]).toEqual([
      'readied',
      'flipped',
      undefined,
    ]);
  });

  it('R-TE-01 comes with the planet of the expedition, once, and goes with its owner', () => {
    const game = table();
    const take = { seat: 's2', planets: ['thunders-edge'] } as const;
    given(game)
      .when(gainPlanets, { ...take, planets: ['thunders-edge'] })
      .isAccepted();
    expect(side(game, 's2')).toBe('readied');
    game.do(turnBreakthrough, { seat: 's2', side: 'exhausted' });
    game.do(gainPlanets, { seat: 's1', planets: ['thunders-edge'], take: true });
    game.do(gainPlanets, { seat: 's2', planets: ['thunders-edge'], take: true });
    expect([side(game, 's1'), side(game, 's2')]).toEqual(['readied', 'exhausted']);
    game.do(eliminatePlayer, { seat: 's2' });
    expect(side(game, 's2')).toBeNull();
  });
});

it('R-TE-01 brings the planet card of its faction, where no one has it', () => {
  const game = atFirstTurn({
    players: 3,
    expansions: ['pok', 'codex3', 'thunders-edge'],
    factions: ['embers-of-muaat', 'council-keleres', 'winnu'],
    settings: { depth: 'full' },
  });
  given(game)
    .when(gainBreakthrough, { seat: 's1', cause: 'a card' })
    .gives(
      { type: 'breakthrough.gained', seat: 's1', cause: 'a card' },
      { type: 'planet.gained', seat: 's1', planet: 'avernus' },
      { type: 'planets.turned', planets: ['avernus'], exhausted: false },
    );
  game.do(gainPlanets, { seat: 's3', planets: ['custodia-vigilia'] });
  given(game).when(gainBreakthrough, { seat: 's2' }).gives({ type: 'breakthrough.gained' });
  game
    .do(loseBreakthrough, { seat: 's2' })
    .record([{ type: 'planet.lost', seat: 's3', planet: 'custodia-vigilia' }]);
  game.do(gainBreakthrough, { seat: 's2' });
  expect(game.game.players.s2?.planets).toContain('custodia-vigilia');
  expect(game.game.planetCards['custodia-vigilia']?.exhausted).toBe(true);
});

describe('the expedition', () => {
  it('R-TE-02 each part is claimed once, the first of a player brings its breakthrough', () => {
    const game = table();
    given(game)
      .when(claimPart, { seat: 's1', part: 'resources', breakthrough: 'imperator' })
      .gives(
        { type: 'expedition.claimed', seat: 's1', part: 'resources' },
        { type: 'breakthrough.gained', breakthrough: 'imperator' },
      );
    given(game).when(claimPart, { seat: 's2', part: 'resources' }).isRefused('part-claimed');
    given(game)
      .when(claimPart, { seat: 's1', part: 'influence' })
      .gives({ type: 'expedition.claimed', part: 'influence' });
    game.do(eliminatePlayer, { seat: 's3' });
    const gone = { type: 'expedition.claimed', seat: 's3', part: 'trade-goods' } as const;
    given(game).whenTold(gone).isRefused('not-playing');
  });

  it('R-TE-02 a part that was claimed in error is open again, or someone else’s', () => {
    const game = table().do(claimPart, { seat: 's1', part: 'influence' });
    game.do(correctPart, { part: 'influence', seat: null });
    given(game).when(claimPart, { seat: 's2', part: 'influence' }).isAccepted();
    game.do(correctPart, { part: 'influence', seat: 's3' });
    expect(game.game.expedition).toEqual({ influence: 's3' });
  });

  it('R-TE-02 once the only claim was in error, whether others have a breakthrough is asked', () => {
    // Two of blue, and a green and a yellow one that only the breakthrough of Sol joins.
    const game = table().do(correctHoldings, {
      seat: 's2',
      holdings: {
        technologies: ['antimass-deflectors', 'neural-motivator', 'gravity-drive', 'sarween-tools'],
      },
    });
    const answer = () =>
      judge(game.game, cardsOf(game.game.expansions), 's2', 'diversify-research').value;
    expect(answer()).toBe('ask');
    game.do(claimPart, { seat: 's1', part: 'influence' });
    expect(answer()).toBe('no');
    game.do(correctPart, { part: 'influence', seat: null });
    expect(answer()).toBe('no');
    game.do(loseBreakthrough, { seat: 's1' });
    expect(answer()).toBe('ask');
    // The breakthrough that went with its owner was there.
    game.do(gainBreakthrough, { seat: 's3' }).do(eliminatePlayer, { seat: 's3' });
    expect(answer()).toBe('no');
  });

  it('R-TE-02 the price is paid: goods, cards, planets, a secret', () => {
    const game = table();
    game.do(correctBalances, { seat: 's1', balances: { goods: 4, secrets: 1 } });
    const payment = { planets: [], goods: 3, tokens: { tactic: 0, strategy: 0 }, actionCards: 0 };
    given(game)
      .when(claimPart, { seat: 's1', part: 'trade-goods', payment })
      .gives(
        { type: 'payment.made', goods: 3, for: { kind: 'expedition', part: 'trade-goods' } },
        { type: 'expedition.claimed' },
        { type: 'breakthrough.gained' },
      );
    expect(game.game.players.s1?.goods).toBe(1);
    given(game)
      .when(claimPart, { seat: 's1', part: 'secret-objective' })
      .gives({ type: 'secret.returned', cards: 1 }, { type: 'expedition.claimed' });
    expect(game.game.players.s1?.secrets).toBe(0);
    game.do(correctHoldings, { seat: 's2', holdings: { actionCards: 1 } });
    given(game)
      .when(claimPart, {
        seat: 's2',
        part: 'action-cards',
        payment: { ...payment, actionCards: 2 },
      })
      .isRefused('below-zero');
  });

  it('R-TE-02 the last part brings the planet to who claimed most', () => {
    const game = table();
    for (const part of PARTS.slice(0, 4)) game.do(claimPart, { seat: 's1', part });
    game.do(claimPart, { seat: 's2', part: 'technology-specialty' });
    game.do(claimPart, { seat: 's2', part: 'trade-goods' });
    expect(game.game.players.s1?.planets).toContain('thunders-edge');
    expect(side(game, 's3')).toBeUndefined();
  });

  it('R-TE-02 who claims its first part with the last of all has its breakthrough once', () => {
    const game = table();
    PARTS.forEach((part, at) => {
      if (at < 4) game.do(claimPart, { seat: at % 2 === 0 ? 's1' : 's2', part });
    });
    given(game)
      .when(claimPart, { seat: 's2', part: PARTS[4] ?? '' })
      .isAccepted();
    given(game)
      .when(claimPart, { seat: 's3', part: PARTS[5] ?? '', control: 's3' })
      .gives(
        { type: 'expedition.claimed', seat: 's3' },
        { type: 'breakthrough.gained', seat: 's3' },
        { type: 'planet.gained', seat: 's3', planet: 'thunders-edge' },
      );
  });

  it('R-TE-02 on a tie it goes to whom the table names, and to no one before', () => {
    const game = table();
    PARTS.forEach((part, at) => {
      if (at < 5) game.do(claimPart, { seat: at % 2 === 0 ? 's1' : 's2', part });
    });
    const last = { seat: 's2', part: 'trade-goods' } as const;
    given(game).when(claimPart, last).gives({ type: 'expedition.claimed', seat: 's2' });
    expect(game.game.players.s2?.planets).not.toContain('thunders-edge');
    const again = table();
    PARTS.forEach((part, at) => {
      if (at < 5) again.do(claimPart, { seat: at % 2 === 0 ? 's1' : 's2', part });
    });
    again.do(claimPart, { ...last, control: 's1' });
    expect(again.game.players.s1?.planets).toContain('thunders-edge');
  });
});
