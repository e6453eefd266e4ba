/**
 * The steps that the made-up ruleset brings, one in every phase at least: with players asked in order, with
 * the table as a whole, with what they remember, and with what they give and take.
 */
import * as v from 'valibot';
import { defineOwnFact, type OwnSteps } from '../../../src/lib/core/own-step.ts';
import { seatsFrom } from '../../../src/lib/core/order.ts';
import type { Game, Seat } from '../../../src/lib/core/game.ts';
import { refuse } from '../../../src/lib/core/refusal.ts';

const fromSpeaker = (game: Game): Seat[] => seatsFrom(game, game.speaker);
const NOTHING = v.strictObject({});
const seat = v.pipe(v.string(), v.regex(/^s\d$/)) as unknown as v.GenericSchema<Seat>;

/** Who has put which stall up. */
type Stalls = { stalls: Readonly<Record<Seat, string>> };
const STALLS = ['bread', 'cloth', 'iron', 'none'] as const;

/** What is left in the chest of the fair. */
type Chest = { left: number };

/** Who has the word of whom. */
type Oaths = { oaths: Readonly<Record<Seat, Seat>> };

export const STEPS: OwnSteps = {
  /** Before the first round: lots are drawn for the first speaker, or none are. */
  'own-lots': {
    facts: {
      'own-lot.drawn': defineOwnFact()({
        data: v.strictObject({ by: seat }),
        effects: (game, _, { by }) =>
          game.speaker === by ? [] : [{ type: 'speaker.chosen', seat: by }],
        offers: (game, _, by) => (by ? [] : fromSpeaker(game).map((drawer) => ({ by: drawer }))),
      }),
    },
  },
  /** Before the picks every player puts a stall up; each stall is there once. */
  'own-stalls': {
    asks: fromSpeaker,
    opens: () => ({ stalls: {} }),
    facts: {
      'own-stall.opened': defineOwnFact<Stalls>()({
        data: v.strictObject({ stall: v.picklist(STALLS) }),
        answers: true,
        refuse: (_, { stalls }, { stall }) =>
          stall !== 'none' && Object.values(stalls).includes(stall)
            ? refuse('card-taken', { card: stall })
            : null,
        change: ({ stalls }, { stall }, by) => ({
          stalls: { ...stalls, ...(by ? { [by]: stall } : {}) },
        }),
        offers: (_, { stalls }) =>
          STALLS.filter((stall) => stall === 'none' || !Object.values(stalls).includes(stall)).map(
            (stall) => ({ stall }),
          ),
      }),
    },
  },
  /** Two goods for each player lie in the chest; each takes up to three as long as there are any. */
  'own-settle': {
    asks: fromSpeaker,
    opens: (game) => ({ left: 2 * fromSpeaker(game).length }),
    facts: {
      'own-chest.emptied': defineOwnFact<Chest>()({
        data: v.strictObject({
          takes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
        }),
        answers: true,
        refuse: (_, { left }, { takes }) =>
          takes > left ? refuse('goods-short', { seat: 's1', goods: left }) : null,
        change: ({ left }, { takes }) => ({ left: left - takes }),
        effects: (_, __, { takes }, by) =>
          by ? [{ type: 'goods.gained', seat: by, goods: takes }] : [],
        typed: (_, { left }, by) =>
          by && left > 0 ? { takes: { kind: 'number', min: 1, max: Math.min(3, left) } } : null,
      }),
      'own-chest.left': defineOwnFact<Chest>()({
        data: NOTHING,
        answers: true,
        offers: (_, __, by) => (by ? [{}] : []),
      }),
    },
  },
  /** Before the first turn: the table may name another speaker, once, and what the muster is called. */
  'own-muster': {
    opens: () => ({ called: false }),
    facts: {
      'own-muster.named': defineOwnFact<{ called: boolean; name?: string }>()({
        data: v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
        refuse: (_, { name }) => (name ? refuse('already-acted', {}) : null),
        change: (state, { name }) => ({ ...state, name }),
        typed: (_, { name }, by) => (name || by ? null : { name: { kind: 'name' } }),
      }),
      'own-muster.called': defineOwnFact<{ called: boolean }>()({
        data: v.strictObject({ to: seat }),
        refuse: (_, { called }) => (called ? refuse('already-acted', {}) : null),
        change: (state) => ({ ...state, called: true }),
        effects: (_, __, { to }) => [{ type: 'speaker.chosen', seat: to }],
        offers: (game, { called }, by) =>
          called || by
            ? []
            : fromSpeaker(game)
                .slice(1)
                .map((to) => ({ to })),
      }),
    },
  },
  /** After the last turn: an agenda is voted on. */
  'own-moot': { agendas: 1, facts: {} },
  /** In the status phase: a good buys a command token, for each player who likes. */
  'own-improve': {
    asks: fromSpeaker,
    facts: {
      'own-improvement.bought': defineOwnFact()({
        data: v.strictObject({ pool: v.picklist(['tactic', 'fleet', 'strategy']) }),
        answers: true,
        refuse: (game, _, __, by) =>
          by && game.players[by]?.goods === 0
            ? refuse('goods-short', { seat: by, goods: 0 })
            : null,
        effects: (_, __, { pool }, by) => {
          const none = { tactic: 0, fleet: 0, strategy: 0 };
          return by
            ? [
                { type: 'balance.adjusted', seat: by, changes: { goods: -1 } },
                {
                  type: 'tokens.gained',
                  seat: by,
                  tokens: { ...none, [pool]: 1 },
                  cause: 'an improvement',
                },
              ]
            : [];
        },
        offers: (game, _, by) =>
          by && (game.players[by]?.goods ?? 0) > 0
            ? (['tactic', 'fleet'] as const).map((pool) => ({ pool }))
            : [],
      }),
      'own-improvement.declined': defineOwnFact()({
        data: NOTHING,
        answers: true,
        offers: () => [{}],
      }),
    },
  },
  /** Before the first agenda: each gives its word to another player. */
  'own-oath': {
    asks: fromSpeaker,
    opens: () => ({ oaths: {} }),
    facts: {
      'own-oath.sworn': defineOwnFact<Oaths>()({
        data: v.strictObject({ to: seat }),
        answers: true,
        refuse: (_, __, { to }, by) => (to === by ? refuse('same-seat', { seat: to }) : null),
        change: ({ oaths }, { to }, by) => ({ oaths: { ...oaths, ...(by ? { [by]: to } : {}) } }),
        offers: (game, _, by) =>
          fromSpeaker(game)
            .filter((to) => to !== by)
            .map((to) => ({ to })),
      }),
    },
  },
  /** After the last agenda: one point for a player, in each third round, from the first on. */
  'own-crown': {
    opens: ({ round }) => ({ crowned: round % 3 !== 1 }),
    facts: {
      'own-crown.given': defineOwnFact<{ crowned: boolean }>()({
        data: v.strictObject({ to: seat }),
        refuse: (_, { crowned }) => (crowned ? refuse('already-scored', {}) : null),
        change: () => ({ crowned: true }),
        effects: (_, __, { to }) => [
          {
            type: 'points.scored',
            lines: [{ seat: to, points: 1 }],
            source: { kind: 'other', name: 'the crown of the fair' },
          },
        ],
        offers: (game, { crowned }, by) =>
          crowned || by ? [] : fromSpeaker(game).map((to) => ({ to })),
      }),
    },
  },
};
