/** What is said in place of a table. */
export const noTable = {
  missing: {
    title: 'This game isn’t here',
    text: 'It may be on another device, in another browser, or under another address. A game file brings it here.',
  },
  home: 'Go to your games',
  failed: 'This game can’t be opened.',
  /** Something failed while it was drawn, or while a tap was answered. */
  thrown: {
    table: 'This screen couldn’t be shown.',
    stage: 'This step couldn’t be shown.',
    panel: 'This panel couldn’t be shown.',
    tap: 'Something on this screen failed.',
    text: 'Your game isn’t affected. Undo the last tap, or save a file to be safe and try again.',
  },
  takeBack: 'Undo the last tap',
};
