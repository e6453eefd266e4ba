/** What a device of a seat may say itself, beside what the rules of the game allow everyone. */
import { describe, expect, it } from 'vitest';
import { openAgreement } from '../../../src/lib/core/commands/agreements.ts';
import { resolvePrimary } from '../../../src/lib/core/commands/primary.ts';
import {
  declineSecondary,
  playStrategyCard,
} from '../../../src/lib/core/commands/strategic-action.ts';
import { usualTokens } from '../../../src/lib/core/commands/tokens.ts';
import { endTurn } from '../../../src/lib/core/commands/turns.ts';
import type { Game } from '../../../src/lib/core/game.ts';
import { pointsOf } from '../../../src/lib/core/points.ts';
import { gameOf, headOf, rulesetAt } from '../../../src/lib/core/engine/engine-state.ts';
import { refusalOf } from '../../../src/lib/core/engine/tap.ts';
import { placedIn } from '../../../src/lib/core/step.ts';
import { actSaid, PERMISSIONS, type Permission } from '../../../src/lib/link/acts.ts';
import { admit } from '../../../src/lib/link/admit.ts';
import { atPicks, goOn, picks, until } from '../../support/ascension/table.ts';
import { kept, legalActs, momentOfAct } from '../../support/link.ts';

const TOKENS = momentOfAct('six-players', 'tokens', 'placeTokens');
const VOTE = momentOfAct('six-players', 'vote', 'vote');

/** What is done with an act of a device that is allowed all, or only this. */
function admission(
  state: typeof VOTE,
  act: string,
  args: Record<string, unknown>,
  allowed: readonly Permission[] = PERMISSIONS,
): string {
  const { seat } = args as { seat: 's1' };
  const said = { kind: 'act' as const, id: 'act-00000001', act, args, head: headOf(state) };
  return admit(state, { seat, allowed }, said).kind;
}

describe('tokens of the status phase', () => {
  const gained = usualTokens(gameOf(TOKENS), rulesetAt(TOKENS), 's2');
  const args = { seat: 's2', gained };

  it('are placed by their own seat, once, and the step goes on for the others', () => {
    const after = kept(TOKENS, 'placeTokens', args);
    expect(placedIn(gameOf(after))).toEqual(['s2']);
    expect(usualTokens(gameOf(after), rulesetAt(after), 's2')).toEqual({
      tactic: 0,
      fleet: 0,
      strategy: 0,
    });
    const again = actSaid('placeTokens', args)!;
    expect(refusalOf(after, again.command, again.args)?.code).toBe('status-token-count');
  });

  it('are no act of a device at any other time, when a gain is that of a card', () => {
    expect(admission(TOKENS, 'placeTokens', args)).toBe('admitted');
    expect(admission(VOTE, 'placeTokens', args)).toBe('not-allowed');
    expect(admission(TOKENS, 'placeTokens', args, ['turns', 'trades'])).toBe('not-allowed');
  });
});

describe('a vote', () => {
  const [vote] = legalActs(VOTE).filter(({ act }) => act === 'vote');

  it('has no more extra votes than the faction of its seat', () => {
    expect(admission(VOTE, 'vote', { ...vote!.args, extra: 0 })).toBe('admitted');
    expect(admission(VOTE, 'vote', { ...vote!.args, extra: 1 })).toBe('not-allowed');
  });
});

describe('an outcome that is typed', () => {
  const said = (outcome: unknown) => actSaid('vote', { seat: 's1', outcome, votes: 1 });
  const typed = said({ kind: 'typed', text: ' Custodia Vigilia ' });
  /** The game at its vote, were its agenda one that elects this. */
  const electing = (election: string) =>
    JSON.parse(
      JSON.stringify(gameOf(VOTE)).replaceAll(/"election":"[a-z-]+"/g, `"election":"${election}"`),
    ) as Game;

  it('is taken where the agenda elects what no list knows, and nowhere else', () => {
    expect(typed?.args).toMatchObject({ outcome: { kind: 'typed', text: 'Custodia Vigilia' } });
    expect(typed?.fits(electing('planet'))).toBe(true);
    expect(typed?.fits(electing('player'))).toBe(false);
    expect(typed?.fits(electing('for-against'))).toBe(false);
    expect(said('for')?.fits(electing('for-against'))).toBe(true);
  });

  it('is short and plain', () => {
    for (const text of ['', '  ', 'x'.repeat(61), 'a\u0000b', 'a\nb', '\u202eb']) {
      expect(said({ kind: 'typed', text })).toBeNull();
    }
    expect(said({ kind: 'typed', text: 'Mirage', seat: 's1' })).toBeNull();
  });
});

describe('a secondary', () => {
  const state = momentOfAct('four-players-full', 'strategic', 'follow');
  const own = legalActs(state).find(({ act }) => act === 'follow')!.args as {
    seat: 's1';
    card: string;
  };
  const paidWith = (planets: string[], goods = 0) => ({
    ...own,
    paid: { planets, goods, tokens: { tactic: 0, strategy: 0 }, actionCards: 0 },
  });
  const { players, planetCards, seating } = gameOf(state);
  const planets = players[own.seat]?.planets ?? [];
  const readied = planets.find((planet) => !planetCards[planet]?.exhausted) ?? '';

  it('is paid for in the same act, with readied planets of its own', () => {
    expect(admission(state, 'follow', paidWith([readied]))).toBe('admitted');
    const after = kept(state, 'follow', paidWith([readied]));
    const facts = after.timeline.line
      .slice(state.timeline.line.length)
      .map(({ fact }) => fact.type);
    expect(facts[0]).toBe('secondary.answered');
    expect(facts.at(-1)).toBe('payment.made');
    expect(gameOf(after).planetCards[readied]?.exhausted).toBe(true);
  });

  it('is paid with nothing that another seat has, or that its own has not', () => {
    const other = seating.find((seat) => seat !== own.seat) ?? 's2';
    const [foreign = ''] = players[other]?.planets ?? [];
    expect(admission(state, 'follow', paidWith([foreign]))).toBe('not-allowed');
    const said = (args: unknown) => actSaid('follow', args)!;
    const short = said(paidWith([], 99));
    expect(refusalOf(state, short.command, short.args)?.code).toBe('below-zero');
    const twice = said(paidWith([readied, readied]));
    expect(refusalOf(state, twice.command, twice.args)?.code).toBe('planet-exhausted');
  });
});

describe('the last answer to a card of Shattered Ascension', () => {
  it('places goods on the agreements, as it does where the keeper records it', () => {
    const at = picks(atPicks('v42', { players: 4 }), ['trade']);
    until(at, 'action.turn');
    while (at.active !== 's1' || at.game.strategyCards['trade']!.exhausted) goOn(at);
    at.do(playStrategyCard, { seat: 's1', card: 'trade' });
    at.do(openAgreement, { seats: ['s1', 's2'], values: [2, 3] });
    at.do(resolvePrimary, { seat: 's1', card: 'trade', option: 'a' });
    at.do(endTurn, { seat: 's1' });
    const filled = (seat: 's2' | 's3' | 's4') => {
      at.do(declineSecondary, { seat, card: 'trade' });
      const said = actSaid('decline', { seat, card: 'trade' })!;
      return said.and([]).flatMap((act) => act(at.game, at.referee.ruleset));
    };
    expect([filled('s2'), filled('s3')]).toEqual([[], []]);
    expect(filled('s4')).toEqual([
      { type: 'agreements.filled', filled: [{ agreement: 1, goods: [2, 3] }] },
    ]);
  });
});

describe('a transaction', () => {
  const good = { gives: { goods: 1, commodities: 0 }, gets: { goods: 0, commodities: 0 } };
  const [trade] = legalActs(VOTE).filter(({ act }) => act === 'trade');

  it('is one of the own seat, where the keeper allows it', () => {
    const { seat, other } = trade!.args as { seat: 's1'; other: string };
    expect(admission(VOTE, 'trade', { seat, other, ...good })).toBe('admitted');
    expect(admission(VOTE, 'trade', { seat, other, ...good }, ['votes'])).toBe('not-allowed');
    const before = gameOf(VOTE).players[seat]?.goods ?? 0;
    const after = gameOf(kept(VOTE, 'trade', { seat, other, ...good }));
    expect(after.players[seat]?.goods).toBe(before - 1);
  });

  it('gives a note of the own seat, a support with its point, and takes none of another', () => {
    const { seat, other } = trade!.args as { seat: 's1'; other: 's2' };
    const nothing = { goods: 0, commodities: 0 };
    const support = { ...nothing, note: 'support-for-the-throne', support: true };
    const given = { seat, other, gives: support, gets: nothing };
    expect(admission(VOTE, 'trade', given)).toBe('admitted');
    const points = (state: typeof VOTE) => pointsOf(gameOf(state), other);
    expect(points(kept(VOTE, 'trade', given))).toBe(points(VOTE) + 1);
    expect(admission(VOTE, 'trade', { ...given, gives: nothing, gets: support })).toBe('foreign');
    // A point comes with a note alone, and once.
    const bare = { ...given, gives: { ...nothing, support: true } };
    expect(admission(VOTE, 'trade', bare)).toBe('not-allowed');
  });
});
