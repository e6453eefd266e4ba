/** A third scored objective unlocks the hero; the reminder comes once. */
import { describe, expect, it } from 'vitest';
import { effectsOf, holdingOf } from '../../../../src/lib/core/card-offers.ts';
import { turnLeader } from '../../../../src/lib/core/commands/holdings.ts';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { chooseHome } from '../../../../src/lib/core/commands/planets.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf } from '../../../../src/lib/core/engine/engine-state.ts';
import { heroesDue, heroesTurned } from '../../../../src/lib/core/queries/heroes.ts';
import { leaderRows } from '../../../../src/lib/core/queries/leaders.ts';
import { recentFacts } from '../../../../src/lib/core/queries/recent-facts.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { sealed } from '../../../support/log.ts';
import { atFirstTurn, pickAll, turnOf } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const SECRETS = ['destroy-their-greatest-ship', 'spark-a-rebellion', 'turn-their-fleets-to-dust'];
const FOURTH = 'make-an-example-of-their-world';
/** The hero of Hacan. */
const HERO = 'harrugh-gefhara';
const cards = cardsOf(['pok']);

function scoredBy(count: number, depth: 'standard' | 'full'): Table {
  const factions = ['emirates-of-hacan', null, null];
  const table = atFirstTurn({ players: 3, factions, settings: { depth } });
  for (const objective of SECRETS.slice(0, count)) {
    table.insist(scoreObjective, { seat: 's1', objective, slot: 'action' });
  }
  return table;
}
const due = (table: Table) => {
  const line = table.facts.map((fact, i) => ({ seq: i, group: i, at: 0, fact, overruled: null }));
  return heroesDue(table.game, cards, recentFacts(line)).map(({ seat }) => seat);
};

describe('the hero', () => {
  it('is due with the third objective, not before', () => {
    expect(due(scoredBy(2, 'standard'))).toEqual([]);
    expect(due(scoredBy(3, 'standard'))).toEqual(['s1']);
  });

  it('is a reminder of the moment where leaders are not tracked', () => {
    const table = scoredBy(3, 'standard');
    expect(due(turnOf(table, 's2'))).toEqual([]);
  });

  it('is unlocked where they are by the tap that scores the third objective, and told by it', () => {
    const table = scoredBy(3, 'full');
    expect(due(table)).toEqual([]);
    const unlocked = { type: 'leader.turned', seat: 's1', leader: HERO, state: 'readied' };
    expect(table.facts.slice(-2)).toEqual([
      expect.objectContaining({ type: 'objective.scored', objective: SECRETS[2] }),
      unlocked,
    ]);
    const tapped = table.state.timeline.line.slice(-2);
    expect(heroesTurned(tapped)).toEqual([{ seat: 's1', heroes: [HERO] }]);
    const later = tapped.map((item, i) => ({ ...item, group: i }));
    expect(heroesTurned(later)).toEqual([]);
    const { faction, homePlanets, leaders } = table.game.players['s1']!;
    const rows = leaderRows(cards, { faction, homePlanets, leaders });
    expect(rows.map(({ type, state }) => `${type} ${state}`)).toEqual([
      'agent readied',
      'commander locked',
      'hero readied',
    ]);
  });

  it('is locked again with the undo of that tap', () => {
    const table = scoredBy(3, 'full').undo();
    expect(table.game.players['s1']?.leaders?.[HERO]).not.toBe('readied');
    expect(table.facts.at(-1)).toMatchObject({ objective: SECRETS[1] });
  });

  it('stays as it was recorded: a replay adds nothing to a record that does not tell of it', () => {
    const { state } = scoredBy(3, 'full');
    const told = state.entries.slice(0, -1);
    expect(state.entries.at(-1)?.body).toMatchObject({ fact: { type: 'leader.turned' } });
    const opened = openState(state.rulesets, sealed(told));
    expect(opened.timeline.line).toHaveLength(told.length);
    expect(gameOf(opened).players['s1']?.leaders?.[HERO]).not.toBe('readied');
  });

  it('is due where the table locked it by hand, until it is turned', () => {
    const table = turnOf(scoredBy(3, 'full'), 's2');
    table.insist(turnLeader, { seat: 's1', leader: HERO, state: 'locked' });
    expect(due(table)).toEqual(['s1']);
    table.do(turnLeader, { seat: 's1', leader: HERO, state: 'readied' });
    expect(due(table)).toEqual([]);
  });

  it('is unlocked by no tap that scores nothing, or a fourth objective, or at Standard', () => {
    const turned = (table: Table) =>
      table.facts.filter(({ type }) => type === 'leader.turned').length;
    expect(turned(scoredBy(2, 'full'))).toBe(0);
    expect(turned(scoredBy(3, 'standard'))).toBe(0);
    const three = turnOf(scoredBy(3, 'full'), 's2');
    expect(turned(three)).toBe(1);
    three.insist(scoreObjective, { seat: 's1', objective: FOURTH, slot: 'action' });
    expect(turned(three)).toBe(1);
  });
});

describe('the hero that goes with a home system', () => {
  const keleres = cardsOf(['pok', 'codex3']);
  const HOMES = [
    ['mentak-coalition', 'harka-leeds'],
    ['argent-flight', 'kuuasi-aun-jalatai'],
    ['xxcha-kingdom', 'odlynn-myrr'],
  ] as const;
  const ALL = ['harka-leeds', 'kuuasi-aun-jalatai', 'odlynn-myrr'];
  const scored = (count: number, home: string | null): Table => {
    const expansions = ['pok', 'codex3'] as const;
    const factions = ['council-keleres', null, null];
    const table = Table.start({
      players: 3,
      expansions: [...expansions],
      factions,
      settings: { depth: 'full' },
    });
    const planets = rulesetOf(expansions).factions[home ?? '']?.homePlanets;
    if (planets) table.do(chooseHome, { seat: 's1', planets: [...planets] });
    pickAll(table);
    for (const objective of SECRETS.slice(0, count)) {
      table.insist(scoreObjective, { seat: 's1', objective, slot: 'action' });
    }
    return table;
  };
  const dueOf = ({ game }: Table) => heroesDue(game, keleres, []);
  const listed = ({ game }: Table) =>
    leaderRows(keleres, game.players['s1']!).flatMap(({ leader, type }) =>
      type === 'hero' ? leader : [],
    );

  it.each(HOMES)('with that of %s: %s, unlocked by the tap', (home, hero) => {
    const two = scored(2, home);
    expect(listed(two)).toEqual([hero]);
    two.insist(scoreObjective, { seat: 's1', objective: SECRETS[2] ?? '', slot: 'action' });
    expect(dueOf(two)).toEqual([]);
    expect(two.facts.at(-1)).toEqual({
      type: 'leader.turned',
      seat: 's1',
      leader: hero,
      state: 'readied',
    });
  });

  it('is for the table to name while its home is not known', () => {
    const two = scored(2, null);
    expect(listed(two)).toEqual(ALL);
    two.insist(scoreObjective, { seat: 's1', objective: SECRETS[2] ?? '', slot: 'action' });
    expect(dueOf(two)).toEqual([{ seat: 's1', heroes: ALL }]);
    expect(two.facts.at(-1)).toMatchObject({ type: 'objective.scored' });
  });

  it.each([...HOMES, [null, null] as const])(
    'with the home of %s: gains and component actions ask about %s alone',
    (home, own) => {
      const { game } = scored(3, home);
      const rows = [...effectsOf(keleres, 'gain'), ...effectsOf(keleres, 'play')].filter(
        ({ card, id }) => card === 'leader' && ALL.includes(id),
      );
      const there = rows.filter((row) => holdingOf(game, keleres, 's1', row).state !== 'none');
      expect(new Set(rows.map(({ offer }) => offer))).toEqual(new Set(['gain', 'play']));
      expect(there).toEqual(rows.filter(({ id }) => own === null || id === own));
    },
  );

  it('is not due where the table has turned another one, which stays in the list', () => {
    const table = scored(3, 'argent-flight');
    table.do(turnLeader, { seat: 's1', leader: 'harka-leeds', state: 'readied' });
    expect(dueOf(table)).toEqual([]);
    expect(listed(table)).toEqual(['harka-leeds', 'kuuasi-aun-jalatai']);
  });
});
