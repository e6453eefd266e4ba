/** The shapes of players' marks, for whatever draws them. */
import type { Colour } from '$lib/core/vocabulary.ts';

/** The shape that goes with each colour, on a 48 px grid, and the height at which its letters sit. */
export const MARK_SHAPES: Readonly<Record<Colour, { path: string; letters: number }>> = {
  red: { path: 'M24 3 46 43H2Z', letters: 33 },
  orange: { path: 'M24 3 45 19l-8 24H11L3 19Z', letters: 27 },
  yellow: { path: 'M24 2 46 24 24 46 2 24Z', letters: 24.5 },
  green: { path: 'M6 43V22a18 18 0 0 1 36 0v21Z', letters: 27 },
  blue: { path: 'M3 24a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z', letters: 24.5 },
  purple: { path: 'M13 5h22l11 19-11 19H13L2 24Z', letters: 24.5 },
  pink: { path: 'M16 4h16v12h12v16H32v12H16V32H4V16h12Z', letters: 24.5 },
  slate: {
    path: 'M8 5h32a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z',
    letters: 24.5,
  },
};
