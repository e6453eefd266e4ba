/** Verbs of the agenda phase, of laws and of the speaker (LRR 1.2 7, 8; LRR PoK 66, 80). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { isId, planetId, type PlanetId } from '../id.ts';
import { playingSeats } from '../order.ts';
import { branchOf, electedSeat, named, outcomeSaid, sideOf, type Outcome } from '../outcome.ts';
import { publishableSecrets, reachesGoal } from '../points.ts';
import type { Ruleset } from '../ruleset.ts';
import {
  leadingOutcomes,
  openerNow,
  ridersDue,
  waitingVoters,
  liftedBar,
} from '../rules/agenda.ts';
import { exhaustedOf, readyLimit } from '../rules/standing.ts';
import * as arg from './arguments.ts';
import { effectFacts } from './agenda-effects.ts';
import { pointsFacts } from './agenda-points.ts';
import { actionOf, currentAgenda } from '../step.ts';
import { AGENDA_TYPES, ELECTIONS, READ_OUT } from '../vocabulary.ts';
import { drawnFacts, gainFacts } from './gains.ts';
import { fleetLosses } from './rider-losses.ts';
import { lostSourceFacts, sourceFacts } from './vote-sources.ts';
import { revoteOf, votedAgain } from './laws.ts';
import { publishObjective } from './objectives.ts';
import { defineCommand } from './command.ts';

const ofAgenda = v.object({
  agenda: arg.id,
  /** For a card that the ruleset does not know. */
  typed: v.optional(
    v.object({
      name: arg.text,
      type: v.picklist(AGENDA_TYPES),
      election: v.picklist(ELECTIONS),
    }),
  ),
});
export type AgendaArgs = v.InferInput<typeof ofAgenda>;

const ofOutcome = v.object({
  outcome: arg.said,
  /** Who decided: worked out from the tally when not given. */
  decidedBy: v.optional(v.picklist(['votes', 'speaker', 'table'])),
  /** Who controls an elected planet, for the points it pays; null for no one. */
  controller: v.optional(v.nullable(arg.seat)),
  /** Who voted For, when votes were not taken down. */
  voters: v.optional(arg.seats),
});
export type ResolveArgs = v.InferInput<typeof ofOutcome>;

/** Extra votes of one card. */
const ofSource = v.object({
  card: arg.id,
  votes: arg.count,
  /** Trade goods spent for them. */
  goods: v.optional(arg.count),
});

/** What the table means, on the agenda that lies there; a planet has one name, however it is typed. */
function outcomeOf(game: Game, said: arg.OutcomeOrText): Outcome {
  const election = currentAgenda(game)?.election ?? 'other';
  const outcome = outcomeSaid(said, election, game.seating);
  if (election !== 'planet' || outcome.kind !== 'typed') return outcome;
  const planet = planetId(outcome.text);
  return isId(planet) ? { kind: 'planet', planet } : outcome;
}

function cardOf(ruleset: Ruleset, { agenda, typed }: AgendaArgs) {
  const facts = ruleset.agendas[agenda];
  return {
    agenda,
    kind: facts?.type ?? typed?.type ?? 'directive',
    election: facts?.election ?? typed?.election ?? 'for-against',
    ...(typed ? { name: typed.name } : {}),
  };
}

/** Names another speaker, at once (LRR PoK 66.2). */
export const nameSpeaker = defineCommand({
  summary: 'Names another speaker, at once.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'speaker.chosen', seat }],
});

/** What the card that opens an agenda in the action phase says of its speaker and voters (R-AGD-27). */
function openedBy(game: Game, ruleset: Ruleset) {
  const opener = openerNow(game, ruleset);
  const active = actionOf(game)?.active ?? null;
  if (!opener || active === null) return {};
  const others = playingSeats(game).filter((seat) => seat !== active);
  return {
    ...(opener.speaker ? { speaker: active } : {}),
    ...(opener.alone ? { barred: others } : {}),
  };
}

/** An agenda is revealed: by the speaker, or in the action phase by who plays what opens it. */
export const revealAgenda = defineCommand({
  summary: 'An agenda is revealed; in the action phase by what the component action plays.',
  args: v.object({
    ...ofAgenda.entries,
    /** Who is speaker for it, where an effect says so. */
    speaker: v.optional(arg.seat),
  }),
  facts: (game, ruleset, { speaker, ...args }) => [
    {
      type: 'agenda.revealed',
      ...cardOf(ruleset, args),
      ...openedBy(game, ruleset),
      ...(speaker ? { speaker } : {}),
    },
  ],
});

/** The speaker has drawn a hidden agenda and reads out what it can come to. */
export const readOutcomes = defineCommand({
  summary: 'The speaker reads out what a hidden agenda can come to.',
  args: v.object({ election: v.picklist(READ_OUT) }),
  facts: (_, __, { election }) => [{ type: 'outcomes.read', election }],
});

/** The hidden agenda is named once it has been voted on: what follows is its own. */
export const unveilAgenda = defineCommand({
  summary: 'The hidden agenda is named once it has been voted on; it is then resolved as that one.',
  args: ofAgenda,
  facts: (_, ruleset, args) => [{ type: 'agenda.unveiled', ...cardOf(ruleset, args) }],
});

/** Another card in the same slot (Veto; LRR 1.2 Errata). */
export const replaceAgenda = defineCommand({
  summary: 'Another card in the same slot.',
  args: ofAgenda,
  facts: (_, ruleset, args) => [{ type: 'agenda.replaced', ...cardOf(ruleset, args) }],
});

/** The agenda leaves without an outcome; its slot is used. */
export const discardAgenda = defineCommand({
  summary: 'The agenda leaves without an outcome; its slot is used.',
  args: arg.nothing,
  facts: () => [{ type: 'agenda.discarded' }],
});

/** A prediction with its rider. */
export const predict = defineCommand({
  summary: 'A prediction with its rider.',
  args: v.object({
    seat: arg.seat,
    outcome: arg.said,
    rider: arg.id,
    /** Whether the table says that the seat votes all the same (R-AGD-22). */
    votesAnyway: v.optional(v.boolean()),
  }),
  facts: (game, ruleset, { seat, outcome, rider, votesAnyway }) => {
    const facts = ruleset.riders[rider];
    const lifted = votesAnyway ?? liftedBar(game, ruleset, seat)?.sure === true;
    const barsVote = (facts?.barsVote ?? true) && !lifted;
    const once = facts?.once ? { once: true } : {};
    return [
      {
        type: 'prediction.made',
        seat,
        outcome: outcomeOf(game, outcome),
        rider,
        barsVote,
        ...once,
      },
      // An action card leaves the hand.
      ...(facts && !facts.of ? drawnFacts(game, seat, -1, rider) : []),
    ];
  },
});

/** A player may not vote on this agenda. */
export const barVoter = defineCommand({
  summary: 'A player may not vote on this agenda.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'voter.barred', seat }],
});

/** Another voting order for this agenda (Hack Election). */
export const changeVotingOrder = defineCommand({
  summary: 'Another voting order for this agenda.',
  args: v.object({ order: arg.seats }),
  facts: (_, __, { order }) => [{ type: 'voting-order.changed', order }],
});

/**
 * A vote, all for one outcome; without votes it is an abstention (LRR 1.2 8.14). Planets whose
 * influence it takes are exhausted in the same act, before the vote is cast (LRR 1.2 8.6).
 */
export const castVotes = defineCommand({
  summary:
    'A vote, all for one outcome; without votes an abstention; `planets` are exhausted for it, `sources` add to it.',
  args: v.object({
    seat: arg.seat,
    outcome: v.nullable(arg.said),
    votes: arg.count,
    extra: v.optional(arg.count),
    planets: v.optional(arg.ids),
    /** Extra votes by the card that gives them, with the trade goods that it takes. */
    sources: v.optional(v.array(ofSource)),
  }),
  facts: (game, ruleset, args) => {
    const { seat, outcome, votes, planets = [], sources = [] } = args;
    const extra = sources.reduce((sum, row) => sum + row.votes, args.extra ?? 0);
    const cast: GameEvent = {
      type: 'votes.cast',
      seat,
      outcome: votes + extra > 0 && outcome !== null ? outcomeOf(game, outcome) : null,
      votes,
      extra,
      ...(planets.length > 0 ? { planets } : {}),
      ...(sources.length > 0
        ? { from: sources.map(({ card, votes: by }) => ({ card, votes: by })) }
        : {}),
    };
    const paid = sourceFacts(game, ruleset, seat, sources);
    return planets.length > 0
      ? [{ type: 'planets.turned', planets, exhausted: true, cause: 'votes' }, ...paid, cast]
      : [...paid, cast];
  },
});

/** Everyone who has not voted abstains, in one act (LRR 1.2 8.14). */
export const abstainAll = defineCommand({
  summary: 'Everyone who has not voted abstains.',
  args: arg.nothing,
  facts: (game, ruleset) =>
    waitingVoters(game).flatMap((seat) =>
      castVotes(game, ruleset, { seat, outcome: null, votes: 0 }),
    ),
});

/** Votes bought after the vote (Bribery; LRR 1.2 Errata); the card leaves the hand. */
export const addVotes = defineCommand({
  summary: 'Votes bought after the vote; the card leaves a hand that is counted.',
  args: v.object({ ...arg.fieldsOf('votes.added').entries, outcome: arg.said }),
  facts: (game, ruleset, args) => [
    { type: 'votes.added', ...args, outcome: outcomeOf(game, args.outcome) },
    ...(ruleset.votesBoughtWith ? drawnFacts(game, args.seat, -1, ruleset.votesBoughtWith) : []),
  ],
});

/** The scored secret that an outcome makes public, if it elects one (LRR 1.2 FAQ Agendas). */
function publishedBy(game: Game, ruleset: Ruleset, outcome: Outcome): GameEvent[] {
  if (currentAgenda(game)?.election !== 'scored-secret-objective') return [];
  const secret = publishableSecrets(game).find(({ id }) => id === named(outcome));
  return secret
    ? publishObjective(game, ruleset, { objective: secret.id, owner: secret.owner })
    : [];
}

/**
 * The outcome, whether the card stays as a law, the points it pays, and the scored secret that it
 * makes public (LRR 1.2 8.19-8.21).
 */
export const resolveAgenda = defineCommand({
  summary:
    'The outcome, whether the card stays as a law, the points it pays, a secret that it makes public.',
  args: ofOutcome,
  facts: (game, ruleset, args) => {
    const current = currentAgenda(game);
    if (!current) return [];
    const facts = ruleset.agendas[current.id];
    const outcome = outcomeOf(game, args.outcome);
    const leading = leadingOutcomes(game);
    const decidedBy = args.decidedBy ?? (leading.length === 1 ? 'votes' : 'speaker');
    const law = current.type === 'law' && sideOf(outcome) !== 'against';
    const elected = electedSeat(outcome);
    const holder = facts?.keptByElected ? elected : null;
    const on = branchOf(current.election, outcome);
    const effects = (facts?.effects ?? []).filter((effect) => effect.on === on);
    const bars = effects.some(({ effect }) => effect === 'bar-voter');
    const barred = bars && elected ? [elected] : [];
    const revotes = effects.some(({ effect }) => effect === 'vote-again');
    const again = revotes ? revoteOf(game, ruleset, outcome) : null;
    return [
      {
        type: 'agenda.resolved',
        outcome,
        decidedBy,
        law,
        holder,
        barred,
        ...(again ? { again } : {}),
      },
      ...lostSourceFacts(game, ruleset, outcome),
      ...votedAgain(game, ruleset, current.id, law),
      ...effects.flatMap((effect) => effectFacts(game, ruleset, effect, { ...args, outcome })),
      ...pointsFacts(game, ruleset, { ...args, outcome }),
      ...publishedBy(game, ruleset, outcome),
    ];
  },
});

/** A rider that is due, of a seat. */
export type Rider = { seat: Seat; rider: string };

/**
 * The riders that are paid with this one, itself among them, from the speaker on. They pay at once: where
 * the points of those that are due win, no rider is paid without them, so that the first by the rules
 * wins, whichever is paid first (LRR PoK 98.7). Else it is this one alone.
 */
export function paidTogether(game: Game, ruleset: Ruleset, { seat, rider }: Rider): Rider[] {
  const due = ridersDue(game);
  const isThis = (row: Rider) => row.seat === seat && row.rider === rider;
  const pays = (row: Rider) => ruleset.riders[row.rider]?.points ?? 0;
  const wins = due.some((one) => {
    const own = due.filter((row) => row.seat === one.seat);
    return (
      pays(one) > 0 &&
      reachesGoal(
        game,
        one.seat,
        own.reduce((sum, row) => sum + pays(row), 0),
      )
    );
  });
  if (!wins || !due.some(isThis)) return [{ seat, rider }];
  const paid = due.filter((row) => pays(row) > 0 || isThis(row));
  return paid.map((row) => ({ seat: row.seat, rider: row.rider }));
}

/** The points of riders, a fact for each kind of rider. */
function riderPoints(ruleset: Ruleset, rows: readonly Rider[]): GameEvent[] {
  return [...new Set(rows.map(({ rider }) => rider))].flatMap((id): GameEvent[] => {
    const points = ruleset.riders[id]?.points ?? 0;
    if (points === 0) return [];
    const lines = rows.filter(({ rider }) => rider === id).map(({ seat }) => ({ seat, points }));
    return [{ type: 'points.scored', lines, source: { kind: 'rider', id } }];
  });
}

/** Pays a rider that came true (LRR 1.2 8.22), with those whose points come at once and win. */
export const payRider = defineCommand({
  summary:
    'Pays a rider that came true; with it, every other whose point comes at once, where one wins by them.',
  args: v.object({ seat: arg.seat, rider: arg.id, tokens: v.optional(arg.pools) }),
  facts: (game, ruleset, { seat, rider, tokens }) => {
    const facts = ruleset.riders[rider];
    const rows = paidTogether(game, ruleset, { seat, rider });
    const paid: GameEvent[] = [
      ...rows.map((row) => ({ type: 'rider.paid' as const, ...row })),
      ...riderPoints(ruleset, rows),
    ];
    if (facts?.actionCards) paid.push(...drawnFacts(game, seat, facts.actionCards, rider));
    if (facts?.votersLoseFleet) paid.push(...fleetLosses(game, facts.votersLoseFleet, rider));
    if (facts?.goods) paid.push({ type: 'goods.gained', seat, goods: facts.goods, cause: rider });
    if (facts?.tokens) {
      const gain = tokens ?? { tactic: facts.tokens, fleet: 0, strategy: 0 };
      paid.push(...gainFacts(game, seat, gain, rider));
    }
    if (facts?.speaker && game.speaker !== seat) paid.push({ type: 'speaker.chosen', seat });
    return paid;
  },
});

/** Planets beyond those that everyone may ready, where an agenda says so; the first are readied. */
function beyondLimit(game: Game, ruleset: Ruleset): PlanetId[] {
  const limit = readyLimit(game, ruleset);
  return limit === null
    ? []
    : playingSeats(game).flatMap((seat) => exhaustedOf(game, seat).slice(limit));
}

/** Planets are readied: the agenda phase is over (LRR 1.2 8.4). */
export const readyPlanets = defineCommand({
  summary: 'Planets are readied, but those `left` by an agenda: the agenda phase is over.',
  args: v.object({ left: v.optional(arg.ids) }),
  facts: (game, ruleset, args) => {
    const left = args.left ?? beyondLimit(game, ruleset);
    return [{ type: 'planets.readied', ...(left.length > 0 ? { left } : {}) }];
  },
});

export const agendaCommands = {
  nameSpeaker,
  revealAgenda,
  replaceAgenda,
  discardAgenda,
  readOutcomes,
  unveilAgenda,
  predict,
  barVoter,
  changeVotingOrder,
  castVotes,
  abstainAll,
  addVotes,
  resolveAgenda,
  payRider,
  readyPlanets,
};
