/** One line of the table of figures. */
export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | 'KB';
  /** At most this; null where nothing is promised. */
  target: number | null;
}

export const ms = (what: string, value: number, target: number | null = null): Figure => ({
  what,
  value,
  unit: 'ms',
  target,
});
