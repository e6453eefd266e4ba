/** The sentences of verdicts: what is missing, what is asked, how far it is. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '$lib/core/condition.ts';
import type { Missing, Question } from '$lib/core/conditions/verdict.ts';
import {
  askBreakthrough,
  askCoexistence,
  askCondition,
  askObjective,
  askUnspent,
} from '$lib/core/conditions/question.ts';
import { EXPANSIONS } from '$lib/rulesets/boxes.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { ownQuestionSentence } from '$lib/words/own-question.ts';
import {
  lackingSentence,
  missingSentence,
  progressLabel,
  questionSentence,
} from '$lib/words/conditions.ts';
import { planetName, technologyName } from '$lib/words/holding-names.ts';
import { conditionKinds } from '../../support/condition-kinds.ts';
import { ASCENSION } from '../../support/ascension/ruleset.ts';
import { LONGEST, RAW, tableNames } from './table-names.ts';

const names = { ...tableNames, planet: planetName, technology: technologyName };
const say = (missing: Missing) => missingSentence(missing, names);
const ask = (question: Question) => questionSentence(question, names);
const free = ['lodor', 'quann', 'centauri', 'torkan', 'mellon'];
const none = {
  resources: 0,
  influence: 0,
  tradeGoods: 0,
  commandTokens: 0,
  actionCards: 0,
  relicFragments: 0,
};

describe('what is missing', () => {
  const trait = (more: number, ids: string[]): Missing => ({
    kind: 'planets-with-trait',
    traits: ['cultural'],
    have: 1,
    more,
    free: ids,
  });

  it('names at most three planets', () => {
    expect(say(trait(1, free.slice(0, 2)))).toBe(
      'one more cultural planet; free ones: Lodor, Quann',
    );
    expect(say(trait(2, free))).toBe(
      '2 more cultural planets; free ones: Lodor, Quann, Centauri and 2 more',
    );
    expect(say(trait(2, []))).toBe('2 more cultural planets');
  });

  it('names no free planet where there are more than six', () => {
    const six = [...free, 'resculon'];
    expect(say(trait(2, six))).toContain('free ones: Lodor, Quann, Centauri and 3 more');
    expect(say(trait(2, [...six, 'abyz']))).toBe('2 more cultural planets');
  });

  it.each<[Missing, string]>([
    [{ kind: 'planet', planet: 'lodor', holder: 's1' }, 'Lodor, held by Hacan'],
    [{ kind: 'planet', planet: 'lodor', holder: null }, 'Lodor'],
    [
      { kind: 'payment', short: { ...none, resources: 2, tradeGoods: 1 } },
      '2 more resources and 1 trade good',
    ],
    [
      {
        kind: 'planets-with-trait',
        traits: ['cultural', 'industrial'],
        have: 3,
        more: 1,
        free: [],
      },
      'one more cultural or industrial planet',
    ],
    [
      { ...trait(4, []), traits: ['cultural', 'hazardous', 'industrial'], have: 0 } as Missing,
      '4 planets of one trait (none yet)',
    ],
    [
      { ...trait(3, []), traits: ['cultural', 'hazardous', 'industrial'] } as Missing,
      '3 more planets of one trait',
    ],
    [{ kind: 'last-to-pass', waiting: ['s1', 's2'] }, 'Hacan and Letnev have yet to pass'],
    [{ kind: 'last-to-pass', waiting: ['s1'] }, 'Hacan has yet to pass'],
    [
      {
        kind: 'technologies-in-colours',
        colours: 1,
        perColour: 2,
        short: [
          { colour: 'red', more: 1 },
          { colour: 'green', more: 2 },
        ],
      },
      '2 technologies in one more colour: one more red or two more green',
    ],
    [{ kind: 'elected', resolved: true }, 'not elected'],
    [{ kind: 'planets', more: 2 }, '2 more planets'],
    [{ kind: 'fleet-tokens', more: 2 }, '2 more tokens in the fleet pool'],
    [{ kind: 'home-planet-lost' }, 'no home-system planet lost this turn'],
    [
      { kind: 'all', of: [{ kind: 'laws', more: 2 }, { kind: 'told' }] },
      '2 more laws in play; the table said no',
    ],
  ])('%j', (missing, text) => expect(say(missing)).toBe(text));
});

it.each<[Missing, string]>([
  [{ kind: 'planets', more: 2 }, 'Needs 2 more planets'],
  [{ kind: 'told' }, 'The table said no'],
  [{ kind: 'elected', resolved: false }, 'Nothing decided yet'],
  [{ kind: 'last-to-pass', waiting: ['s1'] }, 'Hacan has yet to pass'],
])('%j as a sentence', (missing, text) => expect(lackingSentence(missing, names)).toBe(text));

describe('what is asked', () => {
  const conditions = [EXPANSIONS, ['pok' as const], []].flatMap((boxes) =>
    Object.entries(cardsOf(boxes).conditions),
  );

  it.each(conditions)('%s reads as a short question', (_, condition) => {
    const sentence = ask(askCondition('s1', condition));
    expect(sentence).toMatch(/^[A-Z].*\?$/);
    expect(sentence).not.toMatch(RAW);
    expect(sentence.length).toBeLessThanOrEqual(LONGEST);
    expect(sentence.includes('Hacan') || condition.kind === 'lawsInPlay').toBe(true);
  });

  it.each(conditions)('%s has the articles and plurals of English', (_, condition) => {
    const sentence = ask(askCondition('s1', condition));
    expect(sentence).not.toMatch(/\ban [^aeiou]/i);
    expect(sentence).not.toMatch(/\ba (?!uni)[aeiou]/i);
    expect(sentence).not.toMatch(/\b1 (?:[a-z]+ )?[a-z]*s\b/);
  });

  it.each<[Question, string]>([
    [
      askCondition('s1', { kind: 'structures', count: 4 }),
      'Does Hacan have 4 or more structures on the board?',
    ],
    [
      askCondition('s2', { kind: 'unitsOnBoard', anyOf: ['flagship', 'war-sun'], count: 1 }),
      'Does Letnev have a flagship or war sun on the board?',
    ],
    [
      askCondition('s2', { kind: 'unitsOnBoard', anyOf: ['pds'], count: 4 }),
      'Does Letnev have 4 or more PDS on the board?',
    ],
    [
      askCondition('s1', { kind: 'spend', influence: 3, resources: 3, tradeGoods: 3 }),
      'Can Hacan pay 3 resources, 3 influence and 3 trade goods?',
    ],
    [
      askCondition('s1', {
        kind: 'shipsInOneSystem',
        count: 3,
        excluding: [],
        where: 'mecatol-rex',
      }),
      'Does Hacan have 3 or more ships in the Mecatol Rex system?',
    ],
    [
      askCondition('s1', { kind: 'morePlanetsThanNeighbours', neighbours: 2 }, ['s2', 's6', 's7']),
      'Does Hacan have 2 or more of these as neighbours: Letnev, Xxcha and Sol?',
    ],
    [askCondition('s1', { kind: 'controlsPlanet', planet: 'lodor' }), 'Does Hacan control Lodor?'],
    [
      askCondition('s1', { kind: 'shipsAtWormholes', types: ['alpha', 'beta'] }),
      'Does Hacan have ships in systems with an alpha wormhole and a beta wormhole?',
    ],
    [
      askCondition('s1', { kind: 'planetsWithTrait', trait: 'industrial', count: 1 }),
      'Does Hacan control an industrial planet?',
    ],
    [
      askCondition('s1', { kind: 'technologiesOfOneColour', count: 1 }),
      'Does Hacan own 1 technology of one colour?',
    ],
    [
      askBreakthrough('s1', ['red', 'yellow']),
      'Does Hacan own the breakthrough that joins red and yellow?',
    ],
    [askObjective('s1', 'raise-a-fleet'), 'Does Hacan meet Raise a Fleet?'],
  ])('%j', (question, text) => expect(ask(question)).toBe(text));
});

/** What a player is asked on their own device, where the table asks "Does Hacan …?" */
describe('what is asked on a device of one’s own', () => {
  const own = (question: Question) => ownQuestionSentence(question, names);
  const conditions = [
    ...[EXPANSIONS, ['pok' as const], []].flatMap((boxes) =>
      Object.values(cardsOf(boxes).conditions),
    ),
    ...Object.values(ASCENSION).flatMap(({ cards }) => Object.values(cards.conditions)),
  ];
  /** Those of the parts too: one of them may be what is asked. */
  const withParts = (condition: Condition): Condition[] =>
    condition.kind === 'all' ? [condition, ...condition.of.flatMap(withParts)] : [condition];
  const asked = [
    ...conditions.flatMap(withParts).map((condition) => askCondition('s1', condition)),
    askCondition('s1', { kind: 'morePlanetsThanNeighbours', neighbours: 2 }, ['s2', 's6', 's7']),
    askBreakthrough('s1', ['red', 'yellow']),
    askCoexistence('s1'),
    askUnspent('s1'),
    askObjective('s1', 'raise-a-fleet'),
  ];

  it('has every kind of condition', () => {
    const kinds = new Set(conditions.flatMap(withParts).map(({ kind }) => kind));
    expect(conditionKinds().filter((kind) => !kinds.has(kind as never))).toEqual([]);
  });

  it('speaks to the player, names none and says nothing of a third one', () => {
    for (const question of asked) {
      const sentence = own(question);
      const ofLaws = question.kind === 'condition' && question.condition.kind === 'lawsInPlay';
      expect(sentence).toMatch(
        ofLaws ? /^Are \d/ : /^(?:Do|Did|Can|Are|Were|Have) (?:you|your) [^A-Z]?.*\?$/,
      );
      expect(sentence).not.toMatch(/Hacan|\b(?:their|them|they|does)\b/i);
      expect(sentence).not.toMatch(RAW);
      expect(sentence.length).toBeLessThanOrEqual(LONGEST);
    }
  });

  /** But for whom it speaks to, it is the question that the table is asked. */
  it('asks what the table is asked', () => {
    const neutral = (sentence: string) =>
      sentence
        .replaceAll(/\b(?:Hacan’s|your|their)\b/g, '<whose>')
        .replaceAll(/\b(?:Hacan|you|them)\b/g, '<who>')
        .replaceAll(/^(?:Does|Do|Did|Is|Are|Was|Were|Has|Have|Can)\b/g, '<verb>');
    for (const question of asked) expect(neutral(own(question))).toBe(neutral(ask(question)));
  });
});

it('progress stops at what is needed', () => {
  expect(progressLabel({ have: 3, need: 4 })).toBe('3 of 4');
  expect(progressLabel({ have: 6, need: 4 })).toBe('4 of 4');
});
