/** Changes of command tokens, trade goods and commodities (LRR 1.2 19, 20, 62; LRR PoK 72, 93, 94). */
import { haveTraded } from '../step-data.ts';
import type { EventOf } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { withAgenda } from './agenda.ts';
import { including, plus, plusTokens, takeToken, withPlayer, type Changes } from './change.ts';
import { negative, plusFragments } from './holdings.ts';
import { reorderFirstTurn, withAction, withExhausted } from './turn-state.ts';
import { actionOf } from '../step.ts';

function markPlaced(game: Game, seat: Seat): Game {
  const { step } = game;
  if (step.phase !== 'status' || step.at !== 'tokens') return game;
  return { ...game, step: { ...step, placed: including(step.placed, seat) } };
}

/** What is exhausted with the change lies so until cards are readied. */
const afterUse = (game: Game, { seat, exhausts }: EventOf<'balance.adjusted'>): Game =>
  exhausts ? withExhausted(game, seat, exhausts) : game;

export const tokenChanges: Changes<
  | 'tokens.gained'
  | 'tokens.redistributed'
  | 'token.taken-back'
  | 'tokens.placed'
  | 'token.captured'
  | 'token.released'
  | 'board-tokens.returned'
  | 'status-tokens.set'
  | 'goods.gained'
  | 'commodities.replenished'
  | 'transaction.made'
  | 'balance.adjusted'
  | 'initiative-token.given'
  | 'initiative-token.returned'
> = {
  'tokens.gained': (game, event) =>
    markPlaced(
      withPlayer(game, event.seat, (p) => ({ tokens: plusTokens(p.tokens, event.tokens) })),
      event.seat,
    ),
  'tokens.redistributed': (game, event) =>
    withPlayer(game, event.seat, (p) => ({ tokens: plusTokens(p.tokens, event.tokens) })),
  'token.taken-back': (game, event) =>
    withPlayer(game, event.seat, (p) => ({
      board: plus(p.board, -1),
      tokens: p.tokens && { ...p.tokens, [event.pool]: p.tokens[event.pool] + 1 },
    })),
  'tokens.placed': {
    names: { 'placements.*.seat': 1 },
    change: (game, event) =>
      event.placements.reduce(
        (next, { seat, from }) =>
          withPlayer(next, seat, (p) => ({
            ...takeToken(p, from, 1),
            board: from === 'board' ? p.board : plus(p.board, 1),
          })),
        game,
      ),
  },
  'token.captured': {
    names: { by: 1, from: 1 },
    change: (game, event) =>
      withPlayer(game, event.by, (p) => ({ captured: [...p.captured, event.from] })),
  },
  'token.released': {
    names: { by: 1, from: 1 },
    change: (game, event) =>
      withPlayer(game, event.by, (p) => {
        const captured = [...p.captured];
        const at = captured.indexOf(event.from);
        if (at >= 0) captured.splice(at, 1);
        return { captured };
      }),
  },
  'board-tokens.returned': (game) =>
    game.seating.reduce(
      (next, seat) => withPlayer(next, seat, (p) => ({ board: p.board === null ? null : 0 })),
      game,
    ),
  'status-tokens.set': (game, event) =>
    withPlayer(game, event.seat, () => ({ statusTokens: event.tokens })),
  'goods.gained': (game, event) =>
    withPlayer(game, event.seat, (p) => ({ goods: plus(p.goods, event.goods) })),
  'commodities.replenished': {
    names: { 'replenished.*.seat': 1 },
    change: (game, event) =>
      event.replenished.reduce(
        (next, { seat, commodities }) =>
          withPlayer(next, seat, (p) => ({ commodities: plus(p.commodities, commodities) })),
        game,
      ),
  },
  'transaction.made': {
    names: { 'sides.*.seat': 1 },
    change: (game, event) => {
      const [one, two] = event.sides;
      let next = game;
      for (const [giver, taker] of [
        [one, two],
        [two, one],
      ] as const) {
        const { fragments = {} } = giver;
        next = withPlayer(next, giver.seat, (p) => ({
          goods: plus(p.goods, -giver.goods),
          commodities: plus(p.commodities, -giver.commodities),
          fragments: plusFragments(p.fragments, negative(fragments)),
        }));
        next = withPlayer(next, taker.seat, (p) => ({
          goods: plus(p.goods, giver.goods + giver.commodities),
          fragments: plusFragments(p.fragments, fragments),
        }));
      }
      return markPartners(next, one.seat, two.seat);
    },
  },
  'balance.adjusted': {
    names: { seat: 1, 'exhausts.owner': 1 },
    change: (game, event) =>
      withPlayer(afterUse(game, event), event.seat, (p) => {
        const { changes } = event;
        return {
          tokens: plusTokens(p.tokens, {
            tactic: changes.tactic ?? 0,
            fleet: changes.fleet ?? 0,
            strategy: changes.strategy ?? 0,
          }),
          board: plus(p.board, changes.board ?? 0),
          goods: plus(p.goods, changes.goods ?? 0),
          commodities: plus(p.commodities, changes.commodities ?? 0),
          actionCards: plus(p.actionCards, changes.actionCards ?? 0),
          fragments: plusFragments(p.fragments, event.fragments ?? {}),
        };
      }),
  },
  'initiative-token.given': {
    names: { from: 1, to: 1 },
    change: (game, event) => moveInitiative(game, event.from, event.to),
  },
  'initiative-token.returned': {
    names: { from: 1, to: 1 },
    change: (game, event) => moveInitiative(game, event.from, event.to),
  },
};

/** The initiative token of one seat is another's, or no one's. */
function moveInitiative(game: Game, from: Seat, to: Seat | null): Game {
  const token = game.players[from]?.initiativeToken ?? null;
  const gone = withPlayer(game, from, () => ({ initiativeToken: null }));
  const moved = to === null ? gone : withPlayer(gone, to, () => ({ initiativeToken: token }));
  return reorderFirstTurn(moved);
}

function markPartners(game: Game, one: Seat, two: Seat): Game {
  if (actionOf(game)) {
    return withAction(game, ({ active, partners }) => ({
      partners: including(partners, active === one ? two : one),
    }));
  }
  return withAgenda(game, (agenda) =>
    haveTraded(agenda, one, two) ? {} : { partners: [...agenda.partners, [one, two]] },
  );
}
