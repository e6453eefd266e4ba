import { effectsOf } from '../../../src/lib/core/card-offers.ts';
import { describe, expect, it } from 'vitest';
import type { StrategyCardEffect, Ruleset } from '../../../src/lib/core/ruleset.ts';
import { stepsOf } from '../../../src/lib/core/step.ts';
import { EXPANSIONS } from '../../../src/lib/rulesets/boxes.ts';
import { BOXES } from '../../../src/lib/rulesets/boxes.ts';
import { composerOf, rulesetFor, rulesetOf } from '../../../src/lib/rulesets/compose.ts';
import { agendas as agendaWords } from '../../../src/lib/words/en/agendas.ts';
import { boxes as boxWords } from '../../../src/lib/words/en/boxes.ts';
import { factions as factionWords } from '../../../src/lib/words/en/factions.ts';
import { objectives as objectiveWords } from '../../../src/lib/words/en/objectives.ts';
import { riders as riderWords } from '../../../src/lib/words/en/riders.ts';
import { strategyCards as strategyCardWords } from '../../../src/lib/words/en/strategy-cards.ts';
import { EVERY_COMBINATION } from '../../support/expansions.ts';

const base = rulesetOf([]);
const pok = rulesetOf(['pok']);
const ids = (table: object) => Object.keys(table);

function objectiveCounts(ruleset: Ruleset) {
  const rows = Object.values(ruleset.objectives);
  return {
    stage1: rows.filter((row) => row.kind === 'public' && row.stage === 1).length,
    stage2: rows.filter((row) => row.kind === 'public' && row.stage === 2).length,
    statusSecrets: rows.filter((row) => row.kind === 'secret' && row.phase === 'status').length,
    actionSecrets: rows.filter((row) => row.kind === 'secret' && row.phase === 'action').length,
    agendaSecrets: rows.filter((row) => row.kind === 'secret' && row.phase === 'agenda').length,
  };
}

function effects(ruleset: Ruleset, card: string): StrategyCardEffect[] {
  return ruleset.strategyCards[card]?.primary ?? [];
}

describe('the base game', () => {
  const ruleset = rulesetOf([]);

  it('holds the printed number of cards and factions', () => {
    expect(ids(ruleset.strategyCards)).toHaveLength(8);
    expect(objectiveCounts(ruleset)).toEqual({
      stage1: 10,
      stage2: 10,
      statusSecrets: 15,
      actionSecrets: 5,
      agendaSecrets: 0,
    });
    expect(ids(ruleset.agendas)).toHaveLength(50);
    expect(ids(ruleset.factions)).toHaveLength(17);
    // Eight riders, and the prediction of a faction.
    expect(ids(ruleset.riders)).toHaveLength(9);
  });

  it('numbers the strategy cards 1 to 8', () => {
    const order = Object.entries(ruleset.strategyCards)
      .sort(([, a], [, b]) => a.initiative - b.initiative)
      .map(([id, card]) => `${card.initiative} ${id}`);
    expect(order).toEqual([
      '1 leadership',
      '2 diplomacy',
      '3 politics',
      '4 construction',
      '5 trade',
      '6 warfare',
      '7 technology',
      '8 imperial',
    ]);
  });

  it('charges a strategy token for every secondary but the first, to the board only once', () => {
    const cards = Object.entries(ruleset.strategyCards);
    const free = cards.filter(([, card]) => card.secondaryCost === 0).map(([id]) => id);
    const onBoard = cards.filter(([, card]) => card.secondaryTokenTo === 'board');
    expect(free).toEqual(['leadership']);
    expect(onBoard.map(([id]) => id)).toEqual(['construction']);
  });

  it('plays the eight status steps in their order', () => {
    expect(stepsOf(ruleset.plan, 'status')).toEqual([
      'score',
      'reveal',
      'draw',
      'return-tokens',
      'tokens',
      'ready',
      'repair',
      'return-cards',
    ]);
  });

  it('gives two strategy cards to each of up to four players, else one', () => {
    expect([3, 4, 5, 6, 7, 8].map(ruleset.questions.cardsEach)).toEqual([2, 2, 1, 1, 1, 1]);
  });

  it('starts with eight of sixteen tokens on the sheet', () => {
    const { total, start } = ruleset.tokens;
    expect({ total, ...start }).toEqual({ total: 16, tactic: 3, fleet: 3, strategy: 2 });
  });

  it('pays each objective its stage, and each secret one point', () => {
    for (const [id, row] of Object.entries(pok.objectives)) {
      expect(row.points, id).toBe(row.kind === 'public' ? row.stage : 1);
    }
  });
});

describe('Prophecy of Kings', () => {
  it('adds its objectives, swaps 13 agendas and brings seven factions', () => {
    expect(objectiveCounts(pok)).toEqual({
      stage1: 20,
      stage2: 20,
      statusSecrets: 26,
      actionSecrets: 12,
      agendaSecrets: 2,
    });
    expect(ids(pok.agendas)).toHaveLength(50);
    expect(ids(base.agendas).filter((id) => !(id in pok.agendas))).toHaveLength(13);
    expect(ids(pok.agendas).filter((id) => !(id in base.agendas))).toHaveLength(13);
    expect(ids(pok.factions)).toHaveLength(24);
    expect(ids(pok.strategyCards)).toHaveLength(8);
  });

  it('takes the removed agendas out, and leaves no row without a card', () => {
    for (const id of ['holy-planet-of-ixth', 'shard-of-the-throne', 'representative-government']) {
      expect(id in base.agendas, id).toBe(true);
      expect(id in pok.agendas, id).toBe(false);
    }
    expect(Object.values(pok.agendas).every((row) => row !== null)).toBe(true);
    expect(pok.agendas['representative-government-pok']?.type).toBe('law');
  });

  it('seats up to eight, scores in the agenda phase and follows its own reference', () => {
    expect(pok.players).toEqual({ min: 3, max: 8 });
    expect(pok.scoring).toEqual({ ...base.scoring, agendaObjectives: true });
    expect(pok.reference).toBe('pok');
    expect(base.scoring.agendaObjectives).toBe(false);
    expect(base.players.max).toBe(6);
  });
});

describe('the codices', () => {
  it('ready any two planets with the Diplomacy of the first codex and of Prophecy of Kings', () => {
    const anyTwo: StrategyCardEffect = { effect: 'ready-planets', upTo: 2 };
    const inSystem: StrategyCardEffect = { effect: 'ready-planets', upTo: 'system' };
    expect(effects(rulesetOf([]), 'diplomacy')).toContainEqual(inSystem);
    expect(effects(rulesetOf(['codex3']), 'diplomacy')).toContainEqual(inSystem);
    expect(effects(rulesetOf(['codex1']), 'diplomacy')).toContainEqual(anyTwo);
    expect(effects(pok, 'diplomacy')).toContainEqual(anyTwo);
  });

  it('bring one prediction and one faction', () => {
    expect(ids(rulesetOf(['pok', 'codex1']).riders)).toHaveLength(10);
    expect(ids(rulesetOf(['pok', 'codex3']).factions)).toHaveLength(25);
  });

  it('leave five factions and the Obsidian to Thunder’s Edge', () => {
    expect(ids(rulesetOf(EXPANSIONS).factions)).toHaveLength(31);
    expect(ids(rulesetOf(['pok', 'thunders-edge']).factions)).toHaveLength(30);
  });

  it('change only the name of the ruleset where they hold nothing that it asks about', () => {
    for (const codex of ['codex4'] as const) {
      const { id, expansions, cards: _, ...rest } = rulesetOf(['pok', codex]);
      expect(id).toBe(`base+pok+${codex}`);
      expect(expansions).toEqual(['pok', codex]);
      const { id: name, expansions: boxes, cards } = pok;
      expect({ ...rest, id: name, expansions: boxes, cards }).toEqual(pok);
    }
  });
});

describe('traits', () => {
  it('belong to the factions that print them', () => {
    const { factions } = rulesetOf(EXPANSIONS);
    const traits = Object.fromEntries(
      Object.entries(factions).flatMap(([id, row]) =>
        row.traits.length ? [[id, row.traits]] : [],
      ),
    );
    expect(traits).toEqual({
      'argent-flight': ['votes-first', 'extra-votes'],
      'clan-of-saar': ['scores-without-home'],
      'mahact-gene-sorcerers': ['captures-tokens'],
      'nekro-virus': ['cannot-vote', 'copies-technologies'],
      winnu: ['custodians-free'],
    });
  });

  it('give Sol a third token, Naalu the 0 and Hacan a free Trade, and no one else', () => {
    const rows = Object.entries(rulesetOf([...EXPANSIONS]).factions);
    const where = (test: (row: (typeof rows)[number][1]) => boolean) =>
      rows.filter(([, row]) => test(row)).map(([id]) => id);
    expect(where((row) => row.statusTokens !== 2)).toEqual(['federation-of-sol']);
    expect(where((row) => row.initiativeToken !== null)).toEqual(['naalu-collective']);
    const { cards } = rulesetOf([...EXPANSIONS]);
    const free = effectsOf(cards, 'token').filter(({ always }) => always);
    expect(free.map(({ faction }) => faction)).toEqual(['emirates-of-hacan']);
  });
});

describe('agendas that pay points', () => {
  it('are the five of the base game and the one of Prophecy of Kings', () => {
    const paying = (ruleset: Ruleset) =>
      ids(ruleset.agendas).filter((id) => ruleset.agendas[id]?.points.length);
    expect(paying(base)).toEqual([
      'holy-planet-of-ixth',
      'mutiny',
      'seed-of-an-empire',
      'shard-of-the-throne',
      'the-crown-of-emphidia',
    ]);
    expect(paying(pok)).toEqual(['mutiny', 'seed-of-an-empire', 'political-censure']);
  });

  it('take a point from those who voted for a lost Mutiny', () => {
    expect(base.agendas['mutiny']?.points).toEqual([
      { on: 'for', who: 'voted-for', points: 1 },
      { on: 'against', who: 'voted-for', points: -1 },
    ]);
  });

  it('keep their points when the law goes, but for Political Censure', () => {
    const lost = Object.entries({ ...base.agendas, ...pok.agendas }).filter(
      ([, row]) => !row.keepsPointsIfDiscarded,
    );
    expect(lost.map(([id]) => id)).toEqual(['political-censure']);
  });
});

describe('composition', () => {
  it('names the ruleset in printed order and gives one object per combination', () => {
    expect(rulesetOf([]).id).toBe('base');
    expect(rulesetOf(['codex3', 'codex1', 'pok']).id).toBe('base+pok+codex1+codex3');
    expect(rulesetOf(['codex1', 'pok'])).toBe(rulesetOf(['pok', 'codex1']));
    expect(rulesetOf(['pok', 'pok'])).toBe(pok);
    expect(rulesetOf(['codex1', 'pok']).expansions).toEqual(['pok', 'codex1']);
  });

  it('finds the ruleset of a game by the id that it was laid with, and by its boxes of now', () => {
    expect(rulesetFor({ ruleset: 'base', expansions: ['pok'] })).toBe(pok);
    expect(rulesetFor({ ruleset: 'base+pok', expansions: [] })).toBe(base);
    const other = { ...base, goals: [8] };
    const { rulesetFor: find } = composerOf([
      ...BOXES,
      { id: 'other', kind: 'base', order: 99, rules: other },
    ]);
    expect(find({ ruleset: 'other+pok', expansions: ['codex1', 'pok'] })).toMatchObject({
      id: 'other+pok+codex1',
      goals: [8],
      players: pok.players,
    });
    expect(find({ ruleset: 'base+pok', expansions: ['pok'] })).toEqual(pok);
  });

  it('leaves the parent as it was', () => {
    const { rulesetOf: freshly } = composerOf(BOXES);
    const before = JSON.stringify(freshly([]));
    for (const expansions of EVERY_COMBINATION) freshly(expansions);
    expect(JSON.stringify(freshly([]))).toBe(before);
    expect(JSON.stringify(composerOf(BOXES).rulesetOf([]))).toBe(before);
  });

  it('freezes everything', () => {
    for (const expansions of EVERY_COMBINATION) {
      const open: string[] = [];
      const look = (value: unknown, path: string) => {
        if (typeof value !== 'object' || value === null) return;
        if (!Object.isFrozen(value)) open.push(path);
        for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`);
      };
      const ruleset = rulesetOf(expansions);
      look(ruleset, ruleset.id);
      expect(open).toEqual([]);
    }
  });
});

describe('English card words', () => {
  it('exist for every box, and for no other', () => {
    expect(ids(boxWords).sort()).toEqual(BOXES.map(({ id }) => id).sort());
    const silent = Object.entries(boxWords).filter(([id, words]) => {
      const seats = BOXES.some((box) => box.id === id && box.rules?.players?.max !== undefined);
      return !seats && !words.brings;
    });
    expect(silent).toEqual([]);
  });

  it('exist for every id of every ruleset, and for no other', () => {
    const said = {
      strategyCards: strategyCardWords,
      objectives: objectiveWords,
      agendas: agendaWords,
      factions: factionWords,
      riders: riderWords,
    };
    const tables = Object.keys(said) as (keyof typeof said)[];
    const printed = new Set<string>();
    for (const expansions of EVERY_COMBINATION) {
      const ruleset = rulesetOf(expansions);
      for (const table of tables)
        for (const id of ids(ruleset[table])) printed.add(`${table}.${id}`);
    }
    const worded = new Set(
      tables.flatMap((table) => ids(said[table]).map((id) => `${table}.${id}`)),
    );
    expect([...printed].filter((id) => !worded.has(id))).toEqual([]);
    expect([...worded].filter((id) => !printed.has(id))).toEqual([]);
  });

  it('stay short enough for a column head and a button', () => {
    for (const words of Object.values(objectiveWords)) {
      const texts = [words.requirement, ...Object.values(words.requirementIn ?? {})];
      for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(60);
    }
    for (const words of Object.values(agendaWords)) {
      for (const text of [words.for, words.against, words.elected]) {
        expect((text ?? '').length, text).toBeLessThanOrEqual(90);
      }
    }
  });

  it('say what each outcome of an agenda does', () => {
    const rows = { ...base.agendas, ...pok.agendas };
    for (const [id, row] of Object.entries(rows)) {
      const words = agendaWords[id];
      const said = [words?.for, words?.against, words?.elected].map((text) => text !== undefined);
      const yesNo = row.election === 'for-against';
      expect(said, id).toEqual([yesNo, yesNo, !yesNo]);
    }
  });

  it('give every faction a mark of two capitals of its own', () => {
    const marks = Object.values(factionWords).map((words) => words.mark);
    for (const mark of marks) expect(mark).toMatch(/^[A-Z]{2}$/);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('name a later wording for the three secrets that the third codex re-worded', () => {
    const reworded = Object.entries(objectiveWords).filter(([, words]) => words.requirementIn);
    expect(reworded.map(([id]) => id).sort()).toEqual([
      'fight-with-precision',
      'make-an-example-of-their-world',
      'turn-their-fleets-to-dust',
    ]);
  });
});
