/** Planets and frontiers that are explored, by taps: what was found, where the table says it. */
import {
  findOf,
  offersAt,
  relicsLeft,
  type ExplorationOffer,
} from '$lib/core/queries/exploration.ts';
import type { Find } from '$lib/core/commands/arguments.ts';
import type { Seat } from '$lib/core/game.ts';
import { TOKEN_POOLS, type TokenPool } from '$lib/core/vocabulary.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { attachmentName, planetName, relicName } from '$lib/words/holding-names.ts';
import { exploring as words } from '$words/exploring.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { terms } from '$words/terms.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';
import { gainedSentence, pickPlanets, recordPicked } from './keeper-holdings.ts';

/** The key of an offer, as the screen names it. */
function keyOf(hand: Hand, { cause, deck, gain }: ExplorationOffer, several: boolean): string {
  const { attachment, fragment } = gain;
  if (fragment !== undefined && deck !== null) return words.fragment(deck, several);
  const row = cardsOf(hand.game.expansions).attachments[attachment ?? ''];
  if (attachment === undefined || !row) return words.gives(cause, gain);
  const bare = row.statsOnlyIfPlanetHasSpecialty;
  const values = bare ? ([0, 0] as const) : ([row.resources, row.influence] as const);
  return words.attached(attachmentName(attachment), ...values);
}

/** The key of the card that was found, and the relic or the pool that is left to say. */
interface Keys {
  card: string;
  relic?: string;
  pool?: TokenPool;
}

function keysFor(hand: Hand, seat: Seat, planet: string | null, find: Find): Keys {
  const cards = cardsOf(hand.game.expansions);
  const offers = offersAt(hand.game, cards, seat, planet);
  const several = new Set(offers.map(({ deck }) => deck)).size > 1;
  const same = (found: Find) => JSON.stringify(found) === JSON.stringify(find);
  for (const offer of offers) {
    const card = keyOf(hand, offer, several);
    const of = (said: Parameters<typeof findOf>[4]) => findOf(hand.game, seat, planet, offer, said);
    if (offer.gain.tokens) {
      const pool = TOKEN_POOLS.find((one) => same(of({ pool: one })));
      if (pool) return { card, pool };
    } else if (offer.gain.relic) {
      const relic = relicsLeft(hand.game, cards).find((one) => same(of({ relic: one })));
      if (relic) return { card, relic: relicName(relic) };
    } else if (same(of({}))) return { card };
  }
  throw new Error(`${find.cause} is not found on ${planet ?? 'the frontier'}`);
}

/** Chooses what was found, by the keys of its group; the pool that is proposed needs no tap. */
async function choose(hand: Hand, seat: Seat, planet: string | null, find: Find, label: string) {
  const { card, relic, pool } = keysFor(hand, seat, planet, find);
  for (const key of relic === undefined ? [card] : [card, relic]) {
    await hand.tap(hand.button(key, hand.group(label)).first());
  }
  if (!pool) return;
  const pools = hand.group(words.intoLabel(label));
  await hand.choose(hand.button(terms.base.pools[pool].name, pools));
}

async function explore(hand: Hand, { seat, found }: ArgsOf<'explore'>): Promise<void> {
  if (!hand.picking) await hand.tap(hand.act(holdingDoors.gained));
  hand.picking = false;
  // Where there is room its keys are open until a planet is picked.
  await hand.choose(hand.button(words.frontier));
  for (const find of found) await choose(hand, seat, null, find, words.frontierLabel);
  await recordPicked(hand, seat, words.finds(hand.seat(seat)), found);
}

async function gainAndExplore(hand: Hand, args: ArgsOf<'gainAndExplore'>): Promise<void> {
  const { seat, found } = args;
  await pickPlanets(hand, args);
  for (const find of found) {
    const planet = find.planet ?? '';
    const label = words.exploredLabel(planetName(planet));
    const door = hand.button(label);
    // The keys of the first planet are open, and after one those of the next.
    if ((await door.getAttribute('aria-expanded')) !== 'true') await hand.tap(door);
    await choose(hand, seat, planet, find, label);
  }
  await recordPicked(hand, seat, gainedSentence(hand, args), found);
}

export const exploreRoom = (hand: Hand): Room => ({
  explore: (args) => explore(hand, args),
  gainAndExplore: (args) => gainAndExplore(hand, args),
});
