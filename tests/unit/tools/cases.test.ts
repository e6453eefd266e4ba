/**
 * Small games that a review found wrong (tests/fixtures/cases): each ends as its first lines say. Their
 * neighbours of the same kind are in tests/unit/core/scenarios.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replayText, type ReplayDocument } from '../../../src/tools/replay-main.ts';

/** A case, with further commands at its end. */
function replayed(name: string, ...further: object[]): ReplayDocument {
  const text = readFileSync(new URL(`../../fixtures/cases/${name}.jsonl`, import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const { document } = replayText(
    [...rows, ...further.map((row) => JSON.stringify(row))].join('\n'),
  );
  const shown = document as ReplayDocument;
  expect(shown.problems).toEqual([]);
  return shown;
}
const codes = ({ refusals }: ReplayDocument) => refusals.map(({ code }) => code);

it('R-VP-02 no-end-after-a-slip: after a slip that was taken back the goal still ends the game', () => {
  const shown = replayed('no-end-after-a-slip');
  // The last line comes after the end.
  expect(codes(shown)).toEqual(['game-over']);
  expect(shown.summary).toMatchObject({
    points: { s2: 10, s3: 9 },
    result: { reason: 'goal', winner: 's2' },
  });
});

it('R-VP-06 fourteen: nobody has more than the goal', () => {
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
])('R-ELIM-03 %s: it is nobody’s in the next round', (name, order) => {
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
  ['R-AGD-24', 'vote-others-planet', 'votes-of-another'],
  ['R-AGD-25', 'elect-uncontrolled', 'planet-of-nobody'],
])('%s %s: its last act is refused', (_, name, code) => {
  expect(codes(replayed(name))).toEqual([code]);
});

it('R-STRAT-07 last-pick-disgraced: its seat picks again', () => {
  const shown = replayed('last-pick-disgraced');
  expect(codes(shown)).toEqual([]);
  expect(shown.position).toMatchObject({ phase: 'action', step: 'turn' });
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
