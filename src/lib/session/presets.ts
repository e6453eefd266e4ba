/** Setups that the app brings: what each sets, over the printed game. */
import type { Settings } from '$lib/core/settings.ts';

export interface Preset {
  id: string;
  /** Points that win by it: the usual number, then that of its long game (LRR 1.2 87.2). */
  goals: readonly [number, number];
  settings: Pick<Settings, 'endAfterRound'> &
    Required<Pick<Settings, 'objectivesEnd' | 'secretsDrawn'>>;
}

/** The one-page summary of the game: ten rounds at most, and two secrets to choose from. */
export const CHEAT_SHEET: Preset = {
  id: 'cheat-sheet',
  goals: [10, 14],
  settings: { endAfterRound: 10, objectivesEnd: false, secretsDrawn: 2 },
};

/** The settings of a game that is laid with a preset, to so many points. */
export const presetSettings = ({ id, settings }: Preset, goal: number): Partial<Settings> => ({
  goal,
  ...settings,
  setup: { kind: 'preset', preset: id },
});
