/** At a table of a family with words of its own, the panels that all games share say nothing in those of another. */
import { afterEach, describe, expect, it } from 'vitest';
import { agenda } from '../../../src/lib/words/en/agenda.ts';
import { corrections } from '../../../src/lib/words/en/corrections.ts';
import { leftOut } from '../../../src/lib/words/en/left-out.ts';
import { objectivePanel, playSettings } from '../../../src/lib/words/en/menu.ts';
import { player } from '../../../src/lib/words/en/player.ts';
import { table } from '../../../src/lib/words/en/table.ts';
import { threats } from '../../../src/lib/words/en/threats.ts';
import { turn } from '../../../src/lib/words/en/turn.ts';
import { routine } from '../../../src/lib/words/en/routine.ts';
import { score } from '../../../src/lib/words/en/score.ts';
import { secret } from '../../../src/lib/words/en/secret.ts';
import { setupWords } from '../../../src/lib/words/en/setup.ts';
import { full } from '../../../src/lib/words/en/full.ts';
import { fetchWordsOf, speakTermsOf } from '../../../src/lib/words/terms.ts';

const PANELS = {
  ...{ agenda, corrections, full, leftOut, routine, score, secret, setupWords },
  ...{ objectivePanel, playSettings, player, table, threats, turn },
};

/** What sentences are asked with: one of these fits most of them. */
const ASKED: unknown[][] = [
  ['Hacan', 'Hacan', 'Hacan'],
  [2, 2, 2],
  [['Hacan'], 2],
  ['Hacan', 2, true],
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
  // What the app calls its own board.
  /score sheet/i,
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

  it('speak of scores and tokens in the base game', () => {
    expect(new Set(others()).size).toBeGreaterThan(30);
    expect(score.anyway).toBe('Score anyway');
    expect(routine.steps['return-tokens']).toBe('Command tokens come off the board');
  });
});
