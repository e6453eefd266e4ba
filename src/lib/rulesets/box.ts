/** The manifest of a box: everything that the app has to be told of it, in one place. */
import type { Ruleset } from '../core/ruleset.ts';
import type { CardsChanges } from './cards-changes.ts';
import type { BoxChanges } from './patch.ts';

/** The rules of a printed game; its name comes with the boxes that are on the table. */
export type BaseRules = Omit<Ruleset, 'id' | 'expansions' | 'boxes' | 'cards'>;

/** What a box changes on the rules. */
export type RulesetChanges = BoxChanges<Omit<Ruleset, 'cards'>>;

interface Manifest<Id extends string> {
  /** Stable for ever: it stands in every record that is played with the box. */
  id: Id;
  /** Its place among the boxes, which is the order in which they were printed. */
  order: number;
  /** The tables of its printed cards. */
  cards?: CardsChanges;
}

/** A game that can be played by itself. */
export interface BaseBox<Id extends string = string> extends Manifest<Id> {
  kind: 'base';
  rules: BaseRules;
}

/** What is added to a game: a box, or a codex (a few pages of cards). */
export interface Expansion<Id extends string = string> extends Manifest<Id> {
  kind: 'box' | 'codex';
  /** What it changes on the rules. */
  rules?: RulesetChanges;
  /** Whether a first table is laid with it. */
  usual?: boolean;
}

export type Box = BaseBox | Expansion;

/** The manifest of a base game; the compiler keeps its id and those of its cards. */
export const defineBase = <const Manifest extends BaseBox>(box: Manifest): Manifest => box;

/** The manifest of an expansion; the compiler keeps its id and those of its cards. */
export const defineBox = <const Manifest extends Expansion>(box: Manifest): Manifest => box;
