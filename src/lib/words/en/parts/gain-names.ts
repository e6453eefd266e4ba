import { printedName } from '../../printed-name.ts';
import { gainNames } from '../played.ts';

/** What the table calls the card or ability of a small gain. */
export const gainName = printedName(gainNames);

/** The same where it is a cause that the record names; null where it is another. */
export const gainCause = (cause: string): string | null => gainNames[cause] ?? null;
