/**
 * What stands in for prerequisites that no owned technology covers: planets with a specialty, cards
 * on planets, and what a faction, a card or a law leaves out (LRR 1.2 79.8; LRR PoK 90.8, 90.15).
 */
import type { Cards, TechnologyFacts, Waiver } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';

export type ByColour = Partial<Record<TechnologyColour, number>>;

/** Where a stand-in comes from. */
export type SkipSource =
  /** A planet; `turns` unless its owner need not exhaust it. */
  | { kind: 'planet'; planet: string; turns: boolean }
  /** A card on a planet, exhausted instead of the planet. */
  | { kind: 'attachment'; planet: string; attachment: string }
  /** A row of the table of waivers, by its name. */
  | { kind: 'waiver'; waiver: string; card: Waiver['card']; price: Waiver['price'] };

/** Something that can stand in. */
export interface Skip {
  source: SkipSource;
  /** Any one of these, null for any colour. */
  colours: readonly TechnologyColour[] | null;
  /** Prerequisites that it covers at most, null for all. */
  count: number | null;
  /** False where it may be exhausted, or spent, without the app knowing. */
  known: boolean;
}

/** What stands in, and for how many of each colour. */
export interface StandIn {
  source: SkipSource;
  covers: ByColour;
  known: boolean;
}

/** Whether it costs its owner something to use it. */
const hasPrice = ({ source }: Skip): boolean =>
  source.kind === 'waiver' ? source.price !== null : source.kind !== 'planet' || source.turns;

function planetSkips(game: Game, cards: Cards, seat: Seat): Skip[] {
  const player = game.players[seat];
  const full = game.settings.depth === 'full';
  const keeps = player?.technologies?.some((id) => cards.technologies[id]?.keepsSpecialties);
  return (player?.planets ?? []).flatMap((planet): Skip[] => {
    const { exhausted = false, attachments = [] } = game.planetCards[planet] ?? {};
    const printed = cards.planets[planet]?.specialties ?? [];
    const given = attachments.flatMap((id) => cards.attachments[id]?.specialty ?? []);
    const colours = printed.length > 0 ? printed : given.slice(0, 1);
    const used = colours.length === 0 || (full && exhausted && !keeps);
    const source = { kind: 'planet', planet, turns: !keeps } as const;
    const own: Skip[] = used ? [] : [{ source, colours, count: 1, known: full || keeps === true }];
    const cardsOnIt = attachments.flatMap((attachment): Skip[] => {
      const colour = cards.attachments[attachment]?.skips;
      const on = { kind: 'attachment', planet, attachment } as const;
      return colour ? [{ source: on, colours: [colour], count: 1, known: false }] : [];
    });
    return [...own, ...cardsOnIt];
  });
}

/** Whether somebody owns the technology of a unit (LRR 1.2 79.7). */
function isOwned(game: Game, cards: Cards, unit: string): boolean {
  return game.seating.some((seat) =>
    game.players[seat]?.technologies?.some((id) => cards.technologies[id]?.upgrades === unit),
  );
}

function isHeld(game: Game, seat: Seat, { card, id }: Waiver): boolean {
  const player = game.players[seat];
  if (card === 'law') return game.laws.some((law) => law.id === id);
  if (card === 'faction') return player?.faction === id;
  return (card === 'relic' ? player?.relics : player?.technologies)?.includes(id) === true;
}

function helps(game: Game, cards: Cards, { only }: Waiver, { upgrades }: TechnologyFacts): boolean {
  if (only !== null && typeof only === 'object') {
    return upgrades === only.unit && isOwned(game, cards, only.unit);
  }
  return only === null || (only === 'upgrade') === (upgrades !== null);
}

function waiverSkips(game: Game, cards: Cards, seat: Seat, facts: TechnologyFacts): Skip[] {
  return Object.entries(cards.waivers)
    .filter(([, row]) => isHeld(game, seat, row) && helps(game, cards, row, facts))
    .map(([waiver, { card, count, price }]) => ({
      source: { kind: 'waiver', waiver, card, price },
      colours: null,
      count,
      known: price === null,
    }));
}

/** All that can stand in when a seat researches this; which side cards show is seldom tracked. */
export function skipsOf(game: Game, cards: Cards, seat: Seat, facts: TechnologyFacts): Skip[] {
  return [...planetSkips(game, cards, seat), ...waiverSkips(game, cards, seat, facts)];
}

const listed = (counts: ByColour): TechnologyColour[] =>
  TECHNOLOGY_COLOURS.flatMap((colour) => Array<TechnologyColour>(counts[colour] ?? 0).fill(colour));

/** How readily a skip is used: what fits few colours first, then what costs nothing. */
const reserve = (skip: Skip): number =>
  (skip.colours === null ? 10 : new Set(skip.colours).size) * 2 + (hasPrice(skip) ? 1 : 0);

/** Stand-ins for single prerequisites, as many as can be covered. */
function oneByOne(lacking: readonly TechnologyColour[], skips: readonly Skip[]): StandIn[] {
  const left = [...lacking];
  const used: { skip: Skip; colour: TechnologyColour }[] = [];
  const spare: Skip[] = [];
  for (const skip of skips.toSorted((a, b) => reserve(a) - reserve(b))) {
    const fits = (colour: TechnologyColour) => skip.colours?.includes(colour) ?? true;
    const [colour] = left.filter(fits);
    if (colour === undefined) spare.push(skip);
    else used.push({ skip, colour: left.splice(left.indexOf(colour), 1)[0] ?? colour });
  }
  // What costs nothing takes the place of what would be exhausted.
  for (const free of spare.filter((skip) => !hasPrice(skip))) {
    const dear = used.find(
      ({ skip, colour }) => hasPrice(skip) && (free.colours?.includes(colour) ?? true),
    );
    if (dear) dear.skip = free;
  }
  return used.map(({ skip: { source, known }, colour }) => ({
    source,
    known,
    covers: { [colour]: 1 },
  }));
}

/**
 * What to use for the prerequisites that are lacking: what covers all of them at no price, else as
 * few single ones as needed, else, where these do not reach, what covers all of them at a price.
 */
export function standInsFor(lacking: ByColour, skips: readonly Skip[]): StandIn[] {
  const needed = listed(lacking);
  if (needed.length === 0) return [];
  const wholly = skips.filter(({ count }) => count === null);
  const all = ({ source, known }: Skip): StandIn[] => [{ source, known, covers: lacking }];
  const [free] = wholly.filter((skip) => !hasPrice(skip));
  if (free) return all(free);
  const single = oneByOne(
    needed,
    skips.filter(({ count }) => count !== null),
  );
  const [paid] = wholly;
  return paid && single.length < needed.length ? all(paid) : single;
}
