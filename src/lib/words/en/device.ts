/** What the device and its browser do, or do not, for a game. */
const ownSetting = 'Set your device to keep its screen on for longer.';

export const device = {
  screen: {
    title: 'Screen',
    off: 'The screen stays on while a game is played. It can sleep during a break and after the end.',
    held: 'The screen stays on while this game is played.',
    lost: 'The device has let the screen sleep again. Custodian asks it to stay on with your next tap.',
    refused:
      'The device won’t keep the screen on now, perhaps to save its battery. Custodian asks again with each tap.',
    unsupported: `This browser can’t keep the screen on. ${ownSetting}`,
    insecure: `Browsers keep the screen on only for an address that begins with https. ${ownSetting}`,
  },
  /** In a tab of a browser that clears what was not visited. */
  week: {
    tab: 'In a tab, this browser may delete your games if you don’t visit them for seven days.',
    mobile:
      'To keep them, choose Share, then Add to Home Screen, and play in that app. It starts without these games: save a file of each first, then open it in the app.',
    desktop:
      'To keep them, choose File, then Add to Dock, and play in that app. It starts without these games: save a file of each first, then open it in the app.',
  },
};
