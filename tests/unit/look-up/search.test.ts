/** The search, asked what tables ask: both halves of the questions, one of which it never saw. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Found } from '../../../src/lib/look-up/search/search.ts';
import { isTopic, topicOf } from '../../../src/lib/look-up/topics.ts';
import { rulesSearch } from '../../../src/lib/ui/model/rules-search.ts';

interface Question {
  asked: string;
  /** Points that answer it: "agenda-phase.order". */
  at: string[];
}

const search = rulesSearch();

const questionsIn = (half: string): Question[] =>
  JSON.parse(
    readFileSync(new URL(`../../fixtures/look-up/${half}.json`, import.meta.url), 'utf8'),
  ) as Question[];

/** Whether one of the topics shows a point that answers. */
const answers = (found: readonly Found[], { at }: Question) =>
  found.some(({ topic, points }) => points.some((point) => at.includes(`${topic}.${point}`)));

const missed = (questions: readonly Question[], shown: number) =>
  questions.filter((question) => !answers(search(question.asked).slice(0, shown), question));

const share = (some: number, all: number) => Math.round((1000 * (all - some)) / all) / 10;

describe.each(['blind', 'tuned'])('the %s half of the questions', (half) => {
  const questions = questionsIn(half);

  it('is large enough, and asks for points that there are', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const spots = questions.flatMap(({ at }) => at.map((spot) => spot.split('.')));
    const gone = spots.filter(([topic = '', point = '']) => {
      if (!isTopic(topic)) return true;
      const { points, asked = {}, differ = {} } = topicOf(topic);
      return !(point in points || point in asked || point in differ);
    });
    expect(gone).toEqual([]);
  });

  it('is answered among the first three, and mostly by the first', () => {
    const [first, three] = [missed(questions, 1), missed(questions, 3)];
    const figures = {
      at1: share(first.length, questions.length),
      at3: share(three.length, questions.length),
    };
    console.log(
      `${half}: ${questions.length} questions, recall at 1 ${figures.at1} %, at 3 ${figures.at3} %`,
    );
    expect(figures.at3).toBeGreaterThanOrEqual(95);
    expect(figures.at1).toBeGreaterThanOrEqual(80);
  });
});

describe('a search', () => {
  const first = (question: string) => search(question)[0]?.topic;

  it('leads by a number to the topic of that number, and to its point', () => {
    expect(first('8.2')).toBe('agenda-phase');
    expect(search('61.16')[0]).toMatchObject({ topic: 'objective-cards', points: ['home'] });
  });

  it('leads by a name, as far as it is typed, to its topic, in English and in French', () => {
    expect(['speak', 'custodian', 'Orateur', 'trous de ver'].map(first)).toEqual([
      'speaker',
      'custodians-token',
      'speaker',
      'wormholes',
    ]);
  });

  it('forgives slips and accents', () => {
    expect(['wormwhole', 'comodities', 'nebuleuse'].map(first)).toEqual([
      'wormholes',
      'commodities',
      'nebula',
    ]);
  });

  it('finds nothing in nothing', () => {
    expect(['', ' ', '??'].map(search)).toEqual([[], [], []]);
  });
});
