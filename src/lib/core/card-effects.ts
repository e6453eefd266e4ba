/**
 * What cards and abilities offer, as data: whose it is, the moment at which it is offered, and what it
 * is. Rulesets attach effects to cards; core knows moments and offers, and no card.
 *
 * All rows are read by `card-offers`, and who has the card is one answer of `card-holding`. Two offers find
 * their moments each for itself among the same facts: a gain is counted since it was booked last, of one
 * player and as often as it happened (`queries/incidental-gains/triggers`); a point moves between two players and is
 * booked once, as the ledger says (`queries/point-triggers`). Riders and what opens agendas are no rows here:
 * they are asked for by the agenda that lies there, not offered at a moment.
 */
import type { TechnologyColour } from './vocabulary.ts';

export type EffectCardKind =
  | 'ability'
  | 'action-card'
  | 'breakthrough'
  | 'law'
  | 'leader'
  | 'note'
  | 'planet'
  | 'relic'
  | 'technology';

/** What every effect says: its card, who can have it, and when it offers what. */
interface Effect<
  Offer extends string,
  Moment extends string,
  Kind extends string = EffectCardKind,
> {
  card: Kind;
  /** Its id among those of its kind; it is the cause that the record names. */
  id: string;
  /** The only faction that has it, of a note the one that gives it; null where anyone may. */
  faction: string | null;
  moment: Moment;
  offer: Offer;
}

/** What has just happened, as far as the record shows it. `holder` is who has the card. */
export type GainMoment =
  | 'strategy-phase-begins'
  | 'status-phase-begins'
  | 'status-phase-ends'
  | 'everybody-passed'
  | 'holder-passed'
  | 'holder-ended-turn'
  | 'holder-gained-planet'
  | 'holder-gained-technology'
  | 'holder-replenished'
  | 'another-replenished'
  | 'holder-spent-strategy-token'
  | 'holder-produced'
  | 'holder-won-combat'
  | 'combat-of-holder'
  | 'any-combat'
  /** Another player gained trade goods, or made a transaction. */
  | 'another-gained-goods'
  | 'another-scored-for-mecatol'
  /** The agenda came to what the holder voted for or predicted. */
  | 'outcome-of-holder'
  /** The holder of the note gave its owner commodities, as many as the holder may have. */
  | 'holder-paid-owner'
  | 'holder-received-note'
  /** The owner of the note replenished, and a player was given the note in a transaction. */
  | 'owner-replenished'
  /** Another gain was booked. */
  | 'after-gain';

/** What is gained; a number below zero is lost. Conversions turn commodities into trade goods. */
export interface Gain {
  goods?: number;
  commodities?: number;
  /** Command tokens, into the usual pools. */
  tokens?: number;
  fleet?: number;
  actionCards?: number;
  converts?: number | 'all';
  replenishes?: boolean;
  /** All commodities of the player with whom it happened, as trade goods. */
  takesCommodities?: boolean;
}

/** A gain that a table forgets. */
export interface GainEffect extends Effect<
  'gain',
  GainMoment,
  Exclude<EffectCardKind, 'action-card' | 'relic'>
> {
  /** What is gained, the usual first; a table chooses. */
  gives: readonly Gain[];
  /** What the player gains with whom it happened. */
  other?: Gain;
  /** Where it is taken from that player, who has to have so many trade goods. */
  takesFrom?: { goods: number };
  /** Once for each: planet, token, combat. Else once for the moment. */
  each?: boolean;
  /** The table says how many trade goods: neighbours are not known. */
  asks?: 'neighbours';
  /** Planet cards of which each in a play area is one trade good more. */
  counts?: readonly string[];
  /** The leader is exhausted or purged by it; a planet's own card is exhausted. */
  uses?: 'exhausts' | 'purges';
  /** Its holder undoes its pass with it: the action phase goes on. */
  resumes?: boolean;
  /** What the app cannot see and the table knows: fighting, building, a right guess. */
  onlyIf?: 'built-three-ships' | 'card-there';
  /** The gain after which this one comes. */
  after?: string;
  /** The note that keeps its holder safe from it. */
  shield?: string;
  /** The card that votes were cast with. */
  castWith?: string;
}

/** What can be played as a component action (LRR 1.2 22.1; LRR PoK 22.1). */
export const PLAYED_KINDS = [
  'action-card',
  'leader',
  'relic',
  'technology',
  'breakthrough',
  'note',
  'ability',
] as const;
export type PlayedKind = (typeof PLAYED_KINDS)[number];

/** What the table does by hand after it: what the app does not know, or cannot decide. */
export const PLAYED_STEPS = [
  'agenda',
  'attachment',
  'cards',
  'explore',
  'faction',
  'fragments',
  'goods',
  'influence',
  'law',
  'planets',
  'points',
  'relic',
  'resources',
  'strategy-card',
  'technology',
  'tokens',
] as const;
export type PlayedStep = (typeof PLAYED_STEPS)[number];

/** Balances of a sheet that a component action moves by a plain number. */
export type PlayedChanges = Readonly<
  Partial<Record<'tactic' | 'fleet' | 'strategy' | 'board' | 'goods' | 'actionCards', number>>
>;

/** What is played as a component action: what is tracked of it (LRR 1.2 22; LRR PoK 22). */
export interface PlayEffect extends Effect<'play', 'component-action', PlayedKind> {
  /** What becomes of the card; null where it stays as it is, or where the table says it. */
  becomes: 'exhausted' | 'purged' | 'placed' | null;
  /** Copies in the deck, of action cards. */
  copies?: number;
  /** What its player gains and pays. */
  changes?: PlayedChanges;
  /** Trade goods gained by a count of what the player has. */
  goodsBy?: 'industrial-planets' | 'best-planet' | 'commodity-limit';
  /** Whether every own token on the board goes to reinforcements. */
  clearsBoard?: boolean;
  /** What happens to one other player, whom the table names. */
  other?: PlayedChanges;
  /** Relic fragments that are purged for it, of one kind. */
  fragments?: number;
  /** Action cards that come to hand, at most; the table says how many. */
  upTo?: number;
  /** A technology that it gives. */
  technology?: string;
  /** Secrets that are drawn. */
  secrets?: number;
  /** Planet that has to be controlled. */
  where?: string;
  /** What is left to do by hand. */
  steps?: readonly PlayedStep[];
}

/** What points beside objectives hang on (LRR PoK 98; LRR 1.2 60, 87). */
export type PointMoment =
  /** It comes and goes with the card alone. */
  | 'card'
  /** A player won a combat against the holder. */
  | 'combat-against-holder'
  /** A player gained a planet of the holder's home system. */
  | 'holders-home-gained'
  /** A player gained a planet of the holder's home system, or a legendary one of the holder. */
  | 'holders-prize-gained'
  /** The planet that the card is, or that it was elected for, changed hands. */
  | 'planet-control'
  /** The holder activated a system with units of the card's owner. */
  | 'owners-system-activated'
  | 'component-action'
  | 'secrets-scored'
  | 'status-start'
  | 'status-end';

/** What has to be true, beside the trigger, for the points to be gained. */
type PointNeed =
  | { kind: 'attachment'; attachment: string }
  | { kind: 'specialties'; colours: number }
  | { kind: 'die'; result: number }
  | { kind: 'secrets'; count: number };

/** Points that a card gives beside objectives, or takes, when something happens. */
export interface PointEffect extends Effect<
  'points',
  PointMoment,
  'law' | 'relic' | 'planet' | 'note' | 'event'
> {
  points: number;
  /** Whether who loses the card, or the control, loses as many. */
  holderLoses: boolean;
  /** Whether using it purges the card. */
  purges: boolean;
  needs: PointNeed | null;
  /** What comes instead of the points when the need is not met. */
  otherwise: 'speaker' | 'home-purged' | null;
}

/** Votes beside those of planets (LRR 1.2 8.15). */
export interface VoteEffect extends Effect<
  'votes',
  'vote',
  'technology' | 'leader' | 'note' | 'action-card'
> {
  votes: number;
  /** Once, or for each trade good spent, or for each planet exhausted for the vote. */
  per: 'once' | 'good' | 'planet';
  /** Whether its use purges the leader. */
  purges?: boolean;
  /** Whether the technology is exhausted where the outcome that it was cast for loses. */
  exhaustsIfLost?: boolean;
  /** Only on an agenda that it has opened, for who played it. */
  onItsAgenda?: true;
  /** Whether its player votes although a rider or a card of another player bars that. */
  liftsBars?: boolean;
}

/** What pays for a secondary instead of a token of the strategy pool (LRR 1.2 19.5). */
export interface TokenEffect extends Effect<
  'token',
  'secondary',
  'ability' | 'relic' | 'leader' | 'breakthrough' | 'note'
> {
  /** The only strategy cards with which it helps; every one that costs a token if left out. */
  follows?: readonly string[];
  /** What the app cannot see and the table knows: the owner of the strategy card is a puppet. */
  onlyIf?: 'puppet';
  /** Whether it is no choice: its faction never pays for these cards. */
  always?: boolean;
  /** Whose token is used instead; none is used, nor placed, if left out. */
  uses?: 'reinforcements' | 'active-player';
  /** Whether its use exhausts it. */
  exhausts?: boolean;
  /** Whether it stands for a token of the strategy pool wherever one is spent. */
  anywhere?: boolean;
}

/** What costs a token of the strategy pool each time (LRR 1.2 19.5). */
export interface CostEffect extends Effect<
  'cost',
  'agenda-revealed' | 'action-card-played',
  'ability' | 'technology'
> {
  /** Whether its use exhausts it. */
  exhausts?: boolean;
}

/** What leaves prerequisites out when its owner researches, beside specialties of planets. */
export interface WaiverEffect extends Effect<
  'waiver',
  'research',
  'ability' | 'technology' | 'relic' | 'law' | 'leader'
> {
  /** Prerequisites that it leaves out, of any colour; null for all of them. */
  count: number | null;
  /** What it helps with, null for any; upgrades of a unit once a player owns such a technology. */
  only: 'no-upgrade' | 'upgrade' | 'owned-by-others' | { unit: string } | null;
  price: 'exhaust' | 'exhaust-and-resources' | 'captured-unit' | 'infantry' | null;
  /** The only colour that it leaves out. */
  colour?: TechnologyColour;
  /** Whether its owner helps others with it, and not itself. */
  forOthers?: boolean;
}

/** One row: what a card offers, and when. */
export type CardEffect =
  GainEffect | PlayEffect | PointEffect | VoteEffect | TokenEffect | CostEffect | WaiverEffect;
export type OfferKind = CardEffect['offer'];
/** The rows that offer this. */
export type EffectOf<O extends OfferKind> = Extract<CardEffect, { offer: O }>;
