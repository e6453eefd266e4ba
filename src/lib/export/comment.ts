/** The comment for a play on BoardGameGeek, which takes no file: plain text to paste. */
import { countedPoints } from '$lib/core/points.ts';
import { standingOf } from '$lib/core/queries/story/standing.ts';
import { roughTime } from '$lib/words/format.ts';
import { shortened } from '$lib/words/name-row.ts';
import { storyLines } from '$lib/words/story-lines.ts';
import { end } from '$words/end.ts';
import { handOn as words } from '$words/hand-on.ts';
import type { HandedGame } from './handed-game.ts';

/** Characters: what people paste, and read. */
export const COMMENT_MAX = 600;
/** A name longer than this gives way, where all of them would not fit. */
const LONG_NAME = 16;

const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Who won, how everyone stood, and as much of the story as there is room for. */
export function commentOf(handed: HandedGame): string {
  const { game, names, nameOf, personOf, story, title } = handed;
  const said = words.comment;
  const won = story.winners.map((seat) => said.named(nameOf(seat), personOf(seat)));
  const played = story.time ? roughTime(story.time.play) : null;
  const winners = won.length > 0 ? said.won(won) : said.noOne;
  const about = said.about(title, story.goal, story.round, played);
  const standing = (most: number | null) =>
    standingOf(game)
      .map(({ place, seat, shared }) => {
        const isWinner = story.winners.includes(seat);
        const whole = most === null ? '' : shortened(personOf(seat), most);
        const name = said.named(shortened(nameOf(seat), most ?? LONG_NAME), whole);
        const points = countedPoints(game, seat);
        return place === null
          ? said.out(name, points)
          : said.row(end.placed(place, shared && !isWinner), name, points);
      })
      .join('\n');
  const heads = [
    [winners, about, standing(80)],
    [winners, about, standing(LONG_NAME)],
    [winners, about, standing(null)],
    [about, standing(null)],
  ].map((parts) => bare(parts.join('\n')));
  let comment = heads.find((head) => head.length <= COMMENT_MAX) ?? shortened(about, COMMENT_MAX);
  for (const { details, label, title: told } of storyLines(story, names)) {
    const more = bare(said.told(label, [told, ...details].join('. ')));
    if (comment.length + 1 + more.length <= COMMENT_MAX) comment += `\n${more}`;
  }
  return comment;
}
