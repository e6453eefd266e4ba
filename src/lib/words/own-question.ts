/** What a player has to say themselves, on a device of their own. */
import type { Question } from '../core/conditions/verdict.ts';
import type { ConditionNames } from '$words/conditions.ts';
import { ownConditionQuestion, ownQuestions as words } from '$words/own-questions.ts';

/** "Do you have 4 or more structures on the board?" The question is about whose device it is. */
export function ownQuestionSentence(question: Question, names: ConditionNames): string {
  switch (question.kind) {
    case 'breakthrough':
      return words.breakthrough(question.colours);
    case 'coexistence':
      return words.coexistence;
    case 'unspent':
      return words.unspent;
    case 'objective':
      return words.unknownCard(names.objective(question.objective));
    case 'condition': {
      const { condition, players } = question;
      return condition.kind === 'morePlanetsThanNeighbours' && players.length > 0
        ? words.neighbours(condition.neighbours, players.map(names.seat))
        : ownConditionQuestion(condition, names);
    }
  }
}
