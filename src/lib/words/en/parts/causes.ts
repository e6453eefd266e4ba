/** What can move tokens and goods outside the steps of a round; the ids are what is recorded. */
export const causes = {
  'action-card': 'action card',
  technology: 'technology',
  agent: 'agent',
} as const;

/** Promissory notes that every player has; the ids are what is recorded. */
export const notes = {
  'support-for-the-throne': 'Support for the Throne',
  ceasefire: 'Ceasefire',
  'trade-agreement': 'Trade Agreement',
  'political-secret': 'Political Secret',
  alliance: 'Alliance',
} as const;

/** How much is tracked. */
export const depths = {
  essentials: 'Essentials',
  standard: 'Standard',
  full: 'Full',
} as const;
