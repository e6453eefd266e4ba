import type { PageWords } from '../identity.ts';

/** Read by the builder alone: the page and the web manifest are made of it. */
export const page: PageWords = {
  title: 'Custodian',
  description: 'An unofficial companion for the table. Works offline.',
  manifest: {
    name: 'Custodian',
    short_name: 'Custodian',
    description:
      'An unofficial companion for the table: whose turn it is, what comes next, who has scored what and why. Works offline.',
  },
  stuck: {
    text: 'Custodian hasn’t started. Reload this page; if that doesn’t help, you can save your games without it.',
    link: 'Save your games',
  },
  rescue: {
    title: 'Save your games',
    text: 'This page works without the rest of the app. It reads the games on this device and changes nothing. Open what it saves with “Open a game file”, here or on another device.',
    noScripts:
      'This browser runs no scripts here, so the games can’t be read. Allow them, then reload.',
    looking: 'Looking for your games …',
    none: 'There’s no game on this device under this address.',
    blocked:
      'Browser storage can’t be read. In a private window, or where site data is blocked, there’s none; otherwise restart the browser.',
    slow: 'Browser storage isn’t responding. Close other tabs with Custodian, then reload this page.',
    unnamed: 'A game whose beginning is damaged',
    entries: 'Entries',
    save: 'Save a file',
    saved: 'Check your downloads. Your browser was given',
    damaged: 'This game couldn’t be made into a file.',
    home: 'Back to the app',
    again: 'Download the app again',
    againText:
      'If the app still doesn’t start: this deletes the stored copy of the app, never your games, and downloads it again.',
    noHost: 'The app’s address can’t be reached. Nothing was changed.',
  },
};
