import type { StatusStep } from '../../core/vocabulary.ts';
import { amounts, listed, signed } from './amounts.ts';

const step = (number: number, of: number, what: string) => `Step ${number} of ${of} · ${what}`;

/** Every sentence of the status phase. */
export const status = {
  score: {
    eyebrow: (number: number, of: number) => step(number, of, 'score objectives'),
    quota: (person: string) => `${person}: up to one public, one secret`,
    publics: 'Public',
    oneOfThese: 'one of these',
    allScored: 'all scored',
    noneRevealed: 'none is revealed',
    scoredNow: (names: readonly string[]) => `scored: ${listed(names)}`,
    ask: 'The table’s word scores it',
    points: (points: number) => signed(points),
    scores: (name: string, objective: string, points: number) =>
      `${name} scores ${objective}, ${signed(points)}`,
    scoredBefore: (names: readonly string[]) => `Scored before: ${names.join(', ')}`,
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
    lastOne: 'then the next step',
    wins: (name: string, missing: number) =>
      `${name} needs ${amounts.points(missing)} more to win`,
  },
  reveal: {
    eyebrow: (number: number, of: number) => step(number, of, 'reveal'),
    title: (stage: 1 | 2) => `Stage ${stage === 1 ? 'I' : 'II'} objective`,
    sub: (speaker: string) => `${speaker}, the speaker, turns up the next card`,
    left: (left: number, round: number) =>
      left === 1
        ? `This is the last card: the game ends in round ${round + 1} at the latest`
        : `${amounts.cards(left)} left: the game ends in round ${round + left} at the latest`,
    leftWhenPlayingOn: (left: number) => `${amounts.cards(left)} left`,
    search: 'Which card was turned up?',
    deal: (cards: number) => `Deal one of these ${cards} at random`,
    dealShort: 'Deal one at random',
    byHand: (name: string) => `“${name}”, a card not listed here`,
    notNow: 'It can be scored in the next status phase, or by Imperial before.',
    none: 'No card of this stage is left in the list: type its name.',
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
      'return-tokens': 'tokens off the board',
      tokens: 'tokens gained',
      ready: 'cards readied',
      repair: 'units repaired',
      'return-cards': 'strategy cards returned',
    } satisfies Record<StatusStep, string>,
    ticks: (done: readonly string[]) => {
      const text = listed(done);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    ticksAll: (steps: number) => `All ${steps} are done`,
    only: 'Only this',
    onlyFor: (what: string) => `Only this is done: ${what}`,
    kept: 'Keeps strategy cards',
    keptHint: 'Political Stability: tap who keeps',
    keeps: (name: string) => `${name} keeps its strategy cards`,
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
    usualDetail: '1 tactic, 1 strategy, a third to fleet',
    untracked: 'Everybody has gained tokens',
    untrackedDetail: 'Two each, then redistribute',
    record: 'Record these tokens',
    reset: 'Back to the usual',
    gains: (gain: number) => `gains ${gain}`,
    total: (before: number, after: number) => `${before} → ${after}`,
    totalLabel: (name: string, before: number, after: number) =>
      `${name}: ${before} on the sheet, ${after} after`,
    pools: { tactic: 'T', fleet: 'F', strategy: 'S' },
    poolNames: { tactic: 'Tactic', fleet: 'Fleet', strategy: 'Strategy' },
    open: (name: string) => `Place ${name}’s tokens`,
    close: (name: string) => `Fold ${name}’s tokens`,
    unknown: 'not tracked',
    short: (gain: number) => `only ${gain} left in reinforcements`,
    unplaced: (left: number) => `${left} to place`,
    tooMany: (over: number) => `${over} too many`,
    someUnplaced: (names: readonly string[]) => `${listed(names)}: tokens not placed are lost`,
    someTooMany: (names: readonly string[]) => `${listed(names)}: more placed than gained`,
    more: (tokens: number) => `Gains ${tokens} each round from now on`,
    moreWhy: 'Hyper Metabolism',
    less: (tokens: number) => `Gains ${tokens} each round again`,
    fleet: 'Fleet pool lowered? Check the ships in every system.',
  },
} as const;
