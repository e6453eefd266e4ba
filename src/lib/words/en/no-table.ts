/** What is said in place of a table. */
export const noTable = {
  missing: {
    title: 'This game is not here',
    text: 'It may live on another device, in another browser, or under another address. A game file brings it here.',
  },
  home: 'To the games',
  failed: 'This game cannot be opened.',
  thrown: {
    title: 'This screen could not be drawn.',
    text: 'The game itself is not touched by it. Save a file to be safe, then try again.',
  },
};
