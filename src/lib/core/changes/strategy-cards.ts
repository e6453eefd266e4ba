/** Changes of strategy cards: picks, goods on cards, plays and secondaries (LRR PoK 82-84). */
import type { EventOf } from '../events.ts';
import type { CommandTokens, FollowUp, Game, Player, Seat } from '../game.ts';
import type { StrategyPhase } from '../step-data.ts';
import { NO_SEAT, type LeaderState } from '../vocabulary.ts';
import { afterAction } from './attested.ts';
import { readyBreakthroughs } from './holdings.ts';
import { including, plus, plusTokens, takeToken, withPlayer, type Changes } from './change.ts';
import { readyPlanets } from './planets.ts';
import { actionOf, hostOf } from '../step.ts';
import {
  actedOnce,
  closePhases,
  picksBefore,
  reorderFirstTurn,
  withAction,
  withCard,
  withExhausted,
  withHost,
  withStrategic,
} from './turn-state.ts';

/** The game with what its strategy phase remembers updated; untouched at other times. */
function withStrategy(
  game: Game,
  update: (strategy: StrategyPhase) => Partial<StrategyPhase>,
): Game {
  const step = hostOf(game);
  if (step.phase !== 'strategy') return game;
  return withHost(game, { ...step, kept: { ...step.kept, ...update(step.kept) } });
}

/** The game with more or fewer picks of a seat, and with what it took; untouched at other times. */
function withPicks(
  game: Game,
  seat: Seat,
  change: number,
  taken: StrategyPhase['taken'] = {},
): Game {
  return withStrategy(game, (kept) => ({
    picks: { ...kept.picks, [seat]: Math.max(0, (kept.picks[seat] ?? 0) + change) },
    taken: { ...kept.taken, ...taken },
  }));
}

/** The game with no card that was drawn to be played by no one. */
function withoutDrawn(game: Game): Game {
  const cards = Object.entries(game.strategyCards);
  if (!cards.some(([, { drawn }]) => drawn)) return game;
  const plain = cards.map(([id, { drawn: _, ...card }]) => [id, card] as const);
  return { ...game, strategyCards: Object.fromEntries(plain) };
}

const sumOf = (tokens: CommandTokens | undefined): number =>
  tokens ? tokens.tactic + tokens.fleet + tokens.strategy : 0;

const negative = ({ tactic, fleet, strategy }: CommandTokens): CommandTokens => ({
  tactic: -tactic,
  fleet: -fleet,
  strategy: -strategy,
});

/** The game with what goods of a card became; untouched outside of the strategy phase. */
const withTurned = (game: Game, card: string, tokens: CommandTokens): Game =>
  withStrategy(game, ({ turned }) => ({ turned: { ...turned, [card]: tokens } }));

/** The game with who picked a card that is handed on; untouched at other times. */
function withHanded(game: Game, card: string, picker: Seat): Game {
  return withStrategy(game, ({ handed }) => ({ handed: { ...handed, [card]: picker } }));
}

/** Before the first turn a pick is made anew: the strategy phase goes on, with what came with its cards. */
function reopened(game: Game): Game {
  const { taken = {}, turned } = actionOf(game) ?? {};
  const kept = { picks: picksBefore(game, null), taken, ...(turned ? { turned } : {}) };
  return { ...closePhases(game), step: { phase: 'strategy', at: 'pick', kept } };
}

/** The game with the card that a seat has just put back, null once it has picked anew. */
function withBack(game: Game, seat: Seat, card: string | null): Game {
  return withStrategy(game, (kept) => {
    if (card === null && !kept.back) return {};
    const { [seat]: _, ...others } = kept.back ?? {};
    return { back: card === null ? others : { ...others, [seat]: card } };
  });
}

/** The game with the open secondary of one card updated. */
function withFollowUp(game: Game, card: string, update: (open: FollowUp) => FollowUp): Game {
  return withAction(game, ({ followUps }) => ({
    followUps: followUps.map((open) => (open.card === card ? update(open) : open)),
  }));
}

function withDebt(game: Game, event: EventOf<'secondary.answered'>): Game {
  const { seat, card, to, owed: tokens = 0 } = event;
  if (tokens === 0) return game;
  return { ...game, debts: [...game.debts, { seat, card, round: game.round, tokens, to }] };
}

/** What paid instead of the strategy pool: who followed so, and what lies exhausted since. */
function withInstead(game: Game, event: EventOf<'secondary.answered'>): Game {
  const { seat, card, instead, exhausts = false } = event;
  if (!instead) return game;
  const used = exhausts ? withExhausted(game, seat, instead) : game;
  return withFollowUp(used, card, (open) => ({
    ...open,
    otherwise: including(open.otherwise ?? [], seat),
  }));
}

/** The secondary declined by these seats, with the tokens that each could have paid it from. */
function declinedBy(game: Game, open: FollowUp, seats: readonly Seat[]): FollowUp {
  const answers = { ...open.answers };
  const declinedWith = { ...open.declinedWith };
  for (const seat of seats) {
    answers[seat] = 'declined';
    const tokens = game.players[seat]?.tokens;
    if (tokens) declinedWith[seat] = tokens.strategy;
  }
  return { ...open, answers, declinedWith };
}

/** What a seat pays for a secondary leaves its strategy pool (LRR 1.2 19.5, 23.3). */
function paidFor(player: Player, tokens: number, to: 'reinforcements' | 'board'): Partial<Player> {
  return {
    ...takeToken(player, 'strategy', tokens),
    ...(to === 'board' ? { board: plus(player.board, tokens) } : {}),
  };
}

/** Every exhausted leader readied (LRR 1.2 61.1). */
function readyLeaders(game: Game): Game {
  const turned = (leaders: Record<string, LeaderState>) =>
    Object.fromEntries(
      Object.entries(leaders).map(([id, state]) => [id, state === 'exhausted' ? 'readied' : state]),
    );
  return game.seating.reduce(
    (next, seat) =>
      next.players[seat]?.leaders
        ? withPlayer(next, seat, (p) => ({ leaders: p.leaders && turned(p.leaders) }))
        : next,
    game,
  );
}

/** Technologies, relics and breakthroughs are readied with the other cards (LRR PoK 81.6). */
function readyUsed(game: Game): Game {
  return game.exhausted?.length ? { ...game, exhausted: [] } : game;
}

export const strategyCardChanges: Changes<
  | 'strategy-card.chosen'
  | 'strategy-card.put-back'
  | 'pick.skipped'
  | 'strategy-cards.swapped'
  | 'goods.placed'
  | 'strategy-card.drawn'
  | 'strategy-card.played'
  | 'strategy-card.opened'
  | 'strategy-card.lent'
  | 'primary.resolved'
  | 'followers.freed'
  | 'secondary.answered'
  | 'secondary.settled'
  | 'secondaries.declined'
  | 'cards.readied'
  | 'strategy-cards.returned'
> = {
  'strategy-card.chosen': {
    names: { seat: 1, to: 1 },
    change: (game, event) => {
      const held = withCard(game, event.card, {
        holder: event.to ?? event.seat,
        exhausted: false,
        goods: 0,
        initiative: event.initiative,
      });
      const paid = withPlayer(held, event.seat, (p) => ({
        goods: plus(p.goods, event.goods),
        ...(event.turned ? { tokens: plusTokens(p.tokens, event.turned) } : {}),
      }));
      const taken = withPicks(paid, event.seat, 1, { [event.card]: event.goods });
      const noted = event.turned ? withTurned(taken, event.card, event.turned) : taken;
      const picked = withBack(noted, event.seat, null);
      return event.to ? withHanded(picked, event.card, event.seat) : picked;
    },
  },
  'strategy-card.put-back': {
    names: { seat: 1, picker: 1 },
    change: (game, event) => {
      const back = withCard(game, event.card, {
        holder: null,
        exhausted: false,
        goods: event.goods + sumOf(event.turned),
      });
      const picker = event.picker ?? event.seat;
      const { turned } = event;
      const paid = withPlayer(back, picker, (p) => ({
        goods: plus(p.goods, -event.goods),
        ...(turned ? { tokens: plusTokens(p.tokens, negative(turned)) } : {}),
      }));
      return withBack(
        actionOf(game) ? reopened(paid) : withPicks(paid, picker, -1),
        picker,
        event.card,
      );
    },
  },
  'pick.skipped': (game, event) => withPicks(game, event.seat, 1),
  'strategy-cards.swapped': (game, event) => {
    const [first, second] = event.cards;
    const one = game.strategyCards[first]?.holder ?? null;
    const two = game.strategyCards[second]?.holder ?? null;
    const swapped = withCard(withCard(game, first, { holder: two }), second, { holder: one });
    return reorderFirstTurn(swapped);
  },
  'goods.placed': (game, event) =>
    Object.entries(event.goods).reduce(
      (next, [card, goods]) =>
        withCard(next, card, { goods: (next.strategyCards[card]?.goods ?? 0) + goods }),
      game,
    ),
  'strategy-card.played': (game, event) => {
    const action = actionOf(game);
    if (!action) return game;
    const { card } = event;
    const followUps = action.followUps.filter((open) => open.card !== card);
    followUps.push({ card, owner: event.seat, answers: {}, freed: [], declinedWith: {} });
    const kept = { ...action, ...actedOnce(action), followUps };
    const at = 'strategic';
    return { ...game, step: { phase: 'action', at, kept, card, resolved: false, scored: false } };
  },
  'strategy-card.drawn': (game, { card, goods }) =>
    withCard(game, card, {
      goods: Math.max(0, (game.strategyCards[card]?.goods ?? 0) - goods),
      drawn: true,
    }),
  'strategy-card.opened': (game, { card }) => {
    const followUp = { card, owner: NO_SEAT, answers: {}, freed: [], declinedWith: {} } as const;
    return withAction(withCard(game, card, { exhausted: true }), ({ followUps }) => ({
      followUps: [...followUps.filter((open) => open.card !== card), { ...followUp, freed: [] }],
    }));
  },
  'strategy-card.lent': (game, { card }) => {
    const action = actionOf(game);
    if (!action) return game;
    const kept = { ...action, ...actedOnce(action) };
    const done = { resolved: false, scored: false, lent: true };
    return { ...game, step: { phase: 'action', at: 'strategic', kept, card, ...done } };
  },
  'primary.resolved': (game, { tactical = false, option }) =>
    withStrategic(tactical ? afterAction(game) : game, {
      resolved: true,
      ...(option === undefined ? {} : { option }),
    }),
  'followers.freed': {
    names: { 'seats.*': 1 },
    change: (game, event) =>
      withFollowUp(game, event.card, (open) => ({ ...open, freed: event.seats })),
  },
  'secondary.answered': {
    names: { seat: 1, 'instead.owner': 1 },
    change: (game, event) => {
      const answered = withFollowUp(game, event.card, (open) =>
        event.answer === 'declined'
          ? declinedBy(game, open, [event.seat])
          : { ...open, answers: { ...open.answers, [event.seat]: event.answer } },
      );
      const owing = withInstead(withDebt(answered, event), event);
      if (event.tokens === 0) return owing;
      return withPlayer(owing, event.seat, (p) => paidFor(p, event.tokens, event.to));
    },
  },
  'secondary.settled': (game, event) => {
    const at = game.debts.findIndex(({ seat, card }) => seat === event.seat && card === event.card);
    const settled = { ...game, debts: game.debts.filter((_, i) => i !== at) };
    const to = event.to ?? 'reinforcements';
    return withPlayer(settled, event.seat, (p) => paidFor(p, event.tokens, to));
  },
  'secondaries.declined': {
    names: { 'seats.*': 1 },
    change: (game, event) =>
      withFollowUp(game, event.card, (open) => declinedBy(game, open, event.seats)),
  },
  'cards.readied': (game) =>
    Object.keys(game.strategyCards).reduce(
      (next, card) => withCard(next, card, { exhausted: false }),
      readyUsed(readyBreakthroughs(readyLeaders(readyPlanets(game)))),
    ),
  'strategy-cards.returned': {
    names: { 'kept.*': 1 },
    change: (game, event) =>
      Object.entries(game.strategyCards).reduce(
        (next, [card, { holder }]) =>
          withCard(next, card, {
            holder: holder !== null && event.kept.includes(holder) ? holder : null,
            exhausted: false,
          }),
        withoutDrawn(game),
      ),
  },
};
