/**
 * What a device of one seat may do by itself, each by its name, with the only arguments that are taken from
 * outside. None of it can be recorded against the rules: a device never insists.
 */
import * as v from 'valibot';
import { castVotes } from '$lib/core/commands/agenda.ts';
import { filledByAnswers } from '$lib/core/commands/agreements.ts';
import type { Act, Command } from '$lib/core/commands/command.ts';
import { answerScoring, scoreObjective } from '$lib/core/commands/objectives.ts';
import { paymentFact } from '$lib/core/commands/payment.ts';
import { declineSecondary, followSecondary } from '$lib/core/commands/strategic-action.ts';
import { makeTransaction, placeOwnTokens } from '$lib/core/commands/tokens.ts';
import { endTurn, passTurn } from '$lib/core/commands/turns.ts';
import { count, fragments, id, ids, seat } from '$lib/core/event-parts.ts';
import type { CommandTokens, Game } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import { canType } from '$lib/core/queries/outcomes.ts';
import { hasFilled } from '$lib/core/queries/played-card.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import { currentAgenda, isPlacing } from '$lib/core/step.ts';

/** What the keeper allows a seat, each as a whole. */
export const PERMISSIONS = [
  'secondaries',
  'scoring',
  'votes',
  'turns',
  'tokens',
  'trades',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Arguments of an act: whose it is stands in each. */
type ActArgs = { seat: Seat };

interface ActDefinition<A extends ActArgs> {
  permission: Permission;
  args: v.GenericSchema<unknown, A>;
  command: Command<A>;
  /** Whether no more of it is asked than its seat may say: no rule of the game asks that of the keeper. */
  fits: (args: A, game: Game) => boolean;
  /** What the same tap records after it, as it does for the keeper. */
  and: (args: A, line: readonly LineItem[]) => readonly Act[];
}

/** Keeps the type of the arguments between their schema and their command. */
const act = <A extends ActArgs>(
  permission: Permission,
  args: v.GenericSchema<unknown, A>,
  command: Command<A>,
  fits: (args: A, game: Game) => boolean = () => true,
  and: ActDefinition<A>['and'] = () => [],
): ActDefinition<A> => ({ permission, args, command, fits, and });

/** Planets that an act turns have to be those of its seat. */
const areOwn = (planets: readonly string[], seat: Seat, { players }: Game): boolean => {
  const own = players[seat]?.planets ?? [];
  return planets.every((planet) => own.includes(planet));
};
/** Votes beside those of its planets: one for each player at most, where its faction has any. */
const extraVotes = (game: Game, seat: Seat): number =>
  game.players[seat]?.traits.includes('extra-votes') ? playingSeats(game).length : 0;

/** Whether the agenda on the table elects what no list knows. */
function mayType(game: Game): boolean {
  const agenda = currentAgenda(game);
  return agenda !== null && canType(game, agenda);
}

const closed = v.strictObject;
const pools = closed({ tactic: count, fleet: count, strategy: count });
/** Tokens that go from one pool into another. */
const moved = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99));
/** What one side of a transaction gives. */
const given = {
  goods: count,
  commodities: count,
  fragments: v.exactOptional(v.partial(fragments)),
};
/** What the own side gives: its notes are its own to give, a support with its point. */
const givenAway = closed({
  ...given,
  note: v.exactOptional(id),
  support: v.exactOptional(v.boolean()),
});
/** What two players trade, as the device of one of them says it. */
interface Trade extends ActArgs {
  other: Seat;
  gives: v.InferOutput<typeof givenAway>;
  gets: v.InferOutput<v.StrictObjectSchema<typeof given, undefined>>;
}
const trade: Command<Trade> = (game, ruleset, { seat, other, gives, gets }) =>
  makeTransaction(game, ruleset, {
    sides: [
      { seat, ...gives },
      { seat: other, ...gets },
    ],
  });
/** The key of a question that the seat answers with yes: text of the app, never typed. */
const question = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w:;.,<>=()|/+&! {}"[\]-]*$/));
/** An outcome that no list knows, as short and plain as the table types it. */
const typed = closed({
  kind: v.literal('typed'),
  text: v.pipe(v.string(), v.trim(), v.regex(/^\P{C}{1,60}$/u)),
});
/** What is spent of its own. */
const spent = closed({
  planets: ids,
  goods: count,
  commodities: v.exactOptional(count),
  tokens: closed({ tactic: count, fleet: v.exactOptional(count), strategy: count }),
  actionCards: count,
  fragments: v.exactOptional(v.partial(fragments)),
});

/** A seat follows, and pays for it in the same act. */
interface Follow extends ActArgs {
  card: string;
  tokens?: CommandTokens;
  there?: boolean;
  paid?: v.InferOutput<typeof spent>;
}
const follow: Command<Follow> = (game, ruleset, { paid, ...args }) => [
  ...followSecondary(game, ruleset, args),
  ...(paid ? [paymentFact(args.seat, paid, null)] : []),
];

/** The last answer to a card may place goods on agreements. */
const filled = ({ card }: { card: string }, line: readonly LineItem[]): Act[] =>
  hasFilled(line, card) ? [] : [(game, ruleset) => filledByAnswers(game, ruleset, card)];

export const ACTS = {
  follow: act(
    'secondaries',
    closed({
      seat,
      card: id,
      tokens: v.exactOptional(pools),
      there: v.exactOptional(v.boolean()),
      paid: v.exactOptional(spent),
    }),
    follow,
    ({ seat, paid }, game) => areOwn(paid?.planets ?? [], seat, game),
    filled,
  ),
  decline: act('secondaries', closed({ seat, card: id }), declineSecondary, () => true, filled),
  score: act(
    'scoring',
    closed({
      seat,
      objective: id,
      done: v.exactOptional(v.boolean()),
      attested: v.exactOptional(question),
      payment: v.exactOptional(spent),
    }),
    scoreObjective,
    ({ seat, payment }, game) => areOwn(payment?.planets ?? [], seat, game),
  ),
  scoreNoMore: act('scoring', closed({ seat }), answerScoring),
  vote: act(
    'votes',
    closed({
      seat,
      outcome: v.nullable(v.union([id, typed])),
      votes: count,
      extra: v.exactOptional(count),
      planets: v.exactOptional(ids),
    }),
    castVotes,
    ({ seat, outcome, planets = [], extra = 0 }, game) =>
      areOwn(planets, seat, game) &&
      extra <= extraVotes(game, seat) &&
      (outcome === null || typeof outcome === 'string' || mayType(game)),
  ),
  endTurn: act('turns', closed({ seat }), endTurn),
  pass: act('turns', closed({ seat, objective: v.exactOptional(id) }), passTurn),
  placeTokens: act(
    'tokens',
    closed({
      seat,
      gained: pools,
      moved: v.exactOptional(closed({ tactic: moved, fleet: moved, strategy: moved })),
    }),
    placeOwnTokens,
    // At any other time a gain is a card's, which the keeper records.
    (_, game) => isPlacing(game),
  ),
  trade: act(
    'trades',
    closed({ seat, other: seat, gives: givenAway, gets: closed(given) }),
    trade,
    ({ gives }) => gives.note !== undefined || gives.support !== true,
  ),
};
export type ActName = keyof typeof ACTS;
export type ArgsOf<N extends ActName> = v.InferOutput<(typeof ACTS)[N]['args']>;

/** What came as an act, and is one: by its name, with arguments that its schema takes. */
export interface SaidAct {
  permission: Permission;
  seat: Seat;
  command: Command<ActArgs>;
  args: ActArgs;
  /** Whether no more of it is asked than its seat may say. */
  fits: (game: Game) => boolean;
  /** What the same tap records after it. */
  and: (line: readonly LineItem[]) => readonly Act[];
}

/** Reads an act that came from outside; null where it is none. */
export function actSaid(name: string, args: unknown): SaidAct | null {
  if (!Object.hasOwn(ACTS, name)) return null;
  const {
    permission,
    args: schema,
    command,
    fits,
    and,
  } = ACTS[name as ActName] as ActDefinition<ActArgs>;
  const read = v.safeParse(schema, args, { abortEarly: true });
  if (!read.success) return null;
  const said = read.output;
  return {
    permission,
    seat: said.seat,
    command,
    args: said,
    fits: (game) => fits(said, game),
    and: (line) => and(said, line),
  };
}
