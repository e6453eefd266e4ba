/**
 * What a device of one seat may do by itself, each by its name, with the only arguments that are taken from
 * outside. None of it can be recorded against the rules: a device never insists.
 */
import * as v from 'valibot';
import { castVotes } from '$lib/core/commands/agenda.ts';
import type { Command } from '$lib/core/commands/command.ts';
import { answerScoring, scoreObjective } from '$lib/core/commands/objectives.ts';
import { declineSecondary, followSecondary } from '$lib/core/commands/strategic-action.ts';
import { endTurn, passTurn } from '$lib/core/commands/turns.ts';
import { count, fragments, id, ids, seat } from '$lib/core/event-parts.ts';
import type { Game } from '$lib/core/game.ts';
import type { Seat } from '$lib/core/seat.ts';

/** What the keeper allows a seat, each as a whole. */
export const PERMISSIONS = ['secondaries', 'scoring', 'votes', 'turns'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Arguments of an act: whose it is stands in each. */
type ActArgs = { seat: Seat };

interface ActDefinition<A extends ActArgs> {
  permission: Permission;
  args: v.GenericSchema<unknown, A>;
  command: Command<A>;
  /** Planets that it turns: they have to be those of its seat. */
  planets: (args: A) => readonly string[];
}

/** Keeps the type of the arguments between their schema and their command. */
const act = <A extends ActArgs>(
  permission: Permission,
  args: v.GenericSchema<unknown, A>,
  command: Command<A>,
  planets: (args: A) => readonly string[] = () => [],
): ActDefinition<A> => ({ permission, args, command, planets });

const closed = v.strictObject;
const pools = closed({ tactic: count, fleet: count, strategy: count });
/** The key of a question that the seat answers with yes: text of the app, never typed. */
const question = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w:;.,<>=()|/+&! {}"[\]-]*$/));
/** What is spent of its own. */
const spent = closed({
  planets: ids,
  goods: count,
  commodities: v.exactOptional(count),
  tokens: closed({ tactic: count, fleet: v.exactOptional(count), strategy: count }),
  actionCards: count,
  fragments: v.exactOptional(v.partial(fragments)),
});

export const ACTS = {
  follow: act(
    'secondaries',
    closed({
      seat,
      card: id,
      tokens: v.exactOptional(pools),
      there: v.exactOptional(v.boolean()),
    }),
    followSecondary,
  ),
  decline: act('secondaries', closed({ seat, card: id }), declineSecondary),
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
    ({ payment }) => payment?.planets ?? [],
  ),
  scoreNoMore: act('scoring', closed({ seat }), answerScoring),
  vote: act(
    'votes',
    // An outcome as the table would say it, by its id: what no list knows is typed on the tablet.
    closed({ seat, outcome: v.nullable(id), votes: count, planets: v.exactOptional(ids) }),
    castVotes,
    ({ planets = [] }) => planets,
  ),
  endTurn: act('turns', closed({ seat }), endTurn),
  pass: act('turns', closed({ seat, objective: v.exactOptional(id) }), passTurn),
};
export type ActName = keyof typeof ACTS;
export type ArgsOf<N extends ActName> = v.InferOutput<(typeof ACTS)[N]['args']>;

/** What came as an act, and is one: by its name, with arguments that its schema takes. */
export interface SaidAct {
  permission: Permission;
  seat: Seat;
  command: Command<ActArgs>;
  args: ActArgs;
  /** Whether the planets that it turns are its own. */
  ownPlanets: (game: Game) => boolean;
}

/** Reads an act that came from outside; null where it is none. */
export function actSaid(name: string, args: unknown): SaidAct | null {
  if (!Object.hasOwn(ACTS, name)) return null;
  const {
    permission,
    args: schema,
    command,
    planets,
  } = ACTS[name as ActName] as ActDefinition<ActArgs>;
  const read = v.safeParse(schema, args, { abortEarly: true });
  if (!read.success) return null;
  const said = read.output;
  const ownPlanets = (game: Game) => {
    const own = game.players[said.seat]?.planets ?? [];
    return planets(said).every((planet) => own.includes(planet));
  };
  return { permission, seat: said.seat, command, args: said, ownPlanets };
}
