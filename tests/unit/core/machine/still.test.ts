/** Facts that leave the game standing lead nowhere, whatever the plan and the step. */
import { describe, expect, it } from 'vitest';
import { ANY_TIME } from '../../../../src/lib/core/machine/any-time.ts';
import { recorderOf } from '../../../../src/lib/core/machine/referee.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';

type Node = ReturnType<typeof recorderOf>['root'];

/** What any state of the chart does on a fact: where that leads, and what comes with it. */
function movesOn(type: string) {
  const { plan } = rulesetOf(['pok']);
  const within = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(within)];
  return within(recorderOf(plan).root).flatMap(({ transitions }) => transitions.get(type) ?? []);
}

const still = Object.entries(ANY_TIME).flatMap(([type, how]) => (how === 'moves' ? [] : type));

it('are those that players own, owe, pay and say, and those of points', () => {
  expect(still.length).toBeGreaterThan(40);
});

describe.each(still)('%s', (type) => {
  it('is heard, leads nowhere, and does nothing but be recorded', () => {
    const moves = movesOn(type);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.filter(({ target }) => target !== undefined)).toEqual([]);
    expect(moves.flatMap(({ actions }) => actions)).toEqual(moves.map(() => 'record'));
  });
});

it('one that ends a turn is seen to lead somewhere', () => {
  expect(movesOn('turn.ended').some(({ target }) => target !== undefined)).toBe(true);
});
