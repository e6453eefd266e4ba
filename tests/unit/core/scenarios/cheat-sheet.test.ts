/** The game of the cheat sheet: two secrets to choose from, and ten rounds at most. */
import { describe, expect, it } from 'vitest';
import {
  changeSettings,
  eliminatePlayer,
  playOn,
} from '../../../../src/lib/core/commands/corrections.ts';
import { keepSecrets } from '../../../../src/lib/core/commands/setup.ts';
import { drawSecret, revealObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import type { Settings } from '../../../../src/lib/core/settings.ts';
import { houseLabel } from '../../../../src/lib/core/queries/house-rules.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { CHEAT_SHEET, presetSettings } from '../../../../src/lib/session/presets.ts';
import { houseWords } from '../../../../src/lib/words/en/house.ts';
import { given } from '../../../support/given.ts';
import { givePoints } from '../../../support/pay.ts';
import {
  answerAll,
  finishStatus,
  passEverybody,
  pickAll,
  playRound,
} from '../../../support/rounds.ts';
import { Table, type NewTable } from '../../../support/table.ts';

const secrets = ({ game }: Table) => game.seating.map((seat) => game.players[seat]?.secrets);
const preset = (goal: number) => presetSettings(CHEAT_SHEET, goal);

/** A game of the preset in its first round. */
const cheatSheet = ({ settings, ...more }: NewTable = {}, goal = 10) =>
  Table.start({ players: 3, ...more, settings: { ...preset(goal), ...settings } }).do(
    keepSecrets,
    {},
  );
/** Rounds, up to so many or the end. */
function rounds(table: Table, last: number): Table {
  while (!table.game.result && table.game.round < last) playRound(table);
  return table.game.result ? table : playRound(table);
}

describe('the secrets drawn at setup', () => {
  it('R-SET-03 two are drawn, and round 1 waits until each player has kept one', () => {
    const table = Table.start({ players: 3, settings: preset(10) });
    expect([table.at, table.game.round, secrets(table)]).toEqual(['setup.secrets', 0, [2, 2, 2]]);
    given(table)
      .when(keepSecrets, { seats: ['s2'] })
      .isAccepted();
    expect([table.at, secrets(table)]).toEqual(['setup.secrets', [2, 1, 2]]);
    given(table).when(keepSecrets, {}).isAccepted();
    expect([table.at, table.game.round, secrets(table)]).toEqual(['strategy.pick', 1, [1, 1, 1]]);
  });

  it('R-SET-03 of four that are drawn three go back', () => {
    const table = Table.start({ players: 4, settings: { secretsDrawn: 4 } });
    table.do(keepSecrets, { seats: ['s1', 's4'] });
    expect(secrets(table)).toEqual([1, 4, 4, 1]);
    given(table).when(keepSecrets, {}).isAccepted();
    expect([table.at, secrets(table)]).toEqual(['strategy.pick', [1, 1, 1, 1]]);
  });

  it('R-SET-03 no one keeps one twice', () => {
    const table = Table.start({ players: 3, settings: preset(10) }).do(keepSecrets, {
      seats: ['s2'],
    });
    given(table)
      .when(keepSecrets, { seats: ['s1', 's2'] })
      .isRefused('secret-kept');
  });

  it('R-SET-03 a player who has left keeps none, and no one waits for them', () => {
    const table = Table.start({ players: 3, settings: preset(10) });
    table.do(eliminatePlayer, { seat: 's2' });
    given(table)
      .when(keepSecrets, { seats: ['s2'] })
      .isRefused('not-playing');
    table.do(keepSecrets, { seats: ['s1', 's3'] });
    expect(table.at).toBe('strategy.pick');
  });

  it('R-SET-03 nothing is asked where one is drawn, and at Essentials none is counted', () => {
    expect(Table.start({ players: 3, settings: { secretsDrawn: 1 } }).at).toBe('strategy.pick');
    expect(Table.start({ players: 3 }).at).toBe('strategy.pick');
    const table = Table.start({
      players: 3,
      settings: { ...preset(10), depth: 'essentials' },
    });
    expect([table.at, secrets(table)]).toEqual(['setup.secrets', [null, null, null]]);
    expect(table.do(keepSecrets, {}).at).toBe('strategy.pick');
  });

  it('R-SET-03 a secret that is drawn afterwards counts as ever', () => {
    const table = cheatSheet().do(drawSecret, { seat: 's1' });
    expect(secrets(table)).toEqual([2, 1, 1]);
  });
});

describe('ten rounds at most', () => {
  it.each<[string, NewTable, number]>([
    ['three players', {}, 10],
    ['five players with Prophecy of Kings, to 14', { players: 5, expansions: ['pok'] }, 14],
    [
      'four players with Thunder’s Edge at Essentials',
      {
        players: 4,
        expansions: ['pok', 'thunders-edge'] as BoxId[],
        settings: { depth: 'essentials' },
      },
      10,
    ],
  ])(
    'R-STAT-13 of %s end after round 10, without a card in rounds 9 and 10',
    (_, options, goal) => {
      const table = rounds(cheatSheet(options, goal), 8);
      expect(table.game.objectives).toHaveLength(10);
      answerAll(passEverybody(pickAll(table)));
      expect([table.game.round, table.at]).toEqual([9, 'status.draw']);
      givePoints(table, 3, 's2');
      table.do(finishSteps, { step: 'draw' });
      expect(finishStatus(table).game.result).toBeNull();
      expect(rounds(table, 10).game).toMatchObject({
        round: 10,
        result: { reason: 'rounds', winners: ['s2'] },
      });
    },
  );

  it.each([
    [3, 's2'],
    [6, 's4'],
  ] as const)('R-VP-12 the most points of %i players win after round 10', (players, leader) => {
    const table = rounds(givePoints(cheatSheet({ players }), 3, leader), 10);
    expect(table.game.round).toBe(10);
    expect(table.game.result).toEqual({ reason: 'rounds', winners: [leader] });
  });

  it('R-STAT-13 without the preset the objectives end it in round 9', () => {
    const table = rounds(Table.start({ players: 3, settings: { endAfterRound: 10 } }), 10);
    expect([table.game.round, table.game.result?.reason]).toEqual([9, 'objectives']);
  });

  it('R-VP-01 the goal ends it before that: 10, or 14 with Long War', () => {
    const ten = givePoints(cheatSheet(), 10, 's3');
    expect(ten.game.result).toEqual({ reason: 'goal', winners: ['s3'] });
    const long = givePoints(cheatSheet({}, 14), 13, 's3');
    expect(long.game.result).toBeNull();
    expect(givePoints(long, 1, 's3').game.result?.reason).toBe('goal');
  });
});

describe('a box that has no card left', () => {
  const more = { publicObjectives: { stage1: 5, stage2: 7 } };

  it.each<[number, BoxId[]]>([
    [3, []],
    [5, ['pok']],
    [8, ['pok', 'thunders-edge']],
  ])('R-STAT-13 the step is passed over once the printed decks lie open, %i with %j', (...of) => {
    const [players, expansions] = of;
    const table = rounds(cheatSheet({ players, expansions, settings: more }), 8);
    answerAll(passEverybody(pickAll(table)));
    expect([table.game.round, table.at]).toEqual([9, 'status.reveal']);
    given(table).when(finishSteps, { step: 'reveal' }).isAccepted();
    expect(table.at).toBe('status.draw');
  });

  it('R-STAT-13 a card is due before that, and in a game that its objectives end', () => {
    const early = answerAll(passEverybody(pickAll(cheatSheet())));
    given(early).when(finishSteps, { step: 'reveal' }).isRefused('card-due');
    const table = rounds(Table.start({ players: 3, settings: more }), 8);
    given(answerAll(passEverybody(pickAll(table))))
      .when(finishSteps, { step: 'reveal' })
      .isRefused('card-due');
  });

  it('R-STAT-13 a card that the table has all the same is revealed', () => {
    const table = answerAll(passEverybody(pickAll(rounds(cheatSheet({ settings: more }), 8))));
    const up = table.game.objectives.map(({ id }) => id);
    const next = Object.entries(table.referee.ruleset.objectives).find(
      ([id, { stage }]) => stage === 2 && !up.includes(id),
    );
    given(table).when(revealObjective, { objective: next![0] }).isAccepted();
    expect(table.at).toBe('status.draw');
  });
});

describe('the agreement in mid-game', () => {
  it('R-STAT-13 a game that the objectives have ended goes on once the table agrees', () => {
    const table = answerAll(passEverybody(pickAll(rounds(Table.start({ players: 3 }), 8))));
    expect(table.game.result?.reason).toBe('objectives');
    given(table)
      .when(changeSettings, { settings: { objectivesEnd: false } })
      .isAccepted();
    expect([table.game.result, table.at]).toEqual([null, 'status.draw']);
  });

  it('R-STAT-13 and ends by them again once it agrees otherwise, whatever was set aside', () => {
    const table = answerAll(passEverybody(pickAll(rounds(Table.start({ players: 3 }), 8))));
    table.do(playOn, { phase: 'status', step: 'draw' });
    table.do(changeSettings, { settings: { objectivesEnd: true } });
    table.do(finishSteps, { step: 'draw' });
    expect(table.game.aside?.reasons).toEqual([]);
  });
});

describe('the label of house rules', () => {
  const label = (options: NewTable) => {
    const table = Table.start({ players: 3, ...options });
    return houseLabel(table.game, table.referee.ruleset);
  };

  it('R-PC-08 is on no game that is played as printed, to any goal of the box', () => {
    expect(label({})).toBeNull();
    expect(label({ settings: { goal: 14 } })).toBeNull();
    expect(label({ players: 8 })).toBeNull();
  });

  it('R-PC-08 names the preset and what differs', () => {
    expect(label({ settings: preset(14) })).toEqual({
      setup: { kind: 'preset', preset: 'cheat-sheet' },
      rules: [
        { rule: 'endAfterRound', round: 10 },
        { rule: 'objectivesEnd' },
        { rule: 'secretsDrawn', secrets: 2 },
      ],
    });
  });

  it('R-PC-08 tells a setup as changed once its table changes a rule, before the start or after it', () => {
    const setup = { kind: 'own', name: 'Friday' } as const;
    const table = Table.start({ players: 3, settings: { tokenTotal: 12, setup } });
    const named = () => houseLabel(table.game, table.referee.ruleset)?.setup ?? null;
    table.do(changeSettings, { settings: { clock: 'off', depth: 'full', goal: 10 } });
    expect(named()).toEqual(setup);
    table.do(changeSettings, { settings: { goal: 12 } });
    expect(named()).toEqual({ ...setup, changed: true });
    expect(houseWords.named(named())).toBe('House rules: Friday, changed');
    // Changed back it is still another game than the setup's; with printed rules it has no label.
    table.do(changeSettings, { settings: { goal: 10 } });
    expect(named()).toEqual({ ...setup, changed: true });
    table.do(changeSettings, { settings: { tokenTotal: 16 } });
    expect(houseLabel(table.game, table.referee.ruleset)).toBeNull();
    const laid = Table.start({
      players: 3,
      settings: { secretLimit: 5, setup: { ...setup, changed: true } },
    });
    expect(houseLabel(laid.game, laid.referee.ruleset)?.setup).toEqual({ ...setup, changed: true });
  });

  it('R-PC-08 plays a setup that the app brings with any boxes, and one of its own with its own', () => {
    const changed = (setup: Settings['setup']) => {
      const table = Table.start({ players: 3, expansions: ['pok'], settings: { goal: 11, setup } });
      table.do(changeSettings, { settings: {}, expansions: ['pok'] });
      expect(table.game.settings.setup?.changed).toBeUndefined();
      table.do(changeSettings, { settings: {}, expansions: ['pok', 'codex1'] });
      return table.game.settings.setup?.changed;
    };
    expect(changed({ kind: 'preset', preset: 'cheat-sheet' })).toBeUndefined();
    expect(changed({ kind: 'own', name: 'Friday' })).toBe(true);
  });

  it.each<[object, object]>([
    [{ goal: 11 }, { rule: 'goal', goal: 11 }],
    [{ cardsEach: 1 }, { rule: 'cardsEach', cards: 1 }],
    [{ tokenTotal: 12 }, { rule: 'tokenTotal', tokens: 12 }],
    [{ secretLimit: 5 }, { rule: 'secretLimit', secrets: 5 }],
    [{ agendasPerRound: 1 }, { rule: 'agendasPerRound', agendas: 1 }],
    [
      { publicObjectives: { stage1: 5, stage2: 6 } },
      { rule: 'publicObjectives', stage1: 5, stage2: 6 },
    ],
    [
      { startingTokens: { tactic: 4, fleet: 3, strategy: 2 } },
      { rule: 'startingTokens', tactic: 4, fleet: 3, strategy: 2 },
    ],
  ])('R-PC-08 names %j', (settings, rule) => {
    expect(label({ settings })).toEqual({ setup: null, rules: [rule] });
  });

  it('R-PC-08 names a game of two, and a setup of the table’s own that sets nothing', () => {
    expect(label({ players: 2 })?.rules).toEqual([{ rule: 'players', players: 2 }]);
    const own = { kind: 'own', name: 'Friday' } as const;
    expect(label({ settings: { setup: own } })).toEqual({ setup: own, rules: [] });
  });

  it('R-SET-05 the pools hold the starting tokens of the table', () => {
    const startingTokens = { tactic: 4, fleet: 5, strategy: 1 };
    const { game } = Table.start({ players: 3, settings: { startingTokens } });
    expect(game.players['s2']?.tokens).toEqual(startingTokens);
  });
});
