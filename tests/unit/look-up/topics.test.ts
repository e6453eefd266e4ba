/** The topics of the rules at hand: all of them, with the numbers and names of the references. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTopic, relatedTo, TOPIC_IDS, topicOf } from '../../../src/lib/look-up/topics.ts';
import { factsFolder } from '../../support/fact-copies.ts';

interface Printed {
  base: string | null;
  pok: string | null;
  en: string;
  fr: string | null;
  frFix?: string;
  related: string[];
}

const folder = factsFolder();
const table = folder && new URL('rules-topics.json', folder);
const titles = new Map<string, string>(TOPIC_IDS.map((id) => [topicOf(id).printed.en, id]));

/** The French of the source, mended where the source has a slip: a remark is no name. */
const frenchOf = ({ fr, frFix }: Printed) =>
  frFix?.startsWith('(') ? null : (frFix?.replace(/ \(.*$/, '') ?? fr);

/** The sections that a topic names anywhere. */
const sectionsIn = (id: (typeof TOPIC_IDS)[number]) => {
  const { points, asked = {}, differ = {} } = topicOf(id);
  const at = [...Object.values(points), ...Object.values(asked)].flatMap((point) => point.at);
  return [...at, ...Object.values(differ).flat()];
};

/** The number of the topic in which a section stands: "61" of "61.16". */
const headOf = (section: string) => section.split('.')[0] ?? '';

describe('the topics', () => {
  it('are the ninety-two of the table, and leaders and exploration, each number and title once', () => {
    expect(TOPIC_IDS).toHaveLength(94);
    expect(titles.size).toBe(94);
    for (const book of [0, 1]) {
      const numbers = TOPIC_IDS.flatMap((id) => topicOf(id).sections[book] ?? []);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    // Sections 1 to 60 of Prophecy of Kings were not at hand: this one's number is not known.
    expect(TOPIC_IDS.filter((id) => topicOf(id).sections.every((n) => n === null))).toEqual([
      'exploration',
    ]);
  });

  // Skipped where no tables of facts lie beside the project: then there is nothing to equal.
  it.skipIf(!table || !existsSync(table))('equal the table of topics beside the project', () => {
    const rows = JSON.parse(readFileSync(table!, 'utf8')) as Printed[];
    // Only the base game's reference names related topics: what is newer names none there.
    const told = rows.map((row) => ({
      sections: [row.base, row.pok],
      printed: { en: row.en, fr: frenchOf(row) },
      related: row.base === null ? null : row.related.map((title) => titles.get(title)),
    }));
    const ours = rows.map(({ en, base }) => {
      const { sections, printed, related } = topicOf(titles.get(en) as (typeof TOPIC_IDS)[number]);
      return { sections, printed, related: base === null ? null : related };
    });
    expect(ours).toEqual(told);
  });

  it('name only sections of topics that there are', () => {
    const known = new Set(TOPIC_IDS.flatMap((id) => topicOf(id).sections));
    const strange = TOPIC_IDS.flatMap((id) =>
      sectionsIn(id).flatMap((section) =>
        section !== null && !known.has(headOf(section)) ? `${id} ${section}` : [],
      ),
    );
    expect(strange).toEqual([]);
  });

  it('name the section of the right book', () => {
    const wrong = TOPIC_IDS.flatMap((id) => {
      const { points, asked = {}, differ = {} } = topicOf(id);
      const differing = Object.entries(differ).map(([one, at]) => [one, { at }] as const);
      const rows = [...Object.entries({ ...points, ...asked }), ...differing];
      return rows.flatMap(([point, { at }]) =>
        at.flatMap((section, book) =>
          section !== null &&
          !TOPIC_IDS.some((one) => topicOf(one).sections[book] === headOf(section))
            ? `${id} ${point} ${section}`
            : [],
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have each id once in a topic, be it of a point, a question or a difference', () => {
    const twice = TOPIC_IDS.flatMap((id) => {
      const { points, asked = {}, differ = {} } = topicOf(id);
      const ids = [points, asked, differ].flatMap((part) => Object.keys(part));
      return ids.flatMap((one, at) => (ids.indexOf(one) < at ? [`${id} ${one}`] : []));
    });
    expect(twice).toEqual([]);
  });

  it('lead to others, each of them, and others lead to it', () => {
    expect(TOPIC_IDS.filter((id) => relatedTo(id).length === 0)).toEqual([]);
  });

  it('are related both ways', () => {
    const oneWay = TOPIC_IDS.flatMap((id) =>
      relatedTo(id).flatMap((other) => (relatedTo(other).includes(id) ? [] : `${id} ${other}`)),
    );
    expect(oneWay).toEqual([]);
    const named = TOPIC_IDS.flatMap((id) => topicOf(id).related);
    expect(named.filter((id) => !isTopic(id))).toEqual([]);
  });
});
