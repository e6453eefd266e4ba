/** Names beside one another: one that is written from right to left turns no other round. */

/** A name that keeps its direction to itself; a file may hold names with marks of direction in them. */
const isolated = (name: string): string => `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`;

/** Names in a row, one after the other. */
export const namesInRow = (names: readonly string[]): string => names.map(isolated).join(', ');
