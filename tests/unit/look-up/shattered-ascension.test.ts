/** The rules at hand of Shattered Ascension: every row of its rules has a point, and everything leads somewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRulesOf, openRulesOf } from '../../../src/lib/look-up/families.ts';
import { plainText, runsOf } from '../../../src/lib/look-up/linked-text.ts';
import { familyRules, type FamilyRules } from '../../../src/lib/look-up/open-rules.ts';
import { conditionRef, refusalRef, stepRef } from '../../../src/lib/look-up/reasons.ts';
import type { TopicHit } from '../../../src/lib/look-up/search/search.ts';
import { numberOf } from '../../../src/lib/look-up/section.ts';
import { sequenceIds, sequenceOf } from '../../../src/lib/look-up/sequences.ts';
import {
  isTopic,
  relatedTo,
  TOPIC_IDS,
  topicIds,
  topicOf,
  type TopicId,
} from '../../../src/lib/look-up/topics.ts';
import { rulesSearch } from '../../../src/lib/ui/model/rules-search.ts';
import { REFUSALS, specOf, type RefusalCode } from '../../../src/lib/core/refusal-codes.ts';
import { boxWords } from '../../../src/lib/words/boxes.ts';
import { ruleLabel } from '../../../src/lib/words/refusals.ts';
import { sequenceWords, topicWords } from '../../../src/lib/words/look-up.ts';
import { fetchWordsOf, speakTermsOf } from '../../../src/lib/words/terms.ts';
import { conditionKinds } from '../../support/condition-kinds.ts';
import { factsFolder } from '../../support/fact-copies.ts';
import { ASCENSION, EDITIONS } from '../../support/ascension/ruleset.ts';
import { factRows } from '../../support/facts.ts';

const SA = 'shattered-ascension';

/** Everything that is told now, by the rules that are read. */
const rowsOf = (id: TopicId) => ({ ...topicOf(id).points, ...topicOf(id).asked });
const isPoint = ([topic, point]: readonly [string, string]) =>
  isTopic(topic) && Object.hasOwn(rowsOf(topic), point);
const saidBy = (id: TopicId) => {
  const { answer, points, differ = {}, asked = {} } = topicWords(id);
  return [
    [`${id} answer`, answer],
    ...Object.entries(points).map(([point, text]) => [`${id}.${point}`, text]),
    ...Object.entries(differ).flatMap(([one, by]) =>
      Object.entries(by).map(([box, text]) => [`${id}.${one} ${box}`, text]),
    ),
    ...Object.entries(asked).flatMap(([point, { question, answer: told }]) => [
      [`${id}.${point} question`, question],
      [`${id}.${point}`, told],
    ]),
  ] as [path: string, text: string][];
};
const words = (text: string) => plainText(text).split(/\s+/).length;

let rules: FamilyRules;
beforeAll(async () => {
  await Promise.all([fetchWordsOf(SA), fetchRulesOf(SA)]);
  speakTermsOf(SA);
  openRulesOf(SA);
  rules = familyRules()!;
});
afterAll(() => {
  speakTermsOf('');
  openRulesOf('');
});

describe('the topics of Shattered Ascension', () => {
  it('tell every row of its rules, and no other', () => {
    const rows = factRows<{ id: string }>('shattered-ascension-rules').map(({ id }) => id);
    const told = topicIds().flatMap((id) =>
      Object.values(topicOf(id).points).flatMap(({ rules: ids = [] }) => ids),
    );
    expect(rows.filter((id) => !told.includes(id))).toEqual([]);
    expect(told.filter((id) => !rows.includes(id))).toEqual([]);
  });

  const folder = factsFolder();
  const table = folder && new URL(`${SA}-rules.json`, folder);
  // Skipped where no tables of facts lie beside the project.
  it.skipIf(!table || !existsSync(table))('cite the headings of both editions', () => {
    interface Row {
      id: string;
      source: { v42: string | null; v6: string | null };
    }
    const { rows } = JSON.parse(readFileSync(table!, 'utf8')) as { rows: Row[] };
    const source = new Map(rows.map((row) => [row.id, row.source]));
    const wrong = topicIds().flatMap((id) =>
      Object.entries(topicOf(id).points).flatMap(([point, { at, rules: [rule = ''] = [] }]) => {
        const { v42, v6 } = source.get(rule)!;
        const cited = ([heading, from]: readonly [string | null, string | null]) =>
          heading === null || from?.startsWith(heading);
        return [[at[0], v42] as const, [at[1], v6] as const].every(cited) ? [] : [`${id}.${point}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('say where they are in the edition that is played, and in brackets where only in the other', () => {
    const books = [SA, `${SA}-v6`];
    const { sections } = topicOf('victory-points');
    const upkeep = topicOf('status-phase').points['upkeep']!.at;
    expect(numberOf(sections, { books, reference: SA })).toEqual({
      section: 'Winning the game',
      other: null,
    });
    expect(numberOf(upkeep, { books, reference: `${SA}-v6` })?.other).toBe(
      upkeep[1] === null ? SA : null,
    );
    expect(books.map((book) => boxWords(book).name)).toEqual(['Rulebook v42', 'Rulebook v6']);
  });

  it('have a sentence for everything, in one breath, and end', () => {
    const said = topicIds().flatMap(saidBy);
    expect(said.filter(([, text]) => !/[.?]$/.test(text))).toEqual([]);
    expect(said.filter(([, text]) => words(text) > 42)).toEqual([]);
    expect(topicIds().filter((id) => words(topicWords(id).answer) > 24)).toEqual([]);
    expect(said.filter(([, text]) => /[[\]|]/.test(plainText(text)))).toEqual([]);
  });

  it('lead to topics that there are, both ways, and to no base game’s', () => {
    expect(topicIds().filter((id) => relatedTo(id).length === 0)).toEqual([]);
    const named = topicIds().flatMap((id) => [...topicOf(id).related]);
    const linked = topicIds()
      .flatMap(saidBy)
      .flatMap(([path, text]) =>
        runsOf(text).flatMap(({ topic }) => (topic === undefined ? [] : [{ path, topic }])),
      );
    expect([...named, ...linked.map(({ topic }) => topic)].filter((id) => !isTopic(id))).toEqual(
      [],
    );
    expect(linked.length).toBeGreaterThan(25);
    expect(linked.filter(({ path, topic }) => path.split(/[. ]/)[0] === topic)).toEqual([]);
  });

  it('tell each of the differences of play in both editions', () => {
    const differing = topicIds().flatMap((id) => Object.values(topicWords(id).differ ?? {}));
    expect(differing.length).toBeGreaterThan(24);
    for (const one of differing) expect(Object.keys(one)).toEqual([SA, `${SA}-v6`]);
    const ids = topicIds().flatMap((id) => {
      const { points, asked = {}, differ = {} } = topicOf(id);
      const own = [points, asked, differ].flatMap((part) => Object.keys(part));
      return own.filter((one, at) => own.indexOf(one) < at).map((one) => `${id}.${one}`);
    });
    expect(ids).toEqual([]);
  });
});

describe('what leads there', () => {
  it('are steps, refusals and conditions, each with a point that there is', () => {
    const refs = [
      ...Object.values(rules.steps),
      ...Object.values(rules.refusals),
      ...Object.values(rules.conditions),
      rules.condition,
      ...sequenceIds().flatMap((id) => Object.values(sequenceOf(id).steps)),
    ];
    expect(refs.filter((ref) => !isPoint(ref))).toEqual([]);
  });

  it('are all steps of both editions’ plans', () => {
    const steps = EDITIONS.flatMap((edition) => {
      const { plan } = ASCENSION[edition];
      const setup = (plan.setup ?? []).map((step) => `setup.${step}`);
      return [
        ...setup,
        ...plan.phases.flatMap(({ phase, steps: of }) => of.map((step) => `${phase}.${step}`)),
      ];
    });
    expect(steps.filter((step) => !(step in rules.steps))).toEqual([]);
    expect(steps.length).toBeGreaterThan(50);
  });

  it('and what every game has is told by these rules, not by those of the base game', () => {
    expect(stepRef('status', 'score')).toEqual(['objective-cards', 'limits']);
    expect(stepRef('status', 'own-upkeep')).toEqual(['status-phase', 'upkeep']);
    expect(stepRef('status', 'own-nothing')).toBeNull();
    expect(refusalRef('cards-unused')).toEqual(['action-phase', 'pass']);
    expect(refusalRef('no-custodians')).toBeNull();
    // What a ruleset may bring is what this one brings: each such refusal is explained, under a heading.
    const codes = Object.keys(REFUSALS) as RefusalCode[];
    const brought = codes.filter((code) => specOf(code).startsWith('R-VAR-'));
    expect(brought.length).toBeGreaterThan(20);
    expect(brought.filter((code) => refusalRef(code) === null)).toEqual([]);
    const { v42, v6 } = ASCENSION;
    expect(ruleLabel('cards-unused', v42)).toBe('rule: Passing');
    expect(ruleLabel('second-stage-closed', v42)).toBe('rule: Types of objectives');
    expect(ruleLabel('second-stage-closed', v6)).toBe('rule: Stage 2 Public Objectives');
    expect(ruleLabel('no-custodians', v42)).toBe('house rule');
    for (const kind of conditionKinds()) expect(isPoint(conditionRef(kind as never))).toBe(true);
  });

  it('are sequences with a short sentence for each step', () => {
    expect(sequenceIds()).toEqual([
      'status-phase',
      'tactical-action',
      'agenda-phase',
      'elimination',
    ]);
    for (const id of sequenceIds()) {
      const { steps } = sequenceWords(id);
      expect(Object.keys(steps)).toEqual(Object.keys(sequenceOf(id).steps));
      const long = Object.values(steps).filter((text) => !/\.$/.test(text) || words(text) > 22);
      expect(long).toEqual([]);
    }
  });

  it('and the base game’s come back when the table is left', () => {
    openRulesOf('base+pok');
    speakTermsOf('base+pok');
    expect(topicIds()).toEqual(TOPIC_IDS);
    expect(isTopic('rotation-cycler')).toBe(false);
    expect(refusalRef('no-law')).toEqual(['agenda-card', 'law']);
    expect(topicWords('agenda-phase').name).toBe('Agenda phase');
    speakTermsOf(SA);
    openRulesOf(SA);
    expect(topicWords('agenda-phase').name).toBe('Twilight Council');
  });
});

describe('the search, asked what its tables ask', () => {
  interface Question {
    asked: string;
    at: string[];
  }
  const questions = JSON.parse(
    readFileSync(new URL(`../../fixtures/look-up/${SA}.json`, import.meta.url), 'utf8'),
  ) as Question[];
  const answers = (found: readonly TopicHit[], { at }: Question) =>
    found.some(({ topic, points }) => points.some((point) => at.includes(`${topic}.${point}`)));
  const missed = (shown: number) =>
    questions.filter((one) => !answers(rulesSearch()(one.asked).slice(0, shown), one));

  it('asks for points that there are', () => {
    const gone = questions
      .flatMap(({ at }) => at)
      .filter((spot) => {
        const [topic = '', point = ''] = spot.split('.');
        return !(isPoint([topic, point]) || point in (topicOf(topic as TopicId).differ ?? {}));
      });
    expect(gone).toEqual([]);
    expect(questions.length).toBeGreaterThanOrEqual(60);
  });

  it('is answered among the first three, and mostly by the first', () => {
    const [first, three] = [missed(1), missed(3)];
    console.log(
      `${questions.length} questions: not first ${first.length}, not among three ${three.length}`,
      three.map(({ asked }) => asked),
    );
    expect(three.length / questions.length).toBeLessThanOrEqual(0.05);
    expect(first.length / questions.length).toBeLessThanOrEqual(0.2);
  });

  it('finds nothing where nothing is told', () => {
    expect(rulesSearch()('how do I paint the miniatures')).toEqual([]);
  });
});
