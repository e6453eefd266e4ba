// npm run record-fixtures: writes into tests/fixtures/games the recorded games that are missing, and
// beside each game, also one that was put there as a table saved it, what it has none of: its summary
// (where it led) and its course (what every entry changed). A file that is there is never written again:
// a released record, and where it led, stay as they are, so most of the scripts that played one are gone.
import './every-family.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineSnapshot } from '$lib/core/machine/referee.ts';
import { openState } from '$lib/core/engine/open.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import { summaryOf } from '$lib/core/record/summary.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { pinnedCourse } from '../../tests/support/course-pins.ts';
import { pinnedOf } from '../../tests/support/pinned.ts';
import { playEvening } from '../../tests/support/ascension/evening/play.ts';
import { playScript } from '../../tests/support/scripted-game.ts';
import type { Keeper } from '../../tests/support/scripted/keeper.ts';
import type { Script } from '../../tests/support/scripted/play.ts';
import { EVENINGS } from '../../tests/support/scripts/ascension-games.ts';
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
  eightPlayers,
  undonePass,
];

/** The games that are also played by taps: their acts are written down one by one. */
const BY_TAPS = [sixPlayers.name, sixAtEssentials.name, ...EVENINGS.map(({ name }) => name)];

const oneALine = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join(',\n');

const summaryText = (head: MachineSnapshot) => `${JSON.stringify(pinnedOf(head), null, 2)}\n`;

/** A game played once by its script. */
function keeperOf(name: string): Keeper {
  const evening = EVENINGS.find((row) => row.name === name);
  if (evening) return playEvening(evening).keeper;
  const script = SCRIPTS.find((row) => row.name === name);
  if (!script) throw new Error(`no recorded game ${name}`);
  return playScript(script).keeper;
}

/** The files of one recorded game, by name. */
function filesOf(name: string): Record<string, string> {
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
function besidesOf(name: string, text: string): Record<string, () => string> {
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`${name}: ${check.problem} ${check.where}`);
  const { entries } = check.file;
  return {
    [`${name}.summary.json`]: () => summaryText(openState(rulesetFor, entries).timeline.head),
    [`${name}.course.json`]: () => {
      const { of, rows } = pinnedCourse(entries);
      return `{"of":${JSON.stringify(of)},"rows":[\n${oneALine(rows)}\n]}\n`;
    },
  };
}

const FOLDER = 'tests/fixtures/games';
const missing = (file: string) => !existsSync(join(FOLDER, file));

function write(file: string, text: string): void {
  writeFileSync(join(FOLDER, file), text, { flag: 'wx' });
  console.log(`${file} (${Math.round(text.length / 1024)} KB)`);
}

/** Writes what is missing, from the project's folder. */
export function main(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name } of [...SCRIPTS, ...EVENINGS].filter(({ name }) => missing(`${name}.json`))) {
    for (const [file, text] of Object.entries(filesOf(name))) write(file, text);
  }
  const games = readdirSync(FOLDER).filter((file) => /^[a-z-]+\.json$/.test(file));
  for (const game of games) {
    const besides = besidesOf(game.replace('.json', ''), readFileSync(join(FOLDER, game), 'utf8'));
    for (const [file, textOf] of Object.entries(besides)) if (missing(file)) write(file, textOf());
  }
}
