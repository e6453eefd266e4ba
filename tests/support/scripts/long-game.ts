/** Eight people who never reach their goal: a record as long as anyone asks for. */
import { eightPlayers } from './whole-games.ts';
import { playScript } from '../scripted-game.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import type { Script } from '../scripted/play.ts';

const script: Script = {
  ...eightPlayers,
  name: 'long-game',
  id: 'long-game',
  settings: { goal: 99, publicObjectives: { stage1: 5, stage2: 20 } },
};

/** A record of so many entries, still being played. */
export function longRecord(length: number): Written[] {
  const { keeper } = playScript(script, (play) => play.keeper.headless.entries.length >= length);
  return keeper.headless.entries.slice(0, length);
}
