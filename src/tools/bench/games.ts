/**
 * Games to be measured: one as long as is asked for, recorded ones cut at a moment, an evening of eight
 * hours.
 */
import type { Game } from '$lib/core/game.ts';
import { positionOf, type Position } from '$lib/core/machine/position.ts';
import { mark } from '$lib/core/engine/mark.ts';
import { openState } from '$lib/core/engine/open.ts';
import { createdIn, emptyState, headOf, type EngineState } from '$lib/core/engine/engine-state.ts';
import { Recorder } from '$lib/core/engine/recorder.ts';
import type { StampedTap } from '$lib/core/engine/tap-options.ts';
import { tapAll } from '$lib/core/engine/tap.ts';
import { answer, moveTime } from '$lib/core/engine/time-said.ts';
import { ledgerOf, pause } from '$lib/core/engine/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import { lineOf, type LineItem } from '$lib/core/record/line.ts';
import { upcast } from '$lib/core/record/upcast.ts';
import { actionOf, strategicOf } from '$lib/core/step.ts';
import { LONG_SILENCE, type Instant, type Silence } from '$lib/core/queries/time/silence.ts';
import { timesAt } from '$lib/core/queries/time/times.ts';
import { rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';
import { longRecord } from '../../../tests/support/scripts/long-game.ts';

/** The text of a game file that holds these entries. */
const fileText = (entries: readonly Written[]) =>
  JSON.stringify(gameFileOf(entries, { app: '0.1.0', at: entries.at(-1)?.at ?? 0 }));

/** Entries of a long game, and of 600 acts, which is an evening. */
export const LONG = 2_000;
const OPENED = 780;

/** The file of a game of so many entries. */
export const gameText = (length: number): string => fileText(longRecord(length));

/** The game file up to the first tap after which the game stands at such a place, as text. */
function cutAt(text: string, isThere: (position: Position, game: Game) => boolean): string {
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`a recorded game: ${check.problem}`);
  const { entries } = check.file;
  const recorder = new Recorder(rulesetOf(['pok']).plan);
  for (const [i, { group, seq }] of entries.entries()) {
    for (const { body } of upcast(entries, seq)) {
      if (body.kind === 'fact') recorder.record(body.fact);
    }
    const whole = entries[i + 1]?.group !== group;
    if (whole && isThere(positionOf(recorder.snapshot), recorder.snapshot.context)) {
      return fileText(entries.slice(0, i + 1));
    }
  }
  throw new Error('this game never comes there');
}

/** The round whose scoring is shown: five objectives and more lie open. */
const SCORING = 5;
/** The round of whose turns one is shown; before the first of them the table takes a breath. */
const TURN = 3;

/** The game with planets and technologies, at a scoring step. */
export const scoringGameText = (text: string): string =>
  cutAt(
    text,
    ({ round, phase, step }) => round >= SCORING && `${phase}.${step}` === 'status.score',
  );

/** A game in a turn, whose clock runs. */
const turnGameText = (text: string): string =>
  cutAt(
    text,
    ({ round, phase, step }, game) =>
      round >= TURN && `${phase}.${step}` === 'action.turn' && (actionOf(game)?.turn ?? 0) > 1,
  );

/** A game in which a strategy card has just been played, and every other player may answer it. */
const answeredGameText = (text: string): string =>
  cutAt(text, ({ step }, game) => step === 'strategic' && strategicOf(game)?.resolved === true);

const MINUTE = 60_000;
/** How long it lasts, silences and pauses too (ms). */
export const EVENING = 8 * 60 * MINUTE;
/** Acts of it. */
export const ACTS = 1_500;
/** When it begins (epoch ms). */
export const BEGINS = 1_800_000_000_000;
/** Acts from one silence to the next, from one pause to the next, from one slip to the next. */
const [SILENT, PAUSED, SLIPS] = [60, 170, 9];
const PAUSE = 3 * MINUTE;
/** Silences of five to eleven minutes (ms). */
const silenceOf = (act: number) => LONG_SILENCE + ((act / SILENT) % 7) * MINUTE;
/** What an act takes (ms), so that all of it fills the evening. */
const ACT = (() => {
  let still = 0;
  for (let act = 1; act <= ACTS; act++) {
    if (act % SILENT === 0) still += silenceOf(act);
    if (act % PAUSED === 0) still += PAUSE;
  }
  return Math.floor((EVENING - still) / ACTS);
})();

/** The facts of legal play, tap by tap. */
function tapsOf(entries: readonly Written[]): LineItem[][] {
  const taps = new Map<number, LineItem[]>();
  for (const item of lineOf(entries)) {
    taps.set(item.group, [...(taps.get(item.group) ?? []), item]);
  }
  return [...taps.values()];
}

class Evening {
  state: EngineState;
  #passed = 0;
  /** Every fourth silence the page was thrown away: another run, whose clock begins anew. */
  #run = { id: 0, began: 0 };

  constructor(state: EngineState) {
    this.state = state;
  }

  how(silences: Silence[] = []): StampedTap {
    const { id, began } = this.#run;
    const stamps = {
      at: BEGINS + this.#passed,
      mono: this.#passed - began,
      run: `evening-${id}`,
      app: 'bench',
    };
    return { head: headOf(this.state), stamps, silences };
  }

  /** Goes on to what was made of the game as it stands. */
  do(make: (state: EngineState, how: StampedTap) => { ok: boolean; state?: EngineState }): void {
    const made = make(this.state, this.how());
    if (!made.state) throw new Error(`not taken: ${JSON.stringify(made)}`);
    this.state = made.state;
  }

  tap(facts: LineItem['fact'][], silences: Silence[] = []): void {
    this.do((state) => tapAll(state, [() => facts], { ...this.how(silences), anyway: true }));
  }

  /** Something is recorded and taken back, where a step hears it. */
  slip(): void {
    const gain = { type: 'goods.gained', seat: 's1', goods: 1 } as const;
    const slip = tapAll(this.state, [() => [gain]], this.how());
    if (!slip.ok) return;
    this.state = slip.state;
    this.do((state, how) => mark(state, 'undo', how));
  }

  wait(ms: number): void {
    this.#passed += ms;
  }

  /** The game is out of sight for a while. */
  sleep(ms: number, thrownAway: boolean): Silence {
    const { at } = this.how().stamps;
    this.wait(ms);
    if (thrownAway) this.#run = { id: this.#run.id + 1, began: this.#passed };
    return { from: at, to: at + ms, played: null };
  }

  /** Of three silences one was a break, one was play for the most part, one is not answered for. */
  answer(silence: Silence, nth: number): void {
    if (nth % 3 === 2) return;
    const played = nth % 3 === 0 ? 0 : silence.to - silence.from - 2 * MINUTE;
    this.do((state, how) => answer(state, silence, played, how));
    if (nth % 6 !== 1) return;
    const from = { kind: 'break' } as const;
    const to = { kind: 'table', phase: 'action' } as const;
    this.do((state, how) => moveTime(state, { from, to, ms: MINUTE, reason: 'talk' }, how));
  }
}

/** The record of the evening. */
export function longEvening(): readonly Written[] {
  const long = longRecord(2 * ACTS);
  const taps = tapsOf(long).slice(0, ACTS);
  const laidWith = createdIn(long);
  if (!laidWith || taps.length < ACTS) throw new Error(`only ${taps.length} acts`);
  const evening = new Evening(emptyState(rulesetFor, { ...laidWith, id: 'evening' }));
  for (const [i, tap] of taps.entries()) {
    const act = i + 1;
    const nth = act / SILENT;
    evening.wait(ACT);
    const silences = Number.isInteger(nth) ? [evening.sleep(silenceOf(act), nth % 4 === 0)] : [];
    evening.tap(
      tap.map(({ fact }) => fact),
      silences,
    );
    for (const silence of silences) evening.answer(silence, nth);
    if (act % PAUSED === 0) {
      evening.do((state, how) => pause(state, true, how, 'food'));
      evening.wait(PAUSE);
      evening.do((state, how) => pause(state, false, how));
    }
    if (act % SLIPS === 0) evening.slip();
  }
  return evening.state.entries;
}

/** How many silences of at least five minutes are in a play, and how many are answered. */
export function silencesIn(state: EngineState): { asked: number; answered: number } {
  const gaps = ledgerOf(state).gaps.filter(({ length }) => length >= LONG_SILENCE);
  return { asked: gaps.length, answered: gaps.filter(({ played }) => played !== null).length };
}

/** What of the true times a table shows by the second (ms): of a record at an instant. */
export function trueTimes(entries: readonly Written[], instant: Instant): Record<string, number> {
  const { now, seats } = timesAt(ledgerOf(openState(rulesetFor, entries)), instant);
  return { turn: now.ms, person: now.seat === null ? 0 : (seats[now.seat] ?? 0) };
}

/** A finished game of some 600 acts. */
const FINISHED = 'the-evening';

/** How many taps a game file holds. */
function actsOf(text: string): number {
  const check = readGameFile(text);
  return check.ok ? new Set(check.file.entries.map(({ group }) => group)).size : 0;
}

/**
 * The game files that are opened in a browser; `recorded` gives the text of a recorded game by its name.
 * `scoring` stands at a scoring step, `turn` in a turn, `answered` before the answers to a strategy card;
 * `evening` lasts eight hours.
 */
export const gameFiles = (recorded: (name: string) => string) => ({
  long: gameText(LONG),
  opened: gameText(OPENED),
  scoring: scoringGameText(recorded('six-players-eligible')),
  turn: turnGameText(recorded('six-players')),
  answered: answeredGameText(recorded('six-players')),
  finished: recorded(FINISHED),
  finishedActs: actsOf(recorded(FINISHED)),
  evening: JSON.stringify(gameFileOf(longEvening(), { app: '0.1.0', at: BEGINS + EVENING })),
});
