/**
 * A whole play as one link that the app BG Stats opens. Only by its own scheme: the same address with https
 * leads to a page of its maker, and so sends the names to a server.
 */
import { countedPoints } from '$lib/core/points.ts';
import { standingOf } from '$lib/core/queries/story/standing.ts';
import { hash } from '$lib/core/record/entry.ts';
import { boxWords } from '$lib/words/boxes.ts';
import { gameName } from '$lib/words/game-words.ts';
import type { HandedGame } from './handed-game.ts';

const ADDRESS = 'bgstats://app.bgstatsapp.com/createPlay.html?data=';

/** A game as the app knows it; by its name alone where it is in no shop. */
interface PlayedGame {
  name: string;
  bggId?: number;
}

/** What BG Stats is told of a player. */
export interface PlayPlayer {
  name: string;
  /** The same person in every play. */
  sourcePlayerId: string;
  startPlayer: boolean;
  winner: boolean;
  score: number;
  rank?: number;
  role?: string;
}

/** What BG Stats is told of a play. */
export interface Play {
  sourceName: 'Custodian';
  /** The same when the play is pushed again. */
  sourcePlayId: string;
  /** UTC, `yyyy-MM-dd HH:mm:ss`. */
  playDate: string;
  durationMin?: number;
  location?: string;
  board?: string;
  comments?: string;
  game: PlayedGame & { sourceGameId: string; highestWins: true; noPoints: false };
  players: PlayPlayer[];
}

/** What a record can't say. */
export interface PlayDetails {
  /** Id of a person over all names, by the name in the record. */
  personId: (name: string) => string;
  location?: string;
  comments?: string;
}

const utc = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** The play as BG Stats takes it. */
export function playOf(handed: HandedGame, details: PlayDetails): Play {
  const { game, line, nameOf, printed, story, veil } = handed;
  const { comments, location, personId } = details;
  const laid = line[0]?.fact;
  const firstSpeaker = laid?.type === 'game.created' ? laid.speaker : null;
  const called = gameName(game.ruleset);
  const boxes = game.expansions.map((id) => boxWords(id).name);
  const board = printed?.isVariant ? [called, ...boxes] : boxes;
  return {
    sourceName: 'Custodian',
    sourcePlayId: game.id,
    playDate: utc(story.ended),
    ...(story.time ? { durationMin: Math.round(story.time.play / 60_000) } : {}),
    ...(location ? { location } : {}),
    ...(board.length > 0 ? { board: board.join(', ') } : {}),
    ...(comments ? { comments } : {}),
    game: {
      ...(printed ? { name: printed.name, bggId: printed.bggId } : { name: called }),
      sourceGameId: game.ruleset,
      highestWins: true,
      noPoints: false,
    },
    players: standingOf(game).map(({ place, seat }) => {
      const player = game.players[seat];
      const named = veil ? '' : (player?.name.trim() ?? '');
      return {
        name: bare(named === '' ? nameOf(seat) : named),
        sourcePlayerId: named === '' ? `${game.id}-${seat}` : hash(personId(named)),
        startPlayer: seat === firstSpeaker,
        winner: story.winners.includes(seat),
        score: countedPoints(game, seat),
        ...(place === null ? {} : { rank: place }),
        ...(player?.faction ? { role: bare(nameOf(seat)) } : {}),
      };
    }),
  };
}

/** The link of a play. Colons and commas stand in a query as they are: a code has little room. */
export const playLink = (play: Play): string =>
  ADDRESS + encodeURIComponent(JSON.stringify(play)).replaceAll('%3A', ':').replaceAll('%2C', ',');
