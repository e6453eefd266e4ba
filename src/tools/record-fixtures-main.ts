/**
 * The recorded games as files: each script played once, with what it must lead to beside it. Most
 * were recorded before planets were tracked and stay as they are: their scripts would now lead to
 * other games.
 */
import type { Snapshot } from '$lib/core/machine/referee.ts';
import { openPlay } from '$lib/core/play/open.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import { summaryOf } from '$lib/core/record/summary.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { pinnedCourse } from '../../tests/support/course-pins.ts';
import { pinnedOf } from '../../tests/support/pinned.ts';
import { playScript } from '../../tests/support/scripted-game.ts';
import type { Keeper } from '../../tests/support/scripted/keeper.ts';
import type { Script } from '../../tests/support/scripted/play.ts';
import { ACTS_AMENDED } from '../../tests/support/scripts/acts-amended.ts';
import { bentTurns } from '../../tests/support/scripts/bent-game.ts';
import { expedition } from '../../tests/support/scripts/expedition-game.ts';
import { fourAtFull } from '../../tests/support/scripts/full-game.ts';
import { lentToken } from '../../tests/support/scripts/lent-token.ts';
import { amended, overruled } from '../../tests/support/scripts/mended-game.ts';
import {
  calledEarly,
  elimination,
  objectivesExhausted,
} from '../../tests/support/scripts/odd-games.ts';
import { EVENING, playEvening } from '../../tests/support/scripts/the-evening/index.ts';
import { openedAgenda } from '../../tests/support/scripts/opened-agenda.ts';
import { tenRounds } from '../../tests/support/scripts/ten-rounds.ts';
import { undonePass } from '../../tests/support/scripts/undone-pass.ts';
import {
  eightPlayers,
  fivePlayers,
  fourPlayers,
  sixAtEssentials,
  sixEligible,
  sixPlayers,
  threePlayers,
} from '../../tests/support/scripts/whole-games.ts';

const SCRIPTS: Script[] = [
  threePlayers,
  fourPlayers,
  fivePlayers,
  sixPlayers,
  sixAtEssentials,
  sixEligible,
  fourAtFull,
  eightPlayers,
  objectivesExhausted,
  elimination,
  overruled,
  amended,
  calledEarly,
  bentTurns,
  undonePass,
  expedition,
  lentToken,
  openedAgenda,
  tenRounds,
  ...ACTS_AMENDED,
];

/** The games that are also played by taps: their acts are written down one by one. */
const BY_TAPS = [sixPlayers.name, sixAtEssentials.name, EVENING];

const oneALine = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join(',\n');

const summaryText = (head: Snapshot) => `${JSON.stringify(pinnedOf(head), null, 2)}\n`;

/** Names of the games that are recorded from scripts. */
export const names = [...SCRIPTS.map(({ name }) => name), EVENING];

/** A game played once by its script. */
function keeperOf(name: string): Keeper {
  if (name === EVENING) return playEvening().keeper;
  const script = SCRIPTS.find((row) => row.name === name);
  if (!script) throw new Error(`no recorded game ${name}`);
  return playScript(script).keeper;
}

/** The files of one recorded game, by name. */
export function filesOf(name: string): Record<string, string> {
  const keeper = keeperOf(name);
  const { snapshot, entries } = keeper.headless;
  const made = { app: '0.1.0', at: keeper.now + 60_000, summary: { ...summaryOf(snapshot) } };
  const { entries: rows, ...head } = gameFileOf(entries, made);
  const start = JSON.stringify(head).slice(0, -1);
  return {
    [`${name}.json`]: `${start},"entries":[\n${oneALine(rows)}\n]}\n`,
    [`${name}.summary.json`]: summaryText(snapshot),
    ...(BY_TAPS.includes(name)
      ? { [`${name}.acts.json`]: `[\n${oneALine(keeper.taps)}\n]\n` }
      : {}),
  };
}

/** What lies beside a recorded game, given as its text: each file by name, made when asked for. */
export function besidesOf(name: string, text: string): Record<string, () => string> {
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`${name}: ${check.problem} ${check.where}`);
  const { entries } = check.file;
  return {
    [`${name}.summary.json`]: () => summaryText(openPlay(rulesetFor, entries).course.head),
    [`${name}.course.json`]: () => {
      const { of, rows } = pinnedCourse(entries);
      return `{"of":${JSON.stringify(of)},"rows":[\n${oneALine(rows)}\n]}\n`;
    },
  };
}
