export const kit = {
  anyway: 'anyway',
  anywayLabel: (act: string) => `Record anyway: ${act}`,
  whyLabel: (of: string) => (of ? `Why? The rule: ${of}` : 'Why? The rule'),
  close: 'Close',
  cancel: 'Cancel',
  less: (label: string) => `${label}: one fewer`,
  more: (label: string) => `${label}: one more`,
  nothingFound: 'Nothing found.',
  byHand: (text: string) => (text ? `Enter by hand: ${text}` : 'Enter by hand'),
  nowhere: { title: 'There is nothing here.', home: 'To the games' },
  newVersion: {
    ready: 'A new version is ready.',
    coming: 'The new version is taking over …',
    late: 'The new version is waiting for another window of Custodian to finish loading. It takes over by itself once that window has finished or is closed; you can keep playing, or reload.',
  },
  update: 'Update',
  reload: 'Reload',
};
