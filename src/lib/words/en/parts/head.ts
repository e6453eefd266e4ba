/** The head of the page of the games, and of the pages that lead nowhere else. */
export const head = {
  app: 'Custodian',
  rules: 'Rules',
  settings: 'Settings',
};
