/** Secret objectives that what has just happened may score (LRR PoK 61.5, 61.7; LRR 1.2 52.5). */
import type { Cards, Condition, HappeningCondition } from '../cards.ts';
import type { Verdict } from '../conditions/verdict.ts';
import type { Combat, Game, Seat } from '../game.ts';
import { isPlaying, playingSeats } from '../order.ts';
import { hasScored } from '../points.ts';
import type { CombatKind } from '../vocabulary.ts';
import { actionOf } from '../step.ts';

/** What has happened: each opens the objectives that ask for it. */
export type Happening =
  | { kind: 'combat'; combat: Combat }
  | { kind: 'planet-lost'; seat: Seat }
  | { kind: 'last-to-pass'; seat: Seat }
  | { kind: 'agenda-resolved' };

export interface SecretOffer {
  seat: Seat;
  objective: string;
  /** Whether what the card asks for is known to be so; else the table knows. */
  value: Verdict['value'];
}

/** Events that a combat of each kind can bring about for who won it. */
const OF_COMBAT: Record<CombatKind, readonly HappeningCondition['event'][]> = {
  space: ['wonCombat', 'wonSpaceCombat', 'spaceCombatEnded', 'destroyedUnit', 'destroyedLastOf'],
  ground: ['wonCombat', 'destroyedLastOf'],
};

/** Of these, what the other side can have brought about before it lost. */
const NEED_A_WIN: readonly HappeningCondition['event'][] = ['wonCombat', 'wonSpaceCombat'];

function eventsOf(happening: Happening): readonly string[] {
  if (happening.kind === 'combat') return OF_COMBAT[happening.combat.kind];
  if (happening.kind === 'planet-lost') return ['lostControlOfPlanet'];
  return happening.kind === 'last-to-pass' ? ['lastToPass'] : ['electedByAgenda', 'lawsInPlay'];
}

/**
 * Whether a seat may still have this secret in hand: no one has scored it who still has it (R-ELIM-05),
 * and the hand is not empty.
 */
function mayHold(game: Game, seat: Seat, objective: string): boolean {
  const scorers = game.seating.filter((other) => hasScored(game, other, objective));
  if (scorers.some((other) => other === seat || game.players[other]?.presence !== 'eliminated')) {
    return false;
  }
  const player = game.players[seat];
  return player?.presence === 'playing' && player.secrets !== 0;
}

/** Whom it happened to; of a combat both sides, one that has used its slot left out. */
function seatsOf(game: Game, happening: Happening): readonly Seat[] {
  if (happening.kind === 'agenda-resolved') return game.seating;
  if (happening.kind !== 'combat') return [happening.seat];
  const { combat } = happening;
  return [combat.winner, loserOf(game, combat)].filter(
    (seat): seat is Seat => seat !== null && isPlaying(game, seat) && !combat.used.includes(seat),
  );
}

/**
 * The secrets that fit what has happened, for the seats it happened to: those known to be met
 * first, those that the table has to confirm after them, the winner's before the loser's. Who holds which card is not known.
 */
export function secretOffers(
  game: Game,
  cards: Cards,
  happening: Happening,
  verdictOf: (seat: Seat, objective: string) => Verdict | null,
): SecretOffer[] {
  const events = eventsOf(happening);
  const seats = seatsOf(game, happening);
  const wins = happening.kind === 'combat' ? happening.combat.winner : null;
  const fits = Object.entries(cards.conditions).filter(([, condition]) =>
    events.includes(condition.kind === 'event' ? condition.event : condition.kind),
  );
  const needsWin = ({ kind, ...row }: Condition) =>
    kind === 'event' && 'event' in row && NEED_A_WIN.includes(row.event);
  const offers = fits.flatMap(([objective, condition]) =>
    seats
      .filter((seat) => wins === null || wins === seat || !needsWin(condition))
      .filter((seat) => mayHold(game, seat, objective))
      .map((seat): SecretOffer => {
        const value = verdictOf(seat, objective)?.value ?? 'ask';
        return { seat, objective, value };
      }),
  );
  const rank = ({ seat, value }: SecretOffer) =>
    (value === 'yes' ? 2 : 0) + (seat === wins ? 1 : 0);
  // What an agenda decides is known: only a yes is worth a word.
  const shown = happening.kind === 'agenda-resolved' ? ['yes'] : ['yes', 'ask'];
  return offers.filter(({ value }) => shown.includes(value)).sort((a, b) => rank(b) - rank(a));
}

/**
 * Who lost a combat of this turn, where it is known: every combat is fought with the active player,
 * and between two there is one other; else null.
 */
export function loserOf(game: Game, { winner }: Combat): Seat | null {
  const active = actionOf(game)?.active ?? null;
  if (active !== null && active !== winner) return active;
  const others = playingSeats(game).filter((seat) => seat !== winner);
  return others.length === 1 ? (others[0] ?? null) : null;
}
