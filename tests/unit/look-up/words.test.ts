/** The sentences of the rules at hand: one for everything, short, and no link that leads nowhere. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOXES } from '../../../src/lib/rulesets/boxes.ts';
import { plainText, runsOf } from '../../../src/lib/look-up/linked-text.ts';
import { isTopic, TOPIC_IDS, topicOf } from '../../../src/lib/look-up/topics.ts';
import { seeReference, topicWords } from '../../../src/lib/words/look-up.ts';

/** Words that answer a question in one breath. */
const BREATH = 42;
const LINE = 24;

const wordsIn = (text: string) => plainText(text).split(/\s+/).length;

/** Everything that a topic says, each with its path. */
const saidBy = (id: (typeof TOPIC_IDS)[number]) => {
  const { answer, points, differ = {}, asked = {} } = topicWords(id);
  return [
    [`${id} answer`, answer],
    ...Object.entries(points).map(([point, text]) => [`${id}.${point}`, text]),
    ...Object.values(differ).flatMap((by) =>
      Object.entries(by).map(([box, of]) => [`${id} ${box}`, of]),
    ),
    ...Object.entries(asked).flatMap(([point, { question, answer: told }]) => [
      [`${id}.${point} question`, question],
      [`${id}.${point}`, told],
    ]),
  ] as [path: string, text: string][];
};
const said = TOPIC_IDS.flatMap(saidBy);
const isOpen = (path: string) => {
  const [id = '', point = ''] = path.split('.');
  return isTopic(id) && topicOf(id).points[point]?.open === true;
};

describe('the sentences', () => {
  it('are there for every topic, point, difference and question', () => {
    const silent = TOPIC_IDS.filter((id) => {
      const { points, differ = {}, asked = {} } = topicOf(id);
      const words = topicWords(id);
      const same = (a: object, b: object = {}) => Object.keys(a).join() === Object.keys(b).join();
      return !(
        same(points, words.points) &&
        same(differ, words.differ) &&
        same(asked, words.asked)
      );
    });
    expect(silent).toEqual([]);
    expect(said.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('answer in one line, then point by point, and end', () => {
    expect(TOPIC_IDS.filter((id) => wordsIn(topicWords(id).answer) > LINE)).toEqual([]);
    expect(said.filter(([, text]) => wordsIn(text) > BREATH).map(([path]) => path)).toEqual([]);
    const unfinished = said.filter(([path, text]) => !isOpen(path) && !/[.?]$/.test(text));
    expect(unfinished.map(([path]) => path)).toEqual([]);
  });

  it('tell differences of boxes that there are, two at least', () => {
    const boxes = new Set(BOXES.map(({ id }) => id));
    const differing = TOPIC_IDS.flatMap((id) => Object.values(topicWords(id).differ ?? {}));
    expect(differing.length).toBeGreaterThan(30);
    expect(differing.filter((one) => Object.keys(one).length < 2)).toEqual([]);
    expect(differing.flatMap((one) => Object.keys(one)).filter((id) => !boxes.has(id))).toEqual([]);
  });

  it('carry the names of the printed titles', () => {
    const fold = (text: string) => text.toLowerCase().replace('neighbours', 'neighbors');
    const short = (title: string) =>
      title.replace(/ \((?:Strategy Card|Unit Ability|Attribute)\)$/, '');
    const other = TOPIC_IDS.filter((id) => {
      const { en } = topicOf(id).printed;
      return ![fold(en), fold(short(en))].includes(fold(topicWords(id).name));
    });
    expect(other).toEqual([]);
    expect(new Set(TOPIC_IDS.map((id) => topicWords(id).name)).size).toBe(TOPIC_IDS.length);
  });

  it('lead to topics that there are, from another one', () => {
    const links = said.flatMap(([path, text]) =>
      runsOf(text).flatMap(({ topic }) => (topic === undefined ? [] : [[path, topic] as const])),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(([, topic]) => !isTopic(topic))).toEqual([]);
    const circles = links.filter(([path, topic]) => path.split(/[. ]/)[0] === topic);
    expect(circles).toEqual([]);
  });

  it('have no bracket left over', () => {
    expect(said.filter(([, text]) => /[[\]|]/.test(plainText(text)))).toEqual([]);
  });
});

describe('what is known by its title alone', () => {
  const open = TOPIC_IDS.flatMap((id) =>
    Object.entries(topicOf(id).points).flatMap(([point, row]) => (row.open ? [[id, point]] : [])),
  ) as [(typeof TOPIC_IDS)[number], string][];

  it('is listed in docs/coverage.md, all of it and nothing else', () => {
    const coverage = readFileSync(new URL('../../../docs/coverage.md', import.meta.url), 'utf8');
    const [, section = ''] = coverage.split('## The rules in the app');
    const listed = [...section.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(([row]) => row);
    const rows = open.map(([id, point]) => {
      const { at } = topicOf(id).points[point]!;
      const sections = at.filter((one) => one !== null).join(' / ') || '–';
      const { name, points } = topicWords(id);
      return `| ${name} | ${sections} | ${points[point]} |`;
    });
    expect(listed.slice(1).sort()).toEqual(rows.sort());
  });

  it('sends to the reference', () => {
    expect(seeReference).toMatch(/rules reference/);
  });
});
