/**
 * Faces of what lies in play areas (technologies, leaders, relics, notes, breakthroughs, planets) and of
 * what is drawn and played (exploration cards, action cards).
 */
import type { CardEffect, PlayEffect, PlayedChanges, PlayedKind } from '$lib/core/card-effects.ts';
import { effectsOf } from '$lib/core/card-offers.ts';
import type { Cards, ExplorationFacts } from '$lib/core/cards.ts';
import { actionCardsIn, breakthroughsIn } from '$lib/look-up/card-ref.ts';
import { planetName, technologyName } from '$lib/words/holding-names.ts';
import { breakthroughs } from '$words/breakthroughs.ts';
import { cardsAtHand as words } from '$words/cards-at-hand.ts';
import { component } from '$words/component.ts';
import { exploring } from '$words/exploring.ts';
import { factionWords } from '$lib/words/faction-words.ts';
import { riders } from '$words/riders.ts';
import { turnCards } from '$words/turn-cards.ts';
import { voteSources } from '$words/vote-sources.ts';
import { atRule, atTopic, type Address } from '$lib/ui/panels/rules/address.ts';
import { attachmentOf, rowsOf, seatsWith, type Face, type CardContext } from './face.ts';

const { labels } = words;
const factionName = (id: string | null) => (id === null ? null : (factionWords(id)?.name ?? id));

/** What a card is played as, if it is. */
const actionOf = (cards: Cards, kind: PlayedKind, id: string) =>
  effectsOf(cards, 'play', id).find(({ card }) => card === kind);
const useOf = (action: PlayEffect | undefined) => action && words.component(action.becomes);
const playedIn = (action: PlayEffect | undefined): Address[] =>
  action ? [atTopic('component-action')] : [];
/** What a card adds to the planet on which it lies, if it is laid on one. */
const attachedRow = (context: CardContext, id: string): [string, string | undefined] => {
  const attachment = attachmentOf(context, id);
  return [labels.attached, attachment && words.attached(attachment)];
};
const said = (names: readonly string[], how: (names: readonly string[]) => string) =>
  names.length > 0 && how(names);

/** A technology. */
export function technologyFace(id: string, context: CardContext): Face | null {
  const facts = context.cards.technologies[id];
  if (!facts) return null;
  const { colour, prerequisites, faction, upgrades, replaces } = facts;
  const action = actionOf(context.cards, 'technology', id);
  const { technology: kinds } = words;
  return {
    kind: upgrades ? kinds.upgrade : faction ? kinds.faction : kinds.plain,
    answer: facts.neverResearched ? words.neverResearched : '',
    rows: rowsOf(
      [labels.colour, colour && words.colours[colour]],
      [labels.prerequisites, words.perColour(prerequisites) || words.none],
      [labels.faction, factionName(faction)],
      [labels.upgrades, upgrades && words.unit(upgrades)],
      [labels.replaces, replaces && technologyName(replaces)],
      [labels.use, useOf(action)],
      [labels.app, words.research],
      [
        labels.table,
        said(
          seatsWith(context, (player) => player?.technologies?.includes(id)),
          words.ownedBy,
        ),
      ],
    ),
    topics: [
      atTopic(upgrades ? 'unit-upgrades' : 'technology'),
      ...(upgrades ? [atTopic('technology')] : []),
      ...playedIn(action),
    ],
  };
}

/** A leader. */
export function leaderFace(id: string, context: CardContext): Face | null {
  const { cards } = context;
  const facts = cards.leaders[id];
  if (!facts) return null;
  const action = actionOf(cards, 'leader', id);
  return {
    kind: words.leader(facts.type),
    answer: '',
    rows: rowsOf(
      [labels.faction, factionName(facts.faction)],
      [labels.use, useOf(action)],
      attachedRow(context, id),
      [labels.app, words.full],
    ),
    topics: [...playedIn(action), atTopic(facts.type === 'hero' ? 'purge' : 'exhausted')],
  };
}

/** A relic. */
export function relicFace(id: string, context: CardContext): Face | null {
  const facts = context.cards.relics[id];
  if (!facts) return null;
  const action = actionOf(context.cards, 'relic', id);
  const { purgeable, exhaustable, points } = facts;
  const use = purgeable ? words.use.purged : exhaustable ? words.use.exhausted : null;
  return {
    kind: words.kinds.relic,
    answer: '',
    rows: rowsOf(
      [labels.points, points > 0 && words.points(points)],
      [labels.use, useOf(action) ?? use],
      attachedRow(context, id),
      [labels.app, words.full],
      [
        labels.table,
        said(
          seatsWith(context, (player) => player?.relics?.includes(id)),
          words.heldBy,
        ),
      ],
    ),
    topics: [atTopic('relics'), ...playedIn(action), ...(purgeable ? [atTopic('purge')] : [])],
  };
}

/** A promissory note. */
export function noteFace(id: string, context: CardContext): Face | null {
  const facts = context.cards.notes[id];
  if (!facts) return null;
  const action = actionOf(context.cards, 'note', id);
  const holders = seatsWith(context, (player) => player?.notes?.some(({ note }) => note === id));
  return {
    kind: words.note(facts.faction),
    answer: facts.inPlayArea ? words.playArea : words.hand,
    rows: rowsOf(
      [labels.faction, factionName(facts.faction)],
      [labels.use, useOf(action)],
      attachedRow(context, id),
      [labels.app, facts.inPlayArea ? words.noteInApp : words.untracked],
      [labels.table, said(holders, words.heldBy)],
    ),
    topics: [atTopic('promissory-notes'), atTopic('transactions'), ...playedIn(action)],
  };
}

/** A breakthrough. */
export function breakthroughFace(id: string, context: CardContext): Face | null {
  const { cards } = context;
  const [, faction = ''] = breakthroughsIn(cards).find(([one]) => one === id) ?? [];
  const row = cards.factions[faction];
  const facts = row?.breakthrough;
  if (!facts) return null;
  const action = actionOf(cards, 'breakthrough', id);
  const owners = seatsWith(
    context,
    (player) => player?.faction === faction && Boolean(player.breakthrough),
  );
  return {
    kind: words.kinds.breakthrough,
    answer: row.synergy ? breakthroughs.joins(row.synergy) : breakthroughs.joinsNone,
    rows: rowsOf(
      [labels.faction, factionName(faction)],
      [labels.use, useOf(action) ?? (facts.exhausts ? words.use.exhausted : null)],
      [labels.becomes, facts.becomes && planetName(facts.becomes)],
      [labels.table, said(owners, words.ownedBy)],
    ),
    topics: [
      atTopic('technology'),
      atRule(['component-limitations', 'claimed-once']),
      ...playedIn(action),
    ],
  };
}

/** A planet. */
export function planetFace(id: string, context: CardContext): Face | null {
  const facts = context.cards.planets[id];
  if (!facts) return null;
  const { resources, influence, traits, specialties, homeOf, tile, points } = facts;
  const holders = seatsWith(context, (player) => player?.planets?.includes(id));
  const spent = context.game.planetCards[id]?.exhausted;
  return {
    kind: words.planet(facts.legendary, facts.countsAsPlanet),
    answer: words.values(resources, influence),
    rows: rowsOf(
      [labels.traits, words.traits(traits)],
      [labels.specialties, words.specialties(specialties)],
      [labels.points, points > 0 && words.points(points)],
      [
        labels.system,
        [homeOf && words.home(factionName(homeOf) ?? ''), tile && words.tile(tile)]
          .filter(Boolean)
          .join(', '),
      ],
      [labels.app, facts.countsAsPlanet ? words.planetInApp : words.noPlanetInApp],
      [
        labels.table,
        holders.length > 0 &&
          [words.controlledBy(holders), spent && words.exhausted].filter(Boolean).join(', '),
      ],
    ),
    topics: [
      atTopic(facts.custodians ? 'mecatol-rex' : 'planets'),
      ...(facts.legendary ? [atRule(['planets', 'legendary'])] : []),
      atTopic('control'),
    ],
  };
}

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
const lyingOn = ({ game }: CardContext, id: string): string | undefined =>
  Object.entries(game.planetCards).find(([, { attachments }]) => attachments.includes(id))?.[0];

/** An exploration card. */
export function explorationFace(id: string, context: CardContext): Face | null {
  const facts = context.cards.explorations[id];
  if (!facts) return null;
  const { deck, count, gives } = facts;
  const attaches = gives.some(({ attachment }) => attachment !== undefined);
  const attachment = attaches && attachmentOf(context, id);
  const planet = lyingOn(context, id);
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
      atRule(['planets', 'exploring']),
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
export function actionCardFace(id: string, { ruleset, cards }: CardContext): Face | null {
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
      ...(rider ? [atRule(['agenda-phase', 'predict'])] : []),
      ...(votes ? [atTopic('agenda-phase')] : []),
      ...(action ? [atTopic('component-action')] : []),
      atTopic('action-cards'),
    ],
  };
}
