/** Keys and remotes at the table. */
export const keysPanel = {
  menu: { title: 'Keys and remote', detail: 'Play from across the room; “?” shows the list' },
  title: 'Keys and remote',
  how: 'A presenter remote works as a keyboard does: pair it with this device, then press its keys.',
  listen: 'Listen to keys and a remote',
  listenDetail: 'Turn it off if voice control or stray keys set it off.',
  or: 'or',
  rows: {
    onward: 'Press the gold button, such as the one that ends a turn',
    back: 'Undo the last tap',
    pause: 'Pause the clocks, or resume',
    list: 'Show this list',
    undo: 'Undo',
    redo: 'Redo',
    close: 'Close what is open',
  },
  keys: {
    onward: ['Page Down', 'Right arrow'],
    back: ['Page Up', 'Left arrow'],
    pause: ['.', 'B'],
    list: ['?'],
    undo: ['Ctrl Z'],
    redo: ['Ctrl Shift Z'],
    close: ['Esc'],
  },
  limits:
    'In a field or an open panel, keys do what they always do. If you move about with Tab, the arrows and Page keys stay with what you’ve reached. Where the page scrolls, as on an upright screen, Page Up and Page Down scroll it.',
};

/** What tells everyone whose turn has started. */
export const cues = {
  title: 'When the next turn starts',
  sound: 'Sound',
  soundDetail: 'Two soft notes',
  vibration: 'Vibration',
  vibrationDetail: 'A short one, felt in the hand that holds this device',
  noVibration: 'This device or its browser can’t vibrate.',
  speech: 'Say who is on deck',
  speechDetail: 'In a voice of this device: nothing is sent anywhere',
  noSpeech: 'This device has no voice of its own for this language, so nothing is said aloud.',
  kept: 'Kept on this device, for all games.',
  now: (name: string) => `${name}.`,
  onDeck: (name: string, next: string) => `${name}. On deck: ${next}.`,
};
