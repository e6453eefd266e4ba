/** The boxes of the registry in printed order. */
import type { Box } from './box.ts';
import * as registry from './registry.ts';

/** Boxes in printed order. */
export const inOrder = (boxes: readonly Box[]): Box[] =>
  [...boxes].sort((one, other) => one.order - other.order);

/** Every box that the app knows. */
export const BOXES: readonly Box[] = inOrder(Object.values<Box>(registry));
