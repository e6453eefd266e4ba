/** What is said with a tap, beside what it does. */
import type { Act } from '$lib/core/commands/command.ts';

export interface PerformOptions {
  /** The head that the button was drawn at; a tap on an older one is dropped. */
  head?: number;
  /** Records refused facts as overruled. */
  anyway?: boolean;
  /** Lets stopped clocks run again in the same tap. */
  resume?: boolean;
  /** Further acts of the same tap: undo takes them back together. */
  and?: readonly Act[];
}

export interface RecordOptions extends Pick<PerformOptions, 'head' | 'resume'> {
  /** Told as soon as it is stored: what it changes is drawn in one go with what was recorded. */
  stored?: () => void;
}
