/** One line of commands at a table without a screen: recorded, or refused with why. */
import { refuseUnknownId } from '$lib/core/commands/known-ids.ts';
import type { Stamps } from '$lib/core/play/stamp.ts';
import type { CommandLine } from '../command-lines.ts';
import type { HeadlessGame } from '../headless-game.ts';
import { knownIdsOf } from '../known-ids.ts';
import type { RefusedLine } from './document.ts';
import { judgeActs, refusedLine, type Judged } from './refusals.ts';

type Told = Pick<Judged, 'refusal' | 'due'>;

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
  const unknown = refuseUnknownId(game.game, line.args, knownIdsOf(ruleset.expansions));
  const slip = { refusal: unknown, due: judged[0]?.due ?? null };
  const tell = (rows: readonly Told[], could: boolean, anyway: boolean) =>
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
  // At the table's word only what no state hears is still refused.
  const stands = judged.find(({ refusal, heard }) => (line.anyway ? !heard : refusal !== null));
  const { refusal } = tapped;
  return tell([slip, { refusal, due: stands?.due ?? slip.due }], possible && !line.anyway, false);
}
