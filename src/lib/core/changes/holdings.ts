/**
 * Changes of technologies, relics, leaders, notes, payments, and of breakthroughs with their expedition
 * (LRR 1.2 60, 79; LRR PoK 70, 73).
 */
import { NO_FRAGMENTS } from '../cards.ts';
import type { EventOf } from '../events.ts';
import { playerAt, type Game, type Player, type Seat } from '../game.ts';
import { FRAGMENTS, type Fragment } from '../vocabulary.ts';
import { including, plus, plusTokens, withPlayer, without, type Changes } from './change.ts';
import { releasePlanet, turnPlanets } from './planets.ts';

/** Fragments after adding a number to each kind; unknown stays unknown. */
export function plusFragments(
  have: Record<Fragment, number> | null,
  change: Partial<Record<Fragment, number | undefined>>,
): Record<Fragment, number> | null {
  if (have === null) return null;
  const next = { ...NO_FRAGMENTS, ...have };
  for (const kind of FRAGMENTS) next[kind] = Math.max(0, next[kind] + (change[kind] ?? 0));
  return next;
}

function correctedHoldings(
  player: Player,
  holdings: EventOf<'holdings.corrected'>['holdings'],
): Partial<Player> {
  const given = Object.entries(holdings).filter(([, value]) => value !== undefined);
  return { ...player, ...(Object.fromEntries(given) as Partial<Player>) };
}

/**
 * The home flag after planets were set by hand: of a seat whose planets are not what they were,
 * it says whether the whole home system is among them (LRR PoK 61.16).
 */
const withHome =
  (before: Game) =>
  (game: Game, seat: Seat): Game => {
    const { planets, homePlanets } = playerAt(game, seat);
    if (planets === null || homePlanets.length === 0) return game;
    if (planets === playerAt(before, seat).planets) return game;
    const home = homePlanets.every((planet) => planets.includes(planet));
    return withPlayer(game, seat, () => ({ home }));
  };

export const negative = (counts: Partial<Record<Fragment, number | undefined>>) =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, -(count ?? 0)]));

/** What a player holds is not out of the game, whatever was recorded before. */
function unpurged(game: Game, relics: readonly string[]): Game {
  const purged = game.purged.filter((relic) => !relics.includes(relic));
  return purged.length === game.purged.length ? game : { ...game, purged };
}

/** The card leaves the game, no matter with whom it was said to lie. */
const withoutRelic = (game: Game, relic: string): Game =>
  game.seating
    .filter((seat) => game.players[seat]?.relics?.includes(relic))
    .reduce(
      (next, seat) =>
        withPlayer(next, seat, (p) => ({ relics: p.relics && without(p.relics, relic) })),
      game,
    );

function relicFrom(game: Game, event: EventOf<'relic.gained'>): Game {
  return event.from === null
    ? game
    : withPlayer(game, event.from, (p) => ({ relics: p.relics && without(p.relics, event.relic) }));
}

export const holdingChanges: Changes<
  | 'technology.gained'
  | 'technology.lost'
  | 'relic.gained'
  | 'relic.purged'
  | 'leader.turned'
  | 'note.placed'
  | 'note.returned'
  | 'payment.made'
  | 'condition.attested'
  | 'holdings.corrected'
> = {
  'technology.gained': (game, event) =>
    withPlayer(game, event.seat, (p) => ({
      technologies: p.technologies && including(p.technologies, event.technology),
    })),
  'technology.lost': (game, event) =>
    withPlayer(game, event.seat, (p) => ({
      technologies: p.technologies && without(p.technologies, event.technology),
    })),
  'relic.gained': {
    names: { seat: 1, from: 1 },
    change: (game, event) =>
      unpurged(
        withPlayer(relicFrom(game, event), event.seat, (p) => ({
          relics: p.relics && including(p.relics, event.relic),
        })),
        [event.relic],
      ),
  },
  'relic.purged': (game, event) => ({
    ...withoutRelic(game, event.relic),
    purged: including(game.purged, event.relic),
  }),
  'leader.turned': (game, event) =>
    withPlayer(game, event.seat, (p) => ({
      leaders: p.leaders && { ...p.leaders, [event.leader]: event.state },
    })),
  'note.placed': {
    names: { seat: 1, owner: 1 },
    change: (game, event) =>
      withPlayer(game, event.seat, (p) => ({
        notes: p.notes && [...p.notes, { note: event.note, owner: event.owner }],
      })),
  },
  'note.returned': {
    names: { seat: 1, owner: 1 },
    change: (game, event) =>
      withPlayer(game, event.seat, (p) => ({
        notes:
          p.notes &&
          p.notes.filter(({ note, owner }) => note !== event.note || owner !== event.owner),
      })),
  },
  // A planet or a token pays once: what is spent is exhausted or goes back to reinforcements.
  'payment.made': (game, event) =>
    withPlayer(turnPlanets(game, event.planets, true), event.seat, (p) => ({
      goods: plus(p.goods, -event.goods),
      commodities: plus(p.commodities, -event.commodities),
      tokens: plusTokens(p.tokens, {
        tactic: -event.tokens.tactic,
        fleet: -event.tokens.fleet,
        strategy: -event.tokens.strategy,
      }),
      actionCards: plus(p.actionCards, -event.actionCards),
      fragments: plusFragments(p.fragments, negative(event.fragments)),
    })),
  'condition.attested': (game, { seat, question, answer }) => ({
    ...game,
    attested: [
      ...game.attested.filter((row) => row.seat !== seat || row.question !== question),
      { seat, question, answer },
    ],
  }),
  'holdings.corrected': {
    names: { seat: 1, 'holdings.notes.*.owner': 1 },
    change: (game, event) => {
      const freed = (event.holdings.planets ?? []).reduce(releasePlanet, game);
      const held = withPlayer(freed, event.seat, (p) => correctedHoldings(p, event.holdings));
      const next = unpurged(held, event.holdings.relics ?? []);
      return event.holdings.planets ? next.seating.reduce(withHome(game), next) : next;
    },
  },
};

/** The game with every exhausted breakthrough readied. */
export function readyBreakthroughs(game: Game): Game {
  return game.seating.reduce(
    (next, seat) =>
      next.players[seat]?.breakthrough === 'exhausted'
        ? withPlayer(next, seat, () => ({ breakthrough: 'readied' }))
        : next,
    game,
  );
}

export const breakthroughChanges: Changes<
  | 'breakthrough.gained'
  | 'breakthrough.turned'
  | 'breakthrough.lost'
  | 'expedition.claimed'
  | 'expedition.corrected'
> = {
  'breakthrough.gained': (game, { seat }) =>
    withPlayer(game, seat, () => ({ breakthrough: 'readied' })),
  'breakthrough.turned': (game, { seat, side }) =>
    withPlayer(game, seat, () => ({ breakthrough: side })),
  'breakthrough.lost': (game, { seat }) => withPlayer(game, seat, () => ({ breakthrough: null })),
  'expedition.claimed': (game, { seat, part }) => ({
    ...game,
    expedition: { ...game.expedition, [part]: seat },
  }),
  'expedition.corrected': (game, { part, seat }) => {
    const { [part]: _, ...others } = game.expedition ?? {};
    return { ...game, expedition: seat === null ? others : { ...others, [part]: seat } };
  },
};
