/**
 * Whose rules are read: those of the family of the game on the table, else those of the base game. A family
 * brings its own topics, and its own points for steps, refusals and conditions; its words bring the sentences.
 */
import type { ConditionKind } from '../core/condition.ts';
import type { Books, RefusalCode } from '../core/refusal-codes.ts';
import type { AnyTopicWords, TopicRows } from './topic.ts';

/** A point, by its topic. */
export type FamilyRef = readonly [topic: string, point: string];

/** What is followed step by step; so far no family has reminders of its own. */
export interface FamilySequence {
  steps: Readonly<Record<string, FamilyRef>>;
  reminders: Readonly<Record<string, never>>;
}

export interface FamilyRules {
  topics: TopicRows;
  /** Followed step by step; their steps lead to points of these topics. */
  sequences: Readonly<Record<string, FamilySequence>>;
  /** The point that a step begins with, by phase and step: "status.score". */
  steps: Readonly<Record<string, FamilyRef>>;
  /** Refusals whose own rule no point of these topics names. */
  refusals: Readonly<Record<string, FamilyRef>>;
  /** Where what objectives ask for is told; one that is left out is told by `condition`. */
  conditions: Readonly<Partial<Record<ConditionKind, FamilyRef>>>;
  condition: FamilyRef;
  /** The index over these topics in the words of the app, as text: made on the device, by the first question. */
  index(words: (topic: string) => AnyTopicWords): string;
  /** The heading under which its books have what a refusal rests on, or null. */
  headingOf(code: RefusalCode, books: Books): string | null;
}

let open: FamilyRules | null = null;

/** From here on the rules of this family are read; those of the base game without one. */
export function openRules(rules: FamilyRules | null): void {
  open = rules;
}

/** The rules of the family whose game is on the table; null while they are those of the base game. */
export const familyRules = (): FamilyRules | null => open;
