/** Agreements of Shattered Ascension, its technologies and its cards: rows SA-TRD, SA-TEC, SA-NUM, SA-ELI. */
import { describe, expect } from 'vitest';
import {
  breakAgreement,
  collectAgreements,
  fillAgreements,
  filledByAnswers,
  openAgreement,
} from '../../../../src/lib/core/commands/agreements.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { researchTechnology } from '../../../../src/lib/core/commands/holdings.ts';
import { gainPlanets, turnPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { placeTokens } from '../../../../src/lib/core/commands/tokens.ts';
import { researchOf } from '../../../../src/lib/core/queries/research.ts';
import { technologyPrice } from '../../../../src/lib/core/rules/technology-tree.ts';
import { recordOwnFact } from '../../../../src/lib/core/commands/own-steps.ts';
import { closeCard } from '../../../../src/lib/core/commands/whole-turns.ts';
import { endTurn, takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import { upgradePrice } from '../../../../src/lib/rulesets/boxes/shattered-ascension/steps/economy.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  declineSecondary,
  followSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { strategicOf } from '../../../../src/lib/core/step.ts';
import { goodsFor } from '../../../../src/lib/core/rules/agreements.ts';
import { atPicks, goOn, inEditions, picks, until } from '../../../support/ascension/table.ts';
import type { EditionName } from '../../../support/ascension/ruleset.ts';
import { given } from '../../../support/given.ts';
import type { Table } from '../../../support/table.ts';

/** Trade is played by s1. */
function atTrade(edition: EditionName, players = 4): Table {
  const at = picks(atPicks(edition, { players }), ['trade']);
  until(at, 'action.turn');
  while (at.active !== 's1' || at.game.strategyCards['trade']!.exhausted) goOn(at);
  return at.do(playStrategyCard, { seat: 's1', card: 'trade' });
}

const open = (at: Table, one: Seat, two: Seat, values: [number, number] = [2, 3]) =>
  given(at).when(openAgreement, { seats: [one, two], values });
const goods = (at: Table, seat: Seat) => at.game.players[seat]!.goods!;

describe('agreements', () => {
  inEditions('SA-TRD-02 stand once between two players', (edition) => {
    const at = atTrade(edition);
    open(at, 's1', 's2').isAccepted();
    open(at, 's2', 's1').isRefused('agreement-twice');
    open(at, 's2', 's3').isAccepted();
  });

  inEditions('SA-TRD-03 are opened by the Trade card', (edition) => {
    const at = until(atPicks(edition, { players: 4 }), 'action.turn');
    open(at, 's1', 's2').isRefused('agreements-closed');
    open(atTrade(edition), 's1', 's2').isAccepted();
  });

  inEditions(
    'SA-TRD-04 receive the value of the card in hand, SA-TRD-06 until it is collected',
    (edition) => {
      const at = atTrade(edition);
      open(at, 's1', 's2', [2, 3]).isAccepted();
      open(at, 's1', 's3', [1, 4]).isAccepted();
      const before = goods(at, 's1');
      at.do(resolvePrimary, { seat: 's1', card: 'trade', option: 'a' });
      // Three goods, and nothing lies on the agreements yet.
      expect(goods(at, 's1')).toBe(before + 3);
      at.do(fillAgreements, {});
      at.do(fillAgreements, {
        filled: [
          { agreement: 1, goods: [4, 3] },
          { agreement: 2, goods: [1, 4] },
        ],
      });
      expect((['s1', 's2', 's3', 's4'] as const).map((seat) => goodsFor(at.game, seat))).toEqual([
        ...[8, 6, 8, 0],
      ]);
      const two = goods(at, 's2');
      const pool = at.game.players['s2']!.tokens!.strategy;
      at.do(followSecondary, { seat: 's2', card: 'trade' });
      expect([goods(at, 's2'), goodsFor(at.game, 's2')]).toEqual([two + 6, 0]);
      expect(at.game.players['s2']!.tokens!.strategy).toBe(pool - 1);
      given(at)
        .whenTold({ type: 'agreements.collected', seat: 's3', goods: 9 })
        .isRefused('miscounted');
      given(at).when(collectAgreements, { seat: 's3' }).isAccepted();
    },
  );

  inEditions('SA-TRD-05 receive it as the card is done, after its secondaries', (edition) => {
    const lying = (at: Table) => (['s1', 's2'] as const).map((seat) => goodsFor(at.game, seat));
    const played = () => {
      const at = atTrade(edition);
      open(at, 's1', 's2', [2, 3]).isAccepted();
      return at.do(resolvePrimary, { seat: 's1', card: 'trade', option: 'a' });
    };
    const at = played();
    const two = goods(at, 's2');
    const tokens = { tactic: 0, fleet: 0, strategy: 0 };
    at.do(closeCard, { seat: 's1', card: 'trade', taking: [{ seat: 's2', tokens }] });
    // Who follows collects what lay there before.
    expect([lying(at), goods(at, 's2')]).toEqual([[2, 3], two]);
    const filled = played();
    filled.do(fillAgreements, { filled: [{ agreement: 1, goods: [0, 0] }] });
    filled.do(closeCard, { seat: 's1', card: 'trade' });
    expect(lying(filled)).toEqual([0, 0]);
    // While secondaries are pending nothing comes onto them.
    const later = played();
    later.do(endTurn, { seat: 's1' });
    expect(lying(later)).toEqual([0, 0]);
    // The last answer places them, and no answer before it does.
    const { ruleset } = later.referee;
    for (const seat of ['s2', 's3'] as const) later.do(declineSecondary, { seat, card: 'trade' });
    expect(filledByAnswers(later.game, ruleset, 'trade')).toEqual([]);
    later.do(declineSecondary, { seat: 's4', card: 'trade' });
    later.record(filledByAnswers(later.game, ruleset, 'trade'));
    expect(lying(later)).toEqual([2, 3]);
  });

  inEditions('SA-TRD-08 pay the partner of an aggressor all, else both half', (edition) => {
    const at = atTrade(edition);
    open(at, 's1', 's2', [5, 3]).isAccepted();
    open(at, 's1', 's3', [5, 3]).isAccepted();
    at.do(fillAgreements, {});
    const all = (['s1', 's2', 's3'] as const).map((seat) => goods(at, seat));
    at.do(breakAgreement, { agreement: 1, aggressor: 's1' });
    at.do(breakAgreement, { agreement: 2 });
    given(at).when(breakAgreement, { agreement: 1 }).isRefused('no-agreement');
    expect((['s1', 's2', 's3'] as const).map((seat) => goods(at, seat))).toEqual([
      ...[all[0]! + 2, all[1]! + 3, all[2]! + 1],
    ]);
    // Option b of the card breaks all of them.
    const other = atTrade(edition);
    open(other, 's1', 's2', [4, 2]).isAccepted();
    other.do(fillAgreements, {});
    const two = goods(other, 's2');
    other.do(resolvePrimary, { seat: 's1', card: 'trade', option: 'b' });
    expect([goods(other, 's2'), other.game.agreements]).toEqual([two + 1, []]);
  });

  inEditions('SA-TRD-09 are had with oneself by two to four players', (edition) => {
    const most = (players: number) => {
      const at = until(atPicks(edition, { players }), 'action.turn');
      let count = 0;
      while (
        count < 5 &&
        at.refusal(openAgreement, { seats: ['s1', 's1'], values: [2, 0] }) === null
      ) {
        at.do(openAgreement, { seats: ['s1', 's1'], values: [2, 0] });
        count += 1;
      }
      return count;
    };
    expect([2, 3, 4, 5].map(most)).toEqual([2, 2, 1, 0]);
  });

  inEditions('SA-TRD-03 keep in mind which option the card was played by', (edition) => {
    const at = atTrade(edition);
    expect(strategicOf(at.game)).not.toHaveProperty('option');
    at.do(resolvePrimary, { seat: 's1', card: 'trade', option: 'b' });
    expect(strategicOf(at.game)?.option).toBe('b');
  });

  inEditions('SA-NUM-04 SA-NUM-01 are not broken by the card with two players', (edition) => {
    const at = atTrade(edition, 2);
    given(at)
      .when(resolvePrimary, { seat: 's1', card: 'trade', option: 'b' })
      .isRefused('option-off');
    given(at).when(resolvePrimary, { seat: 's1', card: 'trade', option: 'a' }).isAccepted();
  });

  inEditions('SA-ELI-01 go with a player who is out, as all that it has', (edition) => {
    const at = atTrade(edition);
    open(at, 's1', 's2').isAccepted();
    open(at, 's3', 's4').isAccepted();
    at.do(eliminatePlayer, { seat: 's2' });
    expect(at.game.agreements).toHaveLength(1);
    expect(at.game.players['s2']).toMatchObject({
      presence: 'eliminated',
      goods: 0,
      actionCards: 0,
      tokens: { tactic: 0, fleet: 0, strategy: 0 },
    });
    expect(Object.values(at.game.strategyCards).some(({ holder }) => holder === 's2')).toBe(false);
  });
});

describe('technologies', () => {
  inEditions('SA-TEC-01 follow any one before them, or both at a plus sign', (edition) => {
    const at = until(atPicks(edition), 'action.turn');
    const research = (technology: string) =>
      given(at).when(researchTechnology, { seat: 's3', technology });
    // Arborec starts with Stasis Capsules, which lead to Micro Technology.
    expect(at.game.players['s3']!.technologies).toEqual(['antimass-deflectors', 'stasis-capsules']);
    research('sarween-tools').isRefused('tree-missing');
    research('micro-technology').isAccepted();
    research('integrated-economy').isRefused('tree-missing');
    research('cybernetics').isAccepted();
    research('integrated-economy').isAccepted();
    const { technologies } = at.referee.ruleset.cards;
    expect(Object.keys(technologies)).toHaveLength(32);
    const options = researchOf(at.game, at.referee.ruleset.cards, 's3')!;
    const stateOf = (id: string) => options.find((row) => row.technology === id)?.state;
    expect([stateOf('nano-robotics'), stateOf('sarween-tools')]).toEqual(['open', 'short']);
  });

  inEditions('SA-TEC-02 cost 5, less what shows their colour, and never less than 0', (edition) => {
    const at = until(atPicks(edition), 'action.turn');
    const price = () => technologyPrice(at.game, at.referee.ruleset, 's1', 'cybernetics');
    const colour = at.referee.ruleset.cards.technologies['cybernetics']!.colour;
    const showing = Object.entries(at.referee.ruleset.cards.planets).filter(
      ([, { specialties, homeOf }]) => homeOf === null && specialties.includes(colour!),
    );
    at.do(turnPlanets, { planets: [...at.game.players['s3']!.homePlanets], exhausted: true });
    expect(price()).toBe(5);
    const relic = `${colour}-artifact`;
    at.record([{ type: 'relic.gained', seat: 's1', relic, from: null }]);
    expect(price()).toBe(4);
    const [[planet = ''] = []] = showing;
    at.do(gainPlanets, { seat: 's1', planets: [planet] });
    // It arrives exhausted.
    expect(price()).toBe(4);
    at.do(turnPlanets, { planets: [planet], exhausted: false });
    expect(price()).toBe(3);
    const more = showing.slice(1).map(([id]) => id);
    at.do(gainPlanets, { seat: 's1', planets: more });
    at.do(turnPlanets, { planets: more, exhausted: false });
    expect(price()).toBe(Math.max(0, 4 - showing.length));
  });

  inEditions('SA-TEC-03 are free with the card, or bought up to three times', (edition) => {
    const [choice] = atPicks(edition).referee.ruleset.strategyCards['technology']!.primary;
    expect(choice).toEqual({
      effect: 'choose',
      options: [
        { key: 'a', effects: [{ effect: 'research', resources: 0 }] },
        {
          key: 'b',
          effects: [5, 5, 5].map((resources, i) => ({
            effect: 'research',
            resources,
            ...(i > 0 ? { optional: true } : {}),
          })),
        },
      ],
    });
  });
});

describe('upgrades and actions', () => {
  inEditions('SA-RUP-02 are 3 cheaper by a card, and count for the next one', (edition) => {
    const at = until(atPicks(edition), 'status.own-unlock-racial-upgrades');
    const price = (base: number, bases: number[], discount = 0) =>
      upgradePrice(at.game, { bases: { s1: bases } }, 's1', base, discount);
    expect([price(5, []), price(5, [], 3), price(2, [], 3), price(4, [5], 3)]).toEqual([
      5, 2, 0, 6,
    ]);
    const own = (fact: string, data: Record<string, unknown>) =>
      given(at).when(recordOwnFact, { fact, data, seat: 's1' } as never);
    own('own-upgrade.noted', { upgrade: 'by a card', base: 5 }).isAccepted();
    at.record([{ type: 'goods.gained', seat: 's1', goods: 9 }]);
    own('own-upgrade.unlocked', { upgrade: 'next', base: 4, goods: 8 }).isRefused('miscounted');
    own('own-upgrade.unlocked', { upgrade: 'next', base: 4, goods: 9 }).isAccepted();
  });

  inEditions('SA-VAR-02 activate several systems at once with the option alone', (edition) => {
    const systems = { held: 1, empty: 1 };
    const without = until(atPicks(edition), 'action.turn');
    const seat = without.active!;
    given(without).when(takeTacticalAction, { seat, systems }).isRefused('option-off');
    const options = { settings: { options: ['simultaneous-actions'] } };
    const at = until(atPicks(edition, options), 'action.turn');
    const before = at.game.players[seat]!.tokens!.tactic;
    // One for a system with ships or docks, two for one without.
    given(at).when(takeTacticalAction, { seat, systems }).isAccepted();
    expect(at.game.players[seat]!.tokens!.tactic).toBe(before - 3);
  });
});

describe('what is lost', () => {
  inEditions('SA-GEN-02 is what there is', (edition) => {
    const at = until(atPicks(edition), 'action.turn');
    at.record([{ type: 'goods.gained', seat: 's1', goods: 2 }]);
    const have = goods(at, 's1');
    at.take([{ type: 'balance.adjusted', seat: 's1', changes: { goods: -have - 5 } }]);
    expect(goods(at, 's1')).toBe(0);
  });

  inEditions('SA-CC-04 no second counter comes into a system', (edition) => {
    const at = until(atPicks(edition), 'action.turn');
    const player = () => at.game.players['s2']!;
    const before = player();
    // One lies there already: the other goes back to reinforcements.
    at.do(placeTokens, { placements: [{ seat: 's2', from: 'board' }] });
    expect(player().tokens).toEqual(before.tokens);
    expect(player().board).toBe(before.board);
    at.do(placeTokens, { placements: [{ seat: 's2', from: 'reinforcements' }] });
    expect([player().tokens, player().board]).toEqual([before.tokens, (before.board ?? 0) + 1]);
  });
});
