/**
 * Small games that a review found wrong (tests/fixtures/cases): each ends as its first lines say. Their
 * neighbours of the same kind are listed in case-neighbours.test.ts.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/lib/core/conditions/judge.ts';
import type { Game } from '../../../src/lib/core/game.ts';
import type { Settings } from '../../../src/lib/core/settings.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { CHEAT_SHEET, presetSettings } from '../../../src/lib/session/presets.ts';
import { readCommands } from '../../../src/tools/command-lines.ts';
import { HeadlessGame } from '../../../src/tools/headless-game.ts';
import { perform } from '../../../src/tools/replay/perform.ts';
import { replayText, type ReplayDocument } from '../../../src/tools/replay-main.ts';

/** The commands of a case, one a line. */
function rowsOf(name: string): string[] {
  const text = readFileSync(new URL(`../../fixtures/cases/${name}.jsonl`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Where commands lead. */
function shownOf(rows: readonly string[]): ReplayDocument {
  const shown = replayText(rows.join('\n')).document as ReplayDocument;
  expect(shown.problems).toEqual([]);
  return shown;
}

/** A case, with further commands at its end. */
const replayed = (name: string, ...further: object[]): ReplayDocument =>
  shownOf([...rowsOf(name), ...further.map((row) => JSON.stringify(row))]);

/** The game where a case ends. */
function gameAt(name: string): Game {
  const read = readCommands(rowsOf(name).join('\n'));
  if (!read.ok) throw new Error(read.problem);
  const game = new HeadlessGame(read.gameId, read.expansions);
  for (const line of read.lines) perform(game, line, line.at ?? 0);
  return game.game;
}
const codes = ({ refusals }: ReplayDocument) => refusals.map(({ code }) => code);

describe('what is known is judged', () => {
  it.each<[name: string, codes: string[], position: object]>([
    ['disgrace-same-card', ['card-put-back'], { step: 'pick', activeSeat: 's1' }],
    ['more-picks-than-cards', ['too-many-picks'], { step: 'table' }],
    ['custodians-without-tactical', ['no-invasion'], { step: 'strategic', activeSeat: 's3' }],
    ['leadership-two', ['primary-token-count'], { step: 'strategic', activeSeat: 's3' }],
    ['play-before-primary-answers', ['primary-first'], { step: 'strategic', activeSeat: 's2' }],
    ['prove-endurance', ['not-last-to-pass'], { step: 'score', activeSeat: 's3' }],
    ['status-tokens-limit', ['status-token-count'], { step: 'tokens' }],
    ['status-tokens-one', ['status-token-count'], { step: 'tokens' }],
    ['law-twice', ['law-in-play'], { phase: 'agenda', step: 'reveal' }],
    ['veto-late', ['votes-begun'], { step: 'vote', activeSeat: 's3' }],
    ['abstain-bribery', ['no-vote-of-its-own'], { step: 'outcome' }],
    ['vote-others-planet', ['votes-of-another'], { step: 'vote', activeSeat: 's2' }],
    ['elect-uncontrolled', ['planet-of-nobody'], { step: 'vote', activeSeat: 's2' }],
    ['elected-out', ['no-outcome'], { phase: 'agenda', step: 'reveal' }],
    ['leaks-discarded', ['no-longer-public'], { round: 2, step: 'turn' }],
  ])('in %s', (name, expected, position) => {
    const shown = replayed(name);
    // Where the table is refused, no one sits there for what follows.
    expect(codes(shown).filter((code) => code !== 'not-playing')).toEqual(expected);
    expect(shown.position).toMatchObject(position);
  });

  it('in eliminated-gains: a player who is out gains nothing', () => {
    const shown = replayed('eliminated-gains');
    expect(codes(shown)).toEqual(Array.from({ length: 9 }, () => 'not-playing'));
    expect(Object.values(shown.summary?.points ?? {})).toEqual([0, 0, 0, 0]);
  });
});

describe('every argument reaches a fact', () => {
  it('in adjust-exhausts: the relic lies exhausted', () => {
    const { refusals, table } = replayed('adjust-exhausts');
    expect(refusals).toEqual([]);
    expect(table.exhausted).toEqual([{ seat: 's1', kind: 'relic', id: 'scepter-of-emelpar' }]);
  });

  it.each([
    ['a technology', { kind: 'technology', technology: 'gravity-drive' }, 'adjustBalance'],
    [
      'a relic, with the end of a turn',
      { kind: 'relic', relic: 'the-codex' },
      'adjustBalanceAndEnd',
    ],
  ])('beside adjust-exhausts: %s lies exhausted too', (_, exhausts, command) => {
    const rows = rowsOf('adjust-exhausts').slice(0, -1);
    const further = { command, args: { seat: 's1', changes: { goods: 1 }, exhausts } };
    const begun = command.endsWith('End')
      ? [
          JSON.stringify({
            command: 'correctPosition',
            args: { round: 1, phase: 'action', step: 'component', activeSeat: 's1' },
          }),
        ]
      : [];
    const { refusals, table } = shownOf([...rows, ...begun, JSON.stringify(further)]);
    expect(refusals).toEqual([]);
    expect(table.exhausted).toMatchObject([{ seat: 's1', kind: exhausts.kind }]);
  });

  const fragmentsOf = ({ table }: ReplayDocument, seat: string) =>
    table.seats.find((row) => row.seat === seat)?.fragments;

  it('in end-drops-fragments: the fragment is there, and the turn is over', () => {
    const shown = replayed('end-drops-fragments');
    expect(codes(shown)).toEqual([]);
    expect(fragmentsOf(shown, 's1')).toMatchObject({ hazardous: 1 });
    expect(shown.position).toMatchObject({ step: 'turn', activeSeat: 's2' });
  });

  it('in pok-fragments-trade: the fragment changes hands in the one act', () => {
    const shown = replayed('pok-fragments-trade');
    expect(codes(shown)).toEqual([]);
    expect(fragmentsOf(shown, 's1')).toMatchObject({ cultural: 1 });
    expect(fragmentsOf(shown, 's3')).toMatchObject({ cultural: 0 });
  });
});

describe('planets of no one’s home', () => {
  /** What is said of an objective where a case ends. */
  function valueAt(name: string, objective: string) {
    const game = gameAt(name);
    return judge(game, cardsOf(game.expansions), 's3', objective).value;
  }

  it('in minor-factions: where the event is not known, none is answered without a question', () => {
    expect(valueAt('minor-factions', 'expand-borders')).toBe('ask');
    expect(valueAt('minor-factions', 'corner-the-market')).toBe('ask');
    expect(valueAt('minor-factions', 'conquer-the-weak')).toBe('ask');
  });

  it('in avernus-outside-homes: the planet of the breakthrough counts', () => {
    expect(valueAt('avernus-outside-homes', 'expand-borders')).toBe('yes');
  });
});

describe('ten rounds with the cheat sheet', () => {
  /** A case that is laid with the preset: each player keeps a secret before its first pick. */
  function withPreset(name: string): string[] {
    const [laid = '', ...rest] = rowsOf(name);
    const setup = JSON.parse(laid) as { args: { settings: Partial<Settings> & { goal: number } } };
    const { settings } = setup.args;
    setup.args.settings = { ...settings, ...presetSettings(CHEAT_SHEET, settings.goal) };
    return [JSON.stringify(setup), JSON.stringify({ command: 'keepSecrets', args: {} }), ...rest];
  }
  /** Rows of a round that a case plays, without a card to reveal. */
  const roundOf = (name: string) =>
    rowsOf(name)
      .slice(1, 23)
      .filter((row) => !row.includes('"revealObjective"'));
  const END = ['draw', 'ready'].map((step) =>
    JSON.stringify({ command: 'finishSteps', args: { step } }),
  );
  const TOKENS = JSON.stringify({ command: 'placeUsualTokens', args: {} });
  const finished = [END[0]!, TOKENS, END[1]!];

  it('ten-rounds-default: without the preset the objectives end it in round 9', () => {
    const shown = replayed('ten-rounds-default');
    expect(codes(shown)).toEqual([]);
    expect(shown.summary).toMatchObject({ round: 9, result: { reason: 'objectives' } });
  });

  it('ten-rounds-default: with it round 9 goes on without a card, and round 10 is the last', () => {
    const rows = withPreset('ten-rounds-default');
    const nine = shownOf(rows);
    expect(codes(nine)).toEqual([]);
    expect(nine.position).toMatchObject({ round: 9, phase: 'status', step: 'draw' });
    expect(nine.summary?.result).toBeNull();
    const ten = shownOf([...rows, ...finished, ...roundOf('ten-rounds-default')]);
    expect(codes(ten)).toEqual([]);
    expect(ten.position.round).toBe(10);
    expect(ten.summary).toMatchObject({ round: 10, result: { reason: 'rounds' } });
  });

  it('ten-rounds-no-card: without a card left the step is passed over', () => {
    const shown = shownOf(withPreset('ten-rounds-no-card'));
    expect(codes(shown)).toEqual([]);
    expect(shown.position).toMatchObject({ round: 10, phase: 'strategy', step: 'pick' });
  });

  it('ten-rounds-no-card: without the preset a card is due', () => {
    const shown = replayed('ten-rounds-no-card');
    expect(codes(shown)[0]).toBe('card-due');
    expect(shown.position).toMatchObject({ round: 9, step: 'reveal' });
  });
});

it('R-VP-02 no-end-after-a-slip: after a slip that was taken back the goal still ends the game', () => {
  const shown = replayed('no-end-after-a-slip');
  // The last line comes after the end.
  expect(codes(shown)).toEqual(['game-over']);
  expect(shown.summary).toMatchObject({
    points: { s2: 10, s3: 9 },
    result: { reason: 'goal', winner: 's2' },
  });
});

it('R-VP-06 fourteen: no one has more than the goal', () => {
  const { summary, scoreboard } = replayed('fourteen');
  expect(summary).toMatchObject({ points: { s3: 14 }, result: { reason: 'goal', winner: 's3' } });
  expect(scoreboard.find(({ seat }) => seat === 's3')?.points).toBe(14);
});

const trade = {
  points: { s1: 10, s2: 0, s3: 10 },
  result: { reason: 'goal', winner: 's3' },
};
it.each([
  ['mutual-support', trade],
  ['mutual-support-order', trade],
  ['mutual-support-one-wins', { points: { s1: 10, s2: 0, s3: 4 }, result: { winner: 's1' } }],
  ['support-swap-at-nine', { points: { s1: 10, s2: 0, s3: 6 }, result: { winner: 's1' } }],
])('R-VP-03 %s: both points of a swap are judged together', (name, summary) => {
  const shown = replayed(name);
  expect(codes(shown)).toEqual([]);
  expect(shown.summary).toMatchObject(summary);
});

it('R-VP-04 riders-out-of-order: the nearer to the speaker wins, whichever rider is paid first', () => {
  const shown = replayed('riders-out-of-order');
  expect(codes(shown)).toEqual([]);
  expect(shown.summary).toMatchObject({
    points: { s2: 10, s3: 10 },
    result: { reason: 'goal', winner: 's2' },
  });
});

const firstTwo = ({ table }: ReplayDocument) => table.initiativeOrder.slice(0, 2);
it.each([
  ['gift-of-prescience-comes-back', ['s1', 's3']],
  ['gift-returns', ['s2', 's1']],
])('R-INIT-04 %s: its owner is first in the next round', (name, order) => {
  const shown = replayed(name);
  expect(codes(shown)).toEqual([]);
  expect([shown.position.round, firstTwo(shown)]).toEqual([2, order]);
});

it.each([
  ['lent-zero-token-of-an-eliminated-player', ['s3', 's2']],
  ['naalu-out-token-away', ['s1', 's3']],
])('R-ELIM-03 %s: it is no one’s in the next round', (name, order) => {
  const shown = replayed(name);
  expect(codes(shown)).toEqual([]);
  expect([shown.position.round, firstTwo(shown)]).toEqual([2, order]);
  expect(shown.scoreboard.map((lane) => lane.cards.length)).toContain(2);
  expect(shown.table.seats.every(({ initiativeToken }) => initiativeToken === null)).toBe(true);
});

it('R-INIT-04 zero-token-handed-over-in-the-status-phase: it is refused, and the order stays', () => {
  const shown = replayed('zero-token-handed-over-in-the-status-phase');
  expect(codes(shown)).toEqual(['token-not-due', 'not-your-score']);
  expect(shown.position).toMatchObject({ step: 'score', activeSeat: 's1' });
});

it.each([
  ['R-REF-04', 'research-no-prereq', 'prerequisites-missing'],
  ['R-AGD-04', 'vote-partial', 'votes-miscounted'],
])('%s %s: its last act is refused', (_, name, code) => {
  expect(codes(replayed(name))).toEqual([code]);
});

it('R-STRAT-07 last-pick-disgraced: its seat picks again', () => {
  const shown = replayed('last-pick-disgraced');
  expect(codes(shown)).toEqual([]);
  expect(shown.position).toMatchObject({ phase: 'action', step: 'turn', activeSeat: 's1' });
  const cards = shown.scoreboard.map((lane) => lane.cards.map(({ card }) => card));
  expect(cards.at(-1)).toEqual(['imperial']);
});

it('R-AGD-27 executive-order: an agenda within the action; the turns go on as they stood', () => {
  const shown = replayed('executive-order');
  expect(codes(shown)).toEqual([]);
  expect(shown.position).toMatchObject({ phase: 'action', step: 'turn', activeSeat: 's2' });
  expect(shown.table.action?.passed).toEqual(['s3']);
  expect(shown.table.agenda).toBeNull();
  expect(shown.table.laws).toMatchObject([{ law: 'minister-of-peace', holder: 's2' }]);
});

it('R-AGD-28 covert-legislation: the hidden agenda comes into force, with its point', () => {
  const shown = replayed('covert-legislation');
  expect(codes(shown)).toEqual([]);
  expect(shown.table.laws).toMatchObject([{ law: 'political-censure', holder: 's2' }]);
  expect(shown.scoreboard.find(({ seat }) => seat === 's2')?.points).toBe(1);
  expect(shown.position).toMatchObject({ phase: 'agenda', step: 'reveal' });
});
