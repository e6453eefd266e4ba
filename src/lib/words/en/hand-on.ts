import { amounts, counted, listed } from './parts/amounts.ts';
import { handedOn, handedOver } from './parts/handed-over.ts';
import { sourceName } from './parts/phrases.ts';
import { isScored, people } from './parts/spoken.ts';

/** A finished game on its way to other apps: the rows of the panel, and what stands in the files. */
export const handOn = {
  files: 'For other apps',
  rows: {
    bgStats: {
      title: 'BG Stats',
      get detail() {
        return `Opens the app with the players, points and ${people().many} filled in`;
      },
    },
    code: {
      title: 'BG Stats on another phone',
      detail: 'Shows a code for the camera of the phone that has the app',
      hide: 'Hide the code',
    },
    comment: {
      title: 'Comment for BoardGameGeek',
      detail: 'Copies a short text to paste into your play',
      copied: 'Copied. Paste it into the comments of your play.',
      failed: 'Copying didn’t work. Select the text and copy it.',
    },
    points: { title: 'Points as a table', detail: 'A CSV file with a row for every gain and loss' },
    acts: { title: 'History as a table', detail: 'A CSV file with a row for every entry' },
    game: {
      title: 'Game file',
      detail: 'Opens in Custodian on another device',
      detailWithout: 'Opens in Custodian; names and remarks are left out',
    },
    print: { title: 'Score sheet on paper', detail: 'Points, objectives, laws and times' },
  },
  /** On paper. */
  sheet: {
    title: 'Custodian score sheet',
    get numbers() {
      return `Under each objective: the round in which it was ${isScored()}`;
    },
    heads: {
      points: 'points',
      secrets: 'Secrets',
      other: 'Other points',
      time: 'time',
      round: 'round',
      speaker: 'speaker',
    },
    /** Stage II objectives are worth more. */
    objective: (name: string, stage: 1 | 2 | null) => (stage === 2 ? `${name} (2)` : name),
    rounds: 'Round by round',
    cards: 'strategy cards, then points at the end of the round',
    laws: 'Laws',
    law: (name: string, round: number, said: readonly string[]) =>
      [`${name}, round ${round}`, ...said].map((sentence) => `${sentence}.`).join(' '),
    story: 'What decided it',
    notes: 'Notes',
    played: (time: string) => `${time} played`,
    breaks: (time: string) => `${time} of breaks`,
    goal: (game: string, points: number, players: number) =>
      `${game} to ${amounts.points(points)}, ${counted('player')(players)}`,
    by: (parts: readonly string[]) => `${parts.join(', ')}.`,
    made: (entries: number) =>
      `Made with Custodian, an unofficial aid. ${amounts.acts(entries)} in the record.`,
  },
  making: 'Preparing the files …',
  code: 'Code for BG Stats',
  carries: (players: number) =>
    `The code holds this play: ${counted('player')(players)} with points and ${people().many}, the date and the length. It goes from screen to camera, not through the internet.`,
  carriesPseudonyms: (players: number) =>
    `The code holds this play without names: ${counted('player')(players)} with points and ${people().many}, the date and the length. It goes from screen to camera, not through the internet.`,
  tooLong: 'The names are too long for a code. Open BG Stats on this device instead.',
  commentText: 'The comment',
  shared: handedOn,
  saved: handedOver,
  /** In the files. */
  fileNames: { acts: 'history', points: 'points', unnamed: 'no-names' },
  heads: {
    entry: 'Entry',
    time: 'Time (UTC)',
    round: 'Round',
    phase: 'Phase',
    step: 'Step',
    player: 'Player',
    person: 'Person',
    what: 'What happened',
    fact: 'Kind of entry',
    overruled: 'Against the rules',
    points: 'Points',
    total: 'Total',
    source: 'From',
    sourceKind: 'Kind of source',
    secret: 'Secret',
  },
  yes: 'yes',
  /** What brought points. */
  source: sourceName,
  playerAt: (number: number) => `Player ${number}`,
  /** In the comment. */
  comment: {
    won: (names: readonly string[]) =>
      names.length > 1 ? `${listed(names)} share the victory.` : `${names[0] ?? ''} wins.`,
    noOne: 'No winner.',
    about: (game: string, goal: number, round: number, time: string | null) =>
      time === null
        ? `${game}, played to ${amounts.points(goal)}. Ended in round ${round}.`
        : `${game}, played to ${amounts.points(goal)}. Ended in round ${round} after ${time}.`,
    row: (place: string, name: string, points: number) => `${place} ${name}: ${points}`,
    out: (name: string, points: number) => `${name}: ${points}`,
    named: (name: string, person: string) => (person === '' ? name : `${name} (${person})`),
    told: (label: string, text: string) => `${label}: ${text}.`,
  },
} as const;
