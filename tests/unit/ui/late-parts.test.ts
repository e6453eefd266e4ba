/**
 * Browsers keep a failed script in mind for as long as the page lives. So nothing is fetched late but
 * whole stages, panels and pages, which say so and can be asked for again, and what the app does in the
 * background, or says in a sentence that is true in every browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';

const LIB = join(ROOT, 'src/lib');

/** What is fetched late, by the file that asks for it; each says what becomes of it when it fails. */
const LATE: Readonly<Record<string, string>> = {
  'ui/shell/stages.ts': 'a stage: LostPart asks again',
  'ui/shell/panels.ts': 'a panel: LostPart asks again',
  'ui/shell/Table.svelte': 'the history, a panel: LostPart asks again',
  'ui/shell/RoundRail.svelte': 'a message: without it the table shows that an act is gone',
  'ui/stages/turn/panels.ts': 'panels of a stage: LatePanel asks again',
  'ui/parts/turn/panels.ts': 'panels of a stage: LatePanel asks again',
  'ui/parts/gains/Gains.svelte': 'a panel of a stage: LatePanel asks again',
  'session/older.ts': 'NotOpened: LostPart asks again',
  'session/stored-record.ts': 'NotOpened: LostPart asks again',
  'ui/shell/GameRoom.svelte': 'in the background: a further look at the record, and at the room',
  'ui/shell/stay-awake.ts': 'in the background: the device decides when the screen sleeps',
  'ui/shell/UpdateBar.svelte': 'in the background: the next page looks for updates',
  'ui/games/ResumeCard.svelte': 'in the background: opening a game fetches it again',
  'ui/games/card-at-table.ts': 'in the background: the next start waits for the list',
  'ui/games/Beginnings.svelte': 'said by the page of the games: reload',
  'session/game-at-last.ts': 'said by the page of the games: reload',
  'session/library.svelte.ts': 'said by the page of the games: reload; mending: in the background',
  'session/import-file.ts': 'said by the page of the games: reload',
  'session/mend-list.ts': 'in the background: the next visit mends the list',
};

function* filesIn(folder: string): Generator<string> {
  for (const { name, parentPath } of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (/\.(ts|svelte)$/.test(name)) yield join(parentPath, name);
  }
}

describe('what is fetched late', () => {
  it('is known, and each of it says what becomes of it when it fails', () => {
    const found = [...filesIn(LIB)]
      // An import() that is run; a type is none.
      .filter((path) => /(?<!typeof |: )\bimport\(/.test(readFileSync(path, 'utf8')))
      .map((path) => path.slice(LIB.length + 1));
    expect(found.sort()).toEqual(Object.keys(LATE).sort());
  });
});
