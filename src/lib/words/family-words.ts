/**
 * What a family of games says of its own: its terms and its cards. They are fetched with one of its games, so
 * that no other game waits for them; what a family has no word for is said in the words of the base game.
 */
import type { AgendaWords, BoxWords, FactionWords, StrategyCardWords } from './card-words.ts';
import type { AnyTopicWords } from '../look-up/topic.ts';
import type { Terms } from './game-terms.ts';

/** Printed names, by id; a card whose id spells its name needs none. */
type NamesById = Readonly<Record<string, string>>;

/** What is said of something that is followed step by step. */
export interface AnySequenceWords {
  name: string;
  steps: NamesById;
  reminders: NamesById;
}

export interface FamilyWords {
  terms: Terms;
  /** Its boxes, which are its books as well. */
  boxes: Readonly<Record<string, BoxWords>>;
  /** The rules at hand. */
  rules: {
    topics: Readonly<Record<string, AnyTopicWords>>;
    sequences: Readonly<Record<string, AnySequenceWords>>;
  };
  factions: Readonly<Record<string, FactionWords>>;
  strategyCards: Readonly<Record<string, StrategyCardWords>>;
  agendas: Readonly<Record<string, AgendaWords>>;
  /** What each objective asks for, in our own words. */
  requirements: NamesById;
  names: Readonly<Partial<Record<NameTable, NamesById>>>;
  /** The options of its games. */
  options?: Readonly<Record<string, OptionWords>>;
}

/** The kinds of cards of which each language has a table of names. */
export type NameTable =
  | 'attachments'
  | 'leaders'
  | 'notes'
  | 'objectives'
  | 'planets'
  | 'played'
  | 'relics'
  | 'technologies';

/** An option that a table may choose to play with. */
export interface OptionWords {
  name: string;
  /** What it changes, and how far the app follows it. */
  detail: string;
}

/** How the words of each family are fetched, by the id of its base game. */
export type FamilyWordsById = Readonly<Record<string, () => Promise<FamilyWords>>>;
