import { expect, test } from 'vitest';
import { attestCondition } from '$lib/core/commands/holdings.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { judge } from '$lib/core/conditions/judge.ts';
import { isTold } from '$lib/ui/stages/status/score.svelte.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import { atScoring } from '../../../../support/rounds.ts';

const cards = cardsOf(['pok']);
const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];

test('what the table attested is told, what the sheet counts is not', () => {
  const objectives = ['corner-the-market', 'build-defenses'];
  const table = atScoring({ players: 3, factions: FACTIONS, objectives });
  const asked = judge(table.game, cards, 's1', 'build-defenses').question?.key ?? '';
  expect(isTold(table.game, cards, 's1', 'build-defenses')).toBe(false);
  table.do(attestCondition, { seat: 's1', question: asked, answer: true });
  expect(judge(table.game, cards, 's1', 'build-defenses').value).toBe('yes');
  expect(isTold(table.game, cards, 's1', 'build-defenses')).toBe(true);
  expect(isTold(table.game, cards, 's2', 'build-defenses')).toBe(false);

  table.do(gainPlanets, { seat: 's1', planets: ['abyz', 'bereg', 'fria', 'meer'] });
  expect(judge(table.game, cards, 's1', 'corner-the-market').value).toBe('yes');
  expect(isTold(table.game, cards, 's1', 'corner-the-market')).toBe(false);
});
