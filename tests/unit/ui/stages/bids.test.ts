/** What the stages of rolls and bids work out of what their steps remember. */
import { describe, expect, it } from 'vitest';
import type { Act, Command } from '../../../../src/lib/core/commands/command.ts';
import { previewCommand } from '../../../../src/lib/core/engine/tap.ts';
import type { GameModel } from '../../../../src/lib/ui/model/game-model.svelte.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import type { TapOptions } from '../../../../src/lib/core/engine/tap-options.ts';
import { finishOwnStep, recordOwnFact } from '../../../../src/lib/core/commands/own-steps.ts';
import {
  gainsOf,
  homeBids,
  homeOf,
  leastFor,
  levelledBy,
  nextHome,
  orderByRolls,
  placesAsked,
  recordBid,
  speakerBids,
} from '../../../../src/lib/ui/stages/opening/bids.ts';
import { ASCENSION } from '../../../support/ascension/ruleset.ts';
import { laid, until } from '../../../support/ascension/table.ts';

const SEATS = ['s1', 's2', 's3', 's4'] as const;

describe('rolls', () => {
  const rolls = (...[s1, s2, s3, s4]: number[]) =>
    Object.fromEntries(
      Object.entries({ s1, s2, s3, s4 }).flatMap(([seat, roll]) =>
        roll === undefined ? [] : [[seat, roll]],
      ),
    ) as Record<Seat, number>;

  it('order everyone, highest first', () => {
    expect(orderByRolls(SEATS, rolls(4, 9, 2, 7), true)).toEqual({
      order: ['s2', 's4', 's1', 's3'],
      tied: [],
    });
  });

  it('wait until everyone has rolled', () => {
    expect(orderByRolls(SEATS, rolls(4, 9, 2), true)).toEqual({ order: [], tied: [] });
  });

  it('that are equal are rolled again where that counts', () => {
    expect(orderByRolls(SEATS, rolls(4, 9, 4, 7), true).tied).toEqual(['s1', 's3']);
    expect(orderByRolls(SEATS, rolls(4, 9, 4, 7), false).order[0]).toBe('s2');
    expect(orderByRolls(SEATS, rolls(9, 9, 4, 7), false)).toEqual({
      order: [],
      tied: ['s1', 's2'],
    });
  });

  it.each([
    ['v42', 1],
    ['v6', 5],
  ] as const)('are asked for as far as the edition needs them: %s', (edition, places) => {
    const { game } = laid(edition, { players: 6 });
    const asked = placesAsked(ASCENSION[edition], 'own-order', 'own-order.next', game);
    expect(asked).toBe(places);
  });
});

describe('bids', () => {
  it('for homes show who holds which, what it costs, and what is gained', () => {
    const at = until(laid('v42', { players: 4 }), 'setup.own-home-location-bidding');
    expect(nextHome(homeBids(at.game))).toBe('home-1');
    const [first = 's1'] = homeBids(at.game).order;
    at.do(recordOwnFact, { fact: 'own-home.bid', seat: first, data: { home: 'home-1', bid: 1 } });
    const homes = homeBids(at.game);
    expect(homeOf(homes, first)).toBe('home-1');
    expect(nextHome(homes)).toBe('home-2');
    expect([leastFor(homes, 'home-1'), leastFor(homes, 'home-2')]).toEqual([2, 0]);
    expect(gainsOf({ s1: 2, s2: 0, s3: 1 })).toEqual({ s1: 0, s2: 2, s3: 1 });
  });

  it('for the speaker begin with no leader', () => {
    const at = until(laid('v6', { players: 3 }), 'setup.own-speaker-bidding');
    expect(speakerBids(at.game)).toMatchObject({ bid: null, leader: null, out: [] });
    expect(speakerBids(at.game).order).toHaveLength(3);
  });
});

describe('levelling', () => {
  const STEP = 'own-trade-good-levelling';
  const atBids = (goods: readonly number[], depth: 'full' | 'essentials' = 'full') => {
    const at = until(laid('v42', { players: 4, settings: { depth } }), 'setup.own-speaker-bidding');
    at.record(
      goods.map((count, i) => ({ type: 'goods.gained', seat: `s${i + 1}` as Seat, goods: count })),
    );
    return at;
  };
  /** One tap with which the bids end. */
  const end = async (at: ReturnType<typeof atBids>) => {
    const model = {
      ruleset: ASCENSION.v42,
      session: { previewCommand: (...acts: Act[]) => previewCommand(at.state, acts) },
      perform: (command: Command<object>, args: object, { and = [] }: TapOptions) => {
        at.do(command, args);
        for (const act of and) at.record(act(at.game, ASCENSION.v42));
      },
    } as unknown as GameModel;
    await recordBid(model, finishOwnStep, {});
    return at;
  };

  it('asks nothing where the poorest has 1 already', async () => {
    const at = await end(atBids([3, 1, 2, 1]));
    expect(at.at).toBe('setup.own-cycler-direction');
  });

  it.each([
    [[4, 2, 4, 2], -1],
    [[3, 0, 2, 1], 1],
  ])('is shown where goods change: %j', async (goods, by) => {
    const at = await end(atBids(goods));
    expect(at.at).toBe(`setup.${STEP}`);
    expect(levelledBy(at.game, ASCENSION.v42, STEP)).toBe(by);
  });

  it('is shown where the table counts its goods itself', async () => {
    const at = await end(atBids([], 'essentials'));
    expect(at.at).toBe(`setup.${STEP}`);
    expect(levelledBy(at.game, ASCENSION.v42, STEP)).toBeNull();
  });
});
