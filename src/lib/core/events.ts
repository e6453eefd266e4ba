/**
 * The facts of the record: past participles with decided numbers. The schemas here are the only
 * definition; the types, the JSON Schema of the game file and the import check are made from them.
 */
import * as v from 'valibot';
import { CORRECTIONS } from './event-corrections.ts';
import {
  agenda,
  answers,
  aside,
  attachment,
  boxes,
  card,
  change,
  count,
  fact,
  fragmentChanges,
  fragments,
  gameId,
  id,
  law,
  leader,
  lines,
  maybe,
  noteId,
  objective,
  objectiveKind,
  openObjective,
  outcome,
  ownData,
  ownFactType,
  parties,
  phase,
  planet,
  planets,
  played,
  players,
  pools,
  prediction,
  primaryResolved,
  publicObjective,
  purpose,
  rejudges,
  relic,
  rider,
  seat,
  seats,
  settings,
  source,
  step,
  technology,
  text,
  tradingSide,
  typedCards,
} from './event-parts.ts';
import { DIRECTIONS } from './rule-variants.ts';
import {
  AGENDA_TYPES,
  ELECTIONS,
  BREAKTHROUGH_SIDES,
  CALL_REASONS,
  COMBATS,
  FOLLOW_ANSWERS,
  LEADER_STATES,
  OBJECTIVE_PHASES,
  READ_OUT,
  SCORE_SLOTS,
  SETTLEMENTS,
  TECHNOLOGY_MEANS,
  TOKEN_PLACES,
  TOKEN_POOLS,
} from './vocabulary.ts';

/** One schema per fact, in the order in which a game meets them. */
export const EVENT_SCHEMAS = [
  // setup
  fact('game.created', {
    id: gameId,
    ruleset: text,
    expansions: boxes,
    settings,
    cards: v.pipe(v.array(v.object({ card, initiative: count })), v.maxLength(20)),
    players,
    speaker: seat,
    /** The table plays with another number of players than its boxes are for. */
    house: v.boolean(),
    answers,
    /** Cards of the table’s own, which no box lists. */
    typed: maybe(typedCards),
  }),
  fact('objective.revealed', {
    objective,
    ...publicObjective.entries,
    extra: maybe(v.boolean()),
    ...openObjective,
  }),
  fact('game.started', {}),
  /** These players keep one of the secrets that they have drawn at setup. */
  fact('secrets.kept', { seats, returned: count }),
  // strategy phase
  fact('strategy-card.chosen', {
    seat,
    card,
    initiative: count,
    goods: count,
    /** Who is handed the card, where a law says so; the goods stay with who picked it. */
    to: maybe(seat),
    /** Goods of the card that became command tokens, by pool; they are none of `goods`. */
    turned: maybe(pools),
  }),
  fact('strategy-card.put-back', {
    seat,
    card,
    goods: count,
    /** Whose pick it was, where the card was handed on. */
    picker: maybe(seat),
    /** Command tokens that are goods on the card again. */
    turned: maybe(pools),
  }),
  fact('pick.skipped', { seat }),
  fact('strategy-cards.swapped', { cards: v.tuple([card, card]) }),
  fact('goods.placed', { goods: v.record(id, count) }),
  /** An unchosen card counts as chosen, by no one, without the goods just placed on it. */
  fact('strategy-card.drawn', { card, goods: count }),
  // action phase
  fact('strategy-card.played', { seat, card }),
  /** The turns come to the card that was drawn: it is played by no one, its secondary is open to everyone. */
  fact('strategy-card.opened', { card }),
  fact('primary.resolved', primaryResolved),
  /** The table holds a council in this turn, though no card has called one. */
  fact('council.opened', {}),
  /** It is over: the turn goes on where it stood. */
  fact('council.closed', {}),
  /** The agendas of a council, in the order in which they are voted on, each with who proposed it. */
  fact('council.called', {
    seat,
    option: id,
    agendas: v.pipe(
      v.array(
        v.object({
          agenda: law,
          name: maybe(text),
          by: maybe(seat),
          /** What a typed one is, and what is voted on. */
          kind: maybe(v.picklist(AGENDA_TYPES)),
          election: maybe(v.picklist(ELECTIONS)),
        }),
      ),
      v.maxLength(9),
    ),
    /** Votes beside those of planets and offices. */
    extra: maybe(v.pipe(v.array(v.object({ seat, votes: count })), v.maxLength(8))),
  }),
  /** A player pays for the election of the office, which is voted on last. */
  fact('council.voiced', { seat }),
  fact('followers.freed', { card, seats }),
  fact('secondary.answered', {
    seat,
    card,
    answer: v.picklist(FOLLOW_ANSWERS),
    tokens: count,
    to: v.picklist(['reinforcements', 'board']),
    owed: maybe(count),
    /** What pays instead of the strategy pool, and whether it is exhausted by it. */
    instead: maybe(played),
    exhausts: maybe(v.boolean()),
  }),
  fact('secondary.settled', {
    seat,
    card,
    how: v.picklist(SETTLEMENTS),
    tokens: count,
    to: maybe(v.picklist(['reinforcements', 'board'])),
  }),
  fact('secondaries.declined', { card, seats }),
  fact('tactical-action.taken', { seat, tokens: count, system: maybe(text) }),
  // Said once more within the action, it says what the action plays.
  fact('component-action.taken', {
    seat,
    played: v.nullable(played),
    /** Whether what is played is exhausted by it, where no fact of its own turns it. */
    exhausts: maybe(v.boolean()),
  }),
  fact('component-action.cancelled', { seat }),
  fact('action.granted', { seat, exhausted: v.array(card), cause: maybe(text) }),
  fact('turn.ended', { seat, exhausted: v.array(card) }),
  fact('turn.passed', { seat }),
  fact('turn.skipped', { seat, cause: maybe(text) }),
  fact('turn.inserted', { seat, cause: maybe(text) }),
  fact('turn.resumed', { seat, cause: maybe(text) }),
  fact('strategy-card.lent', { seat, card, cause: maybe(text) }),
  fact('combat.won', { seat, combat: v.picklist(COMBATS) }),
  fact('custodians.taken', { seat, points: change, influence: count, rejudges }),
  fact('mecatol.taken', { seat: v.nullable(seat) }),
  fact('home.changed', { seat, controlled: v.boolean() }),
  // tokens, goods, commodities
  fact('tokens.gained', { seat, tokens: pools, cause: maybe(text) }),
  fact('tokens.redistributed', { seat, tokens: pools }),
  fact('token.taken-back', { seat, pool: v.picklist(TOKEN_POOLS) }),
  fact('tokens.placed', {
    placements: v.array(v.object({ seat, from: v.picklist(TOKEN_PLACES) })),
  }),
  fact('token.captured', { by: seat, from: seat }),
  fact('token.released', { by: seat, from: seat }),
  fact('board-tokens.returned', {}),
  fact('status-tokens.set', { seat, tokens: count, cause: maybe(text) }),
  fact('goods.gained', { seat, goods: count, cause: maybe(text) }),
  fact('commodities.replenished', { replenished: v.array(v.object({ seat, commodities: count })) }),
  fact('transaction.made', {
    sides: v.tuple([tradingSide, tradingSide]),
  }),
  /** What two players agreed on; it falls due in round `until`, where one was said. Nothing enforces it. */
  fact('deal.noted', { deal: count, seats: parties, text, until: v.nullable(count) }),
  fact('deal.settled', { deal: count, text }),
  /** Goods that each of the two receives whenever agreements are filled; one with oneself names it twice. */
  fact('agreement.opened', { agreement: count, seats: parties, values: v.tuple([count, count]) }),
  fact('agreements.filled', {
    filled: v.pipe(
      v.array(v.object({ agreement: count, goods: v.tuple([count, count]) })),
      v.maxLength(40),
    ),
  }),
  fact('agreements.collected', { seat, goods: count }),
  /** What each of the two collects of the goods on it; the rest is lost. */
  fact('agreement.broken', { agreement: count, goods: v.tuple([count, count]) }),
  fact('balance.adjusted', {
    seat,
    changes: v.partial(
      v.object({
        tactic: change,
        fleet: change,
        strategy: change,
        board: change,
        goods: change,
        commodities: change,
        actionCards: change,
      }),
    ),
    fragments: maybe(fragmentChanges),
    exhausts: maybe(played),
    cause: maybe(text),
  }),
  // planets, technologies and other cards
  fact('planet.gained', { seat, planet, from: v.nullable(seat) }),
  fact('planet.lost', { seat, planet }),
  fact('planets.turned', { planets, exhausted: v.boolean(), cause: maybe(text) }),
  fact('attachment.placed', { planet, attachment }),
  fact('attachment.removed', { planet, attachment }),
  fact('technology.gained', {
    seat,
    technology,
    means: v.picklist(TECHNOLOGY_MEANS),
    cause: maybe(text),
  }),
  fact('technology.lost', { seat, technology }),
  fact('relic.gained', { seat, relic, from: v.nullable(seat) }),
  fact('relic.purged', { seat, relic }),
  fact('breakthrough.gained', { seat, breakthrough: maybe(id), cause: maybe(text) }),
  fact('breakthrough.turned', { seat, side: v.picklist(BREAKTHROUGH_SIDES) }),
  fact('breakthrough.lost', { seat }),
  fact('expedition.claimed', { seat, part: id }),
  fact('leader.turned', { seat, leader, state: v.picklist(LEADER_STATES) }),
  fact('note.placed', { seat, note: noteId, owner: seat }),
  fact('note.returned', { seat, note: noteId, owner: seat }),
  fact('payment.made', {
    seat,
    planets,
    goods: count,
    commodities: count,
    tokens: v.object({ tactic: count, fleet: count, strategy: count }),
    actionCards: count,
    fragments: v.partial(fragments),
    for: v.nullable(purpose),
  }),
  fact('condition.attested', { seat, question: text, answer: v.boolean() }),
  fact('initiative-token.given', { from: seat, to: seat }),
  /** Lent, it goes back to its owner, or out of the game where its owner is eliminated. */
  fact('initiative-token.returned', { from: seat, to: v.nullable(seat) }),
  // objectives and points
  fact('objective.scored', {
    seat,
    objective,
    name: maybe(text),
    kind: objectiveKind,
    stage: v.nullable(v.picklist([1, 2])),
    points: change,
    phase: v.picklist(OBJECTIVE_PHASES),
    slot: v.picklist(SCORE_SLOTS),
    rejudges,
  }),
  fact('objective.published', {
    objective,
    owner: seat,
    points: change,
    phase: maybe(v.picklist(OBJECTIVE_PHASES)),
    name: maybe(text),
  }),
  fact('scoring.answered', { seat }),
  fact('secret.drawn', { seat, cards: count }),
  fact('secret.returned', { seat, cards: count }),
  fact('support.given', { from: seat, to: seat, points: change, rejudges }),
  fact('support.returned', { from: seat, to: seat, points: change, rejudges }),
  fact('points.scored', { lines, source, rejudges }),
  // status phase
  fact('action-cards.drawn', {
    drawn: v.pipe(v.array(v.object({ seat, cards: count })), v.maxLength(16)),
  }),
  fact('status-tokens.settled', {}),
  fact('units.repaired', {}),
  fact('cards.readied', {}),
  fact('strategy-cards.returned', { kept: seats }),
  fact('speaker.chosen', { seat }),
  /** Play goes on in this direction: picks, secondaries, and whatever else goes round the table. */
  fact('direction.turned', { direction: v.picklist(DIRECTIONS) }),
  // agenda phase
  /** In another phase it may have a `speaker` of its own, and voters `barred`, by what opened it. */
  fact('agenda.revealed', { ...agenda, speaker: maybe(seat), barred: maybe(seats) }),
  fact('agenda.replaced', agenda),
  fact('agenda.discarded', {}),
  /** The speaker has read out what a hidden agenda can come to. */
  fact('outcomes.read', { election: v.picklist(READ_OUT) }),
  /** The card that was hidden is named; its outcome has been voted on. */
  fact('agenda.unveiled', agenda),
  fact('prediction.made', prediction),
  fact('voter.barred', { seat }),
  fact('voting-order.changed', { order: seats }),
  fact('votes.cast', {
    seat,
    outcome: v.nullable(outcome),
    votes: count,
    extra: count,
    /** The planets that are exhausted for them, as far as it was said. */
    planets: maybe(planets),
    /** Where extra votes come from, as far as it was said. */
    from: maybe(v.pipe(v.array(v.object({ card: id, votes: count })), v.maxLength(9))),
  }),
  fact('votes.added', { seat, outcome, votes: count, goods: count }),
  fact('agenda.resolved', {
    outcome,
    decidedBy: v.picklist(['votes', 'speaker', 'table']),
    law: v.boolean(),
    holder: v.nullable(seat),
    barred: seats,
    /** A law that is voted on again before the next agenda. */
    again: maybe(v.object(agenda)),
  }),
  fact('rider.paid', { seat, rider }),
  fact('law.discarded', { law }),
  fact('law.moved', { law, holder: v.nullable(seat) }),
  /** Those that an agenda keeps from being readied are `left`. */
  fact('planets.readied', { left: maybe(planets) }),
  // a phase or step that a ruleset brings itself
  fact('step.finished', {}),
  // people who leave, and the end
  fact('player.eliminated', { seat }),
  fact('player.left', { seat }),
  fact('player.returned', { seat }),
  fact('game.called', {
    winner: v.nullable(seat),
    reason: v.picklist(CALL_REASONS),
    note: maybe(text),
  }),
  /** Without `aside`, as older records have it, no goal ends the game any more. */
  fact('play-on.agreed', { phase, step, aside: maybe(aside) }),
  ...CORRECTIONS,
] as const;

/** A fact that a ruleset brings with a step of its own, which says what its data may be (`own-step.ts`). */
export const OWN_FACT = v.object({ type: ownFactType, seat: maybe(seat), data: ownData });
export type OwnFact = v.InferOutput<typeof OWN_FACT>;

/** A fact of the record. */
export type GameEvent = v.InferOutput<(typeof EVENT_SCHEMAS)[number]> | OwnFact;
export type EventType = GameEvent['type'];
/** The fact of one type. */
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Checks a fact from outside; unknown types and extra shapes fail. */
export const eventSchema = v.variant('type', [...EVENT_SCHEMAS, OWN_FACT]);

/** By how much the balances of a sheet change. */
export type BalanceChanges = EventOf<'balance.adjusted'>['changes'];

/** What a seat is known to hold once it is corrected. */
export type CorrectedHoldings = EventOf<'holdings.corrected'>['holdings'];

export type ObjectiveScored = EventOf<'objective.scored'>;
