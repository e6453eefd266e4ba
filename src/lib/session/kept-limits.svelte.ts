/**
 * The limits that a table wishes for a game: they only advise, so they are no part of its record.
 * Kept on this device by game, and the same in every window.
 */
import type { Handed, Limits } from '$lib/core/queries/limits.ts';
import { KeptHere } from './kept-here.svelte.ts';

export interface KeptLimits extends Limits {
  sound: boolean;
  vibration: boolean;
}

const NOTHING: Handed = { spent: {}, turns: {} };
const NO_LIMITS: KeptLimits = {
  limit: { kind: 'none' },
  talk: null,
  handed: NOTHING,
  sound: true,
  vibration: true,
};

const isTime = (ms: unknown): ms is number => Number.isFinite(ms) && (ms as number) > 0;

function isLimit(limit: Partial<Record<string, unknown>> | undefined): boolean {
  const { kind, ms, increment } = limit ?? {};
  if (kind === 'bank') return isTime(ms) && (increment === 0 || isTime(increment));
  return kind === 'turn' ? isTime(ms) : kind === 'none';
}

function readKept(text: string | null): KeptLimits {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptLimits> | null;
    if (!kept || !isLimit(kept.limit)) return NO_LIMITS;
    const talk = isTime(kept.talk) ? kept.talk : null;
    const { spent, turns } = kept.handed ?? NOTHING;
    return { ...NO_LIMITS, ...kept, talk, handed: { spent: spent ?? {}, turns: turns ?? {} } };
  } catch {
    return NO_LIMITS;
  }
}

export class GameLimits extends KeptHere<KeptLimits> {
  constructor(gameId: string) {
    super(`custodian.limits.${gameId}`, readKept);
  }
}
