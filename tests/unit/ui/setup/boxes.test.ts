import { expect, test } from 'vitest';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { BOXES, EXPANSIONS } from '$lib/session/boxes.ts';
import {
  asGame,
  besides,
  EVERY_BOX,
  gameFor,
  gameOf,
  GAMES,
  switched,
  USUAL_BOXES,
} from '$lib/ui/setup/boxes.ts';

test('a game is chosen among those that seat another number of people', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(['base', 'pok']);
  for (const { id, kind, players } of GAMES) {
    expect(players, id).toEqual(rulesetOf(kind === 'base' ? [] : [id]).players);
  }
});

test('what is no game of its own is switched on beside it, each box once', () => {
  const offered = [...GAMES, ...besides('box'), ...besides('codex')].map(({ id }) => id);
  expect(offered.sort()).toEqual(BOXES.map(({ id }) => id).sort());
  const codices = besides('codex').map(({ id }) => id);
  expect(codices.slice(0, 4)).toEqual(['codex1', 'codex2', 'codex3', 'codex4']);
});

test('the game is that of the boxes in play', () => {
  expect(gameOf([]).id).toBe('base');
  expect(gameOf(['codex1', 'thunders-edge']).id).toBe('base');
  expect(gameOf(['codex1', 'pok']).id).toBe('pok');
});

test('another game keeps what is switched on beside it', () => {
  expect(asGame(['codex3', 'codex1'], 'pok')).toEqual(['pok', 'codex1', 'codex3']);
  expect(asGame(['pok', 'codex1'], 'base')).toEqual(['codex1']);
});

test('boxes are switched on and off in printed order', () => {
  const all = EXPANSIONS.reduce<string[]>((boxes, box) => switched(boxes, box, true), []);
  expect(all).toEqual(EXPANSIONS);
  expect(switched(all, 'codex2', false)).toEqual(EXPANSIONS.filter((box) => box !== 'codex2'));
});

test('as many people as sit down find the first game that seats them', () => {
  expect([6, 7, 8, 9].map((people) => gameFor(people)?.id)).toEqual([
    'base',
    'pok',
    'pok',
    undefined,
  ]);
});

test('a first table is laid with the usual box', () => {
  expect(USUAL_BOXES).toEqual(['pok']);
});

test('every box at once is all that there are, and the game that seats most', () => {
  expect([...EVERY_BOX].sort()).toEqual([...EXPANSIONS].sort());
  expect(gameOf(EVERY_BOX).id).toBe('pok');
});
