/**
 * What a hostile device says changes nothing: malformed, oversized, said before it was let in, said again,
 * out of order, of another seat, of another version; each to a host of its own. The same acts said by the
 * device of their own seat do change the record, so that it is the check that holds them off.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf, headOf, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import type { Seat } from '../../src/lib/core/seat.ts';
import { HostEnd } from '../../src/lib/link/host.ts';
import { MAX_SAID, PROTOCOL } from '../../src/lib/link/messages.ts';
import {
  hello,
  hostIn,
  judged,
  kept,
  legalActs,
  memberOf,
  momentOfAct,
  saying,
  worldOf,
  type LegalAct,
} from '../support/link.ts';
import { LONG } from '../support/long.ts';

const MESSAGES = LONG ? 100_000 : 4_000;

const MOMENTS = [
  momentOfAct('six-players', 'strategic', 'follow'),
  momentOfAct('six-players', 'turn', 'pass'),
  momentOfAct('six-players', 'score', 'score'),
  momentOfAct('six-players', 'vote', 'vote'),
  momentOfAct('six-players', 'tokens', 'placeTokens'),
].map((state) => ({ state, legal: legalActs(state) }));

const ID = 'act-00000001';

/** A receiver, what is said to it in turn, and how many times the record would have grown. */
function grew(end: HostEnd, state: EngineState, texts: readonly unknown[]): number {
  return texts
    .flatMap((text) => judged(end, state, end.hear(text, 0)))
    .filter((done) => done.ok && done.entries.length > 0).length;
}

/** By their places: a state is too large to be printed. */
const moment = fc.record({ at: fc.nat(MOMENTS.length - 1), of: fc.nat() });

function drawnAt({ at, of }: { at: number; of: number }): { state: EngineState; own: LegalAct } {
  const { state, legal } = MOMENTS[at]!;
  return { state, own: legal[of % legal.length]! };
}

type Said = (drawn: { state: EngineState; own: LegalAct }) => {
  end: HostEnd;
  texts: unknown[];
};
const inside = (state: EngineState, seat: Seat | null) => hostIn(() => state, memberOf(seat));
const other = (state: EngineState, seat: Seat): Seat => {
  const { seating } = gameOf(state);
  return seating[(seating.indexOf(seat) + 1) % seating.length] ?? 's1';
};

/** One key of a message left out, renamed, added or of another type. */
const SPOILS: ((message: Record<string, unknown>) => unknown)[] = [
  ({ id: _, ...rest }) => rest,
  ({ head: _, ...rest }) => rest,
  ({ args: _, ...rest }) => rest,
  ({ act: _, ...rest }) => rest,
  (message) => ({ ...message, anyway: true }),
  (message) => ({ ...message, head: '1' }),
  (message) => ({ ...message, head: -1 }),
  (message) => ({ ...message, head: 1.5 }),
  (message) => ({ ...message, id: 'short' }),
  (message) => ({ ...message, act: 'setUpGame' }),
  (message) => ({ ...message, act: 'constructor' }),
  (message) => ({ ...message, act: '__proto__' }),
  (message) => ({ ...message, args: { ...(message['args'] as object), anyway: true } }),
  (message) => ({ ...message, args: { ...(message['args'] as object), seat: ['s1'] } }),
  (message) => ({ ...message, args: [message['args']] }),
  (message) => ({ ...message, args: null }),
  (message) => [message],
];

const cut = fc.integer({ min: 1, max: 40 });

/** Ways to do harm, each from an act that is by the rules. */
const HARM: Record<string, fc.Arbitrary<Said>> = {
  'malformed: cut off': cut.map((count) => ({ state, own }) => ({
    end: inside(state, own.args.seat),
    texts: [saying(own, ID, headOf(state)).slice(0, -count)],
  })),
  'malformed: spoiled': fc.constantFrom(...SPOILS).map((spoil) => ({ state, own }) => ({
    end: inside(state, own.args.seat),
    texts: [
      JSON.stringify(spoil(JSON.parse(saying(own, ID, headOf(state))) as Record<string, unknown>)),
    ],
  })),
  'malformed: anything': fc
    .oneof(
      fc.json({ maxDepth: 4 }),
      fc.string({ maxLength: 200 }),
      fc.uint8Array({ maxLength: 50 }),
    )
    .map((said) => ({ state, own }) => ({ end: inside(state, own.args.seat), texts: [said] })),
  oversized: fc.constantFrom(' ', '0', '[', '{"a":').map((filler) => ({ state, own }) => {
    const text = saying(own, ID, headOf(state));
    const longer = filler === ' ' ? text + filler.repeat(MAX_SAID) : filler.repeat(MAX_SAID);
    return { end: inside(state, own.args.seat), texts: [longer] };
  }),
  'of another seat': fc.constant(({ state, own }) => ({
    end: inside(state, other(state, own.args.seat)),
    texts: [saying(own, ID, headOf(state))],
  })),
  'of who only watches': fc.constant(({ state, own }) => ({
    end: inside(state, null),
    texts: [saying(own, ID, headOf(state))],
  })),
  'not allowed': fc.constant(({ state, own }) => ({
    end: hostIn(() => state, { ...memberOf(own.args.seat), allowed: [] }),
    texts: [saying(own, ID, headOf(state))],
  })),
  'before it was let in': fc.constantFrom([], [hello()]).map((first) => ({ state, own }) => ({
    end: new HostEnd(
      worldOf(() => state),
      memberOf(own.args.seat),
    ),
    texts: [...first, saying(own, ID, headOf(state))],
  })),
  'of another version': fc.integer({ min: 2, max: 9 }).map((more) => ({ state, own }) => {
    const member = memberOf(own.args.seat);
    const end = new HostEnd(
      worldOf(() => state, [member]),
      member,
    );
    const first = JSON.stringify({
      ...(JSON.parse(hello({ ticket: member.ticket })) as object),
      protocol: PROTOCOL + more,
    });
    return { end, texts: [first, saying(own, ID, headOf(state))] };
  }),
  'of a game that is not there yet, or was long ago': fc
    .constantFrom(1, 5, 1_000, -40, -400)
    .map((by) => ({ state, own }) => ({
      end: inside(state, own.args.seat),
      texts: [saying(own, ID, Math.max(0, headOf(state) + by))],
    })),
  'said again, as the same act and as another': fc
    .constantFrom(ID, 'act-00000002')
    .map((id) => ({ state, own }) => {
      const member = memberOf(own.args.seat);
      const after = kept(state, own.act, own.args);
      member.outcomes.set(ID, { kind: 'recorded', head: headOf(after) });
      return { end: hostIn(() => after, member), texts: [saying(own, id, headOf(state))] };
    }),
  'with the greeting said twice': fc.constant(({ state, own }) => ({
    end: inside(state, own.args.seat),
    texts: [hello(), saying(own, ID, headOf(state))],
  })),
};

describe('a hostile device', () => {
  it('finds acts by the rules to do harm with, at each moment', () => {
    expect(MOMENTS.map(({ legal }) => [...new Set(legal.map(({ act }) => act))].sort())).toEqual([
      ['decline', 'endTurn', 'follow'],
      ['pass'],
      ['score', 'scoreNoMore'],
      ['trade', 'vote'],
      ['placeTokens'],
    ]);
  });

  it.each(Object.entries(HARM))('changes nothing by what is %s', (_, harm) => {
    fc.assert(
      fc.property(moment, harm, (place, says) => {
        const drawn = drawnAt(place);
        const { end, texts } = says(drawn);
        // The state is a value: what is counted is what the host would have stored.
        expect(grew(end, drawn.state, texts)).toBe(0);
      }),
      { numRuns: Math.ceil(MESSAGES / Object.keys(HARM).length) },
    );
  });

  it('would change the record, were its act taken for that of its own seat', () => {
    for (const { state, legal } of MOMENTS) {
      for (const own of legal) {
        const end = inside(state, own.args.seat);
        expect(grew(end, state, [saying(own, ID, headOf(state))])).toBe(1);
      }
    }
  });

  it('is cut off within 100 messages of a flood, and named', () => {
    const [{ state } = MOMENTS[0]!] = MOMENTS;
    const end = inside(state, 's2');
    const said = Array.from({ length: 100 }, (_, n) =>
      end.hear(JSON.stringify({ kind: 'ping', n }), n),
    );
    expect(said.flat().filter(({ kind }) => kind === 'cut')).toEqual([
      { kind: 'cut', why: 'flood' },
    ]);
    expect(end.stage).toBe('cut');
    expect(end.member?.seat).toBe('s2');
    expect(said.at(-1)).toEqual([]);
  });
});
