import type { StatusStep } from '../../core/vocabulary.ts';
import { amounts, listed, signed } from './parts/amounts.ts';

const step = (number: number, of: number, what: string) => `Step ${number} of ${of} · ${what}`;

/** Every sentence of the status phase. */
export const status = {
  score: {
    eyebrow: (number: number, of: number) => step(number, of, 'score objectives'),
    quota: (person: string) => `${person}: up to one public, one secret`,
    publics: 'Public',
    oneOfThese: 'one of these',
    noneRevealed: 'none is revealed',
    scoredNow: (names: readonly string[]) => `scored: ${listed(names)}`,
    justScored: (name: string, scores: readonly (readonly [objective: string, points: number])[]) =>
      `${name}: ${listed(scores.map(([objective, points]) => `${objective} ${signed(points)}`))}`,
    points: (points: number) => signed(points),
    /** The act where the table is asked: a yes, and the points. */
    yes: (points: number) => `Yes, ${signed(points)}`,
    scores: (name: string, objective: string, points: number) =>
      `${name} scores ${objective}, ${signed(points)}`,
    scoredBefore: (names: readonly string[]) => `Scored before: ${names.join(', ')}`,
    no: 'No',
    deniedFor: (name: string, objective: string) => `${name} does not meet ${objective}`,
    anyway: 'anyway',
    anywayFor: (objective: string) => `Score ${objective} anyway`,
    secret: 'Secret',
    secretWasScored: 'A secret was scored',
    secretsHeld: (scored: number, hand: number | null) =>
      hand === null ? `${scored} scored` : `${scored} scored, ${hand} in hand`,
    nothing: (name: string) => `${name} scores nothing`,
    nothingShort: 'Scores nothing',
    done: (name: string) => `${name} is done`,
    then: 'then',
  },
  reveal: {
    eyebrow: (number: number, of: number) => step(number, of, 'reveal'),
    title: (stage: 1 | 2) => `Stage ${stage === 1 ? 'I' : 'II'} objective`,
    sub: (speaker: string) => `${speaker}, the speaker, turns up the next card`,
    left: (left: number, round: number) =>
      `${amounts.cards(left)} left, so round ${round + left} is the last`,
    leftWhenPlayingOn: (left: number) => `${amounts.cards(left)} left`,
    search: 'Which card was turned up?',
    deal: (cards: number) => `Deal one of these ${cards} at random`,
    dealShort: 'Deal one at random',
    byHand: (name: string) => `“${name}”, a card not listed here`,
    notNow: 'Can be scored from the next status phase on',
  },
  routine: {
    eyebrow: (number: number, of: number) => step(number, of, 'routine'),
    title: 'In one go',
    titleOne: 'One more step',
    sub: 'Do these at the table, then tick them together',
    steps: {
      score: 'Score objectives',
      reveal: 'Reveal a public objective',
      draw: 'Each player draws an action card',
      'return-tokens': 'Command tokens come off the board',
      tokens: 'Each player gains tokens and redistributes',
      ready: 'Ready all cards',
      repair: 'Repair all units',
      'return-cards': 'Return the strategy cards',
    } satisfies Record<StatusStep, string>,
    done: {
      score: 'objectives scored',
      reveal: 'objective revealed',
      draw: 'cards drawn',
      'return-tokens': 'board cleared',
      tokens: 'tokens gained',
      ready: 'readied',
      repair: 'repaired',
      'return-cards': 'cards returned',
    } satisfies Record<StatusStep, string>,
    /** What one tap ticks; the list below it has the long names. */
    ticks: (done: readonly string[]) => {
      if (done.length > 3) return `All ${done.length} are done`;
      const text = done.join(', ');
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    only: 'Only this',
    onlyFor: (what: string) => `Only this is done: ${what}`,
    kept: 'Keeps strategy cards',
    keptHint: 'Political Stability: tap who keeps',
    keptBy: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'keeps its' : 'keep their'} strategy cards`,
    notes: {
      draw: 'In initiative order. Neural Motivator draws one card more.',
      hand: 'Nobody keeps more than seven action cards.',
      board: 'Every own token on the board goes to reinforcements.',
      usual: 'Two command tokens each, then redistribute.',
      fleet: 'Fleet pool lowered? Check the ships in every system.',
      ready: 'Planets, technologies, leaders, relics and strategy cards.',
      zero: (holder: string, owner: string) =>
        `${holder} gives the initiative token back to ${owner}`,
    },
    givesBack: (holder: string) => `${holder} gives it back`,
    next: { agenda: 'Then the agenda phase', strategy: 'Then the next round' },
  },
  tokens: {
    eyebrow: (number: number, of: number) => step(number, of, 'command tokens'),
    title: 'Tokens',
    sub: 'All gain together, then redistribute',
    usual: 'The usual for everybody',
    untracked: 'Everybody has gained tokens',
    untrackedDetail: 'Two each, then redistribute',
    record: 'Record these tokens',
    reset: 'The usual',
    resetLabel: (name: string) => `${name} takes the usual`,
    total: (before: number, after: number) => `${before} → ${after}`,
    totalLabel: (name: string, before: number, after: number) =>
      `${name}: ${before} on the sheet, ${after} after`,
    pools: { tactic: 'T', fleet: 'F', strategy: 'S' },
    open: (name: string) => `Place ${name}’s tokens`,
    close: (name: string) => `Fold ${name}’s tokens`,
    unplaced: (left: number) => `${left} to place`,
    tooMany: (over: number) => `${over} too many`,
    someUnplaced: (names: readonly string[]) => `${listed(names)}: tokens not placed are lost`,
    someTooMany: (names: readonly string[]) => `${listed(names)}: more placed than gained`,
    more: (tokens: number) => `Hyper Metabolism: ${tokens} each round from now on`,
    moreLabel: (name: string, tokens: number) => `${name} gains ${tokens} each round from now on`,
    less: (tokens: number) => `${tokens} each round again`,
    fleet: 'Fleet pool lowered? Check the ships in every system.',
  },
} as const;
