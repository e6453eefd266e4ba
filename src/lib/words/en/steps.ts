import { listed } from './parts/amounts.ts';
import { readable } from './parts/readable.ts';

export const place = {
  round: (round: number) => `Round ${round}`,
  setup: 'Before round 1',
  /** A phase or step that a ruleset brings itself. */
  own: (id: string) => readable(id.replace(/^own-/, '')),
  /** What a ruleset's own fact says whose terms have no sentence for it. */
  fact: (who: string | null, what: string, details: readonly string[]) => {
    const text = details.length > 0 ? `${what} (${listed(details)})` : what;
    return who === null ? text : `${who}: ${text}`;
  },
};
