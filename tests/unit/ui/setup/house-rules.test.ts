/** Which setup the rules of a draft are, and what of them is recorded. */
import { describe, expect, test } from 'vitest';
import { rulesetOf } from '$lib/session/rules.ts';
import { CHEAT_SHEET, presetSettings } from '$lib/session/presets.ts';
import { freshDraft } from '$lib/ui/setup/draft.ts';
import {
  asCheatSheet,
  asPrinted,
  goalIn,
  recordedSetup,
  rulesOf,
  settingsOfHouse,
  setupNow,
  tooManyTokens,
  withSetup,
} from '$lib/ui/setup/house-rules.ts';

const fresh = freshDraft();
const ruleset = rulesetOf(fresh.expansions);
const friday = { name: 'Friday', rules: { ...rulesOf(fresh), goal: 12, tokenTotal: 20 } };

describe('the rules of a draft', () => {
  test('are recorded where they are not as printed, and no more than that', () => {
    const plain = { goal: 10, depth: 'standard', clock: 'count', endAfterRound: null };
    expect(settingsOfHouse(fresh, ruleset, null)).toEqual({ ...plain, tokenTotal: 16 });
    const draft = {
      ...fresh,
      cardsEach: 2,
      secretLimit: 4,
      publicObjectives: { stage1: 5, stage2: 7 },
      startingTokens: { tactic: 4, fleet: 3, strategy: 2 },
    };
    expect(settingsOfHouse(draft, ruleset, null)).toMatchObject({
      cardsEach: 2,
      secretLimit: 4,
      publicObjectives: { stage1: 5, stage2: 7 },
      startingTokens: { tactic: 4, fleet: 3, strategy: 2 },
    });
  });

  test('of the cheat sheet are those of the preset, long or not', () => {
    for (const [at, goal] of CHEAT_SHEET.goals.entries()) {
      const draft = { ...fresh, ...asCheatSheet(fresh, at === 1) };
      const { setup } = setupNow(draft, [])!;
      expect(settingsOfHouse(draft, ruleset, setup)).toMatchObject(
        presetSettings(CHEAT_SHEET, goal),
      );
    }
  });

  test('take no more tokens into the pools than each player has', () => {
    expect(tooManyTokens({ ...fresh, tokenTotal: 8 })).toBe(false);
    expect(
      tooManyTokens({
        ...fresh,
        tokenTotal: 8,
        startingTokens: { tactic: 4, fleet: 3, strategy: 2 },
      }),
    ).toBe(true);
  });
});

describe('the setup of a draft', () => {
  test('is the preset, with any boxes, until a rule is another one', () => {
    const draft = { ...fresh, ...asCheatSheet(fresh, true) };
    const setup = { kind: 'preset', preset: 'cheat-sheet' };
    expect(setupNow(draft, [])).toEqual({ setup, changed: false });
    expect(setupNow({ ...draft, expansions: [] }, [])).toEqual({ setup, changed: false });
    expect(setupNow({ ...draft, goal: '12' }, [])).toEqual({ setup, changed: true });
    expect(setupNow({ ...draft, secretsDrawn: 1 }, [])).toEqual({ setup, changed: true });
  });

  test('is recorded by its name, and as changed where a rule of it was', () => {
    const draft = { ...fresh, ...withSetup(friday) };
    const recorded = (house: typeof draft) => recordedSetup(setupNow(house, [friday]));
    expect(recorded(draft)).toEqual({ kind: 'own', name: 'Friday' });
    const changed = { kind: 'own', name: 'Friday', changed: true };
    expect(recorded({ ...draft, goal: '13' })).toEqual(changed);
    expect(recorded({ ...draft, secretsDrawn: 2 })).toEqual(changed);
    expect(recorded({ ...draft, clock: 'off' })).toEqual({ kind: 'own', name: 'Friday' });
    expect(recordedSetup(setupNow(fresh, [friday]))).toBeNull();
    const long = { ...fresh, ...asCheatSheet(fresh, true), tokenTotal: 20 };
    expect(recordedSetup(setupNow(long, []))).toEqual({
      kind: 'preset',
      preset: 'cheat-sheet',
      changed: true,
    });
    expect(settingsOfHouse(long, ruleset, recordedSetup(setupNow(long, [])))).toMatchObject({
      setup: { changed: true },
    });
  });

  test('is one of the table’s own while it is saved here, and changed by any rule of it', () => {
    const draft = { ...fresh, ...withSetup(friday) };
    const setup = { kind: 'own', name: 'Friday' };
    expect(setupNow(draft, [friday])).toEqual({ setup, changed: false });
    expect(setupNow({ ...draft, expansions: [] }, [friday])).toEqual({ setup, changed: true });
    expect(setupNow({ ...draft, depth: 'full' }, [friday])).toEqual({ setup, changed: false });
    expect(setupNow(draft, [])).toBeNull();
  });

  test('goes with the printed rules, which keep boxes and a goal of the box', () => {
    const draft = { ...fresh, ...withSetup(friday), expansions: [] };
    const printed = { ...draft, ...asPrinted(draft, 6) };
    expect(setupNow(printed, [friday])).toBeNull();
    expect(printed).toMatchObject({ expansions: [], goal: '12', tokenTotal: 16 });
    expect(asPrinted({ ...draft, goal: '11' }, 6).goal).toBe('10');
  });
});

test.each([
  ['10', 10],
  [' 14 ', 14],
  ['1', 1],
  ['99', 99],
])('a goal of %s points is taken', (text, goal) => {
  expect(goalIn(text)).toBe(goal);
});

test.each(['0', '100', '999', '', '-3', '1.5', 'ten', '1e1'])('a goal of %j is refused', (text) => {
  expect(goalIn(text)).toBeNull();
});
