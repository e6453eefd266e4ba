/** Faces of what lies in play areas: technologies, leaders, relics, notes, breakthroughs, planets. */
import type { PlayEffect, PlayedKind } from '$lib/core/card-effects.ts';
import { effectsOf } from '$lib/core/card-offers.ts';
import type { Cards } from '$lib/core/cards.ts';
import { breakthroughsIn } from '$lib/look-up/card-ref.ts';
import { planetName, technologyName } from '$lib/words/holding-names.ts';
import { breakthroughs } from '$words/breakthroughs.ts';
import { cardsAtHand as words } from '$words/cards-at-hand.ts';
import { factions } from '$words/factions.ts';
import { atSpot, atTopic, type Address } from '$lib/ui/panels/rules/address.ts';
import { attachmentOf, rowsOf, seatsWith, type Face, type Shelves } from './face.ts';

const { labels } = words;
const factionName = (id: string | null) => (id === null ? null : (factions[id]?.name ?? id));

/** What a card is played as, if it is. */
const actionOf = (cards: Cards, kind: PlayedKind, id: string) =>
  effectsOf(cards, 'play', id).find(({ card }) => card === kind);
const useOf = (action: PlayEffect | undefined) => action && words.component(action.becomes);
const playedIn = (action: PlayEffect | undefined): Address[] =>
  action ? [atTopic('component-action')] : [];
/** What a card adds to the planet on which it lies, if it is laid on one. */
const attachedRow = (shelves: Shelves, id: string): [string, string | undefined] => {
  const attachment = attachmentOf(shelves, id);
  return [labels.attached, attachment && words.attached(attachment)];
};
const said = (names: readonly string[], how: (names: readonly string[]) => string) =>
  names.length > 0 && how(names);

/** A technology. */
export function technologyFace(id: string, shelves: Shelves): Face | null {
  const facts = shelves.cards.technologies[id];
  if (!facts) return null;
  const { colour, prerequisites, faction, upgrades, replaces } = facts;
  const action = actionOf(shelves.cards, 'technology', id);
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
          seatsWith(shelves, (player) => player?.technologies?.includes(id)),
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
export function leaderFace(id: string, shelves: Shelves): Face | null {
  const { cards } = shelves;
  const facts = cards.leaders[id];
  if (!facts) return null;
  const action = actionOf(cards, 'leader', id);
  return {
    kind: words.leader(facts.type),
    answer: '',
    rows: rowsOf(
      [labels.faction, factionName(facts.faction)],
      [labels.use, useOf(action)],
      attachedRow(shelves, id),
      [labels.app, words.full],
    ),
    topics: [...playedIn(action), atTopic(facts.type === 'hero' ? 'purge' : 'exhausted')],
  };
}

/** A relic. */
export function relicFace(id: string, shelves: Shelves): Face | null {
  const facts = shelves.cards.relics[id];
  if (!facts) return null;
  const action = actionOf(shelves.cards, 'relic', id);
  const { purgeable, exhaustable, points } = facts;
  const use = purgeable ? words.use.purged : exhaustable ? words.use.exhausted : null;
  return {
    kind: words.kinds.relic,
    answer: '',
    rows: rowsOf(
      [labels.points, points > 0 && words.points(points)],
      [labels.use, useOf(action) ?? use],
      attachedRow(shelves, id),
      [labels.app, words.full],
      [
        labels.table,
        said(
          seatsWith(shelves, (player) => player?.relics?.includes(id)),
          words.heldBy,
        ),
      ],
    ),
    topics: [atTopic('relics'), ...playedIn(action), ...(purgeable ? [atTopic('purge')] : [])],
  };
}

/** A promissory note. */
export function noteFace(id: string, shelves: Shelves): Face | null {
  const facts = shelves.cards.notes[id];
  if (!facts) return null;
  const action = actionOf(shelves.cards, 'note', id);
  const holders = seatsWith(shelves, (player) => player?.notes?.some(({ note }) => note === id));
  return {
    kind: words.note(facts.faction),
    answer: facts.inPlayArea ? words.playArea : words.hand,
    rows: rowsOf(
      [labels.faction, factionName(facts.faction)],
      [labels.use, useOf(action)],
      attachedRow(shelves, id),
      [labels.app, facts.inPlayArea ? words.noteInApp : words.untracked],
      [labels.table, said(holders, words.heldBy)],
    ),
    topics: [atTopic('promissory-notes'), atTopic('transactions'), ...playedIn(action)],
  };
}

/** A breakthrough. */
export function breakthroughFace(id: string, shelves: Shelves): Face | null {
  const { cards } = shelves;
  const [, faction = ''] = breakthroughsIn(cards).find(([one]) => one === id) ?? [];
  const row = cards.factions[faction];
  const facts = row?.breakthrough;
  if (!facts) return null;
  const action = actionOf(cards, 'breakthrough', id);
  const owners = seatsWith(
    shelves,
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
      atSpot(['component-limitations', 'claimed-once']),
      ...playedIn(action),
    ],
  };
}

/** A planet. */
export function planetFace(id: string, shelves: Shelves): Face | null {
  const facts = shelves.cards.planets[id];
  if (!facts) return null;
  const { resources, influence, traits, specialties, homeOf, tile, points } = facts;
  const holders = seatsWith(shelves, (player) => player?.planets?.includes(id));
  const spent = shelves.game.planetCards[id]?.exhausted;
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
      ...(facts.legendary ? [atSpot(['planets', 'legendary'])] : []),
      atTopic('control'),
    ],
  };
}
