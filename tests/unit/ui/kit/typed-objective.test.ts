/** A public objective that no box lists, from the form to what is kept. */
import { expect, it } from 'vitest';
import {
  emptyObjective,
  objectiveFormOf,
  objectiveFrom,
} from '../../../../src/lib/ui/kit/typed-objective.ts';

it('has an id of its own and is worth its stage, and the table is asked', () => {
  expect(objectiveFrom(emptyObjective(' Rule  the Café! ', 2))).toEqual({
    kind: 'objective',
    objective: 'own-rule-the-cafe',
    name: 'Rule the Café!',
    stage: 2,
    points: 2,
  });
  const idOf = (name: string) => objectiveFrom(emptyObjective(name, 1))?.objective;
  expect(idOf('目標')).not.toBe(idOf('勝利'));
  expect(objectiveFrom(emptyObjective('  ', 1))).toBeNull();
});

it('asks for what was chosen, and comes back into the form as it was', () => {
  const form = { ...emptyObjective('Herd', 1), asked: 'goods' as const, atLeast: 5 };
  const row = objectiveFrom(form)!;
  expect(row.requirement).toEqual({ of: 'goods', atLeast: 5 });
  expect(objectiveFormOf(row)).toEqual(form);
  const asked = objectiveFrom({ ...form, asked: 'table' })!;
  expect(asked).not.toHaveProperty('requirement');
  expect(objectiveFormOf(asked)).toMatchObject({ asked: 'table' });
});
