import { head } from './parts/head.ts';

export const kit = {
  anyway: 'Do it anyway',
  anywayLabel: (act: string) => `Record anyway: ${act}`,
  whyLabel: (of: string) => (of ? `Why? The rule: ${of}` : 'Why? The rule'),
  close: 'Close',
  cancel: 'Cancel',
  less: (label: string) => `${label}: one fewer`,
  more: (label: string) => `${label}: one more`,
  nothingFound: 'Nothing found.',
  byHand: (text: string) => (text ? `Enter by hand: ${text}` : 'Enter by hand'),
  nowhere: { title: 'There’s nothing here.', home: 'Go to your games' },
  newVersion: {
    ready: 'A new version is ready.',
    coming: 'The new version is taking over …',
    late: 'The new version is waiting for another Custodian window to finish loading. It takes over once that window is done or closed; keep playing, or reload.',
  },
  update: 'Update',
  reload: 'Reload',
  head,
};
