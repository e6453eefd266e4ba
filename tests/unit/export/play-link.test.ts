/** The link for BG Stats against the table of its fields, and the comment for BoardGameGeek. */
import { describe, expect, it } from 'vitest';
import { encode } from 'uqr';
import { COMMENT_MAX, commentOf } from '$lib/export/comment.ts';
import { playLink, playOf, type Play } from '$lib/export/play-link.ts';
import { FIXTURES, fixtureFile } from '../../support/fixture-games.ts';
import { handedOf } from '../../support/handed.ts';
import { LONG } from '../../support/long.ts';
import { renamed } from '../../support/renamed.ts';

const NAMES = Array.from({ length: 8 }, (_, i) => `Søren-Alexander & Co. “${i + 1}” of Kjøbenhavn`);
/** Shared and called games, eight players, another ruleset, and one who is out. */
const SOME = ['ascension-shared', 'called-early', 'eight-players', 'elimination', 'three-players'];
const eight = () => renamed(fixtureFile('eight-players').entries, NAMES);
const read = (link: string) => {
  const address = new URL(link);
  return { address, play: JSON.parse(address.searchParams.get('data') ?? '') as Play };
};
const details = { personId: (name: string) => name };

/** The fields that BG Stats knows, with the type of each. */
const PLAY: Record<string, string> = {
  sourceName: 'string',
  sourcePlayId: 'string',
  playDate: 'string',
  durationMin: 'number',
  location: 'string',
  board: 'string',
  comments: 'string',
  game: 'object',
  players: 'object',
};
const PLAYER: Record<string, string> = {
  name: 'string',
  sourcePlayerId: 'string',
  startPlayer: 'boolean',
  winner: 'boolean',
  score: 'number',
  rank: 'number',
  role: 'string',
};

function expectFields(row: object, fields: Record<string, string>): void {
  for (const [key, value] of Object.entries(row))
    expect([key, typeof value]).toEqual([key, fields[key]]);
}

describe('the link for BG Stats', () => {
  it('says what the table of fields asks for, with eight players and long names', async () => {
    const handed = await handedOf(eight(), false);
    const { address, play } = read(
      playLink(playOf(handed, { ...details, location: 'Ana’s place' })),
    );
    expect(`${address.protocol}//${address.host}${address.pathname}`).toBe(
      'bgstats://app.bgstatsapp.com/createPlay.html',
    );
    expectFields(play, PLAY);
    expect(play.game).toEqual({
      name: 'Twilight Imperium: Fourth Edition',
      bggId: 233078,
      sourceGameId: handed.game.ruleset,
      highestWins: true,
      noPoints: false,
    });
    expect(play.sourcePlayId).toBe(handed.game.id);
    expect(play.playDate).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(Date.parse(`${play.playDate.replace(' ', 'T')}Z`)).toBe(
      Math.floor(handed.story.ended / 1000) * 1000,
    );
    expect(play.durationMin).toBe(Math.round((handed.story.time?.play ?? 0) / 60_000));
    expect(play.players.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
    expect(new Set(play.players.map(({ sourcePlayerId }) => sourcePlayerId)).size).toBe(8);
    for (const player of play.players) {
      expectFields(player, PLAYER);
      expect(player).toMatchObject({
        startPlayer: expect.any(Boolean),
        winner: expect.any(Boolean),
      });
    }
    const winners = play.players.filter(({ winner }) => winner);
    expect(winners.map(({ rank }) => rank)).toEqual([1]);
    expect(Math.max(...play.players.map(({ score }) => score))).toBe(winners[0]?.score);
    expect(play.players.filter(({ startPlayer }) => startPlayer)).toHaveLength(1);
    expect(play.players.every(({ role }) => (role ?? '').length > 0)).toBe(true);
  });

  it('fits into a code', async () => {
    const link = playLink(playOf(await handedOf(eight(), false), details));
    expect(link.length).toBeGreaterThan(1_000);
    expect(encode(link, { ecc: 'L' }).size).toBeLessThanOrEqual(177);
  });

  it('knows a person again, whatever the names are, and tells nothing of one without names', async () => {
    const ids = async (names: readonly string[], without: boolean, personId = details.personId) => {
      const handed = await handedOf(renamed(fixtureFile('six-players').entries, names), without);
      return new Map(
        playOf(handed, { personId }).players.map((row) => [row.role, row.sourcePlayerId]),
      );
    };
    const one = await ids(NAMES, false);
    expect(await ids(NAMES, false)).toEqual(one);
    const renamedLater = await ids(['Al', ...NAMES.slice(1)], false, (name) =>
      name === 'Al' ? NAMES[0]! : name,
    );
    expect(renamedLater).toEqual(one);
    expect(await ids(NAMES, true)).toEqual(await ids(['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Fi'], true));
  });

  it.each(LONG ? FIXTURES : SOME)('holds for %s', async (name) => {
    const handed = await handedOf(fixtureFile(name).entries, false);
    const { play } = read(playLink(playOf(handed, details)));
    expectFields(play, PLAY);
    expect(play.players).toHaveLength(handed.game.seating.length);
    const winners = play.players.filter(({ winner }) => winner);
    expect(winners).toHaveLength(handed.story.winners.length);
    for (const { rank } of winners) expect(rank).toBe(1);
    expect(play.game.bggId).toBe(name.startsWith('ascension') ? 12493 : 233078);
  });
});

describe('the comment for BoardGameGeek', () => {
  it.each(LONG ? FIXTURES : SOME)('is plain text of at most 600 characters: %s', async (name) => {
    for (const names of [[], NAMES]) {
      const handed = await handedOf(renamed(fixtureFile(name).entries, names), false);
      const comment = commentOf(handed);
      expect(comment.length).toBeLessThanOrEqual(COMMENT_MAX);
      expect(comment.length).toBeGreaterThan(60);
      expect(comment).not.toMatch(/undefined|null|NaN|[\u2066-\u2069[\]<>]/);
      for (const seat of handed.game.seating) {
        expect(comment).toContain(handed.nameOf(seat).slice(0, 6));
      }
    }
  });

  it('reads as the table would tell it', async () => {
    const handed = await handedOf(fixtureFile('six-players').entries, false);
    expect(commentOf(handed)).toMatchInlineSnapshot(`
      "Hacan (Ana) wins.
      Prophecy of Kings, played to 10 points. Ended in round 5 after 8 h 06.
      1 Hacan (Ana): 10
      2= Saar (Fay): 7
      2= Jol-Nar (Emil): 7
      4 Xxcha (Dora): 6
      5= Naalu (Cem): 5
      5= Sol (Ben): 5
      What decided it, round 5: Hacan scored Patrol Vast Territories with Imperial. That reached the goal of 10 points.
      The turning point, round 4: Hacan drew level with Saar. Hacan received Jol-Nar’s Support for the Throne. From then on Hacan was never behind.
      The closest vote, round 2: Minister of Peace: 8 for Sol, 8 for Hacan. The speaker broke the tie.
      The best round: Hacan gained 3 points in round 4."
    `);
  });
});
