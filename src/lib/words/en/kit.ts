export const kit = {
  anyway: 'anyway',
  anywayLabel: (act: string) => `Record anyway: ${act}`,
  close: 'Close',
  less: (label: string) => `${label}: one fewer`,
  more: (label: string) => `${label}: one more`,
  pools: { tactic: 'Tactic', fleet: 'Fleet', strategy: 'Strategy' },
  nothingFound: 'Nothing found.',
  byHand: (text: string) => (text ? `Enter by hand: ${text}` : 'Enter by hand'),
  nowhere: { title: 'There is nothing here.', home: 'To the games' },
  newVersion: 'A new version is ready',
  update: 'Update',
};
