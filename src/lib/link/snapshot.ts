/**
 * A picture of the table that stands in an address: what everyone in the room can see, so small that a code
 * on a screen holds it. Which things stand where is fixed by `FORM`; what is read makes a document of the
 * table (`core/queries/game-view.ts`), or nothing.
 */
import * as v from 'valibot';
import { gameViewSchema, type GameView } from '$lib/core/queries/game-view.ts';
import { COLOURS, PRESENCES } from '$lib/core/vocabulary.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';

export interface Snapshot {
  /** Id of the ruleset: its words are fetched. */
  ruleset: string;
  /** Epoch ms, to the minute. */
  at: number;
  view: GameView;
}

/** Number of this form; a picture of another one is not read. */
const FORM = 1;
const MINUTE = 60_000;
/** Characters of a picture, and bytes of it unpacked: the largest recorded table takes a fifth of it. */
const MOST_TEXT = 6_000;
const MOST_BYTES = 30_000;

const STATES = ['now', 'next', 'passed', 'rest', 'out'] as const;

/** Whether a browser packs and unpacks. */
export const canSnapshot = (): boolean => 'CompressionStream' in globalThis;

type Lane = GameView['lanes'][number];

/** The scored ones of a lane as bits, the first objective lowest. */
const bitsOf = ({ cells }: Lane): number =>
  cells.reduce((bits, { state }, i) => (state === 'scored' ? bits + 2 ** i : bits), 0);

const shortOf = ({ ruleset, at, view }: Snapshot) => [
  FORM,
  ruleset,
  Math.floor(at / MINUTE),
  [view.position.round, view.position.phase, view.position.step, view.position.activeSeat],
  view.goal,
  view.objectives.map(({ objective, name, stage }) =>
    name === null ? [objective, stage] : [objective, stage, name],
  ),
  view.lanes.map((lane) => [
    lane.seat,
    lane.name,
    lane.faction,
    COLOURS.indexOf(lane.colour),
    PRESENCES.indexOf(lane.presence),
    STATES.indexOf(lane.state),
    lane.points,
    bitsOf(lane),
  ]),
  view.laws.map(({ law, name, holder, outcome }) => [law, name, holder, outcome]),
  view.result && [view.result.reason, view.result.winners],
  view.seating,
];

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: GenericTransformStream,
): Promise<number[]> {
  const out: number[] = [];
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(way)
    .getReader() as ReadableStreamDefaultReader<Uint8Array>;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    // What is small packed may be endless unpacked.
    if (out.length + piece.value.length > MOST_BYTES) throw new RangeError('too large');
    out.push(...piece.value);
  }
  return out;
}

/** The picture as text that may stand in an address. */
export async function packSnapshot(snapshot: Snapshot): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shortOf(snapshot)));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

const short = v.tuple([
  v.literal(FORM),
  v.pipe(v.string(), v.maxLength(200)),
  v.number(),
  v.tuple([v.number(), v.string(), v.string(), v.nullable(v.string())]),
  v.number(),
  v.pipe(
    v.array(
      v.union([
        v.strictTuple([v.string(), v.nullable(v.number())]),
        v.strictTuple([v.string(), v.nullable(v.number()), v.string()]),
      ]),
    ),
    v.maxLength(40),
  ),
  v.pipe(
    v.array(
      v.tuple([
        v.string(),
        v.string(),
        v.nullable(v.string()),
        v.number(),
        v.number(),
        v.number(),
        v.number(),
        v.number(),
      ]),
    ),
    v.maxLength(8),
  ),
  v.pipe(
    v.array(v.tuple([v.string(), v.nullable(v.string()), v.nullable(v.string()), v.unknown()])),
    v.maxLength(40),
  ),
  v.nullable(v.tuple([v.string(), v.array(v.string())])),
  v.array(v.string()),
]);

/** What no picture tells: nothing of it is shown. */
const UNTOLD = {
  tokens: null,
  board: null,
  reinforcements: null,
  goods: null,
  commodities: null,
  commodityLimit: 0,
  secretsInHand: null,
  secretsScored: 0,
  cards: [],
  initiativeToken: null,
  activity: null,
  picksLeft: 0,
  owes: 0,
  pending: 0,
  changed: [],
  vote: null,
  ownVotes: null,
  isSpeaker: false,
};

function viewOf(said: v.InferOutput<typeof short>): unknown {
  const [, , , [round, phase, step, activeSeat], goal, objectives, lanes, laws, result, seating] =
    said;
  return {
    position: { round, phase, step, activeSeat },
    result: result && { reason: result[0], winners: result[1], call: null, note: null },
    goal,
    expansions: [],
    tracked: false,
    voting: false,
    oneVote: false,
    phases: [],
    dots: [],
    objectives: objectives.map(([objective, stage, name = null]) => ({ objective, name, stage })),
    strategyCards: [],
    laws: laws.map(([law, name, holder, outcome]) => ({ law, name, holder, outcome })),
    seating,
    order: 'points',
    lanes: lanes.map(([seat, name, faction, colour, presence, state, points, bits]) => ({
      ...UNTOLD,
      seat,
      name,
      faction,
      colour: COLOURS[colour],
      presence: PRESENCES[presence],
      state: STATES[state],
      points,
      shown: Math.min(goal, Math.max(0, points)),
      beside: 0,
      cells: objectives.map(([objective], i) => ({
        objective,
        state: Math.floor(bits / 2 ** i) % 2 === 1 ? 'scored' : 'open',
        progress: null,
      })),
    })),
    clock: { mode: 'off', game: 0, seats: {}, seat: null, turn: 0, paused: false },
  };
}

/** Reads a picture that came from anywhere; null where it is none. Never throws. */
export async function readSnapshot(text: string): Promise<Snapshot | null> {
  const packed = text.length > MOST_TEXT ? null : fromBase64Url(text);
  if (!packed || packed.length === 0) return null;
  try {
    const way = new DecompressionStream('deflate-raw');
    const bytes = await through(new Uint8Array(packed), way);
    const raw: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes)));
    const said = v.safeParse(short, raw);
    if (!said.success) return null;
    const view = v.safeParse(gameViewSchema, viewOf(said.output));
    if (!view.success) return null;
    return { ruleset: said.output[1], at: said.output[2] * MINUTE, view: view.output };
  } catch {
    return null;
  }
}
