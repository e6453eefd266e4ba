import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { freshDraft, type SetupDraft } from '$lib/ui/setup/draft.ts';
import { holdsUp, missingIn as missingWith, sayMissing } from '$lib/ui/setup/missing.ts';
import { changedSeat, withSeat } from '$lib/ui/setup/seats.ts';

const pok = rulesetOf(['pok']);
const base = rulesetOf([]);
const missingIn = (draft: SetupDraft, ruleset: typeof pok) =>
  missingWith(draft, ruleset, cardsOf(ruleset.boxes));
const kinds = (draft: SetupDraft, ruleset = pok) =>
  missingIn(draft, ruleset).map((missing) => missing.what);

/** Six people with everything. */
function complete(): SetupDraft {
  const draft = freshDraft();
  const factions = Object.keys(base.factions);
  draft.seats = draft.seats.map((seat, i) => ({
    ...seat,
    name: `Person ${i}`,
    faction: factions[i]!,
  }));
  draft.opening = [{ objective: 'lead-from-the-front' }, { objective: 'amass-wealth' }];
  return draft;
}

describe('what is missing', () => {
  test('is nothing at a full table', () => {
    expect(kinds(complete())).toEqual([]);
    expect(sayMissing([], complete().seats)).toEqual(['Everything is set.']);
  });

  test('never holds up a fresh table', () => {
    const missing = missingIn(freshDraft(), pok);
    expect(missing.map(({ what }) => what)).toEqual(['factions', 'objectives']);
    expect(missing.some(holdsUp)).toBe(false);
  });

  test('names who has no faction yet', () => {
    const draft = complete();
    draft.seats = changedSeat(draft.seats, 2, { name: 'Priya', faction: null });
    expect(sayMissing(missingIn(draft, pok), draft.seats)).toEqual([
      'Priya has no faction yet.',
      'Start now and add it later.',
    ]);
  });

  test('is a goal out of range, said alone and holding up the start', () => {
    const draft = { ...freshDraft(), goal: '0' };
    const missing = missingIn(draft, pok);
    expect(missing.some(holdsUp)).toBe(true);
    expect(sayMissing(missing, draft.seats)).toEqual([
      'Points to win must be a whole number from 1 to 99.',
    ]);
  });

  test('is a seat too many for the base game', () => {
    const draft = complete();
    draft.seats = withSeat(withSeat(draft.seats));
    expect(missingIn(draft, base)[0]).toEqual({ what: 'too-many-seats', most: 6, over: 2 });
    expect(kinds(draft)).not.toContain('too-many-seats');
  });

  test('is a faction that the rules in play do not have', () => {
    const draft = complete();
    draft.seats = changedSeat(draft.seats, 0, { faction: 'nomad' });
    expect(kinds(draft)).toEqual([]);
    expect(kinds(draft, base)).toEqual(['faction-not-in-play']);
  });

  test('is a faction or a name that two people have', () => {
    const draft = complete();
    draft.seats = changedSeat(draft.seats, 0, { name: ' SAM ' });
    draft.seats = changedSeat(draft.seats, 1, { name: 'Sam', faction: draft.seats[0]!.faction });
    expect(kinds(draft)).toEqual(['same-faction', 'same-name']);
  });

  test('does not call seats without a name the same person', () => {
    expect(kinds(freshDraft())).not.toContain('same-name');
  });

  test('is a starting technology that is chosen later', () => {
    const draft = complete();
    draft.seats = changedSeat(draft.seats, 0, { faction: 'winnu' });
    const open = missingIn(draft, pok);
    expect(sayMissing(open, draft.seats)).toEqual(['Winnu: make starting choices.']);
    draft.seats = changedSeat(draft.seats, 0, {
      starting: { faction: 'winnu', technologies: ['neural-motivator'], home: null },
    });
    expect(missingIn(draft, pok)).toEqual([]);
  });

  test('is a speaker, whom the start draws', () => {
    const draft = { ...complete(), speaker: null };
    expect(kinds(draft)).toEqual(['speaker']);
    expect(missingIn(draft, pok).some(holdsUp)).toBe(false);
    expect(sayMissing(missingIn(draft, pok), draft.seats)).toEqual([
      'No speaker yet: one is picked at random when you start.',
    ]);
  });

  test('labels two people as a house setup', () => {
    const draft = complete();
    draft.seats = draft.seats.slice(0, 2);
    expect(kinds(draft)).toEqual(['house-setup']);
  });
});
