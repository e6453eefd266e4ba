/**
 * What a hostile device says changes nothing: malformed, oversized, said before it was let in, said again,
 * out of order, of another seat, of another version; each to a host of its own. The same acts said by the
 * device of their own seat do change the record, so that it is the check that holds them off.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf, headOf, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import { canType } from '../../src/lib/core/queries/outcomes.ts';
import type { Seat } from '../../src/lib/core/vocabulary.ts';
import { currentAgenda } from '../../src/lib/core/step.ts';
import { ACTS, type ActName } from '../../src/lib/link/acts.ts';
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

const isTyped = (outcome: unknown) => typeof outcome === 'object' && outcome !== null;

const MOMENTS = [
  momentOfAct('four-players-full', 'strategic', 'follow', ({ paid }) => paid !== undefined),
  momentOfAct('six-players', 'turn', 'pass', ({ objective }) => objective !== undefined),
  momentOfAct('six-players', 'score', 'score'),
  momentOfAct('four-players-full', 'vote', 'vote', ({ planets }) => planets !== undefined),
  momentOfAct('objectives-exhausted', 'vote', 'vote', ({ outcome }) => isTyped(outcome)),
  momentOfAct('six-players', 'tokens', 'placeTokens'),
  momentOfAct('the-evening', 'turn', 'trade', ({ gets }) => 'fragments' in (gets as object)),
].map((state) => {
  const legal = legalActs(state);
  // An act of which there are few is drawn as often as one of which there are many.
  const kindOf = ({ act, args }: LegalAct) => [act, ...Object.keys(args)].join();
  const kinds = [...new Set(legal.map(kindOf))].map((kind) =>
    legal.filter((own) => kindOf(own) === kind),
  );
  return { state, legal, kinds };
});

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
  const { state, kinds } = MOMENTS[at]!;
  const acts = kinds[of % kinds.length]!;
  return { state, own: acts[Math.floor(of / kinds.length) % acts.length]! };
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

/** The first planets of other seats, which are not this one's to turn. */
const othersPlanets = (state: EngineState, seat: Seat): string[] =>
  Object.entries(gameOf(state).players)
    .filter(([one]) => one !== seat)
    .flatMap(([, player]) => player.planets?.slice(0, 1) ?? ['mecatol-rex']);
const spending = (planets: readonly string[], goods = 0) => ({
  planets,
  goods,
  tokens: { tactic: 0, strategy: 0 },
  actionCards: 0,
});

type Beyond = (own: LegalAct, state: EngineState) => Record<string, unknown>;
/** More than the seat may say, in an act that is its own. */
const BEYOND: Record<ActName, readonly Beyond[]> = {
  follow: [
    ({ args }, state) => ({ paid: spending(othersPlanets(state, args.seat)) }),
    () => ({ paid: spending([], 999) }),
    () => ({ owing: true }),
    () => ({ instead: 'scepter-of-emelpar' }),
  ],
  decline: [() => ({ card: 'leader-of-all' }), () => ({ seats: ['s1', 's2', 's3'] })],
  score: [
    ({ args }, state) => ({ payment: spending(othersPlanets(state, args.seat)) }),
    () => ({ payment: spending(['mecatol-rex'], 999) }),
    () => ({ objective: 'become-a-legend', typed: { name: 'Legend', phase: 'status' } }),
    () => ({ slot: 'combat' }),
  ],
  scoreNoMore: [() => ({ objective: 'become-a-legend' })],
  vote: [
    ({ args }, state) => ({ planets: othersPlanets(state, args.seat) }),
    () => ({ extra: 9 }),
    () => ({ sources: [{ card: 'ancient-burial-sites', votes: 9 }] }),
    (_, state) => {
      const agenda = currentAgenda(gameOf(state));
      const isOpen = agenda !== null && canType(gameOf(state), agenda);
      return { votes: 1, outcome: { kind: 'typed', text: 'x'.repeat(isOpen ? 61 : 6) } };
    },
    () => ({ outcome: { kind: 'seat', seat: 's1' } }),
  ],
  endTurn: [() => ({ next: 's1' })],
  pass: [() => ({ objective: 'become-a-legend' })],
  placeTokens: [
    () => ({ gained: { tactic: 9, fleet: 9, strategy: 9 } }),
    () => ({ moved: { tactic: 90, fleet: -90, strategy: 0 } }),
  ],
  trade: [
    () => ({ gives: { goods: 999, commodities: 0 } }),
    () => ({ gets: { goods: 999, commodities: 0 } }),
    () => ({ gives: { goods: 1, commodities: 0, support: true } }),
    () => ({ gets: { goods: 1, commodities: 0, note: 'ceasefire' } }),
    () => ({ gets: { goods: 1, commodities: 0, support: true } }),
    () => ({ deal: { text: 'All your planets' } }),
  ],
};

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
  'more than its seat may say': fc.nat().map((which) => ({ state, own }) => {
    const ways = BEYOND[own.act as ActName];
    const args = { ...own.args, ...ways[which % ways.length]!(own, state) };
    return {
      end: inside(state, own.args.seat),
      texts: [saying({ ...own, args }, ID, headOf(state))],
    };
  }),
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

/** Counts by kind, of which one is like another. */
const BY_KIND = '.fragments';
/** What is said, down to each value, by its way. */
const waysOf = (value: unknown, at: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !at.endsWith(BY_KIND)
    ? Object.entries(value).flatMap(([key, one]) => waysOf(one, `${at}.${key}`))
    : [at];

/** What a schema takes: "args.paid.planets", each argument by its way. */
function argumentsOf(schema: unknown, at: string): string[] {
  const { entries, wrapped, options, pipe } = schema as Record<string, unknown>;
  if (wrapped) return argumentsOf(wrapped, at);
  if (Array.isArray(options)) return options.flatMap((one) => argumentsOf(one, at));
  if (Array.isArray(pipe) && !entries) return argumentsOf(pipe[0], at);
  if (typeof entries !== 'object' || entries === null || at.endsWith(BY_KIND)) return [at];
  return Object.entries(entries).flatMap(([key, one]) => argumentsOf(one, `${at}.${key}`));
}

describe('a hostile device', () => {
  it('finds every act by the rules to do harm with, with each of its arguments', () => {
    const said = new Set(
      MOMENTS.flatMap(({ legal }) => legal.flatMap(({ act, args }) => waysOf(args, act))),
    );
    const known = Object.entries(ACTS).flatMap(([act, { args }]) => argumentsOf(args, act));
    expect([...new Set(known)].filter((one) => !said.has(one))).toEqual([]);
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
