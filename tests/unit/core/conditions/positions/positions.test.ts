/**
 * Positions that easily have a wrong answer: no wrong yes, no wrong no. Each objective brings its own;
 * the counts below fail for a new one that brings none.
 */
import { describe, expect, it } from 'vitest';
import { EXPANSIONS } from '../../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import { isJudged } from '../../../../support/judged-objectives.ts';
import { combats } from './combats.ts';
import { hands } from './hands.ts';
import { happened } from './happened.ts';
import { onPlanets } from './on-planets.ts';
import { places } from './places.ts';
import { answerOf, type Position, type Positions } from './position.ts';
import { prices } from './prices.ts';
import { technologies } from './technologies.ts';
import { traits } from './traits.ts';
import { units } from './units.ts';

const TABLES: readonly Positions[] = [
  traits,
  places,
  onPlanets,
  technologies,
  prices,
  hands,
  happened,
  units,
  combats,
];
const rows = TABLES.flatMap((table) => Object.entries(table));
const { conditions } = cardsOf(EXPANSIONS);

/** Positions of a judged objective that are no question, and of one that rests on the table. */
const JUDGED = 6;
const ASKED = 2;
const decided = (list: readonly Position[]) => list.filter(({ answer }) => answer !== 'ask');

describe.each(rows)('%s', (objective, list) => {
  it.each(list)('$answer: $why', (row) => {
    expect(answerOf(objective, row)).toBe(row.answer);
  });
});

describe('the tables', () => {
  const named = rows.map(([objective]) => objective);
  const judged = rows.filter(([id]) => conditions[id] && isJudged(conditions[id]));
  const asked = rows.filter((row) => !judged.includes(row));

  it('have every objective once', () => {
    expect(named.toSorted()).toEqual(Object.keys(conditions).toSorted());
  });

  it(`have ${JUDGED} positions of each that the app judges, both answers, none of them a question`, () => {
    const short = judged.filter(([, list]) => decided(list).length < JUDGED);
    expect(short.map(([id, list]) => `${id}: ${decided(list).length}`)).toEqual([]);
    const onesided = judged.filter(
      ([, list]) => new Set(decided(list).map((row) => row.answer)).size < 2,
    );
    expect(onesided.map(([id]) => id)).toEqual([]);
  });

  it(`have ${ASKED} positions of each other one, at least one of them a no that is known`, () => {
    const short = asked.filter(
      ([, list]) => list.length < ASKED || !list.some(({ answer }) => answer === 'no'),
    );
    expect(short.map(([id]) => id)).toEqual([]);
  });

  it('say why, each in its own words', () => {
    for (const [id, list] of rows) {
      const why = list.map((row) => row.why);
      expect(new Set(why).size, id).toBe(why.length);
    }
  });

  it('are counted', () => {
    const all = rows.flatMap(([, list]) => list);
    const of = (answer: string) => all.filter((row) => row.answer === answer).length;
    console.log(
      `positions: ${all.length} of ${rows.length} objectives (${judged.length} judged, ${asked.length} asked); ` +
        `yes ${of('yes')}, no ${of('no')}, ask ${of('ask')}`,
    );
    expect(judged.length + asked.length).toBe(rows.length);
  });
});
