/**
 * Votes of a seat: the planets that it exhausts, those that voted earlier in the phase, and the cards that
 * give extra votes (LRR 1.2 8.3, 8.4, 8.6, 8.15, 42; LRR PoK 64; R-AGD-19).
 */
import type { Cards } from '../cards.ts';
import { heldPlanet } from '../conditions/held-planet.ts';
import type { Game, Seat } from '../game.ts';
import { influenceOfPlanet, votesWithBoth } from '../rules/influence.ts';
import type { VoteEffect } from '../card-effects.ts';
import { effectsOf, offersAt } from '../card-offers.ts';
import { playedId } from '../played.ts';
import type { Ruleset } from '../ruleset.ts';
import { hasPredicted } from '../rules/agenda.ts';
import { isInForce } from '../rules/standing.ts';
import { actionOf, isOpened, agendaOf, currentAgenda } from '../step.ts';
import type { Agenda, AgendaPhase } from '../step-data.ts';

export interface VotePlanet {
  planet: string;
  votes: number;
  /** What is lost for production with it. */
  resources: number;
}

/** The readied planets of a seat that are worth votes, or null where sides are not tracked. */
export function votePlanets(game: Game, cards: Cards, seat: Seat): VotePlanet[] | null {
  const planets = game.players[seat]?.planets ?? null;
  if (planets === null || game.settings.depth !== 'full') return null;
  const both = votesWithBoth(game, cards, seat) === 'yes';
  return planets.flatMap((planet) => {
    const votes = influenceOfPlanet(game, cards, planet, both);
    const spent = game.planetCards[planet]?.exhausted === true;
    if (votes === 0 || spent) return [];
    return [{ planet, votes, resources: heldPlanet(game, cards, planet).resources }];
  });
}

interface Plan {
  planets: string[];
  resources: number;
}

const isCheaper = (one: Plan, other: Plan) =>
  one.resources === other.resources
    ? one.planets.length < other.planets.length
    : one.resources < other.resources;

/**
 * The cheapest planets for so many votes: no more influence than it takes, then the fewest
 * resources, then the fewest cards. All of them where even that is not enough.
 */
export function cheapestPlanets(planets: readonly VotePlanet[], votes: number): string[] {
  if (votes <= 0) return [];
  // By influence: the cheapest way to exactly so much.
  let plans = new Map<number, Plan>([[0, { planets: [], resources: 0 }]]);
  for (const { planet, votes: worth, resources } of planets) {
    const next = new Map(plans);
    for (const [sum, plan] of plans) {
      const more = {
        planets: [...plan.planets, planet],
        resources: plan.resources + resources,
      };
      const known = next.get(sum + worth);
      if (!known || isCheaper(more, known)) next.set(sum + worth, more);
    }
    plans = next;
  }
  const enough = [...plans.keys()].filter((sum) => sum >= votes);
  if (enough.length === 0) return planets.map(({ planet }) => planet);
  return plans.get(Math.min(...enough))?.planets ?? [];
}

export interface VoteOffer extends VoteEffect {
  /** Whether the seat is known to have it; a leader that may be locked counts too. */
  likely: boolean;
}

/** Whether this card of a seat has opened the agenda on the table. */
function hasOpened(game: Game, seat: Seat, id: string): boolean {
  const action = isOpened(game.step) ? actionOf(game) : null;
  return action?.active === seat && action.played !== undefined && playedId(action.played) === id;
}

/** What a seat can add to its votes now: what it is known to have first; nothing where a law bars it. */
export function voteOffers(game: Game, ruleset: Ruleset, seat: Seat): VoteOffer[] {
  if (isInForce(game, ruleset, 'one-vote-only')) return [];
  const held = offersAt(game, ruleset.cards, seat, 'votes')
    .filter(({ effect }) => !effect.onItsAgenda)
    // A leader is there, whichever side it shows.
    .map(({ effect, sure }) => ({ ...effect, likely: sure || effect.card === 'leader' }));
  // The card that has opened the agenda lies exhausted by it, and counts all the same.
  const opened = effectsOf(ruleset.cards, 'votes')
    .filter(({ id, onItsAgenda }) => onItsAgenda && hasOpened(game, seat, id))
    .map((effect) => ({ ...effect, likely: true }));
  return [...held, ...opened].sort((a, b) => Number(b.likely) - Number(a.likely));
}

/** Riders and predictions that a seat can play; those of everyone where no one is named. */
export function ridersFor(game: Game, ruleset: Ruleset, seat: Seat | null): string[] {
  return Object.entries(ruleset.riders)
    .filter(([id, { of }]) => {
      if (!of) return true;
      const owner = game.seating.find((other) => game.players[other]?.faction === of.faction);
      if (owner === undefined || hasPredicted(game, seat ?? owner, id)) return false;
      return seat === null || (of.by === 'owner') === (seat === owner);
    })
    .map(([id]) => id);
}

/** What of the past of a line is asked: how many items it has, and the game after one of them. */
interface LinePast {
  readonly length: number;
  after(index: number): { context: Game } | undefined;
}

/** The card of a slot; a hidden one that is named meanwhile is the same card. */
const cardIn = (phase: AgendaPhase | null, { id, through = id }: Agenda): string =>
  `${phase?.slot}.${through}`;

/**
 * Votes on planets that a seat has cast on the earlier agendas of this agenda phase: those planets
 * are exhausted until it ends.
 */
export function votesBefore(past: LinePast, seat: Seat): number {
  const now = past.after(past.length - 1)?.context;
  // The last word of every card counts: a ballot may be cast anew.
  const cast = new Map<string, number>();
  for (let i = past.length - 1; i >= 0; i--) {
    const game = past.after(i)?.context;
    const phase = game && agendaOf(game);
    if (!phase || game.round !== now?.round) break;
    const current = currentAgenda(game);
    if (!current) continue;
    const card = cardIn(phase, current);
    if (cast.has(card)) continue;
    cast.set(card, current.votes.find((vote) => vote.seat === seat)?.votes ?? 0);
  }
  const open = now && currentAgenda(now);
  if (open) cast.delete(cardIn(agendaOf(now), open));
  return [...cast.values()].reduce((sum, votes) => sum + votes, 0);
}
