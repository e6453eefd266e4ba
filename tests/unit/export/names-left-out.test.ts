/** Whatever is handed on without names has none, in any of its forms; and the game file still leads to its end. */
import { describe, expect, it } from 'vitest';
import { openState } from '$lib/core/engine/open.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { commentOf } from '$lib/export/comment.ts';
import { playLink, playOf } from '$lib/export/play-link.ts';
import { actsCsv, pointsCsv } from '$lib/export/tables.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { pictureOf } from '$lib/ui/panels/share/picture.ts';
import { FIXTURES, fixtureFile, pinnedFixture } from '../../support/fixture-games.ts';
import { handedOf, peopleIn } from '../../support/handed.ts';
import { LONG } from '../../support/long.ts';
import { pinnedOf } from '../../support/pinned.ts';
import { rebuilt, renamed } from '../../support/renamed.ts';

const NAMES = [
  'Annegret Vandersloot',
  'Bartholomäus',
  'Çağla',
  'Dumitrița-Ioana',
  'Étienne d’Aubigné',
  'Frøydis',
  'Grzegorz',
  'Hjördís Þorsteinsdóttir',
];
/** The names as they may stand in any text: whole, and by the first word. */
const SPELLINGS = NAMES.flatMap((name) => [name, name.split(' ')[0]!]);

/** What was typed at the table, with a name put into each: the first letter is large, so it is no id. */
function gossiping(entries: readonly Written[]): Written[] {
  let nth = 0;
  const here = new Set(peopleIn(entries));
  const names = SPELLINGS.filter((_, i) => here.has(NAMES[Math.floor(i / 2)]!));
  const typed = (text: string) => `${text} by ${names[nth++ % names.length]}’s will`;
  const within = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      const free = ['name', 'note', 'text', 'cause', 'system', 'reason'].includes(key);
      return free && !/^[a-z0-9-]+$/.test(value) && !NAMES.includes(value) ? typed(value) : value;
    }
    if (Array.isArray(value)) return value.map((item) => within(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, within(item, name)]),
    );
  };
  return rebuilt(entries, (body) => {
    const isCorrection = body.kind === 'fact' && body.fact.type === 'player.corrected';
    return isCorrection ? body : within(body);
  });
}

/** Everything that is handed on, as its text. */
function textsOf(handed: Awaited<ReturnType<typeof handedOf>>): Record<string, string> {
  const play = playOf(handed, { personId: (name) => name, comments: commentOf(handed) });
  return {
    picture: JSON.stringify(pictureOf(handed)),
    acts: actsCsv(handed),
    points: pointsCsv(handed, handed.moments),
    comment: commentOf(handed),
    link: decodeURIComponent(playLink(play)),
    file: JSON.stringify(
      gameFileOf(handed.veil?.entries() ?? handed.entries, { app: 'test', at: 0 }),
    ),
  };
}

const found = (text: string) =>
  SPELLINGS.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

const GAMES = ['eight-players', 'called-early', 'the-evening', 'ascension-eight', 'amended'];

describe.each(GAMES)('names left out of %s', (name) => {
  const entries = gossiping(renamed(fixtureFile(name).entries, NAMES));

  it('stand in nothing that is handed on', async () => {
    const texts = textsOf(await handedOf(entries, true));
    for (const [form, text] of Object.entries(texts)) {
      expect(found(text), form).toEqual([]);
      for (const person of peopleIn(entries)) {
        if (!/^(Hacan|Sol)/.test(person)) expect(text, form).not.toContain(person);
      }
    }
  });

  it('stand in all of it otherwise', async () => {
    const texts = textsOf(await handedOf(entries, false));
    for (const [form, text] of Object.entries(texts)) expect(found(text), form).not.toEqual([]);
  });
});

/** Those with the most that is typed or amended, and one of each format. */
const REPLAYED = [...GAMES, 'overruled', 'changed-act', 'elimination', 'put-in-before'];

describe.each(LONG ? FIXTURES : REPLAYED)('%s without names', (name) => {
  it('is a sound game file that leads to the same end by the same way', async () => {
    const { entries } = fixtureFile(name);
    const handed = await handedOf(entries, true);
    const veiled = handed.veil?.entries() ?? [];
    const check = readGameFile(JSON.stringify(gameFileOf(veiled, { app: 'test', at: 0 })));
    if (!check.ok) throw new Error(`${check.problem} ${check.where}`);
    const before = openState(rulesetFor, entries).timeline;
    const { broken, head, past } = openState(rulesetFor, check.file.entries).timeline;
    expect(broken).toBeNull();
    expect(past.positions).toEqual(before.past.positions);
    const unnamed = (pinned: ReturnType<typeof pinnedOf>) => ({
      ...pinned,
      summary: { ...pinned.summary, result: { ...pinned.summary.result, note: '' } },
      seats: Object.values(pinned.seats).map((seat) => ({ ...seat, name: '' })),
    });
    expect(unnamed(pinnedOf(head))).toEqual(unnamed(pinnedFixture(name)));
  });
});

it('keeps a card whose name is that of a person', async () => {
  const entries = renamed(fixtureFile('six-players').entries, ['Hacan', 'Sol', 'Letnev']);
  const handed = await handedOf(entries, true);
  const called = handed.game.seating.map((seat) => handed.nameOf(seat));
  const rows = actsCsv(handed).split('\r\n');
  const usual = await handedOf(fixtureFile('six-players').entries, true);
  expect(called).toEqual(usual.game.seating.map((seat) => usual.nameOf(seat)));
  expect(rows).toEqual(actsCsv(usual).split('\r\n'));
});
