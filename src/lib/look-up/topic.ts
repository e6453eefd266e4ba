/**
 * The shape of the rules at hand. What belongs to no language is told here: numbers, printed names,
 * what leads where. The sentences are those of a language, and its rows have these keys.
 */

/** Where the references have it, in the order of `Books`: LRR 1.2, LRR PoK; null where they do not. */
export type Sections = readonly [base: string | null, pok: string | null];

/** What the reference of the base game has behind its sections. */
export type Appendix = 'faq' | 'errata';

/** One thing that a topic says. */
export interface PointRow {
  at: Sections;
  /** Where it stands, if in no section. */
  from?: Appendix;
  /** The rules of core/SPEC.md that it tells. */
  rules?: readonly string[];
  /** Nothing but its title is known here: the reader is sent to the reference. */
  open?: true;
}

/** A topic of the references. */
export interface TopicRow {
  sections: Sections;
  /** Its title in the books, to be found by; French only where the source has one. */
  printed: { en: string; fr: string | null };
  /** Topics that the reference names beside it. */
  related: readonly string[];
  points: Readonly<Record<string, PointRow>>;
  /** What is not the same in every box: where the books have it. Which boxes, the words say. */
  differ?: Readonly<Record<string, Sections>>;
  /** Questions of tables, each with its answer. */
  asked?: Readonly<Record<string, PointRow>>;
}

export type TopicRows = Readonly<Record<string, TopicRow>>;

/** A question of tables, as a language puts it. */
export interface AskedWords {
  question: string;
  answer: string;
}

/** A sentence for each box that differs, by its id; the first is the box that the others change. */
type SentencesByBox = Readonly<Record<string, string>>;

type DifferWords<Row> = Row extends { differ: infer Differ }
  ? { differ: { [Id in keyof Differ]: SentencesByBox } }
  : unknown;

type QuestionWords<Row> = Row extends { asked: infer Asked }
  ? { asked: { [Id in keyof Asked]: AskedWords } }
  : unknown;

/** What a language says of one topic: its name, the answer in one line, a sentence for each point. */
export type WordsOf<Row extends TopicRow> = {
  name: string;
  answer: string;
  points: { [Id in keyof Row['points']]: string };
} & DifferWords<Row> &
  QuestionWords<Row>;

/** What a language says of several topics. */
export type TopicWords<Rows extends TopicRows> = { [Id in keyof Rows]: WordsOf<Rows[Id]> };

/** The same, read by those who do not know which topic it is. */
export interface AnyTopicWords {
  name: string;
  answer: string;
  points: Readonly<Record<string, string>>;
  differ?: Readonly<Record<string, SentencesByBox>>;
  asked?: Readonly<Record<string, AskedWords>>;
}
