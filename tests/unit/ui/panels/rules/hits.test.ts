/** What is done step by step is found by the name of its topic, and by nothing else. */
import { expect, it } from 'vitest';
import { documentsOf } from '../../../../../src/lib/look-up/search/documents.ts';
import { indexText, openSearch } from '../../../../../src/lib/look-up/search/search.ts';
import { topicWords } from '../../../../../src/lib/words/look-up.ts';
import { sequenceBeside } from '../../../../../src/lib/ui/panels/rules/hits.ts';

const search = openSearch(indexText(documentsOf(topicWords)));
const found = (question: string) =>
  search(question).flatMap((one, rank) => sequenceBeside(one, rank) ?? []);

it.each([
  ['space combat', 'space-combat'],
  ['combat spatial', 'space-combat'],
  ['steps of an invsion', 'invasion'],
  ['tactical action', 'tactical-action'],
  ['action tactique', 'tactical-action'],
  ['agenda phase', 'agenda-phase'],
  ['transaction', 'transactions'],
  ['elimination', 'elimination'],
] as const)('%s', (question, sequence) => {
  expect(found(question)).toContain(sequence);
});

it('is not offered where its topic was found by something else', () => {
  for (const question of [
    'speaker last',
    'trade goods',
    'command token',
    'mecatol',
    '61.16',
    'leader',
  ]) {
    expect(found(question), question).toEqual([]);
  }
});
