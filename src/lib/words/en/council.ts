import { amounts } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';

/** A council: agendas proposed face down, revealed under flags, chosen and voted on together. */
export const council = {
  propose: {
    sub: 'Everyone lays one face down, under a flag',
    cards: 'Political cards',
    from: 'from hand or deck',
    row: (name: string) => `Where ${name} takes an agenda from`,
    hand: 'Hand',
    deck: 'Deck',
    reveal: (players: number) => `Reveal all ${players}`,
    revealDetail: 'Type their names if you like',
  },
  agendas: {
    sub: 'Type their names if you like',
    open: 'open, no name yet',
    added: (number: number) => `From the deck ${number}`,
    name: (whose: string) => `Name the agenda of ${whose}`,
    record: (agenda: string) => `It’s ${agenda}`,
    done: 'Continue',
    doneDetail: (named: number, all: number) => `${named} of ${all} named`,
    back: 'Cancel',
  },
  choose: {
    title: 'Agendas of this council',
    least: (least: number, most: number) =>
      least === most ? `choose ${least}, in order` : `choose ${least} to ${most}, in order`,
    voice: (name: string) => `${name} pays to elect the Voice of the Council last`,
    voiceTitle: 'Who pays for the Voice of the Council?',
    voiceNone: 'No Voice',
    speaker: 'Who becomes speaker?',
    hold: (agendas: number) => `Hold the council: ${amounts.agendas(agendas)}`,
  },
  session: {
    title: 'Council in session',
    left: (count: number) => plural(count, { one: 'agenda left', other: 'agendas left' }),
    vote: (agenda: string) => `Vote on ${agenda}`,
  },
  revealSub: (name: string) => `The card has a new counter: ${name} reveals one`,
} as const;
