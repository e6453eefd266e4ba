/** What is said in place of a table. */
export const noTable = {
  missing: {
    title: 'This game is not here',
    text: 'It may live on another device, in another browser, or under another address. A game file brings it here.',
  },
  home: 'To the games',
  failed: 'This game cannot be opened.',
  /** Something failed while it was drawn, or while a tap was answered. */
  thrown: {
    table: 'This screen could not be drawn.',
    stage: 'This step could not be drawn.',
    panel: 'This panel could not be drawn.',
    tap: 'Something on this screen failed.',
    text: 'The game itself is not touched by it. Take the last tap back, or save a file to be safe and try again.',
  },
  takeBack: 'Take the last tap back',
};
