/** Picks and plays: LRR PoK 82-84, LRR 1.2 71-73. */
import type { EventOf } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { drawnCardDue, nextToPick, playingSeats } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { StrategyCardEffect, Ruleset } from '../ruleset.ts';
import { reinforcementsOf } from './reinforcements.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { actionOf, hasActed, strategyOf } from '../step.ts';

/** R-STRAT-01, R-PC-01: whose pick it is, speaker first, clockwise, pass by pass. */
function refusePickTurn(game: Game, seat: Seat): Refusal | null {
  const next = nextToPick(game);
  if (next === null) return refuse('picks-complete');
  return next === seat ? null : refuse('not-your-pick', { seat, next });
}

/** R-STRAT-02: only a card that lies in the common area. */
function refuseTaken(game: Game, card: string): Refusal | null {
  const facts = game.strategyCards[card];
  if (!facts) return refuse('card-unknown', { card });
  return facts.holder === null ? null : refuse('card-taken', { card, seat: facts.holder });
}

/** R-STRAT-09: a player who has put a card back picks another one, if there is one. */
function refuseSame(game: Game, seat: Seat, card: string): Refusal | null {
  if (strategyOf(game)?.back?.[seat] !== card) return null;
  const others = Object.entries(game.strategyCards).some(
    ([id, { holder }]) => id !== card && holder === null,
  );
  return others ? refuse('card-put-back', { seat, card }) : null;
}

/** R-VAR-07: goods of a card become tokens where the ruleset says so, and no more than lie on it. */
function refuseTurned(game: Game, event: EventOf<'strategy-card.chosen'>): Refusal | null {
  const { seat, card, turned, goods } = event;
  if (!turned) return null;
  const { tactic, fleet, strategy } = turned;
  const lie = game.strategyCards[card]?.goods ?? 0;
  const right =
    goods >= 0 &&
    tactic >= 0 &&
    fleet >= 0 &&
    strategy >= 0 &&
    tactic + fleet + strategy + goods === lie;
  if (game.answers.bonus === 'goods' || !right)
    return refuse('bonus-miscounted', { card, goods: lie });
  const left = reinforcementsOf(game, seat);
  return left !== null && tactic + fleet + strategy > left
    ? refuse('no-reinforcements', { seat, left })
    : null;
}

/** May this seat take this card now? R-STRAT-01, R-STRAT-02, R-STRAT-09, R-VAR-07. */
const refuseChooseCard: Rule<'strategy-card.chosen'> = (game, event) => {
  const { seat, card } = event;
  return firstRefusal(
    () => refuseAbsent(game, seat),
    () => refuseTaken(game, card),
    () => refusePickTurn(game, seat),
    () => refuseSame(game, seat, card),
    () => refuseTurned(game, event),
  );
};

/** May this card be drawn to be played by no one? R-VAR-08: an unchosen one, as many as there are drawn. */
const refuseDrawn: Rule<'strategy-card.drawn'> = (game, { card }, ruleset) => {
  const due = ruleset.questions.drawnCards?.(game.seating.length) ?? 0;
  const drawn = Object.values(game.strategyCards).filter((row) => row.drawn).length;
  if (drawn >= due) return refuse('no-drawn-card');
  return refuseTaken(game, card);
};

/** May the card that was drawn be opened? R-VAR-08: in its turn, once. */
const refuseOpened: Rule<'strategy-card.opened'> = (game, { card }) =>
  drawnCardDue(game) === card ? null : refuse('no-drawn-card');

/** May this seat lay the card back to pick again? R-STRAT-07. */
const refusePutBack: Rule<'strategy-card.put-back'> = (game, { seat, card }) =>
  game.strategyCards[card]?.holder === seat ? null : refuse('card-not-held', { seat, card });

/** May this seat pick nothing? R-STRAT-01. */
const refuseSkipPick: Rule<'pick.skipped'> = (game, { seat }) =>
  firstRefusal(
    () => refuseAbsent(game, seat),
    () => refusePickTurn(game, seat),
  );

/** Both cards must be held by a player. R-STRAT-07. */
const refuseSwap: Rule<'strategy-cards.swapped'> = (game, { cards }) => {
  const loose = cards.find((card) => (game.strategyCards[card]?.holder ?? null) === null);
  return loose === undefined ? null : refuse('card-not-held', { card: loose });
};

/** Whether a card's primary has an effect. */
export function hasEffect(
  ruleset: Ruleset,
  card: string | undefined,
  effect: StrategyCardEffect['effect'],
): boolean {
  if (card === undefined) return false;
  return everyEffect(ruleset.strategyCards[card]?.primary ?? []).some(
    (row) => row.effect === effect,
  );
}

/** Effects with those of every option among them. */
const everyEffect = (effects: readonly StrategyCardEffect[]): readonly StrategyCardEffect[] =>
  effects.flatMap((row) =>
    row.effect === 'choose' ? row.options.flatMap((option) => everyEffect(option.effects)) : [row],
  );

/** Effects from top to bottom with those of the option that is chosen, by its key; of none without one. */
export const chosenEffects = (
  effects: readonly StrategyCardEffect[],
  option: string | undefined,
): readonly StrategyCardEffect[] =>
  effects.flatMap((row) =>
    row.effect === 'choose'
      ? (row.options.find(({ key }) => key === option)?.effects ?? [])
      : [row],
  );

/** Influence that so many tokens cost that are bought by a card. */
export function priceOfTokens(
  { influence, rising }: Extract<StrategyCardEffect, { effect: 'buy-tokens' }>,
  tokens: number,
): number {
  return rising ? (influence * tokens * (tokens + 1)) / 2 : influence * tokens;
}

/** Tokens that the primary of a card gives, beside those that are bought (R-CARD-01). */
export const primaryTokens = (ruleset: Ruleset, card: string): number =>
  (ruleset.strategyCards[card]?.primary ?? []).reduce(
    (sum, row) => (row.effect === 'gain-tokens' ? sum + row.tokens : sum),
    0,
  );

/** May this seat play this card as its strategic action? R-SACT-01, R-ACT-02. */
const refusePlay: Rule<'strategy-card.played'> = (game, { seat, card }) => {
  const facts = game.strategyCards[card];
  if (actionOf(game)?.active !== seat) return refuse('not-your-turn', { seat });
  if (facts?.holder !== seat) return refuse('not-your-card', { seat, card });
  if (facts.exhausted) return refuse('card-exhausted', { card });
  const drawn = drawnCardDue(game);
  if (drawn !== null) return refuse('drawn-card-due', { card: drawn });
  return hasActed(game) ? refuse('already-acted', { seat }) : null;
};

/** R-VAR-06: an option of the card that these players may choose. */
function refuseOption(game: Game, ruleset: Ruleset, card: string, key: string): Refusal | null {
  const rows = ruleset.strategyCards[card]?.primary ?? [];
  const option = rows
    .flatMap((row) => (row.effect === 'choose' ? row.options : []))
    .find((one) => one.key === key);
  const players = playingSeats(game).length;
  return option && (option.players?.includes(players) ?? true)
    ? null
    : refuse('option-off', { option: key });
}

/** May the primary be resolved like this? R-SACT-08: nothing mandatory goes without a word; R-VAR-06. */
const refusePrimary: Rule<'primary.resolved'> = (game, event, ruleset) => {
  const { seat, card, unsaid = [], option } = event;
  if (unsaid[0]) return refuse('gain-unsaid', { seat, card, argument: unsaid[0] });
  return option === undefined ? null : refuseOption(game, ruleset, card, option);
};

/** The guards that its facts ask. */
export const strategyCardGuards = {
  'strategy-card.chosen': ['may choose strategy card', refuseChooseCard],
  'strategy-card.put-back': ['may put card back', refusePutBack],
  'strategy-card.drawn': ['may draw card', refuseDrawn],
  'strategy-card.opened': ['may open card', refuseOpened],
  'pick.skipped': ['may skip pick', refuseSkipPick],
  'strategy-cards.swapped': ['may swap cards', refuseSwap],
  'strategy-card.played': ['may play strategy card', refusePlay],
  'primary.resolved': ['may resolve primary', refusePrimary],
} as const satisfies Guards;
