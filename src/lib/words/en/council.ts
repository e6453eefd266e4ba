import { amounts } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';
import { whose } from './parts/possessive.ts';

/** A council: agendas proposed face down, revealed under flags, chosen and voted on together. */
export const council = {
  propose: {
    sub: 'Everyone places one face down, under a flag',
    cards: 'Political cards',
    from: 'discard 2 to draw 1',
    row: (name: string) => `Where ${name} takes an agenda from`,
    hand: 'Hand',
    deck: 'Deck',
    reveal: (players: number) => `Reveal all ${players}`,
    revealDetail: 'Type their names if you like',
    prelude:
      'Play Prelude at the table first. Then enter what it brought on each player’s sheet, and continue here.',
  },
  agendas: {
    sub: 'Type their names if you like',
    open: 'no name yet',
    voted: 'already voted on',
    added: (number: number) => `Deck card ${number}`,
    name: (flag: string) => `${flag}: which agenda?`,
    record: (agenda: string) => `It’s ${agenda}`,
    done: 'Continue',
    doneDetail: (named: number, all: number) => `${named} of ${all} named`,
    back: 'Cancel',
  },
  choose: {
    title: 'Agendas of this council',
    least: (least: number, most: number) =>
      least === most ? `choose ${least}, in order` : `choose ${least} to ${most}, in order`,
    voice: (name: string) => `${name} pays to elect a Voice of the Council at the end`,
    voiceTitle: 'Who pays for the Voice of the Council?',
    voiceNone: 'No Voice',
    speaker: 'Who becomes speaker?',
    /** Votes beside those of planets. */
    told: 'More votes',
    toldAside: 'lowest of three dice, and goods paid',
    toldOf: (name: string) => `${whose(name)} votes of dice and trade goods`,
    hold: (agendas: number) =>
      agendas === 0 ? 'Choose the agendas first' : `Hold the council: ${amounts.agendas(agendas)}`,
  },
  /** Ballots that no one else sees until all are in. */
  ballots: {
    secret: 'Vote in secret',
    secretDetail: 'The tablet goes round, then all votes are revealed',
    openly: 'Vote openly instead',
    openlyDetail: 'Ballots written so far are lost',
    title: 'Secret ballots',
    goOn: 'Continue the ballots',
    in: (count: number, all: number) => `${count} of ${all} ballots in`,
    hand: (name: string) => `Hand the tablet to ${name}`,
    mine: (name: string) => `Open ${whose(name)} ballot`,
    another: 'Or hand it to another player first:',
    of: (name: string) => `${whose(name)} ballot`,
    left: (left: number, all: number) => `${left} of ${amounts.votes(all)} left`,
    votesOn: (agenda: string) => `Votes on ${agenda}`,
    hide: 'Hand in the ballot',
    unfinished: 'Choose what the votes are for',
    reveal: (agenda: string) => `Reveal the votes on ${agenda}`,
    change: 'Change a ballot',
  },
  /** A council that no card has called. */
  held: {
    sub: 'Held because the table wants one',
    back: (name: string) => `Continue ${whose(name)} turn`,
    backDetail: 'The council is over',
    backEarly: 'The other agendas aren’t voted on',
    none: 'No council after all',
    noneShort: 'No council',
  },
  session: {
    title: 'Council in session',
    decided: 'all decided',
    left: (count: number) => plural(count, { one: 'agenda left', other: 'agendas left' }),
    vote: (agenda: string) => `Vote on ${agenda}`,
    elected: (outcome: string) => `${outcome} elected`,
    discarded: 'discarded without a vote',
    next: 'next',
    open: 'open',
    openly: 'One player after another, for all to see',
  },
  /** No card is turned up. */
  revealNone: 'Continue without revealing one',
  revealSub: (name: string) => `New counter on the card: ${name} reveals an objective`,
} as const;
