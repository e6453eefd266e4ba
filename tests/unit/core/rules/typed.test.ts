/** Cards that a table plays with and no box lists. */
import { describe, expect, it } from 'vitest';
import { correctPlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { revealObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { setUpGame, type SetUpArgs } from '../../../../src/lib/core/commands/setup.ts';
import { askCondition } from '../../../../src/lib/core/conditions/question.ts';
import { followSecondary } from '../../../../src/lib/core/commands/strategic-action.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import { rulesetAt } from '../../../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameFileOf } from '../../../../src/lib/core/record/file-of.ts';
import { readGameFile } from '../../../../src/lib/core/record/game-file.ts';
import { askedBy } from '../../../../src/lib/core/queries/asked.ts';
import type { Requirement, TypedCards } from '../../../../src/lib/core/event-parts.ts';
import { conditionOf } from '../../../../src/lib/core/typed-cards.ts';
import { REQUIREMENTS } from '../../../../src/lib/core/vocabulary.ts';
import { initiativeOrder } from '../../../../src/lib/core/order.ts';
import { rulesetFor, rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { openCard, pickAll } from '../../../support/rounds.ts';
import { setUpArgs, Table } from '../../../support/table.ts';

const CATS = {
  faction: 'own-star-cats',
  name: 'Star Cats',
  commodities: 5,
  planets: [
    { planet: 'own-star-cats-basket', name: 'Basket', resources: 4, influence: 1 },
    { planet: 'own-star-cats-bowl', name: 'Bowl', resources: 0, influence: 2 },
  ],
  technologies: ['neural-motivator', 'sarween-tools'],
};
const typed: TypedCards = { factions: [CATS] };

function laid(more: Partial<SetUpArgs> = {}): Table {
  const args = setUpArgs({ players: 3, factions: [CATS.faction, 'federation-of-sol'] });
  const table = new Table(['pok']);
  return table.do(setUpGame, { ...args, typed, ...more });
}

describe('R-GEN-17 a typed faction', () => {
  it('sits at the table with its commodities, planets and technologies', () => {
    const { game } = laid();
    expect(game.players['s1']).toMatchObject({
      faction: 'own-star-cats',
      commodityLimit: 5,
      statusTokens: 2,
      planets: ['own-star-cats-basket', 'own-star-cats-bowl'],
      homePlanets: ['own-star-cats-basket', 'own-star-cats-bowl'],
      technologies: ['neural-motivator', 'sarween-tools'],
    });
    expect(game.players['s2']).toMatchObject({ commodityLimit: 4, planets: ['jord'] });
  });

  it('is known wherever its record is read, with the values of its planets', () => {
    const { entries } = laid();
    const text = JSON.stringify(gameFileOf(entries, { app: 'test', at: 1_700_000_000_000 }));
    const read = readGameFile(text);
    if (!read.ok) throw new Error(JSON.stringify(read));
    const state = openState(rulesetFor, read.file.entries);
    expect(state.damage).toBeNull();
    const { cards, factions } = rulesetAt(state);
    expect(factions[CATS.faction]?.commodities).toBe(5);
    expect(cards.planets['own-star-cats-basket']).toMatchObject({
      resources: 4,
      influence: 1,
      homeOf: CATS.faction,
    });
    expect(rulesetAt(state)).toBe(rulesetAt(state));
    // Another game knows nothing of it.
    expect(rulesetOf(['pok']).factions[CATS.faction]).toBeUndefined();
    expect(rulesetAt(Table.start().state)).toBe(rulesetOf(['pok']));
  });

  it('changes no printed card', () => {
    const sly = { ...CATS, faction: 'federation-of-sol', commodities: 9 };
    const { game } = laid({ typed: { factions: [CATS, sly] } });
    expect(game.players['s2']?.commodityLimit).toBe(4);
  });

  it('is brought into a game that began without it, once', () => {
    const table = Table.start({ players: 3, factions: ['winnu', 'federation-of-sol'] });
    table.do(correctPlayer, { seat: 's2', faction: CATS.faction, typed: CATS });
    table.do(correctPlayer, { seat: 's3', faction: CATS.faction, typed: CATS });
    expect(table.game.typed).toEqual(typed);
    expect(rulesetAt(table.state).factions[CATS.faction]?.commodities).toBe(5);
    expect(table.game.players['s2']).toMatchObject({
      commodityLimit: 5,
      planets: CATS.planets.map(({ planet }) => planet),
    });
    expect(table.game.players['s3']?.commodityLimit).toBe(5);
    // What is printed needs no telling.
    table.do(correctPlayer, { seat: 's1', faction: 'arborec', typed: CATS });
    expect(table.game.typed).toEqual(typed);
  });

  it('takes the place of another player’s in mid-game, with what it starts with', () => {
    const table = laid().do(correctPlayer, { seat: 's2', faction: CATS.faction });
    expect(table.game.players['s2']).toMatchObject({
      commodityLimit: 5,
      planets: CATS.planets.map(({ planet }) => planet),
    });
  });
});

describe('R-GEN-17 a typed strategy card', () => {
  const card = { card: 'own-barter', name: 'Barter', initiative: 5, cost: 0 };

  it('takes the place of the printed one with its number', () => {
    const { game, state } = laid({ typed: { strategyCards: [card] } });
    expect(Object.keys(game.strategyCards)).not.toContain('trade');
    expect(Object.keys(game.strategyCards)).toHaveLength(8);
    expect(game.strategyCards['own-barter']).toMatchObject({ initiative: 5, holder: null });
    expect(rulesetAt(state).strategyCards['own-barter']?.secondaryCost).toBe(0);
  });

  it('is picked, played and followed for its price, and comes back for the next round', () => {
    const priced = { ...card, cost: 2 };
    const table = pickAll(laid({ typed: { strategyCards: [priced] } }), { s1: ['own-barter'] });
    openCard(table, 's1', 'own-barter');
    table.do(followSecondary, { seat: 's2', card: 'own-barter' });
    expect(table.game.players['s2']?.tokens?.strategy).toBe(0);
    expect(table.game.strategyCards['own-barter']?.holder).toBe('s1');
    // Its initiative orders the turns as a printed one's does.
    expect(initiativeOrder(table.game)[0]).not.toBe('s1');
  });

  it('lies beside the others where its number is its own', () => {
    const ninth = { ...card, initiative: 9 };
    const { game } = laid({ typed: { strategyCards: [ninth] } });
    expect(Object.keys(game.strategyCards)).toHaveLength(9);
    expect(game.strategyCards['trade']).toBeDefined();
  });
});

describe('R-GEN-17 a typed objective', () => {
  const HERD = { objective: 'own-herd', name: 'Herd', points: 3 } as const;

  /** What the app says of the first seat where an objective asks for this. */
  function judged(requirement?: Requirement) {
    const objectives = [{ ...HERD, ...(requirement ? { requirement } : {}) }];
    const table = laid({ objectives });
    return { table, verdict: judge(table.game, rulesetAt(table.state).cards, 's1', 'own-herd') };
  }

  it('is worth what was typed, and is asked about where nothing more was', () => {
    const { table, verdict } = judged();
    expect(table.game.objectives[0]).toMatchObject({ id: 'own-herd', points: 3, stage: 1 });
    expect(table.game.objectives[0]).not.toHaveProperty('requirement');
    expect(verdict.value).toBe('ask');
  });

  it('is met by technologies of one colour, and paid by planets of a typed home', () => {
    const colour = (atLeast: number) => judged({ of: 'technologies-of-one-colour', atLeast });
    expect(colour(1).verdict.value).toBe('yes');
    expect(colour(2).verdict.value).toBe('no');
    const resources = judged({ of: 'resources', atLeast: 4 }).verdict;
    expect(resources.payment).toMatchObject({ planets: ['own-star-cats-basket'], goods: 0 });
    const influence = judged({ of: 'influence', atLeast: 2 }).verdict;
    expect(influence.payment).toMatchObject({ planets: ['own-star-cats-bowl'], goods: 0 });
  });

  it('is asked about in words that the history finds again', () => {
    const { cards } = rulesetOf([]);
    for (const of of REQUIREMENTS) {
      const { game } = judged({ of, atLeast: 7 }).table;
      const { key } = askCondition('s1', conditionOf(game, cards, 'own-herd')!);
      expect(askedBy(cards, 's1', key)).toEqual(
        askCondition('s1', conditionOf(game, cards, 'own-herd')!),
      );
    }
  });

  it('counts planets outside the home system, and goods', () => {
    const planets = judged({ of: 'planets-outside-home', atLeast: 1 });
    expect(planets.verdict).toMatchObject({ value: 'no', progress: { have: 0, need: 1 } });
    expect(judged({ of: 'goods', atLeast: 1 }).verdict.value).toBe('no');
  });

  it('is turned up in the game with its stage, points and requirement; a printed card keeps its own', () => {
    const requirement: Requirement = { of: 'goods', atLeast: 5 };
    const { game, state } = laid();
    const facts = (args: Parameters<typeof revealObjective>[2]) =>
      revealObjective(game, rulesetAt(state), args);
    expect(facts({ ...HERD, stage: 2, requirement })).toEqual([
      {
        type: 'objective.revealed',
        objective: 'own-herd',
        name: 'Herd',
        stage: 2,
        points: 3,
        phase: 'status',
        requirement,
      },
    ]);
    const [printed] = facts({ objective: 'erect-a-monument', points: 7, requirement });
    expect(printed).toMatchObject({ points: 1 });
    expect(printed).not.toHaveProperty('requirement');
  });
});
