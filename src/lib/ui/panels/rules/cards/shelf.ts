/** The printed cards of a game: by name, to be found, and by their face. Fetched when rules are read. */
import type { Cards } from '$lib/core/cards.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { cardsIn, idsOf, type CardKind, type CardRef } from '$lib/look-up/card-ref.ts';
import { originOf } from '$lib/session/boxes.ts';
import { matching } from '$lib/ui/kit/search.ts';
import { agendaWords } from '$lib/ui/model/card-names.ts';
import { boxWords } from '$lib/words/boxes.ts';
import { breakthroughName, explorationName, playedName } from '$lib/words/played-names.ts';
import { cardsAtHand as words } from '$words/cards-at-hand.ts';
import {
  leaderName,
  noteName,
  planetName,
  relicName,
  technologyName,
} from '$lib/words/holding-names.ts';
import { objectiveName } from '$lib/words/objective-name.ts';
import { riders } from '$words/riders.ts';
import { strategyCardWords } from '$lib/words/strategy-card-words.ts';
import { spelled } from '$lib/words/printed-name.ts';
import type { Face, CardContext } from './face.ts';
import * as held from './held-faces.ts';
import * as scoring from './scoring-faces.ts';

const NAMES: Readonly<Record<CardKind, (id: string) => string>> = {
  objective: objectiveName,
  agenda: agendaWords.name,
  'strategy-card': (id) => strategyCardWords(id)?.name ?? spelled(id),
  technology: technologyName,
  leader: leaderName,
  relic: relicName,
  note: noteName,
  breakthrough: breakthroughName,
  planet: planetName,
  exploration: explorationName,
  'action-card': (id) => riders[id]?.name ?? playedName(id),
};

const FACES: Readonly<Record<CardKind, (id: string, context: CardContext) => Face | null>> = {
  objective: scoring.objectiveFace,
  agenda: (id, context) => scoring.agendaFace(id, context, agendaWords.of(id)),
  'strategy-card': scoring.strategyCardFace,
  technology: held.technologyFace,
  leader: held.leaderFace,
  relic: held.relicFace,
  note: held.noteFace,
  breakthrough: held.breakthroughFace,
  planet: held.planetFace,
  exploration: held.explorationFace,
  'action-card': held.actionCardFace,
};

/** The printed name of a card. */
export const nameOfCard = ({ kind, id }: CardRef): string => NAMES[kind](id);

/** What kind of card it is, in a word or two. */
export const kindOfCard = ({ kind }: CardRef): string => words.kinds[kind];

/** What is shown of a card, or null where this game has none of it. */
export const faceOf = ({ kind, id }: CardRef, context: CardContext): Face | null =>
  FACES[kind](id, context);

/** The cards of a game whose name holds what was typed, slips forgiven. */
export function findCards(
  question: string,
  ruleset: Ruleset,
  cards: Cards,
): { card: CardRef; label: string }[] {
  const items = cardsIn(ruleset, cards).map((card) => ({ card, label: nameOfCard(card) }));
  return question.trim().length < 2 ? [] : matching(items, question);
}

/** The name of the box that a card came with. */
export function boxOf({ kind, id }: CardRef, ruleset: Ruleset): string {
  const box = originOf(ruleset, (rules) => idsOf(kind, rules, rules.cards).includes(id));
  return box === null ? '' : boxWords(box).name;
}
