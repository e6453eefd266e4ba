import { timeOfDay } from '../dates.ts';
import { counted } from './parts/amounts.ts';
import { whose } from './parts/possessive.ts';
import { manyTokens, toScore } from './parts/spoken.ts';

const devices = counted('device');

/** What a code does not lead to, and what to do about it. */
const problems = {
  foreign: 'That isn’t a code of Custodian.',
  newer:
    'That code comes from a newer Custodian. Open the app with a network, so that it can update.',
  damaged: 'Only part of the code was read. Try again, or copy all of it.',
  unsupported: 'This browser can’t connect to another device. Try Chrome, Firefox or Safari.',
  'other-offer': 'That code answers another invitation: scan the one that’s here.',
  'no-network': 'There’s no network here. Join the Wi-Fi, or open a hotspot: it needs no internet.',
} as const;

/** The page of a device that joins a table. */
export const joinPage = {
  pageTitle: 'Join a table',
  title: 'Join a table',
  /** What it joins, before it has. */
  what: 'The tablet on the table keeps the game. This device follows it, over the Wi-Fi: nothing leaves the room.',
  needs:
    'Both need the same Wi-Fi, or a hotspot; neither needs the internet. To play without the internet later, open Custodian here once while you’re online and add it to the home screen.',
  steps: { read: 'Read the tablet’s code', show: 'Show this device’s code', joined: 'Connected' },
  stepsLabel: 'Three steps',
  reading: 'Read the code on the tablet',
  readingHow:
    'On the tablet: Menu, Phones and screens. Its code can be read with the camera app, too.',
  camera: 'Read it with the camera',
  /** Why the camera can't read it. */
  blind: {
    refused:
      'The camera isn’t allowed here. Read the code with the camera app, or paste the link below.',
    missing: 'No camera answers here. Read the code with the camera app, or paste the link below.',
    insecure:
      'The browser gives a camera only to an https address. Read the code with the camera app, or paste the link below.',
  },
  pasted: 'Or paste the link here',
  take: 'Take the link',
  returning: 'Looking for the table …',
  answering: 'Looking for the network …',
  showing: 'Now show this to the tablet',
  showingHow: 'Turn the screen to the tablet’s camera, a hand’s width away.',
  answerLabel: 'The code of this device',
  copy: 'Copy the text',
  copied: 'Copied',
  file: 'Save it as a file',
  fileName: 'custodian-answer.txt',
  startOver: 'Start over',
  silent: 'There’s no answer yet',
  silentWhy: [
    'Has the tablet read this code? It shows four digits once it has.',
    'Are both on the same Wi-Fi? Guest networks often keep devices apart.',
    'Did the browser ask for devices on the local network? Allow it, then start over.',
    'A code of the tablet works for ten minutes, and once: ask for a new one if it’s older.',
  ],
  compare: 'Do both screens show this?',
  compareHow: 'The keeper compares the digits, and lets you in.',
  code: (code: string) => `Code ${[...code].join(' ')}`,
  greeting: 'Connected. Waiting for the tablet …',
  problems: {
    ...problems,
    'other-role': 'That’s the code of a device that joins. Read the one on the tablet.',
    refused: 'The browser didn’t take the code. Ask for a new one on the tablet.',
  },
  ended: {
    title: 'Disconnected from the table',
    version:
      'The tablet runs another version of Custodian. Update both with a network, then join again.',
    foreign:
      'This device sent something that the tablet doesn’t understand, so it was disconnected. Ask for a new code on the tablet.',
    flood:
      'This device sent too much at once, so it was cut off. Ask for a new code on the tablet.',
    expired: 'The code was too old. Ask for a new one on the tablet.',
    refused: 'The keeper sent this device away. Ask for a new code on the tablet.',
    closed: 'The tablet closed the game, or another device took this seat.',
  },
  again: 'Join again',
  cut: 'The connection is gone',
  cutHow:
    'What you see is what was known then. Ask for a new code on the tablet: Menu, Phones and screens.',
};

/** In the menu of the table. */
export const joinPanel = {
  menu: {
    title: 'Phones and screens',
    detail: 'Players follow, and act, on a device of their own',
    connected: (connected: number, away: number) =>
      away > 0
        ? `${devices(connected)} connected, ${away} away`
        : `${devices(connected)} connected`,
  },
  title: 'Phones and screens',
  seats: 'Whose device is joining?',
  watching: 'Watching',
  how: 'Choose a player. Their device follows this table over the Wi-Fi: no internet, no server, and nothing leaves the room.',
  unsupported: 'This browser can’t connect to another device. The board window works without that.',
  states: {
    none: 'no device',
    joining: 'joining',
    connected: 'connected',
    away: (at: number) => `away since ${timeOfDay(at)}`,
    gone: (at: number) => `gone since ${timeOfDay(at)}`,
    cut: 'disconnected',
  },
  whyCut: {
    version: 'It runs another version of Custodian.',
    foreign: 'It was cut off: it tried to act for another seat, or said what the app never says.',
    flood: 'It was cut off: it sent too much at once.',
    expired: 'Its code was too old.',
    refused: 'You sent it away.',
    closed: 'Another device took its place.',
  },
  may: (name: string) => `What ${name} can do on their device`,
  mayWatch: 'It sees what everyone may see, and can’t act.',
  permissions: {
    secondaries: 'answer strategy cards',
    get scoring() {
      return toScore();
    },
    votes: 'vote',
    turns: 'end the turn, and pass',
    get tokens() {
      return `place ${manyTokens()}`;
    },
    trades: 'record a transaction',
  },
  invite: (name: string) => `Invite ${whose(name)} device`,
  inviteAgain: (name: string) => `Make a new code for ${whose(name)} device`,
  inviteWatcher: 'Invite a device to watch',
  making: 'Looking for the network …',
  scan: (name: string) => `Scan this with ${whose(name)} device`,
  scanWatcher: 'Scan this with the device',
  scanLabel: 'Invitation',
  until: (at: number) => `Any camera app can read it. It works once, until ${timeOfDay(at)}.`,
  copy: 'Copy the link',
  copied: 'Copied',
  show: 'Now show its code to this camera',
  showHow: 'Hold its screen a hand’s width away.',
  pasted: 'Or paste its text here',
  take: 'Take the text',
  file: 'Open its file',
  cancel: 'Cancel this code',
  notNow: 'Not now',
  opening: 'Code read. Connecting …',
  silent: 'No answer for ten seconds',
  silentWhy: [
    'Are both on the same Wi-Fi? Guest networks often keep devices apart.',
    'Did a browser ask for devices on the local network? Allow it, then make a new code.',
    'Is its page still open, with its screen on?',
  ],
  expired: 'The code is older than ten minutes, so it’s gone.',
  compare: (name: string) => `Does ${whose(name)} device show this?`,
  compareWatcher: 'Does the device show this?',
  compareHow: 'If it shows other digits, another device answered: send it away.',
  code: (code: string) => `Code ${[...code].join(' ')}`,
  letIn: 'Let them in',
  sendAway: 'Send away',
  sendAwayFrom: (name: string) => `Send ${whose(name)} device away`,
  forget: 'Forget this device',
  problems: {
    ...problems,
    'other-role': 'That’s this tablet’s own code. Read the one on the other device.',
    refused: 'The browser didn’t take that code. Make a new one here, and scan it again.',
    used: 'This code was used already. Make a new one.',
    expired: 'This code is older than ten minutes. Make a new one.',
  },
  once: 'A device needs one visit with a network before its first evening. Then it opens Custodian without one.',
};

/** Reading a code by a camera. */
export const camera = {
  asking: 'The browser asks for the camera: allow it.',
  on: 'The camera is on',
  refused:
    'The camera isn’t allowed here, so copy the text instead. Without it, other devices may not find this one.',
  missing: 'There’s no camera here: copy the text instead.',
  insecure: 'The browser gives a camera only to an https address: copy the text instead.',
  picture: 'What the camera sees',
};
