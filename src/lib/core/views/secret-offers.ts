/** Secret objectives that what has just happened may score (LRR PoK 61.5, 61.7; LRR 1.2 52.5). */
import type { Cards, HappeningCondition } from '../cards.ts';
import type { Verdict } from '../conditions/verdict.ts';
import type { CombatKind } from '../vocabulary.ts';
import type { Game, Seat } from '../game.ts';
import { hasScored } from '../points.ts';

/** What has happened: each opens the objectives that ask for it. */
export type Happening =
  | { kind: 'combat'; combat: CombatKind; winner: Seat }
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

function eventsOf(happening: Happening): readonly string[] {
  if (happening.kind === 'combat') return OF_COMBAT[happening.combat];
  if (happening.kind === 'planet-lost') return ['lostControlOfPlanet'];
  return happening.kind === 'last-to-pass' ? ['lastToPass'] : ['electedByAgenda', 'lawsInPlay'];
}

/** Whether a seat may still have this secret in hand: nobody has scored it, and the hand is not empty. */
function mayHold(game: Game, seat: Seat, objective: string): boolean {
  if (game.seating.some((other) => hasScored(game, other, objective))) return false;
  const player = game.players[seat];
  return player?.presence === 'playing' && player.secrets !== 0;
}

/**
 * The secrets that fit what has happened, for the seats it happened to: those known to be met
 * first, those that the table has to confirm after them. Who holds which card is not known.
 */
export function secretOffers(
  game: Game,
  cards: Cards,
  happening: Happening,
  verdictOf: (seat: Seat, objective: string) => Verdict | null,
): SecretOffer[] {
  const events = eventsOf(happening);
  const seats =
    happening.kind === 'combat'
      ? [happening.winner]
      : happening.kind === 'agenda-resolved'
        ? game.seating
        : [happening.seat];
  const fits = Object.entries(cards.conditions).filter(([, condition]) =>
    events.includes(condition.kind === 'event' ? condition.event : condition.kind),
  );
  const offers = fits.flatMap(([objective]) =>
    seats
      .filter((seat) => mayHold(game, seat, objective))
      .map((seat): SecretOffer => {
        const value = verdictOf(seat, objective)?.value ?? 'ask';
        return { seat, objective, value };
      }),
  );
  // What an agenda decides is known: only a yes is worth a word.
  const shown = happening.kind === 'agenda-resolved' ? ['yes'] : ['yes', 'ask'];
  return offers
    .filter(({ value }) => shown.includes(value))
    .sort((a, b) => Number(b.value === 'yes') - Number(a.value === 'yes'));
}
