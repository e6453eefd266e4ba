/** Where the seats stand round the drawn table, clockwise from the top left. */

/** Per cent of the free width and height: 0 is the left or upper edge, 100 the other. */
export interface Place {
  x: number;
  y: number;
}

/** Seats along the top, right, bottom and left, by number of seats. */
const SIDES: Readonly<Record<number, [number, number, number, number]>> = {
  2: [0, 1, 0, 1],
  3: [1, 0, 2, 0],
  4: [1, 1, 1, 1],
  5: [1, 1, 2, 1],
  6: [2, 1, 2, 1],
  7: [3, 1, 2, 1],
  8: [3, 1, 3, 1],
};
/** From left to right, by number along the side. */
const ALONG: Readonly<Record<number, number[]>> = { 0: [], 1: [50], 2: [22, 78], 3: [6, 50, 94] };

/** Round an oval, for a wide table. */
export function ovalPlaces(seats: number): Place[] {
  const [top, right, bottom, left] = SIDES[seats] ?? SIDES[8]!;
  // Beside a middle seat, the outer two stand a little nearer to the table.
  const inset = (row: number, x: number) => (row === 3 && x !== 50 ? 12 : 4);
  return [
    ...ALONG[top]!.map((x) => ({ x, y: inset(top, x) })),
    ...Array.from({ length: right }, () => ({ x: 100, y: 50 })),
    ...ALONG[bottom]!.toReversed().map((x) => ({ x, y: 100 - inset(bottom, x) })),
    ...Array.from({ length: left }, () => ({ x: 0, y: 50 })),
  ];
}

/** Down the right side and up the left, for a narrow table; an odd seat stands at the head. */
export function columnPlaces(seats: number): Place[] {
  const head = seats % 2;
  const side = (seats - head) / 2;
  const rows = side + head;
  const at = (row: number) => (rows > 1 ? (row / (rows - 1)) * 100 : 50);
  const right = Array.from({ length: side }, (_, i) => ({ x: 100, y: at(i + head) }));
  const left = right.map(({ y }) => ({ x: 0, y })).toReversed();
  if (head === 1) return [{ x: 50, y: at(0) }, ...right, ...left];
  // Clockwise from the top left, as round the oval.
  return [left.pop()!, ...right, ...left];
}

/** Rows that the narrow table needs. */
export const columnRows = (seats: number): number => Math.ceil((seats + (seats % 2)) / 2);
