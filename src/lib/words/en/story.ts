import type { LedgerGain } from '../../core/queries/story/story.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { CallReason } from '../../core/vocabulary.ts';
import type { FactNames } from '../names.ts';
import { amounts, listed } from './parts/amounts.ts';
import { outcomeName, plotName, sourceName } from './parts/phrases.ts';
import { whose } from './parts/possessive.ts';
import { isScored, things } from './parts/spoken.ts';

/** What a player did that brought points, and with which strategy card. */
interface Deed {
  name: string;
  gains: readonly LedgerGain[];
  card: string | null;
}

/** What was scored: objectives by their names, and Mecatol Rex. */
const scoredNames = (gains: readonly LedgerGain[], names: FactNames) =>
  listed(gains.map(({ source }) => sourceName(source, names)));

/** One way to points that is no objective. */
function otherDeed({ name, card }: Deed, { points, source }: LedgerGain, names: FactNames): string {
  if (source.kind === 'custodians') return `${name} took the custodians token`;
  if (source.kind === 'support') {
    return `${name} received ${whose(names.seat(source.owner))} Support for the Throne`;
  }
  if (source.kind === 'imperial') {
    return card === null
      ? `${name} gained the point for Mecatol Rex`
      : `${name} gained the point for Mecatol Rex with ${names.card(card)}`;
  }
  const plot = plotName(source, names);
  if (plot !== null) return `${name} made a plot of ${plot}`;
  if (source.kind === 'correction') {
    return source.id
      ? `${whose(name)} points for ${sourceName(source, names)} were corrected`
      : `${whose(name)} points were corrected`;
  }
  if (!source.id && !source.name) return `${name} gained ${amounts.points(points)}`;
  return `${name} gained ${amounts.points(points)} from ${sourceName(source, names)}`;
}

/** A tap that brought points, as one sentence. */
function deedOf(deed: Deed, names: FactNames): string {
  const { card, gains, name } = deed;
  const [first] = gains;
  const byScoring = ({ source }: LedgerGain) =>
    source.kind === 'objective' || source.kind === 'imperial';
  if (first && gains.length === 1 && first.source.kind !== 'objective') {
    return otherDeed(deed, first, names);
  }
  const what = scoredNames(gains, names);
  if (!gains.every(byScoring)) return `${name} gained points from ${what}`;
  const withCard = gains.some(
    ({ slot, source }) => slot === 'imperial' || source.kind === 'imperial',
  );
  return card !== null && withCard
    ? `${name} ${isScored()} ${what} with ${names.card(card)}`
    : `${name} ${isScored()} ${what}`;
}

/** Votes beside what they were for: "24 For", "7 for Sol". */
const votesFor = (votes: number, outcome: Outcome, names: FactNames) =>
  outcome.kind === 'side'
    ? `${votes} ${outcomeName(outcome, names)}`
    : `${votes} for ${outcomeName(outcome, names)}`;

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** What is worth telling of a game that is over. */
export const story = {
  /** The moment: the winner has the screen. */
  moment: {
    where: (round: number, phase: string) => `Round ${round} · ${phase}`,
    by: (person: string, points: number) => `${person} wins by ${amounts.points(points)}`,
    onTie: (person: string) => `${person} wins on the tie-break`,
    wins: (person: string) => `${person} wins`,
    share: (people: readonly string[]) => `${listed(people)} share the victory`,
    names: (names: readonly string[]) => listed(names),
    /** A sentence; what the table typed may end with its own full stop. */
    sentence: (text: string) => (/[.!?]”$/.test(text) ? text : `${text}.`),
    points: (points: number) => amounts.points(points),
    track: 'Victory track',
    see: 'See the story',
    again: 'Same people again',
    back: 'Not over yet',
  },
  labels: {
    decided: (round: number) => `What decided it, round ${round}`,
    best: 'The best round',
    lead: 'The lead',
    turning: (round: number) => `The turning point, round ${round}`,
    closest: (round: number) => `The closest vote, round ${round}`,
    nearly: 'So close',
    laws: 'Laws',
    turns: 'The longest turns',
    time: 'Where the time went',
    objectives: 'Objectives',
  },
  deed: deedOf,
  decided: {
    goal: (goal: number) => `That reached the goal of ${amounts.points(goal)}`,
    reached: (goal: number) => `The goal of ${amounts.points(goal)} was reached`,
    cameTo: (name: string) => `${name} reached the goal`,
    objectives: 'No public objective was left to reveal',
    rounds: (round: number) => `Round ${round} was the last, as agreed`,
    card: 'A card ended the game',
    called: {
      time: 'The table ran out of time',
      concession: 'The others conceded',
      abandoned: 'The game was abandoned',
    } satisfies Record<CallReason, string>,
    noOne: 'No winner was named',
    named: (names: readonly string[]) => `${listed(names)} won`,
    most: (names: readonly string[]) => `${listed(names)} had the most points`,
    note: (note: string) => `“${note}”`,
  },
  tie: {
    initiative: (names: readonly string[], winner: string) =>
      `${listed(names)} were tied, and ${winner} came first in initiative order`,
    seats: (names: readonly string[], winner: string) =>
      `${listed(names)} were tied, and ${winner} came first in speaker order`,
    planets: (names: readonly string[], winner: string) =>
      `${listed(names)} were tied, and ${winner} had the most planets outside home`,
  },
  best: (name: string, points: number, round: number) =>
    `${name} gained ${amounts.points(points)} in round ${round}`,
  lead: {
    changed: (changes: number) =>
      changes === 0 ? 'The lead never changed hands' : `The lead changed hands ${times(changes)}`,
    longest: (name: string, from: number, to: number) =>
      from === to
        ? `${name} led longest, in round ${from}`
        : `${name} led longest, from round ${from} to round ${to}`,
    longestToEnd: (name: string, from: number) =>
      `${name} led longest, from round ${from} to the end`,
  },
  turning: {
    ahead: (name: string, past: readonly string[]) => `${name} overtook ${listed(past)}`,
    level: (name: string, level: readonly string[]) => `${name} drew level with ${listed(level)}`,
    lost: (names: readonly string[]) => `${listed(names)} lost points`,
    stays: (name: string) => `From then on ${name} was never behind`,
    atLast: 'It was the step that won the game',
    behind: (name: string, points: number, round: number) =>
      `${name} had been ${amounts.points(points)} behind in round ${round}`,
  },
  closest: {
    vote: (agenda: string, row: { first: string; second: string }) =>
      `${agenda}: ${row.first}, ${row.second}`,
    votes: votesFor,
    margin: (votes: number) =>
      votes === 1 ? 'One vote made the difference' : `${votes} votes made the difference`,
    speaker: 'The speaker broke the tie',
    short: (names: readonly string[]) =>
      names.length === 1
        ? `${listed(names)} was 1 point short of the goal`
        : `${listed(names)} were 1 point short of the goal`,
    reached: (names: readonly string[]) => `${listed(names)} reached the goal too`,
  },
  laws: {
    passed: (laws: number) =>
      laws === 1 ? 'One law came into play' : `${laws} laws came into play`,
    elected: (outcome: Outcome, names: FactNames) => `${outcomeName(outcome, names)} was elected`,
    side: { for: 'The vote was For', against: 'The vote was Against' },
    gone: 'It was discarded later',
    round: (round: number) => `Round ${round}`,
  },
  turns: {
    turn: (name: string, round: number) => `${name}, round ${round}`,
    label: (time: string, name: string, round: number) => `${time}: ${name}, round ${round}`,
  },
  time: {
    played: (time: string) => `${time} played`,
    shared: (time: string) => `${time} shared by the whole table`,
    phase: (phase: string, time: string) => `${phase} ${time}`,
    breaks: (time: string) => `Breaks took ${time}`,
    nobody: (time: string) => `${time} not assigned to anyone yet`,
  },
  objectives: {
    get title() {
      return `${things().scoring[4]} in round`;
    },
    heads: { points: 'Points', time: 'Time', secrets: 'Secrets', other: 'Other' },
    scored: (name: string, objective: string, round: number) =>
      `${name} ${isScored()} ${objective} in round ${round}`,
    scoredBy: (objectives: number) =>
      objectives === 1 ? `One was ${isScored()}` : `${objectives} were ${isScored()}`,
    phases: { strategy: 'S', action: 'A', status: 'St', agenda: 'Ag' },
    get none() {
      return `Not ${isScored()}`;
    },
  },
  chart: {
    title: 'Points by round',
    lead: 'Lead',
    level: 'level',
    leadLabel: (rows: readonly string[]) => `Lead: ${rows.join('; ')}`,
    leadRow: (who: string, from: number, to: number) =>
      from === to ? `${who} in round ${from}` : `${who} from round ${from} to ${to}`,
  },
  /** Opens the history where a line rests. */
  open: (line: string) => `${line}: see the entry`,
} as const;
