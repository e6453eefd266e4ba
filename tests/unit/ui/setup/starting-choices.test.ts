import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { draftFrom } from '$lib/ui/setup/draft-store.ts';
import { freshDraft, type SeatDraft } from '$lib/ui/setup/draft.ts';
import { startArgs, startingQuestions } from '$lib/ui/setup/opening.ts';

const EXPANSIONS = ['pok', 'codex3'] as const;
const cards = cardsOf(EXPANSIONS);
const ruleset = rulesetOf([...EXPANSIONS]);

/** Three seats with these factions, the first with its choices. */
function seatsOf(factions: (string | null)[], starting?: SeatDraft['starting']): SeatDraft[] {
  return freshDraft()
    .seats.slice(0, factions.length)
    .map((seat, i) => ({
      ...seat,
      faction: factions[i] ?? null,
      ...(i === 0 && starting ? { starting } : {}),
    }));
}

const chosen = {
  faction: 'council-keleres',
  technologies: ['sarween-tools', 'gravity-drive'],
  home: 'xxcha-kingdom',
};

describe('starting choices', () => {
  it('are asked of factions that have any, with homes that no one plays', () => {
    const seats = seatsOf(['council-keleres', 'mentak-coalition', 'winnu']);
    expect(
      startingQuestions(seats, cards).map(({ faction, count, homes }) => ({
        faction,
        count,
        homes,
      })),
    ).toEqual([
      { faction: 'council-keleres', count: 2, homes: ['xxcha-kingdom', 'argent-flight'] },
      { faction: 'winnu', count: 1, homes: [] },
    ]);
    expect(startingQuestions(seatsOf(['federation-of-sol', null]), cards)).toEqual([]);
  });

  it('go into the record, and are left out with another faction or none chosen', () => {
    const args = (seats: SeatDraft[]) =>
      startArgs({ ...freshDraft(), seats }, ruleset, 'g', String).seats[0];
    expect(args(seatsOf(['council-keleres', 'winnu'], chosen))).toMatchObject({
      technologies: ['sarween-tools', 'gravity-drive'],
      homePlanets: ['archon-ren', 'archon-tau'],
    });
    const other = args(seatsOf(['winnu', null], chosen));
    expect(other).not.toHaveProperty('technologies');
    expect(other).not.toHaveProperty('homePlanets');
  });

  it('survive a reload; what makes no sense is dropped', () => {
    const draft = { ...freshDraft(), seats: seatsOf(['council-keleres', 'winnu'], chosen) };
    expect(draftFrom(JSON.stringify(draft))?.seats[0]?.starting).toEqual(chosen);
    const bad = {
      ...draft,
      seats: draft.seats.map((seat) => ({ ...seat, starting: { home: 3 } })),
    };
    expect(draftFrom(JSON.stringify(bad))?.seats[0]).not.toHaveProperty('starting');
  });
});
