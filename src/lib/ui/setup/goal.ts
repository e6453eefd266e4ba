/** Points to win: the offered ones, or a number typed by the table. */

const GOAL_LIMITS = { min: 1, max: 99 } as const;

/** The goal in a typed text, or null when it is no whole number from 1 to 99. */
export function goalIn(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return null;
  const goal = Number(digits);
  return goal >= GOAL_LIMITS.min && goal <= GOAL_LIMITS.max ? goal : null;
}
