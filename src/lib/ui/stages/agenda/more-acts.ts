/** The acts behind "Something else", by the step in which they make sense. */
export type MoreAct =
  'just' | 'abstain' | 'replace' | 'discard' | 'bar' | 'order' | 'transaction' | 'secret';

/** While votes are cast. */
export const VOTE_ACTS: readonly MoreAct[] = [
  'just',
  'abstain',
  'replace',
  'discard',
  'bar',
  'order',
  'transaction',
  'secret',
];

/** While only the outcome is asked for. */
export const OUTCOME_ONLY_ACTS: readonly MoreAct[] = [
  'replace',
  'discard',
  'transaction',
  'secret',
];
