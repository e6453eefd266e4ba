/** The summary that comes with a file: kept beside the replay, so that a difference can be shown. */
import type { UnknownFields } from '$lib/core/record/unknown-fields.ts';
import type { Summary } from '$lib/core/record/summary.ts';

const isRow = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown) => value === null || typeof value === 'string';

/** Whether data from outside has the shape of a summary of a game that ended. */
function isSummary(value: UnknownFields): boolean {
  const { round, phase, step, activeSeat, speaker, points, result } = value;
  return (
    typeof round === 'number' &&
    [phase, step, speaker].every((text) => typeof text === 'string') &&
    isName(activeSeat) &&
    isRow(points) &&
    Object.values(points).every((sum) => typeof sum === 'number') &&
    isRow(result) &&
    typeof result['reason'] === 'string' &&
    isName(result['winner'])
  );
}

/** The summary to keep for an imported game: the file's own, where it says how the game ended. */
export function keptSummary(
  fromFile: Record<string, unknown> | null | undefined,
  derived: Summary | null,
): Summary | null {
  if (!derived || !fromFile || !isSummary(fromFile)) return derived;
  return fromFile as unknown as Summary;
}
