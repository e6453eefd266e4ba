/** One line of commands at a table without a screen: recorded, or refused with why. */
import type { PlayedKind } from '$lib/core/card-effects.ts';
import { effectsOf } from '$lib/core/card-offers.ts';
import type { Cards } from '$lib/core/cards.ts';
import { refuseUnknownId, type KnownIds } from '$lib/core/commands/known-ids.ts';
import type { Seat } from '$lib/core/game.ts';
import { activeSeat } from '$lib/core/order.ts';
import type { Timeline } from '$lib/core/engine/timeline.ts';
import { plain, FactDryRun } from '$lib/core/engine/dry-run.ts';
import type { Stamps } from '$lib/core/engine/tap-options.ts';
import { sectionOf, specOf } from '$lib/core/refusal-codes.ts';
import type { Refusal, RefusalCode } from '$lib/core/refusal.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import type { CommandLine } from '../command-lines.ts';
import type { Act, HeadlessGame } from '../headless-game.ts';
import type { RefusedLine } from './document.ts';

/** Where a refused fact stands in the input, and what became of it. */
type Refused = Pick<RefusedLine, 'line' | 'command' | 'due' | 'possible' | 'anyway'>;

/** A refusal as the document shows it; of a recorded entry only the code is known. */
function refusedLine(
  { line, command, due, possible, anyway }: Refused,
  refusal: RefusalCode | Refusal,
  ruleset: Ruleset,
): RefusedLine {
  const { code, ...facts } = typeof refusal === 'string' ? { code: refusal } : refusal;
  const rests = sectionOf(code, ruleset);
  return {
    line,
    command,
    code,
    ...(facts as Pick<RefusedLine, 'with'>),
    rule: specOf(code),
    section: rests.section,
    reference: rests.reference,
    due,
    possible,
    anyway,
  };
}

/** What the referee says to one fact of a tap, and whose act the table waited for just then. */
interface Judged {
  refusal: Refusal | null;
  /** Whether it can be recorded where the game stands, refused or not. */
  heard: boolean;
  due: Seat | null;
}

/** Each fact of a tap, judged where those before it lead; nothing is recorded. */
function judgeActs(game: HeadlessGame, acts: readonly Act[]): Judged[] {
  const { referee, ruleset } = game;
  const factRun = new FactDryRun(referee, game.snapshot);
  return acts.flatMap((act) =>
    plain(act(factRun.lead().context, ruleset)).map((fact) => {
      const due = activeSeat(factRun.lead().context);
      const { refusal, handled } = factRun.ask(fact);
      return { refusal, heard: handled, due };
    }),
  );
}

const idsOf = (...tables: object[]) => new Set(tables.flatMap((table) => Object.keys(table)));

/** What can be played of a kind, by its ids. */
const playedIds = (cards: Cards, kind: PlayedKind) =>
  effectsOf(cards, 'play')
    .filter(({ card }) => card === kind)
    .map(({ id }) => id);

/** Every card of a ruleset by what it is. */
export function knownIdsOf(ruleset: Ruleset): KnownIds {
  const { cards } = ruleset;
  const played = (kind: PlayedKind) => new Set(playedIds(cards, kind));
  return {
    'action card': played('action-card'),
    ability: played('ability'),
    agenda: idsOf(ruleset.agendas),
    attachment: idsOf(cards.attachments),
    box: new Set(ruleset.boxes),
    breakthrough: played('breakthrough'),
    faction: idsOf(ruleset.factions),
    leader: idsOf(cards.leaders),
    note: idsOf(cards.notes),
    objective: idsOf(ruleset.objectives),
    planet: idsOf(cards.planets),
    relic: idsOf(cards.relics),
    rider: idsOf(ruleset.riders),
    'strategy card': idsOf(ruleset.strategyCards),
    technology: idsOf(cards.technologies),
  };
}

type RefusedFact = Pick<Judged, 'refusal' | 'due'>;

function performVerb(game: HeadlessGame, line: CommandLine, stamps: Stamps): void {
  if (line.record === 'undo' || line.record === 'redo') game[line.record](stamps);
  else game.pause(line.record === 'pause', stamps);
}

/** Performs one line at an instant (epoch ms); what was refused of it, in order. */
export function perform(game: HeadlessGame, line: CommandLine, at: number): RefusedLine[] {
  const stamps = { at, mono: at, run: 'replay', app: 'replay' };
  if (line.record) {
    performVerb(game, line, stamps);
    return [];
  }
  const { ruleset } = game;
  const judged = judgeActs(game, line.acts);
  const possible = judged.every(({ heard }) => heard);
  // The app names cards from these tables; a line names them by hand.
  const unknown = refuseUnknownId(game.game, line.args, knownIdsOf(ruleset));
  const slip = { refusal: unknown, due: judged[0]?.due ?? null };
  const tell = (rows: readonly RefusedFact[], could: boolean, anyway: boolean) =>
    rows.flatMap(({ refusal, due }) => {
      const { command } = line;
      const where = { line: line.line, command, due, possible: could, anyway };
      return refusal ? [refusedLine(where, refusal, ruleset)] : [];
    });
  // Without the rules of a box there is nothing to go on by, whatever the table says.
  const isBox = unknown?.with['kind'] === 'box';
  if (unknown && (isBox || !line.anyway)) return tell([slip], possible && !isBox, false);
  const tapped = game.tap(line.acts, stamps, line.anyway);
  if (tapped.ok) return tell([slip, ...judged], true, true);
  if ('dropped' in tapped) return tell([slip], false, false);
  // At the table's word only what no state handles is still refused.
  const stands = judged.find(({ refusal, heard }) => (line.anyway ? !heard : refusal !== null));
  const { refusal } = tapped;
  return tell([slip, { refusal, due: stands?.due ?? slip.due }], possible && !line.anyway, false);
}

/** Facts on the line of a game file that were recorded although the referee refused them. */
export function overruledLines(timeline: Timeline): RefusedLine[] {
  return timeline.line.flatMap(({ seq, fact, overruled: code }, i) => {
    if (!code) return [];
    const { context } = timeline.past.after(i) ?? timeline.head;
    const due = timeline.past.positions[i - 1]?.activeSeat ?? null;
    const where = { line: seq, command: fact.type, due, possible: true, anyway: true };
    return [refusedLine(where, code, rulesetFor(context))];
  });
}
