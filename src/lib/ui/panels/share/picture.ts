/** What the picture of a finished game shows, before it is drawn. */
import type { Seat } from '$lib/core/game.ts';
import { countedPoints } from '$lib/core/points.ts';
import { standingOf } from '$lib/core/queries/story/standing.ts';
import type { ScoredObjective } from '$lib/core/queries/story/story.ts';
import type { HandedGame } from '$lib/export/handed-game.ts';
import type { Colour } from '$lib/core/vocabulary.ts';
import { dateOf } from '$lib/words/dates.ts';
import { roughTime } from '$lib/words/format.ts';
import { wonBy } from '$lib/words/story-lines.ts';
import { end } from '$words/end.ts';
import { picture as words } from '$words/picture.ts';
import { story as storyWords } from '$words/story.ts';

export interface PictureMark {
  colour: Colour;
  letters: string;
}

export interface PictureRow {
  mark: PictureMark;
  /** "1", "2=" or nothing for one who is out. */
  place: string;
  name: string;
  /** The person, or why the seat is out. */
  person: string;
  points: number;
  won: boolean;
  /** Points from public objectives, from secrets and from anything else; null where none can be told. */
  from: [number, number, number] | null;
}

export interface PictureLine {
  seat: Seat;
  mark: PictureMark;
  won: boolean;
  /** Points at the end of round 0, 1, 2 … */
  totals: number[];
}

export interface Picture {
  about: string;
  title: string;
  by: string;
  /** What decided, in sentences; the first is the one to keep. */
  decided: string[];
  winners: PictureMark[];
  facts: { value: string; label: string }[];
  rows: PictureRow[];
  chart: { goal: number; lines: PictureLine[] } | null;
  /** Of the file, without its ending. */
  fileName: string;
}

const gained = (rows: readonly ScoredObjective[], seat: Seat): number =>
  rows.reduce((sum, row) => sum + (row.seat === seat ? row.points : 0), 0);

/** A game on its way out, with the marks of its seats. */
export interface Pictured extends HandedGame {
  /** Without names a seat that has no faction has no letters: they are those of its person. */
  markOf(seat: Seat): PictureMark;
}

/** The picture of a finished game. */
export function pictureOf(handed: Pictured): Picture {
  const { game, markOf, nameOf, names, personOf, story, title } = handed;
  const { decided, winners } = story;
  const [first] = winners;
  const won = winners.map((seat) => countedPoints(game, seat));
  const people = winners.map(personOf).filter((person) => person !== '');
  const played = story.time?.play ?? 0;
  const rows = standingOf(game);
  const { open, other, secrets } = story.objectives ?? { open: [], other: {}, secrets: [] };
  return {
    about: words.about(title, dateOf(story.began)),
    title:
      first === undefined
        ? end.noOne
        : winners.length > 1
          ? end.share(winners.map(nameOf))
          : end.wins(nameOf(first)),
    by: words.by(people, new Set(won).size === 1 ? (won[0] ?? null) : null, story.round),
    decided: decided ? wonBy(decided, winners, names).map(storyWords.moment.sentence) : [],
    winners: winners.map(markOf),
    facts: [
      ...(played > 0 ? [{ value: roughTime(played), label: words.facts.played }] : []),
      { value: String(story.round), label: words.facts.rounds(story.round) },
      { value: String(rows.length), label: words.facts.players(rows.length) },
      ...(story.lead
        ? [{ value: String(story.lead.changes), label: words.facts.lead(story.lead.changes) }]
        : []),
    ],
    rows: rows.map(({ place, seat, shared }) => {
      const presence = game.players[seat]?.presence ?? 'playing';
      const isWinner = winners.includes(seat);
      return {
        mark: markOf(seat),
        place: place === null ? '' : end.placed(place, shared && !isWinner),
        name: nameOf(seat),
        person: presence === 'playing' ? personOf(seat) : end.out[presence],
        points: countedPoints(game, seat),
        won: isWinner,
        from: story.objectives && [
          gained(
            open.flatMap(({ scored }) => scored),
            seat,
          ),
          gained(secrets, seat),
          other[seat] ?? 0,
        ],
      };
    }),
    chart: story.points && {
      goal: story.goal,
      lines: story.points.lines.map(({ seat, totals }) => ({
        seat,
        mark: markOf(seat),
        won: winners.includes(seat),
        totals,
      })),
    },
    fileName: `custodian-${new Date(story.began).toISOString().slice(0, 10)}`,
  };
}
