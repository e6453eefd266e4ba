/** Faces of what is drawn and played: exploration cards and action cards. */
import type { CardEffect, PlayEffect, PlayedChanges } from '$lib/core/card-effects.ts';
import { effectsOf } from '$lib/core/card-offers.ts';
import type { ExplorationFacts } from '$lib/core/cards.ts';
import { actionCardsIn } from '$lib/look-up/card-ref.ts';
import { atSpot, atTopic } from '$lib/ui/panels/rules/address.ts';
import { cardsAtHand as words } from '$words/cards-at-hand.ts';
import { component } from '$words/component.ts';
import { exploring } from '$words/exploring.ts';
import { planetName, technologyName } from '$lib/words/holding-names.ts';
import { riders } from '$words/riders.ts';
import { turnCards } from '$words/turn-cards.ts';
import { voteSources } from '$words/vote-sources.ts';
import { attachmentOf, rowsOf, type Face, type Shelves } from './face.ts';

const { labels } = words;
type Gives = ExplorationFacts['gives'];

/** What a card gives, choice by choice; what is attached has a row of its own. */
const givenBy = (gives: Gives): string =>
  words.oneOf(
    gives.flatMap(({ attachment, fragment, ...gain }) => {
      if (attachment !== undefined) return [];
      return [fragment ? words.fragment(fragment) : exploring.gained(gain)];
    }),
  );

/** The planet to which a card is attached at this table. */
const lyingOn = ({ game }: Shelves, id: string): string | undefined =>
  Object.entries(game.planetCards).find(([, { attachments }]) => attachments.includes(id))?.[0];

/** An exploration card. */
export function explorationFace(id: string, shelves: Shelves): Face | null {
  const facts = shelves.cards.explorations[id];
  if (!facts) return null;
  const { deck, count, gives } = facts;
  const attaches = gives.some(({ attachment }) => attachment !== undefined);
  const attachment = attaches && attachmentOf(shelves, id);
  const planet = lyingOn(shelves, id);
  const finds = gives.some(({ fragment, relic }) => fragment !== undefined || relic);
  return {
    kind: words.exploration(deck),
    answer: givenBy(gives),
    rows: rowsOf(
      [labels.attached, attachment && words.attached(attachment)],
      [labels.deck, words.copies(count)],
      [
        labels.app,
        attaches
          ? words.attachedInApp
          : gives.length > 0
            ? words.explorationInApp
            : words.explorationByHand,
      ],
      [labels.table, planet && words.liesOn(planetName(planet))],
    ),
    topics: [
      atSpot(['planets', 'exploring']),
      ...(attaches ? [atTopic('attach')] : []),
      ...(finds ? [atTopic('relics')] : []),
    ],
  };
}

const BALANCES = ['strategy', 'tactic', 'fleet', 'board', 'goods', 'actionCards'] as const;

/** What a component action moves for who plays it. */
function movesOf(action: PlayEffect): string {
  const changes: PlayedChanges = action.changes ?? {};
  return component.moves({
    becomes: action.becomes ?? undefined,
    moved: BALANCES.flatMap((balance) => {
      const change = changes[balance] ?? 0;
      return change === 0 ? [] : [{ balance, change, held: null }];
    }),
    fragments: action.fragments ?? 0,
    technology: action.technology ? technologyName(action.technology) : null,
    secrets: action.secrets ?? 0,
    upTo: action.upTo ?? 0,
  });
}

/** What is told of an action that is played for itself: what it moves, and what is left to the hand. */
const actionRows = (action: PlayEffect | undefined): [string, string | false | undefined][] =>
  action
    ? [
        [labels.moves, movesOf(action)],
        [labels.other, action.other && words.anotherPlayer(component.other(action.other))],
        [labels.hand, action.steps?.map((step) => component.steps[step]).join('; ')],
        [labels.deck, action.copies !== undefined && words.copies(action.copies)],
      ]
    : [];

/** An action card, as far as the app does something with it (LRR 1.2 2). */
export function actionCardFace(id: string, { ruleset, cards }: Shelves): Face | null {
  const isOne = ({ card }: CardEffect) => card === 'action-card';
  const action = effectsOf(cards, 'play', id).find(isOne);
  if (!actionCardsIn(ruleset, cards).includes(id)) return null;
  const rider = ruleset.riders[id];
  const votes = effectsOf(cards, 'votes', id)[0];
  const bends = ruleset.turnBenders[id];
  const said = rider && riders[id];
  return {
    kind: words.kinds['action-card'],
    answer: bends ? turnCards.does[bends] : '',
    rows: rowsOf(
      [
        labels.use,
        rider ? words.rider : votes ? words.afterVotes : bends ? words.bends : words.actionCard,
      ],
      [labels.right, said?.pays ?? said?.does],
      [
        labels.votes,
        rider ? rider.barsVote && words.ridden : votes && voteSources.adds(votes.votes),
      ],
      ...actionRows(action),
    ),
    topics: [
      ...(rider ? [atSpot(['agenda-phase', 'predict'])] : []),
      ...(votes ? [atTopic('agenda-phase')] : []),
      ...(action ? [atTopic('component-action')] : []),
      atTopic('action-cards'),
    ],
  };
}
