/** A component action with a name: what follows in the same tap, and what is not there is refused. */
import { expect, it } from 'vitest';
import { playComponent } from '../../../../src/lib/core/commands/component-actions.ts';
import { correctHoldings, turnLeader } from '../../../../src/lib/core/commands/holdings.ts';
import { chooseHome } from '../../../../src/lib/core/commands/planets.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { isExhausted } from '../../../../src/lib/core/played.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import { componentOffers, offerWith } from '../../../../src/lib/core/queries/component-actions.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, finishStatus, passEverybody, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const BOXES = ['pok', 'codex1', 'codex2', 'codex3', 'codex4', 'thunders-edge'];
const { takeComponentAction, takeComponentTurn, endTurn, grantAction, cancelComponentAction } =
  turns;

/** Hacan has the first turn, at depth Full. */
function table(depth: 'full' | 'standard' = 'full'): Table {
  const game = atFirstTurn({
    players: 3,
    expansions: BOXES,
    factions: ['emirates-of-hacan', 'federation-of-sol', 'embers-of-muaat'],
    settings: { depth },
  });
  if (depth === 'standard') return game;
  return game
    .do(correctHoldings, {
      seat: 's1',
      holdings: {
        technologies: ['production-biomes', 'sling-relay'],
        relics: ['the-codex', 'circlet-of-the-void'],
        actionCards: 3,
        fragments: { cultural: 2, hazardous: 0, industrial: 1, unknown: 1 },
        leaders: { 'harrugh-gefhara': 'readied' },
      },
    })
    .do(correctHoldings, { seat: 's2', holdings: { actionCards: 2 } });
}

const offers = ({ game, referee }: Table, seat: Seat = 's1') =>
  componentOffers(game, cardsOf(BOXES), referee.ruleset, seat);
const offer = (game: Table, key: string, seat: Seat = 's1') => {
  const found = offers(game, seat).find((row) => row.key === key);
  if (!found) throw new Error(`no offer ${key}`);
  return found;
};
const player = ({ game }: Table, seat: Seat = 's1') => game.players[seat];

it('names the action under way, and books what is tracked of it', () => {
  const game = table().do(takeComponentAction, { seat: 's1' });
  const before = player(game);
  const args = offerWith(offer(game, 'technology-production-biomes'), { seat: 's2' });
  given(game).when(playComponent, args).isAccepted();
  expect(player(game)?.goods).toBe((before?.goods ?? 0) + 4);
  expect(player(game)?.tokens?.strategy).toBe((before?.tokens?.strategy ?? 0) - 1);
  expect(player(game, 's2')?.goods).toBe(2);
  expect(isExhausted(game.game, 's1', 'technology', 'production-biomes')).toBe(true);
  expect(actionOf(game.game)).toMatchObject({
    actions: 1,
    played: { kind: 'technology', technology: 'production-biomes' },
  });
  expect(game.at).toBe('action.component');
  game.do(endTurn, { seat: 's1' });
  expect(actionOf(game.game)).not.toHaveProperty('played');
});

it('begins the action too, where the table says what it is at once', () => {
  const game = table();
  given(game).when(playComponent, offer(game, 'relic-circlet-of-the-void').args).isAccepted();
  expect([game.at, actionOf(game.game)?.actions]).toEqual(['action.component', 1]);
});

it('R-GEN-03 an action is named once, and by who takes it', () => {
  const game = table().do(takeComponentAction, { seat: 's1' });
  const spy = { seat: 's1' as const, played: { kind: 'action-card' as const, card: 'spy' } };
  given(game)
    .when(playComponent, { ...spy, seat: 's2' })
    .isRefused('not-your-turn');
  given(game).when(takeComponentAction, { seat: 's1' }).isRefused('already-acted');
  given(game).when(playComponent, spy).isAccepted();
  given(game).when(playComponent, spy).isRefused('already-acted');
  game.do(cancelComponentAction, { seat: 's1' });
  given(game).when(playComponent, spy).isAccepted();
  game.do(grantAction, { seat: 's1' });
  expect(actionOf(game.game)).not.toHaveProperty('played');
});

it('R-GEN-03 what is exhausted is not played again until cards are readied', () => {
  const game = table();
  game.do(playComponent, offer(game, 'technology-sling-relay').args).do(endTurn, { seat: 's1' });
  for (const seat of ['s2', 's3'] as const) game.do(takeComponentTurn, { seat });
  const again = offer(game, 'technology-sling-relay');
  expect(again.notNow).toBe('exhausted');
  given(game).when(playComponent, again.args).isRefused('played-exhausted');
  finishStatus(passEverybody(game));
  expect(isExhausted(game.game, 's1', 'technology', 'sling-relay')).toBe(false);
});

it('R-GEN-03 what the player is known not to have is not played', () => {
  const game = table().do(takeComponentAction, { seat: 's1' });
  const play = (played: Parameters<typeof playComponent>[2]['played']) =>
    given(game).when(playComponent, { seat: 's1', played });
  play({ kind: 'technology', technology: 'vortex' }).isRefused('technology-not-owned');
  play({ kind: 'relic', relic: 'stellar-converter' }).isRefused('relic-not-held');
  game.record([
    { type: 'relic.gained', seat: 's2', relic: 'nano-forge', from: null },
    { type: 'holdings.corrected', seat: 's1', holdings: { relics: null } },
  ]);
  play({ kind: 'relic', relic: 'nano-forge' }).isRefused('relic-held');
  game.record([{ type: 'relic.purged', seat: 's1', relic: 'the-codex' }]);
  play({ kind: 'relic', relic: 'the-codex' }).isRefused('card-purged');
  const leader = 'harrugh-gefhara';
  game.do(turnLeader, { seat: 's1', leader, state: 'locked' });
  play({ kind: 'leader', leader }).isRefused('leader-locked');
  game.do(turnLeader, { seat: 's1', leader, state: 'exhausted' });
  play({ kind: 'leader', leader }).isRefused('played-exhausted');
  game.do(turnLeader, { seat: 's1', leader, state: 'purged' });
  play({ kind: 'leader', leader }).isRefused('card-purged');
});

it('takes an action card from the hand, and one more from another where the card says so', () => {
  const game = table().do(takeComponentAction, { seat: 's1' });
  game.do(playComponent, offerWith(offer(game, 'action-card-spy'), { seat: 's2' }));
  expect([player(game)?.actionCards, player(game, 's2')?.actionCards]).toEqual([3, 1]);
});

it('purges relics and pays with fragments of one kind, unknown ones standing in', () => {
  const game = table().do(takeComponentAction, { seat: 's1' });
  const ways = offers(game).filter(({ row }) => row.id === 'relic-fragments');
  expect(ways.map(({ args }) => args.fragments)).toEqual([{ cultural: -2, unknown: -1 }]);
  game.do(playComponent, offerWith(offer(game, 'relic-the-codex'), { count: 2 }));
  expect(player(game)?.relics).toEqual(['circlet-of-the-void']);
  expect(game.game.purged).toContain('the-codex');
  expect(player(game)?.actionCards).toBe(5);
});

it('gives a technology by a note, and the token of its owner goes', () => {
  const game = table().do(takeComponentAction, { seat: 's1' });
  const fleet = player(game, 's3')?.tokens?.fleet ?? 0;
  game.do(playComponent, offer(game, 'note-fires-of-the-gashlai.s3').args);
  expect(player(game)?.technologies).toContain('war-sun');
  expect(player(game, 's3')?.tokens?.fleet).toBe(fleet - 1);
});

it.each([
  ['s3', 'star-forge'],
  ['s3', 'the-inferno'],
  ['s2', 'orbital-drop'],
] as const)('%s pays a token of the strategy pool for %s', (seat, ability) => {
  const game = turnOf(table(), seat);
  const before = player(game, seat)?.tokens;
  given(game)
    .when(playComponent, offer(game, `ability-${ability}`, seat).args)
    .isAccepted();
  expect(player(game, seat)?.tokens).toEqual({
    ...before,
    strategy: (before?.strategy ?? 0) - 1,
  });
});

it('leaves alone what is not tracked', () => {
  const game = table('standard').do(takeComponentAction, { seat: 's1' });
  game.do(playComponent, offerWith(offer(game, 'action-card-spy'), { seat: 's2' }));
  expect(player(game)?.actionCards).toBeNull();
  expect(game.facts.slice(-2).map(({ type }) => type)).not.toContain('balance.adjusted');
});

it('offers what is there and ready first, and nothing that this player cannot have', () => {
  const game = table();
  const keys = offers(game).map(({ key }) => key);
  expect(keys.slice(0, 4).sort()).toEqual([
    'relic-circlet-of-the-void',
    'relic-the-codex',
    'technology-production-biomes',
    'technology-sling-relay',
  ]);
  expect(keys).not.toContain('ability-orbital-drop');
  expect(keys).not.toContain('relic-stellar-converter');
  expect(keys).not.toContain('note-trade-convoys.s1');
  expect(offers(game, 's2').map(({ key }) => key)).toContain('ability-orbital-drop');
  expect(offer(game, 'leader-jace-x-4th-air-legion', 's2').notNow).toBe('locked');
});

it.each([
  ['moll-primus', true],
  ['avar', false],
])('a hero of another home system is no action: at home on %s', (home, isOffered) => {
  const game = atFirstTurn({
    players: 3,
    expansions: BOXES,
    factions: ['council-keleres', 'federation-of-sol', 'embers-of-muaat'],
    settings: { depth: 'full' },
  }).do(chooseHome, { seat: 's1', planets: [home] });
  const keys = offers(game).map(({ key }) => key);
  expect(keys.includes('leader-harka-leeds')).toBe(isOffered);
});
