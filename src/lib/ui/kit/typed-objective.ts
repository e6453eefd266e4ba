/** What is typed of a public objective that no box lists, and what is kept of it. */
import type { Requirement } from '$lib/core/event-parts.ts';
import { TYPED_NAME, type TypedRowOf } from '$lib/session/typed-shelf.svelte.ts';
import { ownId } from './own-id.ts';

/** What an objective is asked by: what is counted, or the table. */
export type Asked = Requirement['of'] | 'table';

export interface ObjectiveForm {
  name: string;
  stage: 1 | 2;
  points: number;
  asked: Asked;
  atLeast: number;
}

/** A form with nothing but a name; it is worth its stage. */
export const emptyObjective = (name: string, stage: 1 | 2): ObjectiveForm => ({
  name,
  stage,
  points: stage,
  asked: 'table',
  atLeast: 1,
});

export const objectiveFormOf = (row: TypedRowOf<'objective'>): ObjectiveForm => ({
  name: row.name,
  stage: row.stage,
  points: row.points,
  asked: row.requirement?.of ?? 'table',
  atLeast: row.requirement?.atLeast ?? 1,
});

/** The objective, or null while it has no name. */
export function objectiveFrom(form: ObjectiveForm): TypedRowOf<'objective'> | null {
  const name = form.name.replace(/\s+/g, ' ').trim().slice(0, TYPED_NAME).trimEnd();
  if (name === '') return null;
  const { stage, points, asked, atLeast } = form;
  return {
    kind: 'objective',
    objective: ownId(name),
    name,
    stage,
    points,
    ...(asked === 'table' ? {} : { requirement: { of: asked, atLeast } }),
  };
}
