/** The boxes of the registry in printed order. */
import type { BoxId } from '../core/vocabulary.ts';
import type { Box } from './box.ts';
import * as registry from './registry.ts';

/** Ids of the boxes that the app knows; each has its words in every language. */
export type KnownBox = (typeof registry)[keyof typeof registry]['id'];

/** Boxes in printed order. */
export const inOrder = (boxes: readonly Box[]): Box[] =>
  [...boxes].sort((one, other) => one.order - other.order);

/** Every box that the app knows. */
export const BOXES: readonly Box[] = inOrder(Object.values<Box>(registry));

/** Ids of the boxes and codices among them. */
export const EXPANSIONS: readonly BoxId[] = BOXES.filter(({ kind }) => kind !== 'base').map(
  ({ id }) => id,
);
