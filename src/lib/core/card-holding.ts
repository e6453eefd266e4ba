/**
 * Who has a card or an ability, and may it be used? One answer for all who ask: gains, component
 * actions, points, tokens, votes, waivers and refusals. What is not tracked is unknown.
 */
import type { EffectCardKind } from './card-effects.ts';
import type { Cards } from './cards.ts';
import { breakthroughOwned } from './expedition.ts';
import type { Game, Player, Seat } from './game.ts';
import { isPlaying } from './order.ts';
import { isExhausted } from './played.ts';
import { objectivesScored } from './points.ts';

/** Scored objectives that unlock a hero (LRR PoK 51). */
export const UNLOCKS_HERO = 3;

/**
 * What is known of a card at a player's hand: it is there and may be used; it is there and may not;
 * the table has to know; it is not there.
 */
export type CardState = 'ready' | 'spent' | 'unknown' | 'none';

/** Why a card that is there may not be used. */
export type WhySpent = 'exhausted' | 'locked' | 'purged';

/** A card or an ability, with what its table says about who can have it. */
export interface HoldableCard {
  card: EffectCardKind;
  id: string;
  /**
   * The only faction that has it, or whose note it is; null where anyone may have it. Left out
   * where that is not the question: it is played, so its player has it if anyone does.
   */
  faction?: string | null;
  /** What kind of leader it is; left out where only what was turned of it counts. */
  leader?: 'agent' | 'commander' | 'hero';
  /** Planets of the home system with which the leader goes, where its faction takes one of several. */
  homePlanets?: readonly string[] | undefined;
  /** The note with which the owner of a leader lends it. */
  lentBy?: string | undefined;
  /** Whether the note lies in a play area, where it is seen, and not in a hand. */
  placed?: boolean;
}

/** A card of the tables, as one to ask about. */
export function cardRef(
  { leaders, notes, planets }: Cards,
  card: EffectCardKind,
  id: string,
  faction: string | null = null,
): HoldableCard {
  if (card === 'note') return { card, id, faction, placed: notes[id]?.inPlayArea === true };
  const leader = card === 'leader' ? leaders[id] : undefined;
  if (!leader) return { card, id, faction };
  const isLent = leader.type === 'commander';
  const { home } = leader;
  const homePlanets =
    home === undefined
      ? undefined
      : Object.keys(planets).filter((planet) => planets[planet]?.homeOf === home);
  const lentBy = Object.keys(notes).find((note) => isLent && notes[note]?.lendsCommander);
  return { card, id, faction: leader.faction, leader: leader.type, homePlanets, lentBy };
}

/** What is known of a card at one seat. */
export interface CardHolding {
  state: CardState;
  /** Why it may not be used, where that is known. */
  why: WhySpent | null;
  /** Whose card it is: another player's where it was lent or given. */
  owner: Seat;
}

/** A kind of card, answered for one player. */
type HoldingAnswer = (game: Game, player: Player, ref: HoldableCard) => CardHolding;

const known = (owner: Seat, state: CardState): CardHolding => ({ state, why: null, owner });
const spent = (owner: Seat, why: WhySpent): CardHolding => ({ state: 'spent', why, owner });
const ready = (owner: Seat, has: boolean | null): CardHolding =>
  known(owner, has === null ? 'unknown' : has ? 'ready' : 'none');

/** Whether a player is of the faction that alone can have this. */
const canBeOf = ({ faction }: Player, ref: HoldableCard): boolean =>
  ref.faction === undefined || ref.faction === null || faction === ref.faction;

/** Whether a hero may be unlocked: points that were only typed may have come from objectives. */
function mayBeUnlocked(game: Game, seat: Seat): boolean {
  const isTyped = game.scores.some(
    (line) => line.seat === seat && line.source.kind !== 'support' && line.source.id === undefined,
  );
  return isTyped || objectivesScored(game, seat) >= UNLOCKS_HERO;
}

/** Whether a leader goes with another home system than the one that its player has taken. */
const isElsewhere = ({ homePlanets: taken }: Player, { homePlanets }: HoldableCard): boolean =>
  homePlanets !== undefined &&
  taken.length > 0 &&
  !taken.some((planet) => homePlanets.includes(planet));

/**
 * How a leader of a player lies. Agents begin readied, the others locked; a hero whose third
 * objective is scored is unlocked by rule, unless the table did not turn it (LRR PoK 51).
 */
function leaderOf(game: Game, player: Player, ref: HoldableCard): CardHolding {
  const { seat, leaders } = player;
  const { id, leader } = ref;
  const turned = leaders?.[id];
  if (turned === 'readied') return known(seat, 'ready');
  if (turned === 'exhausted' || turned === 'purged') return spent(seat, turned);
  if (isElsewhere(player, ref)) return known(seat, 'none');
  if (leader === 'hero')
    return mayBeUnlocked(game, seat) ? known(seat, 'unknown') : spent(seat, 'locked');
  if (turned === 'locked') return spent(seat, 'locked');
  if (leaders === null || leader === undefined) return known(seat, 'unknown');
  return leader === 'agent' ? known(seat, 'ready') : spent(seat, 'locked');
}

/** A leader of one's own, or one that a note lends; a note that is not tracked lends nothing. */
const ofLeader: HoldingAnswer = (game, player, ref) => {
  if (canBeOf(player, ref)) return leaderOf(game, player, ref);
  const lender = player.notes
    ?.filter(({ note, owner }) => note === ref.lentBy && isPlaying(game, owner))
    .map(({ owner }) => game.players[owner])
    .find((owner) => owner?.faction === ref.faction);
  return lender ? leaderOf(game, lender, ref) : known(player.seat, 'none');
};

/** What is purged leaves the game: no one has it (LRR PoK 70). */
const ofRelic: HoldingAnswer = (game, { seat, relics }, { id }) => {
  if (game.purged.includes(id)) return { state: 'none', why: 'purged', owner: seat };
  if (isExhausted(game, seat, 'relic', id)) return spent(seat, 'exhausted');
  const elsewhere = game.seating.some((other) => game.players[other]?.relics?.includes(id));
  return ready(seat, relics?.includes(id) ?? (elsewhere ? false : null));
};

/** Some factions own technologies of others, so the list counts first. */
const ofTechnology: HoldingAnswer = (game, player, ref) => {
  const { seat, technologies } = player;
  if (isExhausted(game, seat, 'technology', ref.id)) return spent(seat, 'exhausted');
  return ready(seat, technologies?.includes(ref.id) ?? (canBeOf(player, ref) ? null : false));
};

const ofBreakthrough: HoldingAnswer = (game, player, ref) => {
  const { seat, breakthrough } = player;
  if (!canBeOf(player, ref)) return known(seat, 'none');
  const turned = breakthrough === 'exhausted' || isExhausted(game, seat, 'breakthrough', ref.id);
  return turned ? spent(seat, 'exhausted') : ready(seat, breakthroughOwned(game, seat));
};

/** A note is used by anyone but who gave it; what lies in no play area is in a hand. */
const ofNote: HoldingAnswer = (game, { seat, faction, notes }, ref) => {
  if (ref.faction == null) return known(seat, 'unknown');
  const giver = game.seating.find((other) => game.players[other]?.faction === ref.faction);
  if (giver === undefined || faction === ref.faction) return known(seat, 'none');
  if (!ref.placed || notes === null) return known(giver, 'unknown');
  return ready(
    giver,
    notes.some(({ note, owner }) => note === ref.id && owner === giver),
  );
};

const ofAbility: HoldingAnswer = (_, player, ref) =>
  ready(player.seat, ref.faction == null ? null : canBeOf(player, ref));

/** A law that elected a player is that player's; every other one is everyone's. */
const ofLaw: HoldingAnswer = (game, { seat }, { id }) => {
  const law = game.laws.find((one) => one.id === id);
  if (!law) return known(seat, 'none');
  return ready(seat, law.outcome.kind === 'seat' ? law.holder === seat : true);
};

const ANSWERS: Readonly<Record<EffectCardKind, HoldingAnswer>> = {
  ability: ofAbility,
  'action-card': (_, { seat, actionCards }) => known(seat, actionCards === 0 ? 'none' : 'unknown'),
  breakthrough: ofBreakthrough,
  law: ofLaw,
  leader: ofLeader,
  note: ofNote,
  planet: (_, { seat, planets }, { id }) => ready(seat, planets?.includes(id) ?? null),
  relic: ofRelic,
  technology: ofTechnology,
};

/** What is known of a card at a seat. */
export function cardHolding(game: Game, seat: Seat, ref: HoldableCard): CardHolding {
  const player = game.players[seat];
  return player ? ANSWERS[ref.card](game, player, ref) : known(seat, 'none');
}

/** Seats that have a card or may have it, in the order of the table, with what is known of each. */
export function cardHolders(game: Game, ref: HoldableCard): (CardHolding & { seat: Seat })[] {
  return game.seating
    .map((seat) => ({ seat, ...cardHolding(game, seat, ref) }))
    .filter(({ state }) => state !== 'none');
}
