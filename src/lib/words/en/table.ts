import type { CallReason } from '../../core/vocabulary.ts';
import { plural } from '../plural.ts';

const seats = { playing: 'playing', eliminated: 'eliminated', away: 'away' };

export const table = {
  round: 'Round',
  phases: 'Phases of the round',
  done: 'done',
  now: 'now',
  clock: { pause: (time: string) => `Game clock ${time}, pause`, resume: (time: string) => `Game clock ${time}, paused; resume` },
  paused: 'paused',
  undo: 'Undo',
  redo: 'Redo',
  menu: 'Menu',
  sheet: 'Score sheet',
  stage: 'Stage',
  track: (goal: number) => `Victory track to ${goal}`,
  next: 'Next',
  then: 'then',
  turnClock: (time: string) => `This turn: ${time}`,
  unknown: '–',
};
export { plural, seats };
export type { CallReason };
