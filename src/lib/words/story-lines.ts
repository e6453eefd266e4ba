/** The lines of a story as sentences, in the order in which they are told. */
import type {
  ClosestCall,
  Decided,
  LeadStory,
  Story,
  StoryKind,
} from '../core/queries/story/story.ts';
import type { TurningPoint } from '../core/queries/story/story.ts';
import type { Seat, Phase } from '../core/vocabulary.ts';
import { story as words } from '$words/story.ts';
import { roughTime, shortTime } from './format.ts';
import type { FactNames } from './names.ts';
import { phaseName } from './steps.ts';

/** One line: what kind, a small heading, a sentence, and what else is to be said. */
export interface StoryLine {
  kind: StoryKind;
  label: string;
  title: string;
  details: string[];
  /** Seq of the entry that it rests on; null where it rests on the clocks. */
  seq: number | null;
}

/** What broke the tie, and what the table noted: sentences. */
function asidesOf({ note, tie }: Decided, winners: readonly Seat[], names: FactNames): string[] {
  const first = winners[0] === undefined ? '' : names.seat(winners[0]);
  const broken =
    tie &&
    words.tie[tie.by](
      tie.seats.map((seat) => names.seat(seat)),
      first,
    );
  return [...(broken ? [broken] : []), ...(note ? [words.decided.note(note)] : [])];
}

/** Why the game is over, and what broke the tie: sentences. */
function reasonsOf(decided: Decided, winners: readonly Seat[], names: FactNames): string[] {
  const { call, goal, reached, reason } = decided;
  const who = winners.map((seat) => names.seat(seat));
  const won = (said: (names: readonly string[]) => string) =>
    who.length > 0 ? said(who) : words.decided.noOne;
  const why =
    reason !== 'goal'
      ? won(call === null ? words.decided.most : words.decided.named)
      : reached
        ? words.decided.goal(goal)
        : words.decided.reached(goal);
  return [why, ...asidesOf(decided, winners, names)];
}

/** What decided, as one sentence. */
function decidedBy(decided: Decided, winners: readonly Seat[], names: FactNames): string {
  const { by, call, card, reason, round } = decided;
  const [winner] = winners;
  if (reason === 'called') return words.decided.called[call ?? 'abandoned'];
  if (reason === 'objectives') return words.decided.objectives;
  if (reason === 'rounds') return words.decided.rounds(round);
  if (reason === 'card') return words.decided.card;
  if (winner !== undefined && by.length > 0) {
    return words.deed({ name: names.seat(winner), gains: by, card }, names);
  }
  const who = winners.map((seat) => names.seat(seat));
  return who.length === 1 ? words.decided.cameTo(who[0]!) : words.decided.most(who);
}

/** The same for who has just won: that the goal is reached goes without saying. */
export function wonBy(decided: Decided, winners: readonly Seat[], names: FactNames): string[] {
  const reasons = decided.reached ? asidesOf : reasonsOf;
  return [decidedBy(decided, winners, names), ...reasons(decided, winners, names)];
}

function decidedLine(decided: Decided, winners: readonly Seat[], names: FactNames): StoryLine {
  const { reached, round, seq } = decided;
  return {
    kind: 'decided',
    label: words.labels.decided(reached?.round ?? round),
    title: decidedBy(decided, winners, names),
    details: reasonsOf(decided, winners, names),
    seq: reached?.seq ?? seq,
  };
}

function leadLine(lead: LeadStory, names: FactNames): StoryLine {
  const { changes, longest } = lead;
  const name = names.seat(longest.seats[0]!);
  const { round, last, toEnd } = longest;
  return {
    kind: 'lead',
    label: words.labels.lead,
    title: words.lead.changed(changes),
    details: [
      toEnd && round < last
        ? words.lead.longestToEnd(name, round)
        : words.lead.longest(name, round, last),
    ],
    seq: longest.seq,
  };
}

function turningLine(turning: TurningPoint, names: FactNames): StoryLine {
  const { atLast, behind, by, card, level, past, round, seat, seq } = turning;
  const name = names.seat(seat);
  const all = (seats: readonly Seat[]) => seats.map((one) => names.seat(one));
  const gains = by.filter((gain) => gain.seat === seat && gain.points > 0);
  const losers = [...new Set(by.filter(({ points }) => points < 0).map((gain) => gain.seat))];
  const said = words.turning;
  return {
    kind: 'turning',
    label: words.labels.turning(round),
    title: level.length > 0 ? said.level(name, all(level)) : said.ahead(name, all(past)),
    details: [
      ...(gains.length > 0 ? [words.deed({ name, gains, card }, names)] : []),
      ...(gains.length === 0 && losers.length > 0 ? [said.lost(all(losers))] : []),
      ...(behind.points > 1 ? [said.behind(name, behind.points, behind.round)] : []),
      atLast ? said.atLast : said.stays(name),
    ],
    seq,
  };
}

function closestLines({ players, vote }: ClosestCall, names: FactNames): StoryLine[] {
  const said = words.closest;
  const lines: StoryLine[] = [];
  if (vote) {
    const margin = vote.votes - vote.otherVotes;
    lines.push({
      kind: 'closest',
      label: words.labels.closest(vote.round),
      title: said.vote(vote.name ?? names.agenda(vote.agenda), {
        first: said.votes(vote.votes, vote.outcome, names),
        second: said.votes(vote.otherVotes, vote.other, names),
      }),
      details: [vote.bySpeaker ? said.speaker : said.margin(margin)],
      seq: vote.seq,
    });
  }
  for (const short of [0, 1]) {
    const near = players.filter((player) => player.short === short);
    const last = near.at(-1);
    if (!last) continue;
    const who = near.map(({ seat }) => names.seat(seat));
    lines.push({
      kind: 'closest',
      label: words.labels.nearly,
      title: short === 0 ? said.reached(who) : said.short(who),
      details: [],
      seq: last.seq,
    });
  }
  return lines;
}

function lawLines(story: Story, names: FactNames): StoryLine[] {
  return (story.laws ?? []).map(({ inPlay, law, name, outcome, round, seq }) => ({
    kind: 'laws',
    label: words.laws.round(round),
    title: name ?? names.agenda(law),
    details: [
      outcome.kind === 'side' ? words.laws.side[outcome.side] : words.laws.elected(outcome, names),
      ...(inPlay ? [] : [words.laws.gone]),
    ],
    seq,
  }));
}

function timeLine({ time }: Story): StoryLine[] {
  if (!time) return [];
  const rows = Object.entries(time.table) as [Phase, number][];
  const shared = rows.reduce((sum, [, ms]) => sum + ms, 0);
  const minute = 60_000;
  const phases = rows
    .filter(([, ms]) => ms >= minute)
    .sort((one, two) => two[1] - one[1])
    .map(([phase, ms]) => words.time.phase(phaseName(phase), roughTime(ms)));
  const said = words.time;
  return [
    {
      kind: 'time',
      label: words.labels.time,
      title: shared >= minute ? said.shared(roughTime(shared)) : said.played(roughTime(time.play)),
      details: [
        ...(phases.length > 0 ? [phases.join(', ')] : []),
        ...(time.breaks >= minute ? [said.breaks(roughTime(time.breaks))] : []),
        ...(time.nobody >= minute ? [said.nobody(roughTime(time.nobody))] : []),
      ],
      seq: null,
    },
  ];
}

/** All lines but the tables: points by round, and objectives. */
export function storyLines(story: Story, names: FactNames): StoryLine[] {
  const { closest, decided, lead, points, turning, turns, winners } = story;
  const best = points?.best;
  return [
    ...(decided ? [decidedLine(decided, winners, names)] : []),
    ...(turning ? [turningLine(turning, names)] : []),
    ...(closest ? closestLines(closest, names) : []),
    ...(lead ? [leadLine(lead, names)] : []),
    ...(best
      ? [
          {
            kind: 'points' as const,
            label: words.labels.best,
            title: words.best(names.seat(best.seat), best.points, best.round),
            details: [],
            seq: best.seq,
          },
        ]
      : []),
    ...(turns ?? []).map(({ ms, round: at, seat, seq }): StoryLine => ({
      kind: 'turns',
      label: shortTime(ms),
      title: words.turns.turn(names.seat(seat), at),
      details: [],
      seq,
    })),
    ...timeLine(story),
    ...lawLines(story, names),
  ];
}

/** The objectives of a story as sentences, one for each that a player scored. */
export function objectiveLines(story: Story, names: FactNames): StoryLine[] {
  const { open = [], secrets = [] } = story.objectives ?? {};
  const rows = [
    ...open.flatMap(({ id, name, scored }) => scored.map((row) => ({ ...row, id, name }))),
    ...secrets,
  ];
  return rows.map(({ id, name, round, seat, seq }) => ({
    kind: 'objectives',
    label: words.labels.objectives,
    title: words.objectives.scored(names.seat(seat), name ?? names.objective(id), round),
    details: [],
    seq,
  }));
}
