/** A secret objective scored at any moment of the action phase. */
export const secret = {
  title: 'Secret scored',
  who: 'Who scored it?',
  which: (name: string) => `${name} scores a secret`,
  another: 'Another player',
  search: 'Name of the secret objective',
  byHand: (name: string) => `Score “${name}”`,
  scores: (objective: string) => `Score ${objective}`,
  other: 'Another objective',
  scoredBy: (name: string) => `scored by ${name}`,
};
