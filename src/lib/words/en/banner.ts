import { handedOver } from './parts/handed-over.ts';

/** What the bar above a table says and offers. */
export const banner = {
  /** What the buttons do. */
  act: {
    back: 'Go on from here',
    copy: 'Go on in a copy',
    putBack: 'Put it back',
    save: 'Save a file',
    reload: 'Reload',
    dismiss: 'OK',
    told: 'OK',
    fine: 'Not now',
    gap: 'Say what it was',
    later: 'Later',
  },
  otherTab: 'This game has gone on in another tab. What you see is up to date.',
  silence: (time: string) => `No one saw the game for ${time}. It counts for no one yet.`,
  unsaved: (time: string) => `${time} without a backup file.`,
  saved: handedOver,
};
