/** At a table of a family with words of its own, the panels that all games share say nothing in those of another. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { economy } from '../../../src/lib/words/en/economy.ts';
import { routine } from '../../../src/lib/words/en/routine.ts';
import { score } from '../../../src/lib/words/en/score.ts';
import { story } from '../../../src/lib/words/en/story.ts';
import { factSentence } from '../../../src/lib/words/events.ts';
import { fetchWordsOf, speakTermsOf } from '../../../src/lib/words/terms.ts';
import { ROOT } from '../../../src/tools/project.mjs';

const ENGLISH = join(ROOT, 'src/lib/words/en');

/** Files that no single game of another family speaks from, with the reason. */
const APART: Readonly<Record<string, string>> = {
  statistics: 'Games of every family stand in one table: what they share is called as most do.',
  archive: 'The same of the list of games.',
  page: 'No game is open.',
  sample: 'It is a game of the base game.',
  boxes: 'Boxes of the base game.',
  breakthroughs: 'Cards of the base game, as the next ones.',
  agendas: 'A family has its own.',
  objectives: 'A family has its own.',
  riders: 'A family has none.',
  'strategy-cards': 'A family has its own.',
  technologies: 'Names of cards.',
  'turn-cards': 'Action cards of the base game.',
  'look-up-sequences': 'A family has its own.',
  'shattered-ascension': 'Its own words: tokens there are the speaker token and High Alert.',
  'shattered-ascension-rules': 'The same, with tokens of the map.',
};

const sections = readdirSync(ENGLISH)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));

/** Every section, by the name of what it exports. */
const PANELS: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all(
    sections
      .filter((section) => !(section in APART))
      .map((section) => import(`../../../src/lib/words/en/${section}.ts`) as Promise<object>),
  )),
);

/** What sentences are asked with: one of these fits most of them. */
const ASKED: unknown[][] = [
  ['Hacan', 'Hacan', 'Hacan'],
  [2, 2, 2],
  [['Hacan'], 2],
  ['Hacan', 2, true],
  [['Hacan'], ['Hacan'], ['Hacan']],
  ['Hacan', ['Hacan']],
];

/** Every sentence of a panel, with where it stands. */
function said(part: unknown, path: string): string[] {
  if (typeof part === 'string') return [`${path}: ${part}`];
  if (typeof part === 'function') {
    return ASKED.flatMap((args) => {
      try {
        return said((part as (...args: unknown[]) => unknown)(...args), path);
      } catch {
        // It asks for something else.
        return [];
      }
    });
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.keys(part).flatMap((key) => {
    const inner: unknown = part[key as keyof typeof part];
    return said(inner, `${path}.${key}`);
  });
}

const OTHERS = /\btokens?\b|\bscor(e|es|ed|ing)\b|\bread(y|ied)\b|\bfactions?\b/i;

/** What such a game has not, or calls so itself: the screens that say it are not opened there. */
const NOT_THERE = [
  // The speaker token, and the tokens of the base game's cards.
  /(speaker|initiative|custodians) token/i,
  // A law of the base game, and its agenda phase.
  /^agenda\.(election|ready|riders)\b/,
  // The box of the base game; without a limit, the row is not shown.
  /^setupWords\.tokenTotalDetail/,
  /^full\.leaders/,
  // A piece of the game.
  /high alert token/i,
  // Notes of factions that such a game has not.
  /^deeds\.captured/,
  // What the app calls its own board.
  /score sheet/i,
  // Topics of the base game, and its terms.
  /^(topics|terms)\./,
  // Heroes, explorations, and cards that ask for scored secrets.
  /^(pointWords\.hero|holdingDoors\.(tokensShort|instead)|pointsByHand\.when\.secrets-scored)/,
  /^(refusals\.no-scored-secrets|cardsAtHand\.elections\.scored-secret-objective|cardsAtHand\.full)/,
  // With the card Imperial.
  /^reveal\.notNow/,
  // Where a game has no names of its own for the pools.
  /^houseWords\.starting\./,
  // The three steps that follow in the base game.
  /^tokens\.andRest/,
  // The app itself.
  /^kit\.newVersion/,
  // Sentences of the base game's moments.
  /^threats\.moments\.agenda/,
];

describe('the shared panels', () => {
  afterEach(() => speakTermsOf(''));

  const others = () =>
    Object.entries(PANELS)
      .flatMap(([name, panel]) => said(panel, name))
      .filter((line) => OTHERS.test(line.replace(/^[^:]*: /, '')))
      .filter((line) => !NOT_THERE.some((pattern) => pattern.test(line)));

  it('speak of claims, counters and refreshed planets in Shattered Ascension', async () => {
    await fetchWordsOf('shattered-ascension');
    speakTermsOf('shattered-ascension');
    expect([...new Set(others())]).toEqual([]);
  });

  /** What a story tells of a claim, by itself and with a card. */
  const told = () => {
    const source = { kind: 'objective', id: 'x' } as const;
    const gain = { seat: 's1', points: 1, source, secret: false, total: 1 };
    const names = { objective: () => 'Six Planets', card: () => 'Bureaucracy' } as never;
    const deed = (gains: object[], card: string | null) =>
      story.deed({ name: 'Hacan', gains, card } as never, names);
    return [deed([gain], null), deed([{ ...gain, slot: 'imperial' }], 'bureaucracy')];
  };

  it('tell the story of a game in its words', async () => {
    expect(told()).toEqual([
      'Hacan scored Six Planets',
      'Hacan scored Six Planets with Bureaucracy',
    ]);
    await fetchWordsOf('shattered-ascension');
    speakTermsOf('shattered-ascension');
    expect(told()).toEqual([
      'Hacan claimed Six Planets',
      'Hacan claimed Six Planets with Bureaucracy',
    ]);
  });

  it('speak of improvements in edition 6, and of upgrades in the newest one', async () => {
    const said = async (edition: string) => {
      await fetchWordsOf(edition);
      speakTermsOf(edition);
      const done = { type: 'own-upgrades.done', seat: 's1', data: {} } as const;
      return [
        economy.upgrades.unnamed(2),
        factSentence(done as never, { seat: () => 'Hacan' } as never),
      ];
    };
    expect(await said('shattered-ascension')).toEqual([
      'Upgrade 2',
      'Hacan finished unlocking upgrades',
    ]);
    expect(await said('shattered-ascension-v6')).toEqual([
      'Improvement 2',
      'Hacan finished unlocking improvements',
    ]);
  });

  it('leave out no file that is gone', () => {
    expect(Object.keys(APART).filter((name) => !sections.includes(name))).toEqual([]);
  });

  it('speak of scores and tokens in the base game', () => {
    expect(new Set(others()).size).toBeGreaterThan(30);
    expect(score.anyway).toBe('Score anyway');
    expect(routine.steps['return-tokens']).toBe('Command tokens come off the board');
  });
});
