/** The setup of Shattered Ascension: rows SA-SET. */
import { describe, expect, it } from 'vitest';
import { finishOwnStep, recordOwnFact } from '../../../../src/lib/core/commands/own-steps.ts';
import { gainRelic } from '../../../../src/lib/core/commands/holdings.ts';
import { scoreObjective, scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { keepSecrets } from '../../../../src/lib/core/commands/setup.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { houseLabel, houseRulesIn } from '../../../../src/lib/core/queries/house-rules.ts';
import type { Settings } from '../../../../src/lib/core/settings.ts';
import { inEditions, laid, openFor, picks, until } from '../../../support/ascension/table.ts';
import { ASCENSION, type EditionName } from '../../../support/ascension/ruleset.ts';
import { given } from '../../../support/given.ts';
import type { Table } from '../../../support/table.ts';

/** Seats by letter: A is s1. */
const seat = (letter: string): Seat => `s${'ABCDEFGH'.indexOf(letter) + 1}`;
const say = (at: Table, fact: string, data: Record<string, unknown>, by?: string) =>
  given(at).when(recordOwnFact, { fact, data, ...(by ? { seat: seat(by) } : {}) } as never);
const goods = (at: Table) => at.game.seating.map((one) => at.game.players[one]!.goods);

/** Rolls that have these seats first to last; edition 42 asks for the first alone. */
function rolled(at: Table, edition: EditionName, order: string): Table {
  const count = edition === 'v6' ? order.length - 1 : 1;
  for (const letter of order.slice(0, count)) {
    say(at, 'own-order.next', { by: seat(letter) }).isAccepted();
  }
  return at;
}

const home = (at: Table, by: string, where: string, bid: number) =>
  say(at, 'own-home.bid', { home: where, bid }, by);
const bid = (at: Table, by: string, amount: number) =>
  say(at, 'own-speaker.bid', { bid: amount }, by);
const out = (at: Table, by: string) => say(at, 'own-speaker.withdrawn', {}, by);

describe('the setup', () => {
  // Worked example 1.
  inEditions(
    'SA-SET-07 SA-SET-08 pays what the highest home bid is above the own one',
    (edition) => {
      const at = laid(edition, { players: 4 });
      // Rolls A 4, B 9, C 2, D 7 (edition 6); B is first (edition 42).
      rolled(at, edition, 'BDAC');
      expect(at.at).toBe('setup.own-home-location-bidding');
      expect(at.active).toBe('s2');
      const order = edition === 'v6' ? 'BDACB' : 'BCDAB';
      const [b, second, third, fourth, last] = order.split('') as [
        string,
        string,
        string,
        string,
        string,
      ];
      home(at, b, 'I', 1).isAccepted();
      home(at, 'A', 'II', 0).isRefused('not-asked');
      home(at, second, 'II', 0).isAccepted();
      home(at, third, 'I', 1).isRefused('bid-too-low');
      home(at, third, 'I', 2).isAccepted();
      home(at, fourth, 'III', 0).isAccepted();
      expect(goods(at)).toEqual([0, 0, 0, 0]);
      // Only B has none now.
      home(at, last, 'IV', 0).isAccepted();
      expect(goods(at)).toEqual(edition === 'v6' ? [0, 2, 2, 2] : [2, 2, 2, 0]);
      expect(at.at).toBe('setup.own-speaker-bidding');
    },
  );

  inEditions(
    'SA-SET-10 gives the token to the last bidder, the winning bid to all others',
    (edition) => {
      const at = laid(edition, { players: 4 });
      rolled(at, edition, 'BDAC');
      at.do(finishOwnStep, {});
      if (edition === 'v6') {
        // The lowest roll begins: C, A, D, B.
        out(at, 'C').isRefused('bid-too-low');
        bid(at, 'C', 0).isAccepted();
        out(at, 'A').isAccepted();
        bid(at, 'D', 0).isRefused('bid-too-low');
        bid(at, 'D', 1).isAccepted();
        bid(at, 'B', 2).isAccepted();
        out(at, 'C').isAccepted();
        out(at, 'A').isRefused('not-asked');
        out(at, 'D').isAccepted();
      } else {
        // From B's right, counter-clockwise: A, D, C, B.
        out(at, 'A').isRefused('bid-too-low');
        bid(at, 'A', 0).isAccepted();
        bid(at, 'D', 0).isRefused('bid-too-low');
        bid(at, 'D', 1).isAccepted();
        out(at, 'C').isAccepted();
        bid(at, 'B', 2).isAccepted();
        out(at, 'A').isAccepted();
        out(at, 'D').isAccepted();
      }
      expect(at.game.speaker).toBe('s2');
      expect(goods(at)).toEqual([2, 0, 2, 2]);
      expect(at.at).toBe('setup.own-trade-good-levelling');
    },
  );

  inEditions('SA-SET-10 takes how the bids ended, where they were made aloud', (edition) => {
    const at = laid(edition, { players: 4 });
    rolled(at, edition, 'BDAC');
    for (const by of ['B', ...(edition === 'v6' ? 'DAC' : 'CDA')])
      home(at, by, `home-${by}`, 0).isAccepted();
    const ends = (by: string, amount: number) =>
      say(at, 'own-speaker.settled', { by: seat(by), bid: amount });
    ends('H', 1).isRefused('not-playing');
    // One bid was recorded: it doesn't end lower.
    bid(at, edition === 'v6' ? 'C' : 'A', 2).isAccepted();
    ends('D', 1).isRefused('bid-too-low');
    ends('D', 3).isAccepted();
    expect(at.game.speaker).toBe('s4');
    expect(goods(at)).toEqual([3, 3, 3, 0]);
    expect(at.at).toBe('setup.own-trade-good-levelling');
  });

  inEditions('SA-SET-11 levels goods so that the poorest has exactly 1', (edition) => {
    const at = until(laid(edition, { players: 4 }), 'setup.own-trade-good-levelling');
    at.record(
      [4, 2, 4, 2].map((count, i) => ({
        type: 'goods.gained' as const,
        seat: `s${i + 1}` as const,
        goods: count,
      })),
    );
    say(at, 'own-goods.levelled', { by: -2 }).isRefused('miscounted');
    say(at, 'own-goods.levelled', { by: -1 }).isAccepted();
    say(at, 'own-goods.levelled', { by: -1 }).isRefused('miscounted');
    expect(goods(at)).toEqual([3, 1, 3, 1]);
    // Levelled by hand, it is levelled no second time, whatever comes after it.
    at.record(at.game.seating.map((seat) => ({ type: 'goods.gained' as const, seat, goods: 1 })));
    at.do(finishSteps, { step: 'own-trade-good-levelling' });
    expect([goods(at), at.at]).toEqual([[4, 2, 4, 2], 'setup.own-cycler-direction']);
    // By one tap, and up where no one has any.
    const poor = until(laid(edition), 'setup.own-trade-good-levelling');
    poor.do(finishSteps, { step: 'own-trade-good-levelling' });
    expect([goods(poor), poor.at]).toEqual([[1, 1, 1], 'setup.own-cycler-direction']);
  });

  inEditions('SA-SET-12 has the speaker set the cycler', (edition) => {
    const at = until(laid(edition), 'setup.own-cycler-direction');
    say(at, 'own-cycler.set', { direction: 'counter-clockwise' }, 'B').isRefused('not-asked');
    say(at, 'own-cycler.set', { direction: 'counter-clockwise' }, 'A').isAccepted();
    expect(at.game.answers.direction).toBe('counter-clockwise');
    expect(at.at).toBe('setup.secrets');
  });

  inEditions(
    'SA-SET-05 draws two secrets each, of which one is kept; two players draw none',
    (edition) => {
      const at = until(laid(edition), 'setup.secrets');
      expect(at.game.players['s1']?.secrets).toBe(2);
      at.do(keepSecrets, {});
      expect(at.game.players['s1']?.secrets).toBe(1);
      const two = until(laid(edition, { players: 2 }), 'strategy.own-council-propositions');
      expect(two.game.players['s1']?.secrets).toBe(0);
    },
  );

  inEditions('SA-SET-14 leaves out what two players play without', (edition) => {
    const { questions } = ASCENSION[edition];
    expect(questions.without?.(2)).toHaveLength(20);
    expect(questions.without?.(3)).toEqual([]);
    const refused = (id: string) =>
      laid(edition, { players: 3 }).game.objectives.some((card) => card.id === id);
    expect(refused('spe-sovereign')).toBe(true);
    expect(openFor(2)).not.toContain('pre-isolated');
    // Three of each stage lie open, and no more.
    expect(() => laid(edition, { objectives: [...openFor(3), 's1-line-of-ships'] })).toThrow(
      'setup-stage',
    );
    expect(() =>
      laid(edition, { players: 2, objectives: [...openFor(2), 'spe-imperial'] }),
    ).toThrow('option-off');
    expect(() =>
      laid(edition, { players: 2, objectives: [...openFor(2), 'pre-isolated'] }),
    ).toThrow('option-off');
  });

  inEditions(
    'SA-SET-16 SA-SET-17 starts with 3, 3 and 2 counters and no action card',
    (edition) => {
      const player = laid(edition).game.players['s1']!;
      expect(player.tokens).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
      expect(player.actionCards).toBe(0);
    },
  );
});

describe('Prelude', () => {
  inEditions(
    'SA-VAR-08 has special objectives claimed before the first picks, and no others',
    (edition) => {
      const played = (options: string[]) => {
        const at = until(
          laid(edition, { settings: { options } }),
          'strategy.own-council-propositions',
        );
        at.do(gainPlanets, { seat: 's1', planets: ['abyz', 'fria', 'mecatol-rex'] });
        return at.do(gainRelic, { seat: 's1', relic: 'blue-artifact' });
      };
      const claim = (at: Table, objective: string) =>
        given(at).when(scoreObjective, { seat: 's1', objective });
      claim(played([]), 'spe-ancient-shipwreck').isRefused('score-step-over');
      const at = played(['prelude']);
      claim(at, 's1-mecatol').isRefused('score-step-over');
      claim(at, 'spe-ancient-shipwreck').isAccepted();
      // Its two points for everyone are entered with what else it brought.
      at.do(scorePoints, {
        lines: at.game.seating.map((one) => ({ seat: one, points: 2 })),
        source: { kind: 'other', name: 'Prelude' },
      });
      expect(at.game.seating.map((one) => pointsOf(at.game, one))).toEqual([3, 2, 2]);
      expect([at.at, at.game.round]).toEqual(['strategy.own-council-propositions', 1]);
      // Over once a card is picked.
      until(at, 'strategy.pick');
      picks(at, ['leadership']);
      at.do(gainRelic, { seat: 's1', relic: 'green-artifact' });
      claim(at, 'spe-precursor-fossil').isRefused('score-step-over');
    },
    ['v42'],
  );
});

describe('a house rule', () => {
  const rules = (edition: EditionName, players: number, settings: Partial<Settings>) => {
    const { game, referee } = laid(edition, { players, settings });
    return houseLabel(game, referee.ruleset)?.rules ?? null;
  };
  const cards = (count: number) => [{ rule: 'cardsEach', cards: count }];

  it('is no goal, since any is legal', () => {
    expect(rules('v42', 6, { goal: 9 })).toBeNull();
    expect(rules('v6', 6, { goal: 12 })).toBeNull();
  });

  it('is another number of strategy cards where the rulebook prints one: edition 6 has none for a few players', () => {
    for (const players of [2, 3, 4]) {
      expect(rules('v6', players, { cardsEach: 1 }), `${players}`).toBeNull();
      expect(rules('v42', players, { cardsEach: 1 }), `${players}`).toEqual(cards(1));
    }
    expect(rules('v6', 2, { cardsEach: 4 })).toBeNull();
    expect(rules('v42', 2, { cardsEach: 4 })).toEqual(cards(4));
    // Five or more take one each in both: with more, the nine cards would not even be enough.
    const { settings } = laid('v6', { players: 5 }).game;
    const ofFive = houseRulesIn({ ...settings, cardsEach: 2 }, 5, ASCENSION.v6);
    expect(ofFive).toEqual(cards(2));
  });

  it('is no number of counters in edition 6, which prints none; in edition 42 there is no limit', () => {
    expect(rules('v6', 6, { tokenTotal: 20 })).toBeNull();
    expect(rules('v6', 6, { tokenTotal: null })).toBeNull();
    expect(rules('v42', 6, { tokenTotal: 24 })).toEqual([{ rule: 'tokenTotal', tokens: 24 }]);
  });
});
