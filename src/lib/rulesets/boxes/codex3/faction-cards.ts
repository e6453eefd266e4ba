import type { FactionRow } from '../../cards-changes.ts';
import { homeAt } from '../../printed-rows.ts';

/**
 * The Council Keleres takes the home system of a faction that no one plays, and two technologies
 * that others own.
 */
export const factions: Readonly<Record<string, FactionRow>> = {
  'council-keleres': homeAt(null, {
    choice: { count: 2, from: [] },
    homeChoice: ['mentak-coalition', 'xxcha-kingdom', 'argent-flight'],
  }),
};
