/**
 * An archive of 40 finished games of one club: games that scripts have played, each with other people and
 * on another day. Three victories are shared, two games were called, two rulesets were played, and one
 * person is spelled in two ways.
 */
import type { Written } from '../../src/lib/core/record/entry.ts';
import { sumOf } from '../../src/lib/core/record/entry.ts';
import type { Summary } from '../../src/lib/core/record/summary.ts';
import type { PersonOf } from '../../src/lib/core/queries/statistics/statistics.ts';
import { fixtureFile, pinnedFixture } from './fixture-games.ts';

/** A game as a file holds it: what was recorded, and what was kept of it when it ended. */
export interface MadeGame {
  id: string;
  entries: Written[];
  summary: Summary;
  /** The ledger of points at the end, as it was pinned when the game was recorded. */
  scores: string[];
}

const CLUB = ['Mira', 'Jonas', 'Priya', 'Sam', 'Théo', 'Aiko', 'Lena', 'Karl', 'Ines'];
/** From this game on she is spelled so. */
const RENAMED = { before: 'Priya', now: 'Priya N.', from: 25 };

/** A person by any of the two spellings. */
export const clubPerson: PersonOf = (name) =>
  name === RENAMED.before ? { id: RENAMED.now, name: RENAMED.now } : { id: name, name };

/** Who is who in the club, for those who count without our code. */
export const CLUB_RENAMES = { [RENAMED.before]: RENAMED.now };

/** Games that were played by script, and how many of the archive are made of each. */
const PLAYED: Record<string, number> = {
  'ascension-shared': 3,
  'called-early': 2,
  'ascension-five': 2,
  'ascension-six': 2,
  'ascension-two': 1,
  'ascension-path-of-fate': 1,
  'six-players': 4,
  'six-players-eligible': 3,
  'six-players-essentials': 2,
  'eight-players': 2,
  'five-players': 3,
  'four-players': 2,
  'four-players-full': 2,
  'three-players': 3,
  'objectives-exhausted': 1,
  'ten-rounds': 1,
  'the-evening': 2,
  'the-expedition': 1,
  'undone-pass': 1,
  'opened-agenda': 1,
  elimination: 1,
};

const WEEK = 7 * 86_400_000;
/** When the first of them began (epoch ms). */
const BEGAN = Date.UTC(2025, 0, 11, 15);

/** The record with other people, moved in time, under an id of its own. */
function remade(entries: readonly Written[], id: string, nth: number): Written[] {
  const later = BEGAN + nth * 2 * WEEK - (entries[0]?.at ?? 0);
  const nameOf = (index: number) => {
    const name = CLUB[(index * 2 + nth * 5) % CLUB.length] ?? '';
    return name === RENAMED.before && nth >= RENAMED.from ? RENAMED.now : name;
  };
  let sum = '';
  return entries.map((entry) => {
    const copy = structuredClone(entry) as Written;
    copy.gameId = id;
    copy.at += later;
    const { body } = copy;
    if (body.kind === 'gap') {
      body.from += later;
      body.to += later;
    }
    if (body.kind === 'fact' && body.fact.type === 'game.created') {
      body.fact.id = id;
      body.fact.players.forEach((player, index) => (player.name = nameOf(index)));
    }
    sum = sumOf(sum, copy);
    return { ...copy, sum };
  });
}

/** All of them, the first one first. */
export function madeArchive(): MadeGame[] {
  const names = Object.entries(PLAYED).flatMap(([name, times]) =>
    Array.from({ length: times }, () => name),
  );
  return names.map((name, nth) => {
    const file = fixtureFile(name);
    if (!file.summary) throw new Error(`${name} did not end`);
    const id = `made-${nth + 1}`;
    return {
      id,
      entries: remade(file.entries, id, nth),
      summary: file.summary as unknown as Summary,
      scores: pinnedFixture(name).scores,
    };
  });
}
