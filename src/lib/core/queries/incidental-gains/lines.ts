/** What a small gain moves, cut to what there is: balances that are not tracked are left out. */
import type { GainLine } from '../../commands/incidental-gains.ts';
import type { Game, Seat } from '../../game.ts';
import { commodityLimit } from '../../rules/standing.ts';
import { reinforcementsOf } from '../../rules/tokens.ts';
import type { Gain } from '../../card-effects.ts';
import { TOKEN_POOLS, type TokenPool } from '../../vocabulary.ts';
import type { GainNow } from './moment.ts';

type LineChanges = GainLine['changes'];

/** The pools in which gained tokens usually go, one after the other. */
const USUAL: readonly TokenPool[] = ['tactic', 'strategy', 'fleet'];

/** Tokens into these pools, one after the other, as many as lie in reinforcements. */
function tokensInto(
  game: Game,
  seat: Seat,
  tokens: number,
  pools: readonly TokenPool[],
): LineChanges {
  if (!game.players[seat]?.tokens) return {};
  const gained = Math.min(tokens, reinforcementsOf(game, seat) ?? tokens);
  const changes: LineChanges = {};
  for (let i = 0; i < gained; i++) {
    const pool = pools[i % pools.length] ?? 'tactic';
    changes[pool] = (changes[pool] ?? 0) + 1;
  }
  return changes;
}

/** What one seat gains, with its tokens in these pools. */
function changesOf(
  { game, ruleset }: GainNow,
  seat: Seat,
  gain: Gain,
  times: number,
  pools: readonly TokenPool[],
): LineChanges {
  const player = game.players[seat];
  if (!player) return {};
  const changes: LineChanges = gain.tokens
    ? tokensInto(game, seat, gain.tokens * times, pools)
    : {};
  const add = (key: keyof LineChanges, more: number) => {
    if (more !== 0) changes[key] = (changes[key] ?? 0) + more;
  };
  const { fleet = 0, goods = 0, actionCards = 0 } = gain;
  if (fleet > 0) add('fleet', tokensInto(game, seat, fleet * times, ['fleet']).fleet ?? 0);
  else add('fleet', -Math.min(player.tokens?.fleet ?? 0, -fleet * times));
  if (player.goods !== null) add('goods', goods * times);
  if (player.actionCards !== null) add('actionCards', actionCards * times);
  if (player.commodities === null) return changes;
  const room = Math.max(0, commodityLimit(game, ruleset, seat) - player.commodities);
  if (gain.replenishes) add('commodities', room);
  add('commodities', Math.min(room, (gain.commodities ?? 0) * times));
  const { converts = 0 } = gain;
  const turned =
    converts === 'all' ? player.commodities : Math.min(player.commodities, converts * times);
  add('commodities', -turned);
  add('goods', turned);
  return changes;
}

/** What is taken from another player: goods as goods, commodities as goods too (LRR PoK 21.5). */
function takenLines({ game }: GainNow, seat: Seat, from: Seat, gain: Gain): GainLine[] {
  const victim = game.players[from];
  const key = gain.goods ? 'goods' : 'commodities';
  const have = victim?.[key] ?? 0;
  const taken = gain.takesCommodities ? have : Math.min(have, gain.goods ?? gain.commodities ?? 0);
  if (taken <= 0 || game.players[seat]?.goods == null) return [];
  return [
    { seat, changes: { goods: taken } },
    { seat: from, changes: { [key]: -taken } },
  ];
}

const isSomething = ({ changes }: GainLine): boolean => Object.keys(changes).length > 0;

interface GainQuestion {
  seat: Seat;
  about: Seat | null;
  times: number;
  other: Gain | undefined;
  takes: boolean;
}

/** What one way of gaining moves; more than one where tokens may go into another pool. */
export function linesOf(now: GainNow, gain: Gain, asked: GainQuestion): GainLine[][] {
  const { seat, about, times, other, takes } = asked;
  if (about !== null && (takes || gain.takesCommodities)) {
    const lines = takenLines(now, seat, about, gain);
    return lines.length > 0 ? [lines] : [];
  }
  const pools = gain.tokens ? [USUAL, ...TOKEN_POOLS.map((pool) => [pool])] : [USUAL];
  const ways = pools.map((into) =>
    [
      { seat, changes: changesOf(now, seat, gain, times, into) },
      ...(other && about !== null
        ? [{ seat: about, changes: changesOf(now, about, other, times, USUAL) }]
        : []),
    ].filter(isSomething),
  );
  return ways.filter((lines) => lines.length > 0);
}
