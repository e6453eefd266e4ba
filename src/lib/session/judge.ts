/**
 * What a tap would record: every fact asked in the state that the facts before it lead to. A fact
 * that the recorder would not take is never recorded, not even at the table's word.
 */
import type { GameEvent } from '$lib/core/events.ts';
import { refuse, type Refusal } from '$lib/core/refusal.ts';
import type { Referee, Snapshot, Verdict } from '$lib/core/machine/referee.ts';
import { Recorder } from '$lib/core/record/replay.ts';
import { strangers } from '$lib/core/strangers.ts';
import type { Draft } from './stamp.ts';

/** What the referee says to each fact, and the first that cannot be recorded where the game is. */
interface Trial {
  verdicts: Verdict[];
  deaf: Refusal | null;
  /** Where each fact leads, of those that can be recorded. */
  tried: Tried;
}

/** Snapshots that facts have led to when they were tried, by fact. */
export type Tried = ReadonlyMap<GameEvent, Snapshot>;

/** A tap that may be recorded, or why not. */
export type Judged =
  | { ok: true; drafts: Draft[]; tried: Tried }
  | {
      ok: false;
      refusal: Refusal;
      verdicts: Verdict[];
      /** True when it can only be recorded after a `position.corrected`. */
      outOfStep: boolean;
    };

/** Longest text that a game file takes, in characters. */
const LONGEST_TEXT = 200;

function short(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  // A letter of two code units is not cut in half.
  return value.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Facts as plain data: what is judged is to the letter what is stored, without the proxies of a
 * component, without keys that hold undefined, and with no text too long for a game file.
 */
export function plain(facts: readonly GameEvent[]): GameEvent[] {
  return JSON.parse(JSON.stringify(facts, short)) as GameEvent[];
}

/** A recorder at the head, made when the first fact has to be recorded. */
type AtHead = () => Recorder;

/** Tries facts; the last one is only recorded when `all` are to be. */
function tryFacts(
  referee: Referee,
  snapshot: Snapshot,
  facts: readonly GameEvent[],
  atHead: AtHead,
  all: boolean,
): Trial {
  const tried = new Map<GameEvent, Snapshot>();
  let at = snapshot;
  let recorder: Recorder | null = null;
  const take = (fact: GameEvent): boolean => {
    if (!at.can(fact)) return false;
    recorder ??= atHead();
    if (!recorder.record(fact)) return false;
    at = recorder.snapshot;
    tried.set(fact, at);
    return true;
  };
  let deaf: Refusal | null = null;
  const verdicts = facts.map((fact, i): Verdict => {
    const [stranger] = strangers(at.context, fact);
    if (stranger !== undefined) {
      const refusal = refuse('not-playing', { seat: stranger });
      deaf ??= refusal;
      return { fact, refusal };
    }
    const refusal = referee.ask(at, fact);
    const wanted = all || i < facts.length - 1;
    if (wanted && !take(fact)) deaf ??= refusal ?? refuse('out-of-step', { fact: fact.type });
    return { fact, refusal };
  });
  return { verdicts, deaf, tried };
}

/** The verdict on each fact, in order. */
export function judge(
  referee: Referee,
  snapshot: Snapshot,
  facts: readonly GameEvent[],
): Verdict[] {
  const atHead = () => new Recorder(referee.ruleset.plan, snapshot);
  return tryFacts(referee, snapshot, facts, atHead, false).verdicts;
}

/**
 * Judges a tap; `anyway` records refused facts as overruled. A recorder at the snapshot may be
 * given, and has gone on afterwards: setting one up costs more than all questions of a tap.
 */
export function judgeTap(
  referee: Referee,
  snapshot: Snapshot,
  facts: readonly GameEvent[],
  anyway: boolean,
  atHead: AtHead = () => new Recorder(referee.ruleset.plan, snapshot),
): Judged {
  const { verdicts, deaf, tried } = tryFacts(referee, snapshot, facts, atHead, true);
  const refused = verdicts.find((verdict) => verdict.refusal)?.refusal ?? null;
  const refusal = anyway ? deaf : (refused ?? deaf);
  if (refusal) return { ok: false, refusal, verdicts, outOfStep: deaf !== null };
  const drafts = verdicts.map(({ fact, refusal }): Draft => {
    const body = { kind: 'fact' as const, fact };
    return refusal ? { body, overruled: { code: refusal.code } } : { body };
  });
  return { ok: true, drafts, tried };
}
