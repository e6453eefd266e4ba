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
    text: 'Custodian has not started. Load this page again; if that does not help, your games can be saved without it.',
    link: 'Save the games',
  },
  rescue: {
    title: 'Save the games',
    text: 'This page works without the rest of the app. It reads the games of this device and changes nothing. What it saves is taken by “Open a game file”, here or on another device.',
    noScripts:
      'This browser runs no scripts here, so the games cannot be read. Allow them, then reload.',
    looking: 'Looking for the games …',
    none: 'There is no game on this device under this address.',
    blocked:
      'The store of this browser cannot be read. In a private window, or where site data is blocked, there is none; otherwise start the browser again.',
    slow: 'The store of this browser does not answer. Close other tabs with Custodian, then load this page again.',
    unnamed: 'A game whose beginning is damaged',
    entries: 'Entries',
    save: 'Save a file',
    saved: 'Check your downloads. Your browser was handed',
    damaged: 'No file could be made of this game.',
    home: 'To the app',
    again: 'Fetch the app again',
    againText:
      'If the app still does not start: this throws away what is kept of the app, not of the games, and fetches it from its address.',
    noHost: 'The address of the app cannot be reached. Nothing was changed.',
  },
};
