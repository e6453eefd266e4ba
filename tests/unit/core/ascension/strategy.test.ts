/** Picks, counters and turns of Shattered Ascension: rows SA-STR, SA-ACT, SA-SPK, SA-CC and SA-GEN. */
import { describe, expect } from 'vitest';
import { turnDirection } from '../../../../src/lib/core/commands/turns.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { finishOwnStep, recordOwnFact } from '../../../../src/lib/core/commands/own-steps.ts';
import { revealObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { gainPlanets, losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import {
  chooseStrategyCard,
  openDrawnCard,
  placeGoods,
  putCardBack,
  skipPick,
} from '../../../../src/lib/core/commands/strategy-cards.ts';
import {
  declineSecondary,
  followSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { redistributeTokens } from '../../../../src/lib/core/commands/tokens.ts';
import {
  endTurn,
  passTurn,
  takeComponentAction,
  takeTacticalAction,
  takeTacticalTurn,
} from '../../../../src/lib/core/commands/turns.ts';
import { takeStrategicAction } from '../../../../src/lib/core/commands/whole-turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { revealedPublics } from '../../../../src/lib/core/points.ts';
import { waitingSeats } from '../../../../src/lib/core/rules/secondaries.ts';
import { priceOfTokens } from '../../../../src/lib/core/rules/strategy-cards.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { atPicks, goOn, inEditions, laid, picks, until } from '../../../support/ascension/table.ts';
import { ASCENSION, type EditionName } from '../../../support/ascension/ruleset.ts';
import { given } from '../../../support/given.ts';
import type { Table } from '../../../support/table.ts';

const CARDS = [
  ...['leadership', 'diplomacy', 'assembly', 'production', 'trade', 'warfare', 'technology'],
  ...['bureaucracy', 'prospect'],
];
/** Cards by their numbers. */
const numbers = (list: readonly number[]) => list.map((number) => CARDS[number - 1]!);

/** At the picks, with another direction and another speaker. */
function table(
  edition: EditionName,
  players: number,
  { speaker = 1, clockwise = true }: { speaker?: number; clockwise?: boolean } = {},
): Table {
  const at = atPicks(edition, { players, speaker: speaker - 1 });
  return clockwise ? at : at.do(turnDirection, { direction: 'counter-clockwise' });
}

/** Who picks, pick by pick, of these cards by number. */
function pickers(at: Table, cards: readonly number[]): number[] {
  return numbers(cards).map((card) => {
    const seat = at.active!;
    at.do(chooseStrategyCard, { seat, card });
    return Number(seat.slice(1));
  });
}

const seats = (list: readonly number[]): Seat[] => list.map((number): Seat => `s${number}`);

/** Who has the turns of one cycle, each spent on the lowest card. */
function cycle(at: Table, turns: number): (Seat | string)[] {
  const met: (Seat | string)[] = [];
  for (let i = 0; i < turns; i++) {
    met.push(at.active!);
    goOn(at);
  }
  return met;
}

const countersOn = (at: Table, number: number) => at.game.strategyCards[CARDS[number - 1]!]?.goods;

describe('picks', () => {
  // Worked example 2.
  inEditions('SA-STR-06 go in rotation order, one card at a time, again and again', (edition) => {
    expect(pickers(table(edition, 3, { speaker: 2 }), [4, 8, 5, 7, 1, 6])).toEqual([
      ...[2, 3, 1, 2, 3, 1],
    ]);
    const turned = table(edition, 3, { speaker: 2, clockwise: false });
    expect(pickers(turned, [4, 8, 5, 7, 1, 6])).toEqual([2, 1, 3, 2, 1, 3]);
    expect(pickers(table(edition, 2), [1, 2, 3, 4, 5, 6])).toEqual([1, 2, 1, 2, 1, 2]);
    const six = table(edition, 6);
    expect(six.refusal(chooseStrategyCard, { seat: 's2', card: 'trade' })).toBe('not-your-pick');
    expect(pickers(six, [1, 2, 3, 4, 5, 6])).toEqual([1, 2, 3, 4, 5, 6]);
    const eight = table(edition, 8, { speaker: 7, clockwise: false });
    expect(pickers(eight, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([7, 6, 5, 4, 3, 2, 1, 8]);
  });

  inEditions('SA-SET-02 are made among the ninth card with 4, 7 or 8 players alone', (edition) => {
    const cards = (players: number) => Object.keys(laid(edition, { players }).game.strategyCards);
    for (const players of [2, 3, 5, 6]) expect(cards(players)).toEqual(CARDS.slice(0, 8));
    for (const players of [4, 7, 8]) expect(cards(players)).toEqual(CARDS);
  });

  // Worked example 2, three players.
  inEditions('SA-ACT-02 give the turns by number, the lowest card of each', (edition) => {
    const at = table(edition, 3, { speaker: 2 });
    pickers(at, [4, 8, 5, 7, 1, 6]);
    until(at, 'action.turn');
    expect(cycle(at, 6)).toEqual(seats([3, 2, 1, 3, 2, 1]));
  });

  // Worked example 3.
  inEditions('SA-STR-07 leave counters that pile up, and become goods or tokens', (edition) => {
    const at = table(edition, 6);
    expect(revealedPublics(at.game, 1)).toBe(3);
    picks(at, numbers([1, 2, 3, 5, 6, 7]));
    expect([countersOn(at, 4), countersOn(at, 8)]).toEqual([1, 1]);
    expect(at.at).toBe('strategy.own-revelation');
    at.do(recordOwnFact, {
      fact: 'own-revelation.made',
      data: { objective: 's1-line-of-ships' },
      seat: 's1',
    });
    expect(revealedPublics(at.game, 1)).toBe(4);
    until(at, 'strategy.pick');
    const before = at.game.players['s1']?.goods ?? 0;
    at.do(chooseStrategyCard, { seat: 's1', card: 'production' });
    expect([countersOn(at, 4), at.game.players['s1']?.goods]).toEqual([0, before + 1]);
    for (const card of numbers([1, 2, 3, 5, 7])) {
      at.do(chooseStrategyCard, { seat: at.active!, card });
    }
    expect([countersOn(at, 6), countersOn(at, 8)]).toEqual([1, 2]);
    until(at, 'strategy.pick');
    const one = at.game.players['s1']!;
    const take = (turned: { tactic: number; fleet: number; strategy: number }) =>
      given(at).when(chooseStrategyCard, { seat: 's1', card: 'bureaucracy', turned });
    take({ tactic: 1, fleet: 1, strategy: 1 }).isRefused('bonus-miscounted');
    take({ tactic: 0, fleet: 0, strategy: 1 }).gives({
      type: 'strategy-card.chosen',
      goods: 1,
      turned: { tactic: 0, fleet: 0, strategy: 1 },
    });
    const after = at.game.players['s1']!;
    expect(after.tokens?.strategy).toBe((one.tokens?.strategy ?? 0) + 1);
    expect(after.goods).toBe((one.goods ?? 0) + 1);
    expect(countersOn(at, 8)).toBe(0);
    // A card that is put back has its counters again.
    at.do(putCardBack, { seat: 's1', card: 'bureaucracy' });
    expect(countersOn(at, 8)).toBe(2);
    expect(at.game.players['s1']).toEqual(one);
  });

  inEditions(
    'SA-STR-08 turn counters one by one, in the reinforcements of edition 6',
    (edition) => {
      const at = table(edition, 6);
      picks(at, numbers([1, 2, 3, 5, 6, 7]));
      until(at, 'action.turn');
      until(at, 'strategy.pick');
      at.record([
        {
          type: 'balance.corrected',
          seat: 's1',
          balances: { tactic: 12, fleet: 6, strategy: 6, board: 0 },
        },
      ]);
      const taken = given(at).when(chooseStrategyCard, {
        seat: 's1',
        card: 'production',
        turned: { tactic: 1, fleet: 0, strategy: 0 },
      });
      if (edition === 'v6') taken.isRefused('no-reinforcements');
      else taken.isAccepted();
    },
  );

  inEditions('SA-STR-09 reveal an objective of the current stage with Bureaucracy', (edition) => {
    const at = table(edition, 6);
    at.record([{ type: 'settings.changed', settings: { goal: 3 } }]);
    picks(at, numbers([1, 2, 3, 4, 5, 6]));
    expect(at.at).toBe('strategy.own-revelation');
    at.do(recordOwnFact, {
      fact: 'own-revelation.made',
      data: { objective: 's2-two-battles' },
      seat: 's1',
    });
    expect(at.game.objectives.at(-1)).toMatchObject({ id: 's2-two-battles', stage: 2, points: 2 });
    // One that no box lists is told whole: what it asks for is judged like that of any other.
    const typed = table(edition, 6);
    picks(typed, numbers([1, 2, 3, 4, 5, 6]));
    const card = {
      objective: 'own-rich',
      name: 'Rich',
      stage: 1,
      points: 2,
      requirement: { of: 'goods', atLeast: 5 },
    } as const;
    typed.do(revealObjective, card).do(finishOwnStep, {});
    const { objective: id, ...told } = card;
    expect(typed.game.objectives.at(-1)).toMatchObject({ id, ...told });
    expect(typed.at).not.toBe('strategy.own-revelation');
    // Where it was picked there is nothing to reveal.
    const other = picks(table(edition, 6), numbers([1, 2, 3, 4, 5, 8]));
    expect(other.at).toBe('action.turn');
  });
});

describe('the card that no one plays', () => {
  const drawn = (edition: EditionName, card: string) => {
    const at = table(edition, 5, { speaker: 4, clockwise: false });
    expect(pickers(at, [8, 3, 1, 5, 7])).toEqual([4, 3, 2, 1, 5]);
    if (edition === 'v42') {
      expect(at.at).toBe('strategy.own-ownerless-card');
      at.do(recordOwnFact, { fact: 'own-card.drawn', data: { card }, seat: 's4' });
    }
    return at;
  };

  // Worked example 2, five players.
  inEditions('SA-STR-10 is drawn with five players of edition 42', (edition) => {
    const at = drawn(edition, 'production');
    const left = [2, 4, 6].map((number) => countersOn(at, number));
    expect(left).toEqual(edition === 'v42' ? [1, 0, 1] : [1, 1, 1]);
    expect(at.at).toBe('action.turn');
    const again: Parameters<Table['record']>[0] = [
      { type: 'strategy-card.drawn', card: 'warfare', goods: 1 },
    ];
    // No other card is drawn, and none with other numbers of players.
    expect(at.refusalOf(again)).not.toBeNull();
  });

  inEditions('SA-ACT-11 comes up once, in its turn, with secondaries for everyone', (edition) => {
    const at = drawn(edition, 'production');
    expect(cycle(at, 2)).toEqual(seats([2, 3]));
    if (edition === 'v6') {
      expect(at.refusal(openDrawnCard, {})).toBeNull();
      expect(cycle(at, 3)).toEqual(seats([1, 5, 4]));
      return;
    }
    given(at).when(takeTacticalAction, { seat: 's1' }).isRefused('drawn-card-due');
    given(at).when(playStrategyCard, { seat: 's1', card: 'trade' }).isRefused('drawn-card-due');
    given(at).when(passTurn, { seat: 's1' }).isRefused('drawn-card-due');
    given(at).when(openDrawnCard, {}).gives({ type: 'strategy-card.opened', card: 'production' });
    // From the speaker along the cycler.
    expect(waitingSeats(at.game, 'production')).toEqual(seats([4, 3, 2, 1, 5]));
    given(at).when(followSecondary, { seat: 's2', card: 'production' }).isAccepted();
    given(at).when(declineSecondary, { seat: 's1', card: 'production' }).isAccepted();
    given(at)
      .whenTold({ type: 'strategy-card.opened', card: 'production' })
      .isRefused('no-drawn-card');
    expect(cycle(at, 3)).toEqual(seats([1, 5, 4]));
    // It is there to be picked again.
    until(at, 'strategy.pick');
    expect(at.game.strategyCards['production']).toEqual({
      initiative: 4,
      holder: null,
      exhausted: false,
      goods: 0,
    });
  });

  inEditions(
    'SA-ACT-11 comes after the last turn where its number is the highest',
    (edition) => {
      const at = table(edition, 5);
      pickers(at, [1, 2, 3, 4, 5]);
      until(at, 'strategy.own-ownerless-card');
      at.do(recordOwnFact, { fact: 'own-card.drawn', data: { card: 'bureaucracy' }, seat: 's1' });
      expect(cycle(at, 5)).toEqual(seats([1, 2, 3, 4, 5]));
      given(at).when(passTurn, { seat: 's1' }).isRefused('drawn-card-due');
      given(at).when(openDrawnCard, {}).isAccepted();
      given(at).when(passTurn, { seat: 's1' }).isAccepted();
    },
    ['v42'],
  );
});

describe('turns', () => {
  const atTurn = (edition: EditionName, players = 6) =>
    until(picks(table(edition, players), numbers([1, 2, 3, 4, 5, 8])), 'action.turn');

  inEditions('SA-ACT-01 hold one action, and SA-GEN-05 an effect is one', (edition) => {
    const at = atTurn(edition);
    given(at).when(takeTacticalAction, { seat: 's2' }).isRefused('not-your-turn');
    at.do(takeComponentAction, { seat: 's1' });
    given(at).when(takeTacticalAction, { seat: 's1' }).isRefused('already-acted');
    at.do(endTurn, { seat: 's1' });
    expect(at.active).toBe('s2');
  });

  inEditions('SA-ACT-03 are not passed with a card that is not used', (edition) => {
    const at = atTurn(edition);
    given(at).when(passTurn, { seat: 's1' }).isRefused('card-readied');
    goOn(at);
    const three = until(atPicks(edition), 'action.turn');
    const first = three.active!;
    goOn(three);
    while (three.active !== first) goOn(three);
    given(three).when(passTurn, { seat: first }).isRefused('cards-unused');
    goOn(three);
    while (three.active !== first) goOn(three);
    given(three).when(passTurn, { seat: first }).isAccepted();
  });

  inEditions('SA-ACT-04 are over with a pass, but secondaries are not', (edition) => {
    const at = atTurn(edition);
    goOn(at);
    while (at.active !== 's1') at.do(takeTacticalTurn, { seat: at.active! });
    at.do(passTurn, { seat: 's1' });
    at.do(playStrategyCard, { seat: 's2', card: 'diplomacy' });
    at.do(resolvePrimary, { seat: 's2', card: 'diplomacy', option: 'b' });
    given(at).when(followSecondary, { seat: 's1', card: 'diplomacy' }).isAccepted();
    at.do(endTurn, { seat: 's2' });
    for (let i = 0; i < 8; i++) {
      expect(at.active).not.toBe('s1');
      goOn(at);
    }
  });

  inEditions(
    'SA-ACT-05 end the phase once all have passed, SA-GEN-07 the status phase follows',
    (edition) => {
      const at = atTurn(edition);
      while (at.at === 'action.turn') goOn(at);
      expect(at.at).toBe('status.score');
      expect(ASCENSION[edition].plan.phases.map(({ phase }) => phase)).toEqual([
        ...['strategy', 'action', 'status'],
      ]);
      until(at, 'strategy.pick');
      expect(at.game.round).toBe(2);
    },
  );

  // Worked example 2, six players.
  inEditions('SA-ACT-06 have secondaries from the neighbour along the cycler', (edition) => {
    const at = atTurn(edition);
    while (at.active !== 's6') goOn(at);
    at.do(playStrategyCard, { seat: 's6', card: 'bureaucracy' });
    expect(waitingSeats(at.game, 'bureaucracy')).toEqual(seats([1, 2, 3, 4, 5]));
    at.do(resolvePrimary, {
      seat: 's6',
      card: 'bureaucracy',
      tokens: { tactic: 1, fleet: 0, strategy: 0 },
      turns: true,
    });
    // SA-SPK-04: the flip counts for its own secondaries.
    expect(waitingSeats(at.game, 'bureaucracy')).toEqual(seats([5, 4, 3, 2, 1]));
    at.do(endTurn, { seat: 's6' });
    expect(at.game.strategyCards['bureaucracy']?.exhausted).toBe(true);
  });

  inEditions('SA-ACT-07 give the owner no secondary of its own card', (edition) => {
    const at = atTurn(edition);
    while (at.active !== 's4') goOn(at);
    at.do(playStrategyCard, { seat: 's4', card: 'production' });
    at.do(resolvePrimary, { seat: 's4', card: 'production' });
    given(at).when(followSecondary, { seat: 's4', card: 'production' }).isRefused('own-card');
    // Leadership has its owner buy counters as well, beside the three.
    const other = atTurn(edition);
    other.do(playStrategyCard, { seat: 's1', card: 'leadership' });
    const before = other.game.players['s1']!.tokens!.tactic;
    other.do(resolvePrimary, {
      seat: 's1',
      card: 'leadership',
      tokens: { tactic: 5, fleet: 0, strategy: 0 },
    });
    expect(other.game.players['s1']!.tokens!.tactic).toBe(before + 5);
    const { primary, secondary } = ASCENSION[edition].strategyCards['leadership']!;
    expect(primary.slice(1)).toEqual(secondary);
  });

  inEditions('SA-ACT-08 have secondaries for one counter, but for two cards', (edition) => {
    const at = atTurn(edition);
    at.do(playStrategyCard, { seat: 's1', card: 'leadership' });
    at.do(resolvePrimary, {
      seat: 's1',
      card: 'leadership',
      tokens: { tactic: 3, fleet: 0, strategy: 0 },
    });
    const have = (seat: Seat) => at.game.players[seat]!.tokens!.strategy;
    const before = have('s2');
    at.do(followSecondary, {
      seat: 's2',
      card: 'leadership',
      tokens: { tactic: 1, fleet: 0, strategy: 0 },
    });
    expect(have('s2')).toBe(before);
    at.do(endTurn, { seat: 's1' });
    at.do(takeStrategicAction, { seat: 's2', card: 'diplomacy' });
    const three = have('s3');
    at.do(followSecondary, { seat: 's3', card: 'diplomacy' });
    expect(have('s3')).toBe(three - 1);
    at.record([
      {
        type: 'balance.corrected',
        seat: 's4',
        balances: { tactic: 1, fleet: 1, strategy: 0, board: 0 },
      },
    ]);
    given(at)
      .when(followSecondary, { seat: 's4', card: 'diplomacy' })
      .isRefused('no-strategy-token');
    // Prospect has none.
    const eight = until(atPicks(edition, { players: 4 }), 'strategy.pick');
    picks(eight, numbers([9, 1, 2, 3, 4, 5, 6, 7]));
    until(eight, 'action.turn');
    while (eight.active !== 's1') goOn(eight);
    eight.do(takeStrategicAction, { seat: 's1', card: 'prospect' });
    given(eight)
      .when(followSecondary, { seat: 's2', card: 'prospect' })
      .isRefused('secondary-closed');
  });

  inEditions('SA-TAC-02 SA-TAC-03 take a counter from the Command Pool', (edition) => {
    const at = atTurn(edition);
    const before = at.game.players['s1']!;
    at.do(takeTacticalAction, { seat: 's1' });
    const after = at.game.players['s1']!;
    expect(after.tokens?.tactic).toBe(before.tokens!.tactic - 1);
    expect(after.board).toBe((before.board ?? 0) + 1);
    const empty = atTurn(edition);
    empty.record([
      {
        type: 'balance.corrected',
        seat: 's1',
        balances: { tactic: 0, fleet: 3, strategy: 2, board: 0 },
      },
    ]);
    given(empty).when(takeTacticalAction, { seat: 's1' }).isRefused('no-tactic-token');
  });

  inEditions('SA-CC-02 leave counters where they are, but where a card says so', (edition) => {
    const at = atTurn(edition);
    const moved = { tactic: -1, fleet: 1, strategy: 0 };
    given(at)
      .when(redistributeTokens, { seat: 's1', tokens: moved })
      .isRefused('not-redistributing');
    while (at.active !== 's6') goOn(at);
    at.do(playStrategyCard, { seat: 's6', card: 'bureaucracy' });
    at.do(resolvePrimary, {
      seat: 's6',
      card: 'bureaucracy',
      tokens: { tactic: 1, fleet: 0, strategy: 0 },
    });
    given(at)
      .when(redistributeTokens, { seat: 's2', tokens: moved })
      .isRefused('not-redistributing');
    const goods = at.game.players['s2']!.goods!;
    at.do(followSecondary, { seat: 's2', card: 'bureaucracy' });
    given(at).when(redistributeTokens, { seat: 's2', tokens: moved }).isAccepted();
    expect(at.game.players['s2']!.goods).toBe(goods + 1);
  });

  inEditions('SA-CC-06 price counters of Leadership one by one', (edition) => {
    const [, buys] = ASCENSION[edition].strategyCards['leadership']!.primary;
    expect(buys?.effect).toBe('buy-tokens');
    if (buys?.effect !== 'buy-tokens') return;
    expect([0, 1, 2, 3, 4].map((count) => priceOfTokens(buys, count))).toEqual([0, 1, 3, 6, 10]);
  });
});

describe('the speaker and the cycler', () => {
  inEditions('SA-SPK-01 SA-GEN-04 have the speaker first, then the others along it', (edition) => {
    const at = table(edition, 6, { speaker: 2 });
    expect(at.active).toBe('s2');
    expect(at.refusal(chooseStrategyCard, { seat: 's1', card: 'trade' })).toBe('not-your-pick');
    at.do(turnDirection, { direction: 'counter-clockwise' });
    expect(pickers(at, [1, 2, 3, 4, 5, 6])).toEqual([2, 1, 6, 5, 4, 3]);
  });

  inEditions('SA-SPK-04 SA-ELI-02 goes on with the flip, and with the next along it', (edition) => {
    const at = table(edition, 6, { speaker: 3 });
    at.do(turnDirection, {});
    expect(at.game.answers.direction).toBe('counter-clockwise');
    at.do(eliminatePlayer, { seat: 's3' });
    expect(at.game.speaker).toBe('s2');
    at.do(turnDirection, {});
    expect(at.game.answers.direction).toBe('clockwise');
    at.do(eliminatePlayer, { seat: 's2' });
    expect(at.game.speaker).toBe('s4');
  });
});

describe('home planets', () => {
  inEditions('SA-STR-01 return exhausted as the round begins', (edition) => {
    const at = until(laid(edition), 'action.turn');
    const [one = '', two = ''] = at.game.players['s1']!.homePlanets;
    at.do(losePlanet, { seat: 's1', planet: one });
    at.do(losePlanet, { seat: 's1', planet: two });
    until(at, 'strategy.own-home-planets-reclamation');
    const back = (planets: string[], seat: Seat = 's1') =>
      given(at).when(recordOwnFact, {
        fact: 'own-home.regained',
        data: { planets, whole: false },
        seat,
      });
    back(['jord']).isRefused('not-own-home');
    back([one], 's2').isRefused('not-asked');
    back([one, two]).isAccepted();
    expect(at.game.players['s1']?.home).toBe(true);
    expect(at.game.planetCards[one]?.exhausted).toBe(true);
    expect(at.at).toBe('strategy.own-council-propositions');
    // Whoever holds it without ground units there loses it.
    const taken = until(laid(edition), 'action.turn');
    taken.do(gainPlanets, { seat: 's2', planets: [one], take: true });
    until(taken, 'strategy.own-home-planets-reclamation');
    given(taken)
      .when(recordOwnFact, {
        fact: 'own-home.regained',
        data: { planets: [one], whole: true },
        seat: 's1',
      })
      .isAccepted();
    expect(taken.game.players['s1']?.planets).toContain(one);
    expect(taken.game.players['s2']?.planets).not.toContain(one);
    // A table that has done it by hand goes on.
    const other = until(laid(edition), 'action.turn');
    other.do(losePlanet, { seat: 's1', planet: one });
    until(other, 'strategy.own-home-planets-reclamation');
    given(other).when(finishOwnStep, {}).isAccepted();
  });

  inEditions('SA-STR-06 every player must take a card', (edition) => {
    const at = table(edition, 6);
    expect(at.active).not.toBe(NO_SEAT);
    expect(at.refusal(placeGoods, {})).not.toBeNull();
    expect(at.refusal(skipPick, { seat: 's2' })).toBe('not-your-pick');
  });
});
