/** Following a secondary with something else than a token of the strategy pool. */
import { describe, expect, it } from 'vitest';
import { gainBreakthrough } from '../../../../src/lib/core/commands/breakthroughs.ts';
import {
  attestCondition,
  gainRelic,
  turnLeader,
} from '../../../../src/lib/core/commands/holdings.ts';
import { followSecondary } from '../../../../src/lib/core/commands/strategic-action.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { playedAs } from '../../../../src/lib/core/played.ts';
import { auditOf } from '../../../../src/lib/core/queries/secondary-audit.ts';
import { tokenWays } from '../../../../src/lib/core/rules/secondaries.ts';
import { given } from '../../../support/given.ts';
import {
  ALL_RULESETS,
  boxesOf,
  inRulesets,
  type RulesetName,
} from '../../../support/in-rulesets.ts';
import { openCard, pickAll } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const SCEPTER = playedAs('relic', 'scepter-of-emelpar', 's2');

/** Factions that have no way of their own. */
const PLAIN = ['federation-of-sol', 'barony-of-letnev', 'yssaril-tribes', 'sardakk-norr'];

interface Options {
  factions?: (string | null)[];
  depth?: 'standard' | 'full';
  card?: string;
  name?: RulesetName;
}

/** Ana has just played a card; Ben has no token in the strategy pool. */
function played({ factions = [], depth = 'full', card = 'politics', name }: Options = {}): Table {
  const expansions = boxesOf(name ?? 'thunders-edge');
  const seated = PLAIN.map((plain, i) => factions[i] ?? plain);
  const table = Table.start({ players: 4, expansions, factions: seated, settings: { depth } });
  pickAll(table, { s1: [card] });
  openCard(table, 's1', card);
  return table.do(adjustBalance, { seat: 's2', changes: { strategy: -2, tactic: 2 } });
}
const waysOf = ({ game, referee }: Table, seat: Seat = 's2', card = 'politics') =>
  tokenWays(game, referee.ruleset, seat, card).map(({ source, sure }) =>
    sure ? source.id : `${source.id}?`,
  );
const stateOf = ({ game, referee }: Table, seat: Seat = 's2') =>
  auditOf(game, referee.ruleset, 'politics').find((row) => row.seat === seat)?.state;

describe('R-SACT-10 who has no token may follow with something else', () => {
  it('a relic that is readied, exhausted by it until cards are readied', () => {
    const table = played().do(gainRelic, { seat: 's2', relic: 'scepter-of-emelpar' });
    expect(waysOf(table)).toEqual(['scepter-of-emelpar']);
    expect(stateOf(table)).toBe('open');
    given(table)
      .when(followSecondary, { seat: 's2', card: 'politics', instead: SCEPTER })
      .gives(
        { type: 'secondary.answered', tokens: 0, instead: SCEPTER, exhausts: true },
        { type: 'balance.adjusted', seat: 's2', changes: { actionCards: 2 } },
      );
    expect(table.game.players['s2']?.tokens).toMatchObject({ strategy: 0 });
    expect(table.game.exhausted).toEqual([{ seat: 's2', kind: 'relic', id: 'scepter-of-emelpar' }]);
    expect(stateOf(table)).toBe('free');
  });

  it('its token comes from reinforcements: onto the board where the card places one', () => {
    const table = played({ card: 'construction', name: 'pok' });
    table.do(gainRelic, { seat: 's2', relic: 'scepter-of-emelpar' });
    const board = table.game.players['s2']?.board ?? 0;
    const args = { seat: 's2', card: 'construction', instead: SCEPTER } as const;
    given(table).when(followSecondary, args).isAccepted();
    expect(table.game.players['s2']?.board).toBe(board + 1);
    const empty = played().do(gainRelic, { seat: 's2', relic: 'scepter-of-emelpar' });
    empty.do(adjustBalance, { seat: 's2', changes: { tactic: 8 } });
    expect(waysOf(empty)).toEqual([]);
  });

  it('a relic that is exhausted, or that someone else holds, is no way', () => {
    const table = played().do(gainRelic, { seat: 's3', relic: 'scepter-of-emelpar' });
    given(table)
      .when(followSecondary, { seat: 's2', card: 'politics', instead: SCEPTER })
      .isRefused('no-other-way');
    given(table)
      .when(followSecondary, { seat: 's2', card: 'politics' })
      .isRefused('no-strategy-token');
    table.do(followSecondary, { seat: 's3', card: 'politics', instead: SCEPTER });
    expect(waysOf(table, 's3')).toEqual([]);
  });

  it('where relics are not tracked the table knows, and says so with the answer', () => {
    const table = played({ depth: 'standard' });
    expect(waysOf(table)).toEqual(['scepter-of-emelpar?']);
    given(table)
      .when(followSecondary, { seat: 's2', card: 'politics', instead: SCEPTER })
      .isAccepted();
  });

  it('the agent of Mahact takes a token of the active player off the board', () => {
    const factions = [null, 'mahact-gene-sorcerers'];
    const table = played({ factions });
    expect(waysOf(table)).toEqual([]);
    table.do(adjustBalance, { seat: 's1', changes: { board: 2, tactic: -2 } });
    expect(waysOf(table)).toEqual(['jae-mir-kan']);
    const instead = playedAs('leader', 'jae-mir-kan', 's2');
    given(table)
      .when(followSecondary, { seat: 's2', card: 'politics', instead })
      .gives(
        { type: 'secondary.answered', tokens: 0 },
        { type: 'leader.turned', leader: 'jae-mir-kan', state: 'exhausted' },
        { type: 'balance.adjusted', seat: 's1', changes: { board: -1 } },
        { type: 'balance.adjusted', seat: 's2', changes: { actionCards: 2 } },
      );
    const again = played({ factions });
    again.do(adjustBalance, { seat: 's1', changes: { board: 2, tactic: -2 } });
    again.do(turnLeader, { seat: 's2', leader: 'jae-mir-kan', state: 'exhausted' });
    expect(waysOf(again)).toEqual([]);
  });

  it('the breakthrough of the Naalu, once it is owned; before anyone records one, perhaps', () => {
    const table = played({ factions: [null, 'naalu-collective'] });
    expect(waysOf(table)).toEqual(['mindsieve?']);
    table.do(gainBreakthrough, { seat: 's2' });
    expect(waysOf(table)).toEqual(['mindsieve']);
    expect(waysOf(table, 's3')).toEqual([]);
    const instead = playedAs('breakthrough', 'mindsieve', 's2');
    given(table).when(followSecondary, { seat: 's2', card: 'politics', instead }).isAccepted();
    expect(table.game.exhausted ?? []).toEqual([]);
  });

  it('what the table has said of the breakthrough counts, at every depth', () => {
    for (const depth of ['standard', 'full'] as const) {
      const said = (answer: boolean) =>
        played({ factions: [null, 'naalu-collective'], depth }).do(attestCondition, {
          seat: 's2',
          question: 'breakthrough',
          answer,
        });
      const ways = (answer: boolean) =>
        waysOf(said(answer)).filter((name) => name.startsWith('mindsieve'));
      expect(ways(false)).toEqual([]);
      expect(ways(true)).toEqual(['mindsieve']);
    }
  });

  it('the note of Winnu while Winnu acts, as the codex words it; a plot of the Obsidian', () => {
    const winnu = played({ factions: ['winnu', null, 'obsidian'] });
    expect(waysOf(winnu)).toEqual(['acquiescence?']);
    expect(waysOf(winnu, 's3')).toEqual(['acquiescence?', 'enervate?']);
    expect(waysOf(played({ factions: [null, 'winnu'] }))).toEqual([]);
    expect(waysOf(played({ factions: ['winnu'], name: 'pok' }))).toEqual([]);
    const instead = playedAs('note', 'acquiescence', 's1');
    given(winnu).when(followSecondary, { seat: 's2', card: 'politics', instead }).isAccepted();
  });
});

inRulesets(ALL_RULESETS, 'R-SACT-10 nothing pays for what costs no token', (start) => {
  const table = pickAll(start({ players: 4, settings: { depth: 'standard' } }), {
    s1: ['leadership'],
  });
  openCard(table, 's1', 'leadership');
  expect(waysOf(table, 's2', 'leadership')).toEqual([]);
  expect(waysOf(table, 's1', 'leadership')).toEqual([]);
});
