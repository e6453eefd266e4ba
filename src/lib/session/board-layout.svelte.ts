/**
 * What the board window shows, chosen in it or in the menu of the table: kept on this device, and the
 * same in every window.
 */
import { KeptHere } from './kept-here.svelte.ts';

/** `phase`: the one that fits what the table is at. */
export const BOARD_LAYOUTS = ['phase', 'sheet', 'track', 'agenda', 'clock'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

const KEY = 'custodian.board';

const known = (text: string | null): BoardLayout =>
  BOARD_LAYOUTS.find((layout) => layout === text) ?? 'phase';

export class ChosenLayout extends KeptHere<BoardLayout> {
  constructor() {
    super(KEY, known, String);
  }
}
