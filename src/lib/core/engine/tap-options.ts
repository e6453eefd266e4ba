/** What is said with a tap beside what it does. */
import type { Act } from '../commands/command.ts';
import type { Silence } from '../queries/time/silence.ts';
import type { Entry } from '../record/entry.ts';

export interface TapOptions {
  /** The head that the button was painted at: a tap on an older one is dropped. */
  head?: number;
  /** Records refused facts as overruled. */
  anyway?: boolean;
  /** Lets stopped clocks run again in the same tap. */
  resume?: boolean;
  /** Further acts of the same tap: undo takes them back together. */
  and?: readonly Act[];
  /** Told as soon as it is stored: what it changes is drawn in one go with what was recorded. */
  stored?: () => void;
}

/** When and by whom. */
export type Stamps = Pick<Entry, 'at' | 'mono' | 'run' | 'app'>;

/** The same with when it is made and by whom: what the engine has to be told. */
export interface StampedTap extends TapOptions {
  stamps: Stamps;
  /** Silences since the last entry, recorded before anything else. */
  silences?: readonly Silence[];
}
