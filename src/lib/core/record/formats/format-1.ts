/**
 * Format 1, told as what differs from the format after it. It is frozen: a test compares it with
 * the schema that was published with it (docs/schema/game-file-format-1.schema.json).
 */
import * as v from 'valibot';
import * as part from '../../event-parts.ts';
import { EVENT_SCHEMAS, type GameEvent } from '../../events.ts';
import { fieldsOf } from '../../fact-fields.ts';
import type { RefusalCode } from '../../refusal-codes.ts';
import { frame, whole } from './frame.ts';

const { count, fact, id, maybe, seat, seats, text } = part;

/** A supporter was an id like any other. */
const source = v.object({
  kind: v.picklist([
    'objective',
    'custodians',
    'imperial',
    'support',
    'law',
    'agenda',
    'relic',
    'rider',
    'other',
    'correction',
  ]),
  id: maybe(id),
  name: maybe(text),
});

const { person: _, homePlanets, ...profile } = part.profile;
const player = v.object({
  seat,
  ...profile,
  homePlanets: maybe(homePlanets),
  ...part.balances,
  ...v.partial(v.object(part.holdings)).entries,
});
const outcome = text;

/** Facts that came later. */
const LATER = [
  'turn.skipped',
  'turn.inserted',
  'turn.resumed',
  'strategy-card.lent',
  'breakthrough.gained',
  'breakthrough.turned',
  'breakthrough.lost',
  'expedition.claimed',
  'expedition.corrected',
] as const;
type Later = (typeof LATER)[number];

/** Refusals that came later. */
export const LATER_CODES: readonly RefusalCode[] = [
  'no-laws',
  'no-scored-secrets',
  'never-researches',
  'leader-locked',
  'played-exhausted',
  'already-predicted',
  'breakthrough-owned',
  'breakthrough-not-owned',
  'part-claimed',
  'no-other-way',
  'no-pass-back',
  'scoring-begun',
];

/** The fields of a fact without those that came later. */
function before<E extends v.ObjectEntries, K extends keyof E & string>(entries: E, later: K) {
  const { [later]: __, ...told } = entries;
  return told;
}

/** Settings that came later are left out. */
const settings = v.omit(part.settings, ['gainsAway']);

/** The facts that were otherwise, with their fields in place of those of today. */
const OTHERWISE = [
  fact('game.created', {
    ...fieldsOf('game.created').entries,
    settings,
    players: v.pipe(v.array(player), v.minLength(2), v.maxLength(8)),
    house: maybe(v.boolean()),
    answers: maybe(v.partial(part.answers)),
  }),
  fact('strategy-card.chosen', before(fieldsOf('strategy-card.chosen').entries, 'to')),
  fact('strategy-card.put-back', before(fieldsOf('strategy-card.put-back').entries, 'picker')),
  fact('planets.readied', {}),
  fact('primary.resolved', {
    seat,
    card: id,
    left: maybe(part.gainsMissed.left),
    unsaid: maybe(part.gainsMissed.unsaid),
  }),
  fact(
    'secondary.answered',
    before(before(fieldsOf('secondary.answered').entries, 'instead'), 'exhausts'),
  ),
  fact('balance.adjusted', before(fieldsOf('balance.adjusted').entries, 'exhausts')),
  fact('component-action.taken', { seat, name: maybe(text) }),
  fact('payment.made', {
    seat,
    planets: part.ids,
    goods: count,
    tokens: v.object({ tactic: count, strategy: count }),
    actionCards: count,
    fragments: maybe(v.partial(part.fragments)),
    objective: maybe(id),
    cause: maybe(text),
  }),
  fact('points.scored', { lines: part.lines, source }),
  fact('action-cards.drawn', { drawn: maybe(fieldsOf('action-cards.drawn').entries.drawn) }),
  fact('prediction.made', { ...before(fieldsOf('prediction.made').entries, 'once'), outcome }),
  fact('votes.cast', {
    ...before(fieldsOf('votes.cast').entries, 'from'),
    outcome: v.nullable(outcome),
  }),
  fact('votes.added', { ...fieldsOf('votes.added').entries, outcome }),
  fact('agenda.resolved', {
    ...before(fieldsOf('agenda.resolved').entries, 'again'),
    outcome,
    barred: maybe(seats),
  }),
  fact('position.corrected', {
    ...fieldsOf('position.corrected').entries,
    keeps: maybe(part.keptWithin),
  }),
  fact('player.corrected', {
    ...fieldsOf('player.corrected').entries,
    profile: v.partial(v.object({ ...profile, homePlanets })),
  }),
  fact('settings.changed', {
    ...fieldsOf('settings.changed').entries,
    settings: v.partial(settings),
  }),
  fact('points.corrected', { ...fieldsOf('points.corrected').entries, source: maybe(source) }),
  fact('law.corrected', { ...fieldsOf('law.corrected').entries, outcome }),
] as const;

type Other = v.InferOutput<(typeof OTHERWISE)[number]>;
/** A fact as format 1 tells it. */
export type Event1 = Other | Exclude<GameEvent, { type: Other['type'] | Later }>;

/** One schema per fact, in today's order. */
export const EVENT_SCHEMAS_1 = EVENT_SCHEMAS.filter(
  (schema) => !(LATER as readonly string[]).includes(schema.entries.type.literal),
).map(
  (schema) =>
    OTHERWISE.find((row) => row.entries.type.literal === schema.entries.type.literal) ?? schema,
);
export const eventSchema1 = v.variant(
  'type',
  EVENT_SCHEMAS_1,
) as unknown as v.GenericSchema<Event1>;

const body = v.variant('kind', [
  v.object({ kind: v.literal('fact'), fact: eventSchema1 }),
  v.object({ kind: v.literal('mark'), head: whole }),
  v.object({ kind: v.literal('clock'), paused: v.boolean() }),
  v.object({
    kind: v.literal('amendment'),
    target: whole,
    place: v.picklist(['insert-before', 'replace', 'remove']),
    facts: v.array(v.object({ fact: eventSchema1, at: v.number() })),
  }),
]);

export const entrySchema1 = v.object({ ...frame, format: v.literal(1), body });
/** An entry as format 1 has it. */
export type Entry1 = v.InferOutput<typeof entrySchema1>;
