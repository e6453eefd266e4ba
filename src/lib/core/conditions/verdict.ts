/** The answer to "may this player score that, and why": data only, words render it. */
import type { Condition } from '../cards.ts';
import type { Seat } from '../game.ts';
import type { Payment } from '../payment.ts';
import type { PlanetTrait, TechnologyColour } from '../vocabulary.ts';
import type { Truth } from './truth.ts';

/** How far a count has come, in the units of its condition. */
export interface Progress {
  have: number;
  need: number;
}

/** What a spend condition names, or lacks: resources, influence, goods, tokens, cards, fragments. */
export interface Amounts {
  resources: number;
  influence: number;
  tradeGoods: number;
  commandTokens: number;
  actionCards: number;
  relicFragments: number;
}

/**
 * What is lacking where the answer is no. `more` counts planets, technologies, players and the
 * like; `free` lists planets that fit and that no one is known to hold, on the map or not.
 */
export type Missing =
  | {
      kind: 'planets-with-trait';
      traits: PlanetTrait[];
      have: number;
      more: number;
      free: string[];
    }
  | { kind: 'planets-in-non-home-systems'; more: number; free: string[] }
  | { kind: 'planets-in-others-home-systems'; more: number }
  | { kind: 'planets-with-specialty'; more: number; free: string[] }
  | { kind: 'planets-with-attachments'; more: number }
  | { kind: 'planet-values'; value: 'resources' | 'influence'; more: number }
  | { kind: 'legendary-planets'; more: number; free: string[] }
  /** Planets at all: where they lie is not known. */
  | { kind: 'planets'; more: number }
  | { kind: 'technologies'; more: number }
  | { kind: 'relic'; relic: string }
  /** Players who have as many or more; where fewer is asked for, as few or fewer. */
  | { kind: 'compared'; with: Seat[] }
  /** Tokens in the fleet pool, where so many ships have to be in one system. */
  | { kind: 'fleet-tokens'; more: number }
  /** A named planet, and who is known to hold it. */
  | { kind: 'planet'; planet: string; holder: Seat | null }
  /** `near`: planets that share a system with one that another player holds. */
  | { kind: 'planets-in-shared-systems'; more: number; near: string[] }
  | { kind: 'players-with-fewer-planets'; more: number }
  | { kind: 'unit-upgrades'; more: number }
  /** `short`: colours that lack technologies, the nearest first. */
  | {
      kind: 'technologies-in-colours';
      colours: number;
      perColour: number;
      short: { colour: TechnologyColour; more: number }[];
    }
  | { kind: 'technologies-of-one-colour'; colours: TechnologyColour[]; more: number }
  /** `open`: technologies of the own faction that would count. */
  | { kind: 'faction-technologies'; more: number; open: string[] }
  | { kind: 'payment'; short: Amounts }
  | { kind: 'notes'; more: number }
  | { kind: 'laws'; more: number }
  /** Others that have not passed yet; none when the seat itself passed too early. */
  | { kind: 'last-to-pass'; waiting: Seat[] }
  /** `resolved`: whether an agenda of this phase has come to an outcome. */
  | { kind: 'elected'; resolved: boolean }
  /** No planet of a home system lost in this turn. */
  | { kind: 'home-planet-lost' }
  /** The table has said no. */
  | { kind: 'told' }
  | { kind: 'all'; of: Missing[] };

/** What the table must say; `key` is stable and the same wherever the same thing is asked. */
export type Question =
  /** `players`: those with fewer planets, where the question is only who is a neighbour. */
  | { kind: 'condition'; key: string; seat: Seat; condition: Condition; players: Seat[] }
  /** Whether the breakthrough that joins two colours is owned. */
  | {
      kind: 'breakthrough';
      key: string;
      seat: Seat;
      colours: readonly [TechnologyColour, TechnologyColour];
    }
  /** Whether units of the seat coexist on planets of others. */
  | { kind: 'coexistence'; key: string; seat: Seat }
  /** Whether its planets are readied as recorded. */
  | { kind: 'unspent'; key: string; seat: Seat }
  /** An objective whose card is unknown. */
  | { kind: 'objective'; key: string; seat: Seat; objective: string };

/** A way to pay that the app proposes; goods are all, those that replace resources or influence too. */
export interface ProposedPayment extends Payment {
  /** False where sides of planets, or how they pay, are not recorded. */
  certain: boolean;
}

export interface Verdict {
  value: Truth;
  /** Null where there is nothing to count, or too little is tracked. */
  progress: Progress | null;
  /** Ids of planets, technologies, notes or laws that count for certain. */
  items: string[];
  /** Only where the value is no. */
  missing: Missing | null;
  /** Only where the value is ask. */
  question: Question | null;
  /** Only for what is paid, and only where the payment is worked out. */
  payment: ProposedPayment | null;
}

/** A verdict with only what is worth saying. */
export function verdict(value: Truth, rest: Partial<Verdict> = {}): Verdict {
  return {
    value,
    progress: null,
    items: [],
    missing: null,
    question: null,
    payment: null,
    ...rest,
  };
}
