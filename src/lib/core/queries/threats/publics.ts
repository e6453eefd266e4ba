/** Publics in the status slot and by a strategy card, and its Mecatol point (R-OBJ-06, R-CARD-18..21). */
import type { Cards, Condition } from '../../cards.ts';
import type { Game, Objective, Seat } from '../../game.ts';
import { hasScored } from '../../points.ts';
import type { StrategyCardEffect, Ruleset } from '../../ruleset.ts';
import { strategicOf, strategyOf } from '../../step.ts';
import { isQuotaUsed, lacksHome } from '../../rules/objectives.ts';
import { conditionOf } from '../../typed-cards.ts';
import type { Ahead } from './ahead.ts';
import { threatLine, type ThreatLine } from './line.ts';

/** Whether a seat meets an objective: from what is tracked, or by the word of the table. */
export type ObjectiveVerdict = (seat: Seat, objective: string) => 'yes' | 'no' | 'ask';

/** The two objectives of the best choice, null where there is none. */
interface Pair {
  imperial: Objective | null;
  status: Objective | null;
}

/** What a seat can still get out of the card that scores a public objective. */
interface ScoringCard {
  /** A public objective can still be scored by it. */
  scores: boolean;
  /** Points for Mecatol Rex that it can still give. */
  mecatol: number;
  /** They were scored in this round already: a card is seldom played twice. */
  paid: boolean;
  /** The seat holds it, or can still pick it. */
  own: boolean;
  /** The seat holds it readied, or is resolving it. */
  held: boolean;
}

function effectOf<E extends StrategyCardEffect['effect']>(
  ruleset: Ruleset,
  card: string,
  effect: E,
) {
  const rows = ruleset.strategyCards[card]?.primary ?? [];
  return rows.find(
    (row): row is Extract<StrategyCardEffect, { effect: E }> => row.effect === effect,
  );
}

/** The strategy card whose primary scores a public objective, or null where none is in play. */
export function imperialCard(game: Game, ruleset: Ruleset): string | null {
  const ids = Object.keys(game.strategyCards);
  return ids.find((id) => effectOf(ruleset, id, 'score-public')) ?? null;
}

/**
 * In the strategy phase anyone may still end up with the card; from then on its holder plays it
 * once (LRR 1.2 72.2). Who has laid it down resolves it, even if it changes hands meanwhile.
 */
function imperialOf(game: Game, ruleset: Ruleset, seat: Seat, ahead: Ahead): ScoringCard | null {
  const card = imperialCard(game, ruleset);
  const facts = card === null ? undefined : game.strategyCards[card];
  if (card === null || !facts || !ahead.turn(seat)) return null;
  const points = effectOf(ruleset, card, 'mecatol-point')?.points ?? 0;
  const held = facts.holder === seat && !facts.exhausted;
  const paid = game.scores.some(
    (line) => line.seat === seat && line.source.kind === 'imperial' && line.round === game.round,
  );
  const whole = { scores: true, mecatol: points, paid, held };
  const strategy = strategyOf(game);
  if (strategy) {
    const picks = strategy.picks[seat] ?? 0;
    const free = facts.holder === null && picks < game.settings.cardsEach;
    return { ...whole, own: held || free };
  }
  const strategic = strategicOf(game);
  if (strategic?.card !== card) return held ? { ...whole, own: true } : null;
  // It came to this seat while another resolves it: it may be played again, or be exhausted.
  if (strategic.kept.active !== seat) return held ? { ...whole, held: false, own: false } : null;
  if (strategic.resolved) return null;
  return { ...whole, held: true, own: true, scores: !strategic.scored };
}

const asks = (condition: Condition): boolean =>
  condition.kind === 'spend' || (condition.kind === 'all' && condition.of.some(asks));

/** Whether scoring it may cost something; so it is taken where the card is unknown. */
function isPaid(game: Game, cards: Cards, { id }: Objective): boolean {
  const condition = conditionOf(game, cards, id);
  return condition === undefined || asks(condition);
}

const worth = (card: Objective | null) => card?.points ?? 0;

/** The pair that is worth most, the earlier slot first where several are. */
function bestPair(
  imperial: readonly Objective[],
  status: readonly Objective[],
  together: (one: Objective, other: Objective) => boolean = () => true,
): Pair {
  let best: Pair = { imperial: null, status: null };
  const value = (pair: Pair) => [worth(pair.imperial) + worth(pair.status), worth(pair.imperial)];
  for (const one of [null, ...imperial]) {
    for (const other of [null, ...status]) {
      if (one && other && (one.id === other.id || !together(one, other))) continue;
      const pair = { imperial: one, status: other };
      const [sum = 0, first = 0] = value(pair);
      const [most = 0, early = 0] = value(best);
      if (sum > most || (sum === most && first > early)) best = pair;
    }
  }
  return best;
}

/**
 * The lines of publics. The most: every revealed one that the seat has not scored, whatever it
 * asks for and wherever the home planets are, because both may change until the score step; in
 * the score step only what is not a no, and none while the home system is incomplete (R-OBJ-10).
 * Certain: those with a yes now, two of them only if not both have to be paid.
 */
export function publicLines(
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  verdict: ObjectiveVerdict,
  seat: Seat,
  ahead: Ahead,
): ThreatLine[] {
  const imperial = imperialOf(game, ruleset, seat, ahead);
  const slot = ahead.score(seat) && !isQuotaUsed(game, ruleset, seat, 'public');
  const barred = lacksHome(game, seat);
  const unscored = game.objectives.filter(({ id }) => !hasScored(game, seat, id));
  const open = unscored.filter(
    ({ id }) => !ahead.scoring || (!barred && verdict(seat, id) !== 'no'),
  );
  const met = unscored.filter(({ id }) => !barred && verdict(seat, id) === 'yes');
  const inStatus = (list: Objective[]) =>
    slot ? list.filter(({ phase }) => phase === 'status') : [];

  const most = bestPair(imperial?.scores ? open : [], inStatus(open));
  const sure = bestPair(
    imperial?.scores && imperial.held ? met : [],
    inStatus(met),
    (one, other) => !isPaid(game, cards, one) || !isPaid(game, cards, other),
  );
  const about = (pair: keyof Pair) => ({ objective: (sure[pair] ?? most[pair])?.id ?? null });
  const byCard = worth(most.imperial);
  const mecatol = imperial?.mecatol ?? 0;
  const holds = imperial?.held === true && !imperial.paid && game.mecatol === seat;
  return [
    ...threatLine(
      'imperial',
      'action',
      { certain: worth(sure.imperial), own: imperial?.own ? byCard : 0, possible: byCard },
      about('imperial'),
    ),
    ...threatLine('mecatol', 'action', {
      certain: holds ? mecatol : 0,
      own: imperial?.own ? mecatol : 0,
      possible: mecatol,
    }),
    ...threatLine(
      'public',
      'score',
      { certain: worth(sure.status), own: worth(most.status), possible: worth(most.status) },
      about('status'),
    ),
  ];
}
