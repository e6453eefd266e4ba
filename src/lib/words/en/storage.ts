/** What can go wrong with the store of this device: why games cannot be read, or something kept. */

/** What to do about it, where there is something to do. */
const cure = {
  blocked:
    'This is a private window, or the browser blocks site data for this address. Allow it in the browser’s settings, then reload.',
  newer: 'A newer Custodian was here, and this one mustn’t touch its games. Reload to get it.',
  slow: 'Another tab may be blocking it: close other tabs with Custodian, then try again.',
} as const;

export const storageWords = {
  title: 'Your games can’t be opened',
  reading: {
    blocked: `This browser stores no games here. ${cure.blocked}`,
    newer: cure.newer,
    slow: `Browser storage isn’t responding. ${cure.slow}`,
    quota:
      'This device is full: even opening your games needs a little space. Free some, then reload.',
    closed: 'The connection to browser storage was lost. Reload this page.',
    conflict: 'Another tab was faster. Reload this page.',
    cleared: 'The games on this device were cleared.',
    unknown:
      'Browser storage fails and doesn’t say why. Free some space and reload, or restart the browser.',
  },
  writing: {
    blocked: `This browser stores nothing here. ${cure.blocked}`,
    newer: cure.newer,
    slow: `Browser storage isn’t responding. ${cure.slow}`,
    quota: 'This device is full, so nothing was stored. Free some space, then try again.',
    closed: 'The connection to browser storage was lost. Try again.',
    conflict: 'Another tab was faster. Check the list again.',
    cleared: 'The games on this device were cleared in the meantime. Check the list again.',
    unknown: 'The device couldn’t store this. Try again.',
  },
  reload: 'Reload',
  rescue: 'Save your games without the app',
};
