/** What a verdict says, in the language of the app. */
import type { Missing, Progress, Question } from '../core/conditions/verdict.ts';
import { lacking, missingPhrase, progress, type ConditionNames } from '$words/conditions.ts';
import {
  breakthrough,
  coexistence,
  conditionQuestion,
  unknownCard,
  unspent,
  whichNeighbours,
} from '$words/condition-questions.ts';

/** What is missing: "one more cultural planet; free ones: Lodor, Quann"; no full stop. */
export function missingSentence(missing: Missing, names: ConditionNames): string {
  return missingPhrase(missing, names);
}

/** The same as a sentence: "Needs one more planet", "The table said no"; no full stop. */
export function lackingSentence(missing: Missing, names: ConditionNames): string {
  return lacking(missing, names);
}

/** What the table has to say: "Does Hacan have 4 or more structures on the board?" */
export function questionSentence(question: Question, names: ConditionNames): string {
  const who = names.seat(question.seat);
  if (question.kind === 'breakthrough') return breakthrough(who, question.colours);
  if (question.kind === 'coexistence') return coexistence(who);
  if (question.kind === 'unspent') return unspent(who);
  if (question.kind === 'objective') return unknownCard(who, names.objective(question.objective));
  const { condition, players } = question;
  return condition.kind === 'morePlanetsThanNeighbours' && players.length > 0
    ? whichNeighbours(who, condition.neighbours, players.map(names.seat))
    : conditionQuestion(who, condition, names);
}

/** "3 of 4". */
export const progressLabel = ({ have, need }: Progress): string => progress(have, need);
