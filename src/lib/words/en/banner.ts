import { handedOver } from './parts/handed-over.ts';

/** What the bar above a table says and offers. */
export const banner = {
  /** What the buttons do. */
  act: {
    back: 'Continue from here',
    copy: 'Continue in a copy',
    putBack: 'Restore it',
    save: 'Save a file',
    reload: 'Reload',
    dismiss: 'OK',
    told: 'OK',
    fine: 'Not now',
    gap: 'Assign it',
    later: 'Later',
  },
  otherTab: 'This game was continued in another tab. You’re seeing the latest.',
  silence: (time: string) => `Screen off for ${time}. Not counted for anyone yet.`,
  unsaved: (time: string) => `No backup for ${time}.`,
  saved: handedOver,
};
