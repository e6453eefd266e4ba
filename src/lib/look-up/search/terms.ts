/** How a text becomes terms: without accents, case, plural or the words that say nothing. */
import { SAID } from './said.ts';

/** A word or the number of a section. */
export const WORD = /[\p{L}\p{N}]+(?:\.\d+)*/gu;

/** Words of questions that tell nothing of what is asked, in English and in French. */
const EMPTY = new Set(
  (
    'a an the i you he she they we it its my your his her their our me him them one ' +
    'is are am be was were do does did doing done can could may might must should would will shall has have had ' +
    'what who whom whose which how why of to in on at by for from with as and or not if than then that this these those ' +
    'there here so any some somebody someone anyone everybody just also too yet still get got happen happens mean means work works rule rules ' +
    'when where still during about into after before count counts make want need use using used ' +
    'le la les un une des du de d l au aux et ou est sont ce cet cette ces je tu il elle on nous vous ils elles mon ma mes son sa ses ' +
    'que qui quoi quel quelle quels quelles comment pourquoi ou quand peut peux dois doit faut si pas ne n qu c s y a en dans sur par pour avec sans plus'
  ).split(' '),
);

/** Endings that a word may lose, and how long it has to be for it. */
const ENDINGS: readonly [ending: RegExp, length: number][] = [
  [/(?<!s)s$/, 4],
  [/ing$/, 7],
  [/ed$/, 6],
  [/e$/, 5],
];

/** Lower case, without accents, plural or ending. */
export function termOf(word: string): string {
  let plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [ending, length] of ENDINGS) {
    if (plain.length >= length) plain = plain.replace(ending, '');
  }
  return plain;
}

/** The words of a text as they stand. */
export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** Words that so much is about that they tell little, and how much. */
const TOO_COMMON = new Set(
  ['player', 'joueur', 'card', 'carte', 'phase', 'turn', 'game'].map(termOf),
);
export const isWeak = (term: string): boolean => TOO_COMMON.has(term);
export const WEAK = 0.4;

/** Whether a term is the number of a section. */
export const isSection = (term: string): boolean => /^\d+(?:\.\d+)*$/.test(term);

/** A term that was asked for, and what tables mean by it. */
export interface AskedTerm {
  term: string;
  means: readonly string[];
}

const meant = new Map(
  Object.entries(SAID).map(([said, means]) => [termOf(said), means.split(' ').map(termOf)]),
);

/** The terms of a question; where it has none but empty words, those. */
export function askedIn(question: string): AskedTerm[] {
  const words = wordsIn(question).map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  const full = words.filter((word) => !EMPTY.has(word.toLowerCase()));
  const terms = [...new Set((full.length > 0 ? full : words).map(termOf))];
  return terms.map((term) => ({ term, means: meant.get(term) ?? [] }));
}
