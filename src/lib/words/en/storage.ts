/** What can go wrong with the store of this device: why games cannot be read, or something kept. */

/** What to do about it, where there is something to do. */
const cure = {
  blocked:
    'It is a private window, or the browser blocks site data for this address. Allow it in the settings of the browser, then reload.',
  newer:
    'A newer Custodian has been here, and this one must not touch its games. Reload to get it.',
  slow: 'Another tab may be holding it: close other tabs with Custodian, then try again.',
} as const;

export const storageWords = {
  title: 'The games cannot be opened',
  reading: {
    blocked: `This browser stores no games here. ${cure.blocked}`,
    newer: cure.newer,
    slow: `The store of this browser does not answer. ${cure.slow}`,
    quota:
      'This device is full: even opening the games needs a little room. Make some room, then reload.',
    closed: 'The connection to the store of this browser was lost. Reload this page.',
    conflict: 'Another tab was faster. Reload this page.',
    cleared: 'The games of this device were cleared.',
    unknown:
      'The store of this browser fails and does not say why. Often the device is full: make some room and reload. If that does not help, start the browser again.',
  },
  writing: {
    blocked: `This browser stores nothing here. ${cure.blocked}`,
    newer: cure.newer,
    slow: `The store of this browser does not answer. ${cure.slow}`,
    quota: 'This device is full, so nothing was stored. Make room, then try again.',
    closed: 'The connection to the store of this browser was lost. Try again.',
    conflict: 'Another tab was faster. Look at the list again.',
    cleared: 'The games of this device were cleared meanwhile. Look at the list again.',
    unknown: 'The device could not store this. Try again.',
  },
  reload: 'Reload',
  rescue: 'Save the games without the app',
};
