import { amounts, listed } from './parts/amounts.ts';
import { toScore } from './parts/spoken.ts';

/** The board on a second screen, read from across the room. */
export const boardWindow = {
  title: (round: number) => (round > 0 ? `Board · round ${round}` : 'Board'),
  layouts: {
    phase: 'Follow the phase',
    sheet: 'Score sheet',
    track: 'Victory track',
    agenda: 'Agenda',
    clock: 'Clock',
  },
  layout: 'What the board shows',
  fullScreen: 'Full screen',
  paused: 'Paused',
  next: 'next',
  votes: (name: string) => `${name} votes`,
  get canScore() {
    return `Can ${toScore()} this round`;
  },
  get nobodyCan() {
    return `No one can ${toScore()} yet`;
  },
  /** The sentence over the track. */
  leads: (name: string) => `${name} leads`,
  share: (names: readonly string[]) =>
    names.length > 3 ? `${names.length} players share the lead` : `${listed(names)} share the lead`,
  wins: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} wins` : `${listed(names)} win`,
  over: 'The game is over',
  standing: (points: number, goal: number, ahead: number) =>
    ahead > 0 ? `${points} of ${goal}, ${ahead} ahead` : `${points} of ${goal}`,
  reaches: (name: string, from: number, to: number) => `${name}: from ${from} to ${to}`,
  agenda: {
    none: 'No agenda is on the table',
    out: (votes: number) => `${amounts.votes(votes)} still to come`,
    influence: 'can vote',
    abstains: 'abstains',
    predicts: (name: string, outcome: string) => `${name} predicts ${outcome}`,
    tie: (name: string) => `${name} breaks a tie`,
    laws: 'Laws in play',
    noLaws: 'No law is in play',
  },
  table: 'The table’s own time',
};

/** In the menu of the table. */
export const boardPanel = {
  menu: { title: 'Board on another screen', detail: 'Points, order and votes, read from the sofa' },
  title: 'Board on another screen',
  how: 'The board opens in a window of its own. Move it to the other screen, then press Full screen. It follows every tap and shows nothing that is hidden.',
  open: 'Open the board window',
  address: 'No new window?',
  link: 'Open the board in a tab',
  keep: 'This window works only on this device. For another one, open Menu, Phones and screens, and choose Watching.',
};
