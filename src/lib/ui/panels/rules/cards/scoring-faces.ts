/** Faces of objectives, agendas and strategy cards. */
import type { Condition } from '$lib/core/condition.ts';
import { isTopic } from '$lib/look-up/topics.ts';
import { conditionRef } from '$lib/look-up/reasons.ts';
import { printedGist, printedRequirement } from '$lib/ui/model/card-text.ts';
import type { AgendaWords } from '$lib/words/card-words.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import { cardsAtHand as words } from '$words/cards-at-hand.ts';
import { conditionQuestion } from '$words/condition-questions.ts';
import { objectiveName } from '$lib/words/objective-name.ts';
import { objectiveWords } from '$lib/words/objective-words.ts';
import { strategyCardWords } from '$lib/words/strategy-card-words.ts';
import { atRule, atTopic } from '$lib/ui/panels/rules/address.ts';
import { attachmentOf, rowsOf, type Face, type CardContext } from './face.ts';

const { labels } = words;
const NAMES = { ...holdingNames, seat: (id: string) => id, objective: objectiveName };

/** The questions of a condition, one for each of its parts. */
const questionsOf = (condition: Condition): string[] =>
  condition.kind === 'all'
    ? condition.of.flatMap(questionsOf)
    : [conditionQuestion(words.aPlayer, condition, NAMES)];

/** An objective: what it asks, as the app evaluates it. */
export function objectiveFace(id: string, context: CardContext): Face | null {
  const { game, ruleset, cards, nameOf } = context;
  const facts = ruleset.objectives[id];
  if (!facts) return null;
  const condition = cards.conditions[id];
  const said = objectiveWords(id);
  const spot = condition && conditionRef(condition.kind);
  const open = game.objectives.find((card) => card.id === id);
  const scored = game.seating.filter((seat) =>
    game.scores.some(
      ({ seat: by, source }) => by === seat && 'objective' in source && source.objective === id,
    ),
  );
  const phase = words.phases[facts.phase];
  return {
    kind: words.objective(facts.stage ?? null),
    answer: said ? printedRequirement(said, game.expansions) : '',
    rows: rowsOf(
      [labels.points, words.points(facts.points)],
      [labels.phase, facts.inCombat ? words.inCombat(phase) : phase],
      [labels.asked, condition && questionsOf(condition).join(' ')],
      [
        labels.app,
        condition ? words.judged(condition.kind, spot?.[1] === 'asked') : words.unjudged,
      ],
      [
        labels.table,
        [
          open && words.revealed(open.round),
          scored.length > 0 && words.scoredBy(scored.map(nameOf)),
        ]
          .filter(Boolean)
          .join(', '),
      ],
    ),
    topics: [
      ...(spot ? [atRule(spot)] : []),
      atTopic('objective-cards'),
      atTopic('victory-points'),
    ],
  };
}

/** What an agenda does, outcome by outcome. */
const doesOf = (said: AgendaWords | undefined) =>
  (['for', 'against', 'elected'] as const)
    .flatMap((outcome) => {
      const does = said?.[outcome];
      return does ? [words.outcome(words.outcomes[outcome], does)] : [];
    })
    .join(' ');

/** An agenda, with what each outcome does. */
export function agendaFace(
  id: string,
  context: CardContext,
  said: AgendaWords | undefined,
): Face | null {
  const { game, ruleset, nameOf } = context;
  const facts = ruleset.agendas[id];
  if (!facts) return null;
  const attachment = attachmentOf(context, id);
  const law = game.laws.find((one) => one.id === id);
  const { effects, points, lasting, handLimit } = facts;
  const app =
    lasting || handLimit
      ? words.lasts
      : effects.length + points.length > 0
        ? words.moves
        : words.keeps;
  return {
    kind: words.agenda[facts.type],
    answer: doesOf(said),
    rows: rowsOf(
      [labels.vote, words.elections[facts.election]],
      [labels.points, points.map(words.agendaPoints).join('; ')],
      [labels.attached, attachment && words.attached(attachment)],
      [labels.app, facts.type === 'law' || app !== words.keeps ? app : null],
      [
        labels.table,
        law && (law.holder === null ? words.inPlay : words.heldBy([nameOf(law.holder)])),
      ],
    ),
    topics: [atTopic('agenda-card'), atTopic('agenda-phase')],
  };
}

/** A strategy card. */
export function strategyCardFace(id: string, { game, ruleset, nameOf }: CardContext): Face | null {
  const facts = ruleset.strategyCards[id];
  if (!facts) return null;
  const held = game.strategyCards[id];
  const said = strategyCardWords(id);
  const own = isTopic(`${id}-card`) ? `${id}-card` : id;
  return {
    kind: words.kinds['strategy-card'],
    answer: said ? printedGist(said, game.expansions) : '',
    rows: rowsOf(
      [labels.number, String(facts.initiative)],
      [labels.secondary, words.secondary(facts.secondaryCost, facts.secondaryTokenTo === 'board')],
      [labels.app, words.steps],
      [
        labels.table,
        held?.holder &&
          [words.heldBy([nameOf(held.holder)]), held.exhausted && words.exhausted]
            .filter(Boolean)
            .join(', '),
      ],
    ),
    topics: [...(isTopic(own) ? [atTopic(own)] : []), atTopic('strategic-action')],
  };
}
