/** A table laid for another base game than the first: what it is asked, what it keeps, and what is recorded. */
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpGame } from '$lib/core/commands/setup.ts';
import { houseRulesIn } from '$lib/core/queries/house-rules.ts';
import { settingsOf } from '$lib/core/commands/setup.ts';
import { COLOURS } from '$lib/core/vocabulary.ts';
import { BASE_GAMES, FIRST_GAME, isHere, tableFacts } from '$lib/session/rules.ts';
import { derive } from '$lib/session/derived-row.ts';
import { isGameRow, newRow } from '$lib/storage/game-row.ts';
import { draftFrom, houseIn } from '$lib/ui/setup/draft-store.ts';
import { changeBetween } from '$lib/ui/setup/draft-steps.ts';
import {
  draftOf,
  freshDraft,
  houseOf,
  houseOfGame,
  newSeat,
  type SetupDraft,
} from '$lib/ui/setup/draft.ts';
import { fetchGame, GAME_ROWS, goalAfter, rowOf, withGame } from '$lib/ui/setup/games.ts';
import {
  asPrinted,
  rulesLine,
  rulesOf,
  settingsOfHouse,
  setupNow,
  withSetup,
} from '$lib/ui/setup/house-rules.ts';
import { missingIn } from '$lib/ui/setup/missing.ts';
import { alwaysOpen, dealtOpening, openingSlots, startArgs } from '$lib/ui/setup/opening.ts';
import { rulesetOfHouse } from '$lib/ui/setup/printed.ts';
import { factionsToChoose } from '$lib/ui/setup/seats.ts';
import { gameName } from '$lib/words/game-words.ts';
import { Table } from '../../../support/table.ts';

const [, NEWEST = '', OLDER = ''] = BASE_GAMES;

beforeAll(async () => {
  await fetchGame(NEWEST);
  await fetchGame(OLDER);
});

const seats = (people: number) =>
  COLOURS.slice(0, people).map((colour, key) => newSeat(key, colour));

/** A fresh table of so many people for a game, as the page lays it. */
function laid(game: string, people = 6): SetupDraft {
  const draft = { ...freshDraft(), seats: seats(people) };
  return { ...draft, ...withGame(draft, game) };
}

test('the games are offered by name, each with its editions', () => {
  expect(GAME_ROWS.map(({ name, editions }) => [name, editions.map(({ label }) => label)])).toEqual(
    [
      ['Twilight Imperium\u00a04', ['']],
      ['Shattered Ascension', ['v42', 'v6']],
    ],
  );
  expect(rowOf(OLDER)).toBe(rowOf(NEWEST));
  expect(gameName(OLDER)).toBe('Shattered Ascension v6');
  expect(gameName(FIRST_GAME)).toBe('Twilight Imperium\u00a04');
  expect(isHere(NEWEST) && isHere(OLDER)).toBe(true);
});

test('of a game whose rules are not here no more is said than a setup says', () => {
  expect(isHere('chess')).toBe(false);
  const rules = { ...rulesOf(freshDraft()), game: 'chess', options: [], secretLimit: 9 };
  expect(rulesLine(rules, freshDraft())).toBe('chess · 10 points to win');
});

describe('a table of another game', () => {
  test.each([
    [NEWEST, 2, '8'],
    [NEWEST, 3, '12'],
    [NEWEST, 8, '12'],
    [OLDER, 2, '8'],
    [OLDER, 6, '10'],
  ])('of %s begins as printed for %i people', (game, people, goal) => {
    const draft = laid(game, people);
    const ruleset = rulesetOfHouse(draft);
    expect(draft.goal).toBe(goal);
    const settings = settingsOf(ruleset, people, settingsOfHouse(draft, ruleset, null));
    expect(houseRulesIn(settings, people, ruleset)).toEqual([]);
    expect(settings).toMatchObject({
      goal: Number(goal),
      tokenTotal: game === OLDER ? 24 : null,
      secretsDrawn: people === 2 ? 0 : 2,
      cardsEach: people === 2 ? 3 : people <= 4 ? 2 : 1,
    });
    expect(settings.options).toBeUndefined();
    expect(missingIn(draft, ruleset, ruleset.cards).map(({ what }) => what)).toEqual([
      'factions',
      'objectives',
    ]);
  });

  test('is asked for three of each stage and a preliminary one; two people for none of those', () => {
    const stages = (people: number) =>
      openingSlots(rulesetOfHouse(laid(NEWEST)), people).map(({ stage }) => stage);
    expect(stages(6)).toEqual([1, 1, 1, 2, 2, 2, null]);
    expect(stages(2)).toEqual([1, 1, 1, 2, 2, 2]);
    const open = (people: number) => alwaysOpen(rulesetOfHouse(laid(NEWEST)), people);
    expect(open(6)).toHaveLength(7);
    expect(open(6).filter((id) => !open(2).includes(id))).toEqual([
      'spe-sovereign',
      'spe-imperial',
    ]);
  });

  test.each(BASE_GAMES.slice(1).flatMap((game) => [2, 4, 6, 8].map((people) => [game, people])))(
    'of %s with %i people is laid by its rules, and begins',
    (game, people) => {
      const draft = laid(`${game}`, Number(people));
      const ruleset = rulesetOfHouse(draft);
      const slots = openingSlots(ruleset, draft.seats.length);
      draft.opening = dealtOpening(slots, () => 0);
      expect(new Set(draft.opening.map((card) => card?.objective)).size).toBe(slots.length);
      const races = factionsToChoose(ruleset);
      expect(races).toHaveLength(18);
      draft.seats = draft.seats.map((seat, at) => ({ ...seat, faction: races[at]! }));
      draft.options = ['path-of-fate'];
      const args = startArgs(draft, ruleset, 'g', (number) => `Player ${number}`);
      const facts = tableFacts(ruleset, args);
      const table = new Table([], () => ruleset).do(setUpGame, args);
      expect(table.at).toBe('setup.own-order');
      expect(table.game.settings.options).toEqual(['path-of-fate']);
      expect(table.game.objectives).toHaveLength(
        slots.length + alwaysOpen(ruleset, Number(people)).length,
      );
      expect(facts[0]).toMatchObject({ ruleset: game, expansions: [], house: false });
    },
  );

  test('is named by its game in the list of games, as one of the first is not', () => {
    const rowOfGame = (game: string) => {
      const draft = laid(game);
      const ruleset = rulesetOfHouse(draft);
      const args = startArgs(draft, ruleset, 'g', (number) => `Player ${number}`);
      const { entries } = new Table([], () => ruleset).do(setUpGame, args);
      return newRow('g', 0, derive(entries));
    };
    expect(rowOfGame(OLDER).card.game).toBe(OLDER);
    expect(rowOfGame(FIRST_GAME).card).not.toHaveProperty('game');
    expect(isGameRow(rowOfGame(OLDER))).toBe(true);
    const { card, ...row } = rowOfGame(OLDER);
    expect(isGameRow({ ...row, card: { ...card, game: 7 } })).toBe(false);
  });

  test('has a stage II card that is typed as one of stage II', () => {
    const draft = laid(NEWEST);
    draft.opening = [null, null, null, { objective: 'own-x', name: 'X' }];
    const facts = tableFacts(
      rulesetOfHouse(draft),
      startArgs(draft, rulesetOfHouse(draft), 'g', String),
    );
    expect(facts[1]).toMatchObject({ objective: 'own-x', stage: 2, points: 2 });
  });
});

describe('another game is chosen', () => {
  test('without losing people, the boxes of the first, nor factions that both have', () => {
    const draft = { ...freshDraft(), expansions: ['pok', 'codex1'], tokenTotal: 20 };
    draft.seats = draft.seats.map((seat, at) => ({
      ...seat,
      name: `P${at}`,
      faction: ['emirates-of-hacan', 'nomad', 'own-hedgehogs'][at] ?? null,
    }));
    const there = { ...draft, ...withGame(draft, NEWEST) };
    expect(there.seats.map(({ name, faction }) => [name, faction]).slice(0, 3)).toEqual([
      ['P0', 'emirates-of-hacan'],
      ['P1', null],
      ['P2', 'own-hedgehogs'],
    ]);
    expect(there.expansions).toEqual(['pok', 'codex1']);
    expect(rulesetOfHouse(there).expansions).toEqual([]);
    const back = { ...there, ...withGame(there, FIRST_GAME) };
    expect(back).toMatchObject({ expansions: ['pok', 'codex1'], goal: '10', tokenTotal: 16 });
    expect(changeBetween(draft, there)).toEqual({ what: 'game' });
  });

  test('as another edition, with a goal that was chosen, and the options that it has', () => {
    const draft = { ...laid(NEWEST), goal: '14', options: ['path-of-fate', 'armistice'] };
    const older = { ...draft, ...withGame(draft, OLDER) };
    expect(older).toMatchObject({ goal: '14', options: ['path-of-fate'], tokenTotal: 24 });
    expect({ ...laid(NEWEST), ...withGame(laid(NEWEST), OLDER) }.goal).toBe('10');
    // The planets that they ask for differ, the cards are the same.
    const dealt = dealtOpening(openingSlots(rulesetOfHouse(draft), 6), () => 0);
    expect(withGame({ ...draft, opening: dealt }, OLDER).opening).toEqual(dealt);
  });
});

test('the printed goal goes with the number of people, one that was chosen stays', () => {
  const six = laid(NEWEST);
  const two = { ...six, seats: six.seats.slice(0, 2) };
  expect([goalAfter(six, two), goalAfter({ ...two, goal: '8' }, { ...six, goal: '8' })]).toEqual([
    '8',
    '12',
  ]);
  expect(goalAfter({ ...six, goal: '14' }, { ...two, goal: '14' })).toBe('14');
  expect(goalAfter(six, { ...two, goal: '10' })).toBe('10');
  const first = freshDraft();
  expect(goalAfter(first, { ...first, seats: first.seats.slice(0, 2) })).toBe('10');
});

describe('what is kept', () => {
  test('of a table comes back with its game, and an old one is of the first', () => {
    const draft = { ...laid(NEWEST), options: ['ascendancy'] };
    expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
    const { game: _, options: __, ...old } = freshDraft();
    expect(draftFrom(JSON.stringify(old))).toEqual(freshDraft());
    expect(houseIn(JSON.stringify({ ...houseOf(draft), game: 'chess' }))).toMatchObject({
      game: FIRST_GAME,
      tokenTotal: 16,
    });
  });

  test('as a setup says its game and its options; one of the first says neither', () => {
    expect(rulesOf(freshDraft())).not.toHaveProperty('game');
    const draft = { ...laid(NEWEST), options: ['ascendancy'], goal: '20' };
    const named = { name: 'Long', rules: rulesOf(draft) };
    expect(named.rules).toMatchObject({ game: NEWEST, options: ['ascendancy'], expansions: [] });
    const chosen = { ...freshDraft(), ...withSetup(named) };
    expect(chosen).toMatchObject({ game: NEWEST, options: ['ascendancy'], goal: '20' });
    // The boxes of the first game are left as they are.
    expect(chosen.expansions).toEqual(freshDraft().expansions);
    expect(setupNow(chosen, [named])).toMatchObject({ changed: false });
    expect(setupNow({ ...chosen, options: [] }, [named])).toMatchObject({ changed: true });
    expect(rulesLine(named.rules, chosen)).toBe('Shattered Ascension v42 · 20 points to win');
    const printed = { ...chosen, ...asPrinted(chosen, 6) };
    expect(printed).toMatchObject({
      game: NEWEST,
      goal: '12',
      options: ['ascendancy'],
      setup: null,
    });
    const friday = { name: 'Friday', rules: rulesOf(freshDraft()) };
    expect({ ...draft, ...withSetup(friday) }).toMatchObject({ game: FIRST_GAME, options: [] });
  });

  test('of its last game is the next table’s: its edition, goal and options', () => {
    const draft = { ...laid(OLDER, 3), options: ['path-of-fate'], cardsEach: 3 };
    const ruleset = rulesetOfHouse(draft);
    const settings = settingsOf(ruleset, 3, settingsOfHouse(draft, ruleset, null));
    const house = houseOfGame({
      ruleset: OLDER,
      expansions: [],
      settings,
      seating: ['s1', 's2', 's3'],
    });
    expect(house).toMatchObject({
      game: OLDER,
      goal: '10',
      options: ['path-of-fate'],
      cardsEach: 3,
      secretsDrawn: 1,
      tokenTotal: 24,
    });
    const again = draftOf([{ name: 'Mira', faction: null, colour: 'red' }], house);
    expect(settingsOfHouse(again, ruleset, null)).not.toHaveProperty('secretsDrawn');
  });
});
