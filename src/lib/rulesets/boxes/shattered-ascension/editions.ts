/**
 * What differs between the two editions, in one place: 6 (2017), and 42 (2024), which is the one that is
 * played unless a table says otherwise. What edition 6 leaves out, it takes from edition 42.
 */
import type { RuleVariants } from '../../../core/rule-variants.ts';

export interface Edition {
  /** Id of its box, stable for ever. */
  id: 'shattered-ascension' | 'shattered-ascension-v6';
  /** Whether the rolls order everyone, or only find the first player, from whom it goes clockwise. */
  order: 'rolls' | 'first-player';
  /** Goals that are offered: the usual one first, but for two players. */
  goals: readonly number[];
  /** Options that a table may choose. */
  options: readonly string[];
  /** Whether five players draw a card that no one plays. */
  drawnCard: boolean;
  /** Whether upgrades come before resources become trade goods. */
  upgradesFirst: boolean;
  /** Command tokens that each of two players gains fewer in a status phase. */
  lessForTwo: number;
  /** Fleet tokens that cost nothing to keep; null where none cost anything. */
  freeFleet: number | null;
  /** Whether a facility may stand on a home planet. */
  facilitiesAtHome: boolean;
  /** Command tokens of a player, those on the board among them; null without a limit. */
  tokens: number | null;
  /** Whether it says how many strategy cards each of two to four players picks, and how many tokens there are. */
  printsNumbers: boolean;
  /** Planets that two of the special objectives ask for. */
  sovereign: { kind: 'planets'; count: number; outsideHome: boolean };
  imperial: { kind: 'planets'; count: number; outsideHome: boolean };
  floor: RuleVariants['floor'];
}

export const V42: Edition = {
  id: 'shattered-ascension',
  order: 'first-player',
  goals: [12, 8, 10, 14],
  options: [
    'path-of-fate',
    'simultaneous-actions',
    'ascendancy',
    'covert-objectives',
    'covert-objectives-light',
    'prelude',
    'armistice',
  ],
  drawnCard: true,
  upgradesFirst: false,
  lessForTwo: 1,
  freeFleet: 8,
  facilitiesAtHome: false,
  tokens: null,
  printsNumbers: true,
  sovereign: { kind: 'planets', count: 8, outsideHome: true },
  imperial: { kind: 'planets', count: 12, outsideHome: true },
  floor: 'standing',
};

export const V6: Edition = {
  id: 'shattered-ascension-v6',
  order: 'rolls',
  goals: [10, 8, 14],
  options: ['path-of-fate', 'simultaneous-actions', 'ascendancy'],
  drawnCard: false,
  upgradesFirst: true,
  lessForTwo: 0,
  freeFleet: null,
  facilitiesAtHome: true,
  tokens: 24,
  printsNumbers: false,
  sovereign: { kind: 'planets', count: 9, outsideHome: false },
  imperial: { kind: 'planets', count: 13, outsideHome: false },
  floor: 'none',
};
