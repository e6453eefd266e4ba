import { describe, expect, it } from 'vitest';
import { scoreObjective } from '$lib/core/commands/objectives.ts';
import { refusalOf } from '$lib/core/engine/tap.ts';
import { HOUSE, REFUSALS, sectionOf } from '$lib/core/refusal-codes.ts';
import { refuse, type Refusal, type RefusalCode } from '$lib/core/refusal.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { refusalSentence, ruleLabel } from '$lib/words/refusals.ts';
import { answerAll, atFirstTurn, atScoring } from '../../support/rounds.ts';
import type { Table } from '../../support/table.ts';
import { LONGEST, RAW, tableNames } from './table-names.ts';

const codes = Object.keys(REFUSALS) as RefusalCode[];

/** Everything that any rule puts beside a code; each sentence takes its part. */
const FULL: Refusal['with'] = {
  seat: 's3',
  other: 's5',
  next: 's8',
  by: 's4',
  seats: ['s1', 's2', 's3'],
  card: 'leadership',
  cards: ['leadership', 'construction'],
  objective: 'negotiate-trade-routes',
  left: 1,
  tokens: 1,
  total: 16,
  limit: 3,
  goal: 10,
  due: 2,
  balance: 'commodities',
  phase: 'status',
  outcome: 'for',
  rider: 'imperial-rider',
  law: 'mutiny',
  fact: 'turn.passed',
  planet: 'vira-pics-iii',
  planets: ['vira-pics-iii'],
  attachment: 'core-mining-agenda',
  technology: 'non-euclidean-shielding',
  relic: 'shard-of-the-throne',
  faction: 'barony-of-letnev',
};

describe('the sentence of a refusal', () => {
  it.each(codes)('%s reads as a short sentence, with its facts and without', (code) => {
    for (const facts of [FULL, { ...FULL, left: 0, due: 1, next: '' }, {}]) {
      const sentence = refusalSentence(refuse(code, facts), tableNames);
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(RAW);
      expect(sentence.length).toBeLessThanOrEqual(LONGEST);
    }
  });

  it('names the card, the player and the limit', () => {
    const readied = refuse('card-readied', { seat: 's1', cards: ['leadership'] });
    expect(refusalSentence(readied, tableNames)).toBe('Leadership not played yet');
    const vote = refuse('not-your-vote', { seat: 's1', next: 's2' });
    expect(refusalSentence(vote, tableNames)).toBe('Letnev votes now, not Hacan');
    const full = refuse('above-commodities', { seat: 's1', limit: 6 });
    expect(refusalSentence(full, tableNames)).toBe('Hacan holds at most 6 commodities');
    const held = refuse('planet-held', { planet: 'mecatol-rex', seat: 's2' });
    expect(refusalSentence(held, tableNames)).toBe('Letnev controls Mecatol Rex');
    const foreign = { technology: 'non-euclidean-shielding', faction: 'barony-of-letnev' };
    expect(refusalSentence(refuse('other-factions-technology', foreign), tableNames)).toBe(
      'Non-Euclidean Shielding belongs to Letnev',
    );
  });
});

describe('the rule behind a refusal', () => {
  const base = rulesetOf([]);
  const pok = rulesetOf(['pok']);

  it.each(codes)('%s names a section in either reference', (code) => {
    expect(ruleLabel(code, base)).toMatch(/^rule \d+(\.\d+)*$/);
    expect(ruleLabel(code, pok)).toMatch(/^(base )?rule \d+(\.\d+)*$/);
  });

  it('marks a section of the base reference when only that one has the rule', () => {
    expect(ruleLabel('has-passed', base)).toBe('rule 3.3');
    expect(ruleLabel('has-passed', pok)).toBe('base rule 3.3');
    expect(ruleLabel('card-readied', pok)).toBe('rule 82.2');
  });

  it('takes a section of a newer reference where only that one has the rule', () => {
    expect(ruleLabel('not-in-agenda-phase', base)).toBe('rule 61.5');
  });

  it('is a house rule where no book of the ruleset has it', () => {
    const own = { books: [], reference: HOUSE };
    expect(sectionOf('has-passed', own)).toEqual({ section: null, reference: HOUSE });
    expect(ruleLabel('has-passed', own)).toBe('house rule');
  });
});

it('a score in the status slot is early in the action phase, and late after its step', () => {
  const reason = (table: Table) => {
    const refused = refusalOf(table.state, scoreObjective, {
      seat: 's1',
      objective: 'develop-weaponry',
      slot: 'status',
    });
    return refused && refusalSentence(refused, tableNames);
  };
  const ahead = 'The step that scores objectives comes when everyone has passed';
  expect(reason(atFirstTurn({ players: 3 }))).toContain(ahead);
  expect(reason(answerAll(atScoring({ players: 3 })))).toContain('is over');
});
