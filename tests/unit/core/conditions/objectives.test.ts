/** Every objective in every composition of boxes that has it: yes, no and why, the edge, ask. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import type { Verdict } from '../../../../src/lib/core/conditions/verdict.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { missingSentence, questionSentence } from '../../../../src/lib/words/conditions.ts';
import { asked } from './rows-asked.ts';
import { tracked } from './rows-tracked.ts';
import { blankTable, COMPOSITIONS, ME, names, type Setup } from './scenes.ts';

const rows = Object.entries({ ...tracked, ...asked });

/** What no sentence may show: missing values, raw ids, doubled or outer spaces. */
const RAW = /undefined|null|NaN|\[object|\bs\d\b|[a-z]+-[a-z]+-[a-z]+|\s{2}|^\s|\s$/;

function judged(expansions: BoxId[], setup: Setup, objective: string): Verdict {
  const cards = cardsOf(expansions);
  const game = blankTable(expansions);
  setup(game, cards);
  return judge(game, cards, ME, objective);
}

it('has a row for each objective', () => {
  const known = Object.keys(cardsOf(EXPANSIONS).conditions);
  expect(rows.map(([id]) => id).sort()).toEqual(known.sort());
});

it('knows of one objective that never asks: laws in play are always tracked', () => {
  expect(rows.flatMap(([id, { ask }]) => (ask === null ? [id] : []))).toEqual(['dictate-policy']);
});

describe.each(rows)('%s', (id, row) => {
  const compositions = COMPOSITIONS.filter((boxes) => cardsOf(boxes).conditions[id]);

  it('is in play somewhere', () => expect(compositions.length).toBeGreaterThanOrEqual(32));

  it('is a yes with enough, and with exactly enough', () => {
    for (const boxes of compositions) {
      for (const setup of [row.yes, row.enough]) {
        const found = judged(boxes, setup, id);
        expect(found, boxes.join('+')).toMatchObject({
          value: 'yes',
          missing: null,
          question: null,
        });
      }
    }
  });

  it('is a no that says what is missing, also when it is one', () => {
    for (const boxes of compositions) {
      for (const [setup, text] of [row.no, row.short]) {
        const found = judged(boxes, setup, id);
        const sentence = found.missing && missingSentence(found.missing, names);
        expect([found.value, sentence], boxes.join('+')).toEqual(['no', text]);
        expect(sentence).not.toMatch(RAW);
        expect(found.question).toBeNull();
      }
    }
  });

  const open = row.ask;
  if (open === null) return;

  it('asks where a fact is not tracked, and takes the answer', () => {
    for (const boxes of compositions) {
      const { value, question, missing } = judged(boxes, open, id);
      expect([value, missing]).toEqual(['ask', null]);
      expect(question && questionSentence(question, names)).toMatch(/^[A-Z].*\?$/);
      expect(question && questionSentence(question, names)).not.toMatch(RAW);
      for (const answer of [true, false]) {
        const told: Setup = (game, cards) => {
          open(game, cards);
          game.attested.push({ seat: ME, question: question?.key ?? '', answer });
        };
        expect(judged(boxes, told, id).value).toBe(answer ? 'yes' : 'no');
      }
    }
  });
});
