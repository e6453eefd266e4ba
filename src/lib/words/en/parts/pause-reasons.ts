import type { PauseReason } from '../../../core/queries/time/ledger.ts';

/** What a pause is for. */
export const PAUSE_REASONS: Record<PauseReason, string> = {
  break: 'Break',
  food: 'Food',
  rules: 'Rules question',
};
