/** The search, asked what tables ask: both halves of the questions, one of which it never saw. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TopicHit } from '../../../src/lib/look-up/search/search.ts';
import { isTopic, TOPIC_IDS, topicOf } from '../../../src/lib/look-up/topics.ts';
import { rulesSearch } from '../../../src/lib/ui/model/rules-search.ts';
import { sequenceBeside } from '../../../src/lib/ui/panels/rules/hits.ts';
import { topicWords } from '../../../src/lib/words/look-up.ts';

interface Question {
  /** The number of the entry of the FAQ that it asks for. */
  faq?: number;
  asked: string;
  /** Points that answer it: "agenda-phase.order". */
  at: string[];
}

const search = rulesSearch();

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/look-up/${name}.json`, import.meta.url), 'utf8'));
const questionsIn = (half: string) => fixture(half) as Question[];

/** Whether one of the topics shows a point that answers. */
const answers = (found: readonly TopicHit[], { at }: Question) =>
  found.some(({ topic, points }) => points.some((point) => at.includes(`${topic}.${point}`)));

const missed = (questions: readonly Question[], shown: number) =>
  questions.filter((question) => !answers(search(question.asked).slice(0, shown), question));

const share = (some: number, all: number) => Math.round((1000 * (all - some)) / all) / 10;

/** Spots of questions that are nowhere. */
const goneOf = (questions: readonly Question[]) =>
  questions
    .flatMap(({ at }) => at.map((spot) => spot.split('.')))
    .filter(([topic = '', point = '']) => {
      if (!isTopic(topic)) return true;
      const { points, asked = {}, differ = {} } = topicOf(topic);
      return !(point in points || point in asked || point in differ);
    });

/** What the list draws, row by row: the best point of each topic, and steps to tick beside it. */
const rowsOf = (question: string) =>
  search(question).flatMap((found, rank) => {
    const steps = sequenceBeside(found, rank);
    return [`${found.topic}.${found.points[0]}`, ...(steps ? [`sequence/${steps}`] : [])];
  });

describe.each(['blind', 'tuned'])('the %s half of the questions', (half) => {
  const questions = questionsIn(half);

  it('is large enough, and asks for points that there are', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(goneOf(questions)).toEqual([]);
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

describe.each(['faq-tuned', 'faq-blind'])('the questions of %s', (half) => {
  const questions = questionsIn(half);

  it('ask for points that there are', () => {
    expect(questions).toHaveLength(34);
    expect(questions.filter(({ at }) => at.length === 0)).toEqual([]);
    expect(goneOf(questions)).toEqual([]);
  });

  it('are answered by the first topics, and in the rows drawn first', () => {
    const drawn = questions.filter(
      ({ asked, at }) =>
        !rowsOf(asked)
          .slice(0, 3)
          .some((row) => at.includes(row)),
    );
    const figures = {
      at1: share(missed(questions, 1).length, questions.length),
      at3: share(missed(questions, 3).length, questions.length),
      drawn: share(drawn.length, questions.length),
    };
    console.log(
      `${half}: recall at 1 ${figures.at1} %, at 3 ${figures.at3} %, drawn ${figures.drawn} %`,
    );
    expect(figures.at1).toBeGreaterThanOrEqual(85);
    expect(figures.at3).toBeGreaterThanOrEqual(97);
    expect(figures.drawn).toBeGreaterThanOrEqual(90);
  });
});

it('the FAQ is asked for entry by entry', () => {
  const numbers = [...questionsIn('faq-tuned'), ...questionsIn('faq-blind')].map(({ faq }) => faq);
  expect(numbers.sort((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 68 }, (_, i) => i + 1),
  );
});

it('eleven errata are told as such', () => {
  const errata = TOPIC_IDS.flatMap((id) =>
    Object.values(topicOf(id).asked ?? {}).filter(({ from }) => from === 'errata'),
  );
  expect(errata).toHaveLength(11);
});

describe('a question that no rule answers', () => {
  const questions = fixture('unanswered') as string[];

  it('finds nothing, however much of it the rules speak of', () => {
    expect(questions).toHaveLength(20);
    expect(questions.filter((question) => search(question).length > 0)).toEqual([]);
  });
});

describe('a search', () => {
  it('finds each topic by its names, and each question of tables by its own words', () => {
    const unfound = TOPIC_IDS.flatMap((id) => {
      const { printed } = topicOf(id);
      const { name, asked = {} } = topicWords(id);
      const asks = Object.values(asked).map(({ question }) => question);
      const title = printed.en.replace(/ \(.*\)$/, '');
      return [name, title, ...(printed.fr ? [printed.fr] : []), ...asks].filter(
        (said) =>
          !search(said)
            .slice(0, 3)
            .some(({ topic }) => topic === id),
      );
    });
    expect(unfound).toEqual([]);
  });

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
